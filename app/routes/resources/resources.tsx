import { resources, resourcesPage as words } from '#content/resources.ts';
import { pageMeta } from '../../page-meta.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import type { Route } from './+types/resources.ts';
import { OpenData } from './open-data.tsx';
import styles from './resources.module.css';

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { ...words, canonical: '/resources' });
}

export default function Resources() {
  return (
    <>
      <PageHead id="resources-title" heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <table className={styles.table} aria-labelledby="resources-title">
          <thead className={styles.head}>
            <tr>
              <th scope="col">{words.columns.title}</th>
              <th scope="col">{words.columns.action}</th>
            </tr>
          </thead>
          <tbody className={styles.body}>
            {resources.map(({ id, title, href, note }) => (
              <tr key={id} className={styles.row}>
                <td>
                  <span className={styles.title}>{title}</span>
                  <span className={styles.note}>{note}</span>
                </td>
                <td className={styles.action}>
                  <a
                    href={href}
                    download
                    className={styles.download}
                    aria-label={`${words.download} ${title}`}
                  >
                    <Icon name="download" />
                    {words.download}
                  </a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <OpenData />
      </div>
    </>
  );
}
