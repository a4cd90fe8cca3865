import { resources, resourcesPage as words } from '#words/resources.ts';
import { definePage } from '../../page.ts';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { OpenData } from './open-data.tsx';
import styles from './resources.module.css';

export default definePage({
  meta: () => ({ ...words, canonical: '/resources' }),
  View: Resources,
});

function Resources() {
  return (
    <>
      <PageHead id="resources-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <CardTable
          name={{ labelledBy: 'resources-title' }}
          columns={[words.columns.title, words.columns.action]}
          className={styles.table}
        >
          {resources.map(({ id, title, href, note }) => (
            <CardRow key={id}>
              <th scope="row">
                <span className={styles.title}>{title}</span>
                <span className={styles.note}>{note}</span>
              </th>
              <td className={styles.action}>
                <Link
                  to={href}
                  download
                  className={styles.download}
                  aria-label={`${words.download} ${title}`}
                >
                  <Icon name="download" />
                  {words.download}
                </Link>
              </td>
            </CardRow>
          ))}
        </CardTable>
        <OpenData />
      </div>
    </>
  );
}
