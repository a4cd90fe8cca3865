import { formatDate } from '#domain/text/format-date.ts';
import { openDataHref, resourcesPage } from '#words/resources.ts';
import { usePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import styles from './open-data.module.css';

const { heading, lead, listDate } = resourcesPage.openData;
const formats = ['csv', 'json'] as const;

export function OpenData() {
  const { providerLists, agentList } = usePage().site.directory;
  return (
    <section className={styles.data} aria-labelledby="open-data-title">
      <h2 id="open-data-title">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.lists}>
        {[...providerLists, agentList].map(({ id, title, file, date }) => (
          <li key={id} className={styles.list}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.date}>{listDate(formatDate(date))}</p>
            <p className={styles.files}>
              {formats.map((format) => (
                <Link
                  key={format}
                  to={openDataHref(file, format)}
                  download
                  className={styles.file}
                  aria-label={`${format.toUpperCase()}: ${title}`}
                >
                  {format.toUpperCase()}
                </Link>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
