import { marketingAgentsPage as words } from '#content/en/marketing-agents-page.ts';
import type { Agent, AgentList, Dated } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { formatDate } from '#domain/text/format-date.ts';
import {
  isEmptySearch,
  matchesSearch,
  matchRanges,
  prepareSearchText,
  readSearch,
} from '#domain/text/match-text.ts';
import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { spell, typingErrors } from '#domain/text/similar-words.ts';
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

/**
 * The agents that a search finds by name or number, as the lists of hospitals are searched; where it finds none, those
 * whose name has each of its words with a typing error or two. `forms` are words such as "Limited", which tell nothing.
 */
export function findAgents(agents: readonly Agent[], text: string, forms: readonly string[]): Agent[] {
  const search = readSearch(text);
  if (isEmptySearch(search)) return [...agents];
  if (search.literal) return agents.filter(({ name }) => name.includes(search.literal));
  const found = agents.filter(({ name, phone }) => matchesSearch(prepareSearchText([name, phone]), search));
  const words = (search.words.length > 0 ? search.words : [search.phrase]).filter(
    (word) => !forms.includes(word),
  );
  if (found.length > 0 || words.length === 0) return found;
  return agents.filter(({ name }) => {
    const ownWords = foldText(name).split(' ');
    return words.every((word) => ownWords.some((own) => own.startsWith(word) || isLike(own, word)));
  });
}

function isLike(own: string, word: string): boolean {
  return typingErrors(spell(own), spell(word)) !== undefined;
}
