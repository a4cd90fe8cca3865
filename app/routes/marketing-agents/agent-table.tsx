import type { Agent } from '#content/schema/directory.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { agentList } from '#words/directory.ts';
import { marketingAgentsPage } from '#words/marketing-agents-page.ts';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './agent-table.module.css';

export function AgentTable({ rows }: { rows: Agent[] }) {
  return (
    <CardTable
      name={{ caption: marketingAgentsPage.caption }}
      columns={agentList.columns.map(({ label }) => label)}
      className={styles.table}
    >
      {rows.map(({ name, phone }) => (
        <CardRow key={name}>
          <th scope="row" className={styles.name}>
            {name}
          </th>
          <td>
            {phoneNumbers(phone).map(({ text, href }) => (
              <a key={href} href={href} className={styles.phone}>
                <Icon name="phone" />
                {text}
              </a>
            ))}
          </td>
        </CardRow>
      ))}
    </CardTable>
  );
}
