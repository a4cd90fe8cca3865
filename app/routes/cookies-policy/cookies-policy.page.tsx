import { storedItems, storageTable as words } from '#content/en/cookies.ts';
import { policies } from '#content/en/policies.ts';
import { ConsentChoice } from '../../layout/consent/consent-choice.tsx';
import { definePage } from '../../page.ts';
import { PolicyPage } from '../policy/policy-page.tsx';
import { loadPolicy } from '../policy/read-policy.ts';
import styles from './storage-table.module.css';

const policy = policies.cookies;

export default definePage({
  hasPopUp: true,
  load: ({ site }) => loadPolicy('cookies', site),
  meta: () => policy,
  View: ({ data: text }) => (
    <PolicyPage
      policy={policy}
      text={text}
      additions={{
        'what-this-site-keeps-in-your-browser': <StorageTable />,
        'your-choices': <ConsentChoice />,
      }}
    />
  ),
});

const { caption, columns, kinds, categories } = words;

/** The items that the site stores in a browser; on a small screen each row becomes a card. */
function StorageTable() {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.category}</th>
          <th scope="col">{columns.purpose}</th>
          <th scope="col">{columns.lasts}</th>
        </tr>
      </thead>
      <tbody>
        {storedItems.map(({ name, kind, category, purpose, when, lasts }) => (
          <tr key={`${kind} ${name}`} className={styles.row}>
            <th scope="row" className={styles.cell}>
              <code className={styles.name}>{name}</code>
              <span className={styles.note}>{kinds[kind]}</span>
            </th>
            <td className={styles.cell} data-label={columns.category}>
              {categories[category]}
            </td>
            <td className={styles.cell} data-label={columns.purpose}>
              {purpose}
              <span className={styles.note}>
                {columns.when}: {when}
              </span>
            </td>
            <td className={styles.cell} data-label={columns.lasts}>
              {lasts}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
