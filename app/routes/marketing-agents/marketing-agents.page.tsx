import { marketingAgentsPage as words } from '#content/en/marketing-agents-page.ts';
import type { Agent, AgentList, Dated } from '#content/schema/directory.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { matchRanges, readSearch } from '#domain/text/match-text.ts';
import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { MAX_SEARCH_CHARACTERS, truncateSearch } from '#domain/text/truncate-search.ts';
import { agentList } from '#words/directory.ts';
import { coverStart } from '#words/plans.ts';
import { paginationWords } from '#words/site.ts';
import { definePage } from '../../page.ts';
import { Accordion } from '../../ui/accordion/accordion.tsx';
import { CardRow, CardTable } from '../../ui/card-table/card-table.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { StepPagination } from '../../ui/pagination/pagination.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { PhoneText } from '../phone-text.tsx';
import { MarkedText } from '../provider/marked-text.tsx';
import { cutNote } from '../search/cut-note.ts';
import { findAgents } from './find-agents.ts';
import styles from './marketing-agents.module.css';

const PATH = '/marketing-agents';
const SECTION = 'agents';
const SEARCH = 'q';
const PAGE = 'page';

export default definePage({
  hasPopUp: true,
  query: [SEARCH, PAGE],
  load({ query, site: { directory } }) {
    const { agents, agentList } = directory;
    const text = truncateSearch(query.get(SEARCH) ?? '').trim();
    const found = findAgents(agents, text, words.search.forms);
    const page = paginate(found.length, Number(query.get(PAGE) ?? 1));
    return {
      list: agentList,
      all: agents.length,
      text,
      note: cutNote(query.get(SEARCH)),
      found: found.length,
      page,
      rows: rowsOfPage(found, page),
    };
  },
  meta: () => ({ ...words, canonical: PATH }),
  View: ({ data }: AgentsProps) => (
    <>
      <PageHead
        heading={words.heading}
        lead={
          <>
            {words.lead} <Link {...coverStart.dates} />
          </>
        }
      >
        <div className={styles.search}>
          <SearchForm
            action={`${PATH}#${SECTION}`}
            id="agent-search"
            name={SEARCH}
            words={words.search}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={data.text}
            note={data.note}
          />
        </div>
      </PageHead>
      <div className={styles.page}>
        <Accordion
          name={SECTION}
          heading="h2"
          openId={SECTION}
          items={[
            {
              id: SECTION,
              title: data.list.title,
              detail: words.detail(data.all),
              content: <AgentsFound data={data} />,
            },
          ]}
        />
      </div>
    </>
  ),
});

type AgentsProps = {
  data: {
    list: Dated<AgentList>;
    all: number;
    text: string;
    note: string | undefined;
    found: number;
    page: PageOfRows;
    rows: Agent[];
  };
};

function AgentsFound({ data: { list, text, found, page, rows } }: AgentsProps) {
  const { search } = words;
  return (
    <div className={styles.list}>
      {text && (
        <div>
          <p className={styles.found}>{found > 0 ? search.found(found, text) : search.none(text)}</p>
          {found === 0 && <PhoneText text={search.ask} tag="p" />}
          <Link to={`${PATH}#${SECTION}`} label={search.clear} className={styles.clear} />
        </div>
      )}
      {found > 0 && (
        <>
          <AgentTable rows={rows} text={text} />
          <StepPagination
            label={words.pages}
            page={page.page}
            pageCount={page.pages}
            hrefFor={(target) => hrefOf(text, target)}
            words={paginationWords}
          />
        </>
      )}
      <p className={styles.date}>{words.listDate(formatDate(list.date))}</p>
    </div>
  );
}

function hrefOf(text: string, page: number): string {
  const query = new URLSearchParams({
    ...(text && { [SEARCH]: text }),
    ...(page > 1 && { [PAGE]: String(page) }),
  });
  return `${PATH}${query.size > 0 ? `?${query}` : ''}#${SECTION}`;
}

function AgentTable({ rows, text }: { rows: Agent[]; text: string }) {
  return (
    <CardTable
      name={{ caption: words.caption }}
      columns={agentList.columns.map(({ label }) => label)}
      className={styles.table}
    >
      {rows.map(({ name, phone }) => (
        <CardRow key={name}>
          <th scope="row" className={styles.name}>
            <MarkedText text={name} ranges={matchRanges([name], readSearch(text))[0]} />
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
