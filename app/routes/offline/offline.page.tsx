import { offlinePage as words } from '#words/offline-page.ts';
import { definePage } from '../../page.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkCard, PhoneCards } from '../../ui/link-card/link-card.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './offline.module.css';

export default definePage({
  meta: () => ({ ...words, canonical: '/offline', noindex: true }),
  View: () => (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        {/* Without an action the form reloads the requested URL, for which this page may be the offline fallback. */}
        <form>
          <Button type="submit">{words.again}</Button>
        </form>
        <section aria-labelledby="call-title">
          <h2 id="call-title">{words.callHeading}</h2>
          <PhoneCards lines={words.lines} className={styles.ways} />
        </section>
        <section aria-labelledby="saved-title">
          <h2 id="saved-title">{words.savedHeading}</h2>
          <ul className={styles.ways}>
            {words.saved.map(({ icon, label, text, to }) => (
              <li key={to}>
                <LinkCard to={to} icon={icon} name={label} note={text} />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="visit-title" className={styles.visit}>
          <h2 id="visit-title">{words.visitHeading}</h2>
          <address className={styles.address}>
            {words.office.map((line) => (
              <span key={line} className={styles.line}>
                {line}
              </span>
            ))}
            <a href={`mailto:${words.email}`}>{words.email}</a>
          </address>
          <p>{words.form}</p>
          <p className={styles.stored}>{words.stored}</p>
        </section>
      </div>
    </>
  ),
});
