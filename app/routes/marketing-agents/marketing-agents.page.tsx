import { marketingAgentsPage as words } from '#content/en/marketing-agents-page.ts';
import type { Agent, AgentList, Dated } from '#content/schema/directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { agentList } from '#words/directory.ts';
import { paginationWords } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { StepPagination } from '../../ui/pagination/pagination.tsx';
import styles from './marketing-agents.module.css';

const PATH = '/marketing-agents';
const SECTION = 'agents';
const PAGE = 'page';

export default definePage({
  query: [PAGE],
  load({ query, site: { directory } }) {
    const { agents, agentList } = directory;
    const page = paginate(agents.length, Number(query.get(PAGE) ?? 1));
    return { list: agentList, total: agents.length, page, rows: rowsOfPage(agents, page) };
  },
  meta: () => ({ ...words, canonical: PATH }),
  View: ({ data: { list, total, page, rows } }: AgentsProps) => (
    <>
      <PageHead heading={words.heading} lead={words.lead} />
      <div className={styles.page}>
        <Accordion
          name={SECTION}
          heading="h2"
          openId={SECTION}
          items={[
            {
              id: SECTION,
              title: list.title,
              detail: words.detail(total),
              content: (
                <div className={styles.list}>
                  <AgentTable rows={rows} />
                  <StepPagination
                    label={words.pages}
                    page={page.page}
                    pageCount={page.pages}
                    hrefFor={(target) => `${PATH}${target > 1 ? `?${PAGE}=${target}` : ''}#${SECTION}`}
                    words={paginationWords}
                  />
                  <p className={styles.date}>{words.listDate(formatDate(list.date))}</p>
                </div>
              ),
            },
          ]}
        />
      </div>
    </>
  ),
});

type AgentsProps = { data: { list: Dated<AgentList>; total: number; page: PageOfRows; rows: Agent[] } };

function AgentTable({ rows }: { rows: Agent[] }) {
  return (
    <CardTable
      name={{ caption: words.caption }}
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
              <Link key={href} to={href} label={text} icon="phone" className={styles.phone} />
            ))}
          </td>
        </CardRow>
      ))}
    </CardTable>
  );
}
