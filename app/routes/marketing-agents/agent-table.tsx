import { agentList } from '#content/directory.ts';
import { marketingAgentsPage } from '#content/marketing-agents-page.ts';
import type { Agent } from '#content/schema/directory.ts';
import { phoneNumbers } from '#rules/phone-numbers.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './agent-table.module.css';

export function AgentTable({ rows }: { rows: Agent[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        <VisuallyHidden>{marketingAgentsPage.caption}</VisuallyHidden>
      </caption>
      <thead className={styles.head}>
        <tr>
          {agentList.columns.map(({ field, label }) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles.body}>
        {rows.map(({ name, phone }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.phones}>
              {phoneNumbers(phone).map(({ text, href }) => (
                <a key={href} href={href} className={styles.phone}>
                  <Icon name="phone" />
                  {text}
                </a>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
