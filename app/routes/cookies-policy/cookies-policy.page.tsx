import { storedItems, storageTable as words } from '#content/en/cookies.ts';
import { policies } from '#content/en/policies.ts';
import { consentChoice as choiceWords } from '#words/consent.ts';
import { ConsentForm } from '../../layout/consent/consent-form.tsx';
import { definePage } from '../../page.ts';
import { PolicyPage } from '../policy/policy.page.tsx';
import { loadPolicy } from '../policy/read-policy.ts';
import styles from './cookies-policy.module.css';

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

/** Shows the current choice and lets visitors change it; CSS selects the matching line before the first paint. */
function ConsentChoice() {
  return (
    <section aria-labelledby="consent-title" className={styles.choice}>
      <h3 id="consent-title">{choiceWords.title}</h3>
      <p className={styles.withoutScript}>{choiceWords.noScript}</p>
      <ConsentForm from="policy" className={styles.form}>
        <p className={styles.ask}>{choiceWords.ask}</p>
        {/* Without script the server redirects to the line that now applies. */}
        <p id="consent-accepted" className={styles.accepted}>
          {choiceWords.accepted}
        </p>
        <p id="consent-declined" className={styles.declined}>
          {choiceWords.declined}
        </p>
      </ConsentForm>
    </section>
  );
}
