import { Fragment } from 'react';
import { signUpWords, inboxWords as words } from '#content/desk/inbox.ts';
import { replyWords } from '#content/desk/replies.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { readKind } from '#domain/forms/complaint-form.ts';
import { formatDate, formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { shortenText } from '#domain/text/shorten-text.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskRequest, isUuid, useDesk } from '../desk-page.ts';
import { DeskForm } from '../ui/desk-form/desk-form.tsx';
import { DataTable, FilterForm, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, StateBadge } from '../ui/page-parts/page-parts.tsx';
import { BulkForm, doInBulk, isBulk, TickBox, tickOf } from './bulk-form.tsx';
import type { Ticket, TicketAge, TicketFilter } from './inbox-service.ts';
import styles from './messages.module.css';
import { ticketsFile } from './ticket-export.ts';
import { hrefOf, stateLabels, TicketStateBadge } from './ticket-state.tsx';

const MOST_EXPORTED = 5000;
const EXCERPT_CHARACTERS = 80;

const { ages } = words.filter;

type ListData = Awaited<ReturnType<typeof loadList>>;

export default defineDeskPage({
  roles: ['inbox'],
  load: (request) => loadList(request),
  /** The export is posted, because it is written down who has taken the words of visitors along. */
  async post(request) {
    const { desk, fields, person, path, query } = request;
    if (isBulk(fields)) {
      const outcome = await doInBulk(request);
      if (!outcome?.errors) {
        const redirect = query.size > 0 ? `${path}?${query}` : path;
        return outcome && { redirect, notice: outcome.notice };
      }
      return { status: 400, data: { ...(await loadList(request)), fields, errors: outcome.errors } };
    }
    const filter = readFilter(new URLSearchParams(fields));
    // A filter that is not understood would let more out than was asked for.
    const isKnown = filterNames.every((name) => !fields[name] || isRead(filter, name));
    if (fields.action !== undefined || !isKnown) return undefined;
    return ticketsFile(await desk.inbox.exportTickets(filter, person, MOST_EXPORTED));
  },
  title: words.heading,
  View: ({ data }) => {
    const { tickets, total, perPage, searchedSince, news, colleagues, languages, fields, errors } = data;
    return (
      <>
        <DeskHead
          heading={words.heading}
          lead={news && words.newSince(news.count, formatMoment(news.since))}
        />
        <OtherPages />
        <Filter colleagues={colleagues} languages={languages} />
        <p role="status">{words.found(total)}</p>
        <Searched since={searchedSince} />
        {data.heldSignUps > 0 && (
          <p>
            <a href="/desk/sign-ups">{signUpWords.way(data.heldSignUps)}</a>
          </p>
        )}
        <DataTable
          caption={words.list.caption}
          columns={words.list.columns}
          rows={tickets.map((ticket) => {
            const isNew = news !== undefined && ticket.receivedAt > news.since;
            return {
              key: ticket.id,
              isMarked: isNew,
              cells: cellsOf(ticket, isNew, tickOf(ticket) in fields),
            };
          })}
          empty={<Nothing data={data} />}
          phone="dense-cards"
        />
        {tickets.length > 0 && <BulkForm colleagues={colleagues} fields={fields} errors={errors} />}
        <Paging label={words.list.paging} total={total} rowsPerPage={perPage} />
        {total > 0 && <ExportForm total={total} />}
      </>
    );
  },
});

/** Why nothing is listed, and a way on that there is. */
function Nothing({ data: { searchedSince, guesses } }: { data: ListData }) {
  const { path, query } = useDesk();
  const isFiltered = filterNames.some((name) => name !== 'q' && name !== 'before' && query.get(name));
  const { empty, emptySearch, emptyYet } = words.list;
  const reason = isFiltered ? empty : query.get('q') ? emptySearch : emptyYet;
  return (
    <>
      <p>{searchedSince ? words.searched.empty : reason}</p>
      {guesses.length > 0 && (
        <p>
          {words.list.guessed}{' '}
          {guesses.map((guess, index) => (
            <Fragment key={guess}>
              {index > 0 && ', '}
              <a href={`${path}?${new URLSearchParams({ q: guess })}`}>{guess}</a>
            </Fragment>
          ))}
        </p>
      )}
    </>
  );
}

async function loadList({ desk: { inbox }, query, person }: DeskRequest) {
  const since = await inbox.visit(person);
  const filter = readFilter(query);
  return {
    ...(await inbox.list(filter, readPage(query), person)),
    /** Undefined at the first visit. */
    news: since === undefined ? undefined : { since, count: await inbox.countSince(since) },
    /** Counted only where what is held as spam is looked at. */
    heldSignUps: filter.isHeld ? await inbox.countHeldSignUps() : 0,
    colleagues: await inbox.colleagues(),
    languages: inbox.languages,
    /** Of the form below the list, when it comes back with what is wrong. */
    fields: {} as Readonly<Record<string, string>>,
    errors: {} as Record<string, string>,
  };
}

/** The fields of the form that filters, which the export sends along. */
const filterNames = ['q', 'kind', 'state', 'whose', 'due', 'age', 'language', 'held', 'before'] as const;

/** From the page's query or a posted form; what there is not is left out. */
function readFilter(query: URLSearchParams): TicketFilter {
  const read = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  const [kind, whose, due, age] = [read('kind'), read('whose'), read('due'), read('age')];
  return {
    kind: kind === 'message' || kind === 'complaint' ? kind : readKind(kind),
    state: read('state') === 'open' ? 'open' : readState(read('state')),
    whose: whose === 'mine' || whose === 'unassigned' || isUuid(whose) ? whose : 'all',
    language: /^[a-z]{2,8}$/.exec(read('language'))?.[0],
    age: Object.hasOwn(ages, age) ? (age as TicketAge) : undefined,
    due: due === 'overdue' || due === 'today' || due === 'tomorrow' ? due : undefined,
    isHeld: read('held') === 'only',
    // PostgreSQL takes no zero character.
    search: truncateSearch(read('q')).trim(),
    before: readMoment(read('before')),
  };
}

function isRead(filter: TicketFilter, name: (typeof filterNames)[number]): boolean {
  if (name === 'q') return true;
  return name === 'whose' ? filter.whose !== 'all' : Boolean(filter[name === 'held' ? 'isHeld' : name]);
}

/** As it was stored; undefined for any other text. */
function readMoment(text: string): string | undefined {
  const moment = new Date(text);
  return !Number.isNaN(moment.getTime()) && moment.toISOString() === text ? text : undefined;
}

/** How far a search has come, and the ways to older ones and back. */
function Searched({ since }: { since: string | undefined }) {
  const { path, query } = useDesk();
  const { before, search } = readFilter(query);
  const hrefOf = (moment: string | undefined) => {
    const next = new URLSearchParams(query);
    for (const name of ['page', 'before']) next.delete(name);
    if (moment) next.set('before', moment);
    return `${path}?${next}`;
  };
  return (
    <>
      {search && before && (
        <p>
          {words.searched.before(formatMoment(before))}{' '}
          <a href={hrefOf(undefined)}>{words.searched.newest}</a>
        </p>
      )}
      {since && (
        <p>
          {words.searched.since(formatMoment(since))} <a href={hrefOf(since)}>{words.searched.older}</a>
        </p>
      )}
    </>
  );
}

function cellsOf(ticket: Ticket, isNew: boolean, isTicked: boolean) {
  const { name, email, phone, kind, language, subject, place, message, receivedAt, assignedTo } = ticket;
  return [
    <span key="reference" className={styles.reference}>
      <span className={styles.name}>
        <TickBox ticket={ticket} isTicked={isTicked} />
        <a href={hrefOf(ticket)}>{ticket.reference}</a>
      </span>
      {isNew && <StateBadge tone="new">{words.isNew}</StateBadge>}
    </span>,
    name || email || phone || words.list.noName,
    <span key="about" className={styles.about}>
      <strong>
        {words.kinds[kind]}
        {language && words.list.inLanguage(language)}
      </strong>{' '}
      {shortenText([subject || place, message].filter(Boolean).join(': '), EXCERPT_CHARACTERS)}
    </span>,
    formatMoment(receivedAt),
    <DueDay key="due" ticket={ticket} />,
    <TicketStateBadge key="state" state={ticket.state} />,
    <Keeper key="keeper" assignedTo={assignedTo} />,
  ];
}

/** In words, whatever the colour: what is late must be seen by everybody. */
function DueDay({ ticket: { dueOn, isOverdue, state } }: { ticket: Ticket }) {
  if (!dueOn) return words.list.noDue;
  const isToday = state !== 'answered' && dueOn === lagosDay(new Date());
  return (
    <span className={styles.due}>
      {isOverdue && <StateBadge tone="failed">{words.list.overdue}</StateBadge>}
      {isToday && <StateBadge tone="new">{words.list.dueToday}</StateBadge>}
      {formatDate(dueOn)}
    </span>
  );
}

function Keeper({ assignedTo }: Pick<Ticket, 'assignedTo'>) {
  const { person } = useDesk();
  if (!assignedTo) return words.list.nobody;
  return assignedTo.id === person.id ? words.list.you : assignedTo.name;
}

/** What belongs to the list and stands on pages of its own. */
function OtherPages() {
  const { person } = useDesk();
  const { mails, times } = replyWords;
  return (
    <ul className={styles.others}>
      <li>
        <a href="/desk/templates">{words.others.templates}</a>
      </li>
      <li>
        <a href="/desk/mails">{mails.way}</a>
      </li>
      {person.role === 'admin' && (
        <>
          <li>
            <a href="/desk/reply-times">{times.way}</a>
          </li>
          <li>
            <a href="/desk/erase">{words.others.erase}</a>
          </li>
        </>
      )}
    </ul>
  );
}

function Filter({ colleagues, languages }: Pick<ListData, 'colleagues' | 'languages'>) {
  const { person } = useDesk();
  const others = colleagues.filter(({ id }) => id !== person.id).map(({ id, name }) => [id, name]);
  const { filter } = words;
  return (
    <FilterForm
      label={filter.label}
      search={{ name: 'q', label: filter.search }}
      selects={[
        {
          name: 'kind',
          label: filter.kind,
          all: filter.everyKind,
          options: { complaint: filter.complaints, ...words.kinds },
        },
        {
          name: 'state',
          label: filter.state,
          all: filter.everyState,
          options: { open: filter.open, ...stateLabels },
        },
        {
          name: 'whose',
          label: filter.whose,
          all: filter.everybody,
          options: { mine: filter.mine, unassigned: filter.unassigned, ...Object.fromEntries(others) },
        },
        { name: 'age', label: filter.age, all: filter.everyAge, options: ages },
        {
          name: 'language',
          label: filter.language,
          all: filter.everyLanguage,
          options: Object.fromEntries(languages.map(({ code, name }) => [code, name])),
        },
        {
          name: 'due',
          label: filter.due,
          all: filter.everyDue,
          options: { overdue: filter.overdue, today: filter.dueToday, tomorrow: filter.dueTomorrow },
        },
        { name: 'held', label: filter.spam, all: filter.notSpam, options: { only: filter.heldAsSpam } },
      ]}
    />
  );
}

function ExportForm({ total }: { total: number }) {
  const { path, query } = useDesk();
  return (
    <DeskForm
      action={path}
      fields={Object.fromEntries(filterNames.map((name) => [name, query.get(name) ?? '']))}
      submit={total > MOST_EXPORTED ? words.csv.most(MOST_EXPORTED) : words.csv.button}
      variant="secondary"
    />
  );
}
