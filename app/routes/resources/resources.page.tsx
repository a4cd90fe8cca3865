import { openDataHref, resources, resourcesPage as words } from '#content/en/resources.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { definePage, usePage } from '../../page.ts';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Disclosure } from '../../ui/disclosure/disclosure.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import styles from './resources.module.css';

export default definePage({
  hasPopUp: true,
  meta: () => ({ ...words, canonical: '/resources' }),
  View: () => (
    <>
      <PageHead id="resources-title" heading={words.heading} lead={words.lead}>
        <p>
          <Link to="#open-data-title" label={words.toOpenData} endIcon="arrow-down" className={styles.jump} />
        </p>
      </PageHead>
      <div className={styles.page}>
        <CardTable
          name={{ labelledBy: 'resources-title' }}
          columns={[words.columns.title, words.columns.action]}
          className={styles.table}
        >
          {resources.map(({ id, title, href, note, kilobytes }) => (
            <CardRow key={id}>
              <th scope="row">
                <span className={styles.resourceTitle}>{title}</span>
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
                <span className={styles.note}>{words.size(kilobytes)}</span>
              </td>
            </CardRow>
          ))}
        </CardTable>
        <OpenData />
        <Programs />
      </div>
    </>
  ),
});

const formats = ['csv', 'json'] as const;

function OpenData() {
  const { heading, lead, columns, columnsHeading, listDate } = words.openData;
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
      <Disclosure summary={columnsHeading} className={styles.more}>
        <p className={styles.columns}>{columns}</p>
      </Disclosure>
    </section>
  );
}

function Programs() {
  const { heading, lead, posts, postNote, feed, errors } = words.programs;
  return (
    <section className={styles.data} aria-labelledby="programs">
      <h2 id="programs">{heading}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul>
        <li>
          <Link to={posts.to} label={posts.label} className={styles.address} />
          <span className={styles.note}>{postNote}</span>
        </li>
        <li>
          <Link to={feed.to} label={feed.label} className={styles.address} />
        </li>
      </ul>
      <p className={styles.note}>{errors}</p>
    </section>
  );
}
