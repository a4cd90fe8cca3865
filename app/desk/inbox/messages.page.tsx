import { signUpWords, inboxWords as words } from '#content/desk/inbox.ts';
import { replyWords } from '#content/desk/replies.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { readKind } from '#domain/forms/complaint-form.ts';
import { formatDate, formatMoment, lagosDay, lagosTime } from '#domain/text/format-date.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { defineDeskPage } from '../define-desk-page.tsx';
import { csvFile, useDesk } from '../desk-page.ts';
import { DeskForm } from '../ui/desk-form/desk-form.tsx';
import { DataTable, FilterForm, Paging, readPage } from '../ui/list-parts/list-parts.tsx';
import { DeskHead, StateBadge } from '../ui/page-parts/page-parts.tsx';
import type { Ticket, TicketFilter } from './inbox-service.ts';
import styles from './messages.module.css';
import { hrefOf, stateLabels, TicketStateBadge } from './ticket-state.tsx';

const MOST_EXPORTED = 5000;
const EXCERPT_CHARACTERS = 80;

const csvColumns: [header: string, cellOf: (ticket: Ticket) => string][] = [
  ['reference', ({ reference }) => reference],
  ['kind', ({ kind }) => words.kinds[kind]],
  ['received', ({ receivedAt }) => lagosTime(new Date(receivedAt))],
  ['due', ({ dueOn = '' }) => dueOn],
  ['state', ({ state }) => stateLabels[state]],
  ['changed', ({ changedAt }) => lagosTime(new Date(changedAt))],
  ['looked after by', ({ assignedTo }) => assignedTo?.name ?? ''],
  ['held as spam', ({ isHeld, suspicion = '' }) => (isHeld ? (words.csv.reasons[suspicion] ?? '') : '')],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['e-mail', ({ email }) => email],
  ['subject', ({ subject }) => subject],
  ['place', ({ place }) => place],
  ['happened on', ({ happenedOn }) => happenedOn],
  ['happened about', ({ happenedAbout }) => happenedAbout],
  ['amount', ({ amount }) => String(amount ?? '')],
  ['language', ({ language }) => language],
  ['message', ({ message }) => message],
];

export default defineDeskPage({
  roles: ['inbox'],
  async load({ desk: { inbox }, query, person }) {
    const since = await inbox.visit(person);
    const filter = readFilter(query);
    return {
      ...(await inbox.list(filter, readPage(query), person)),
      /** Undefined at the first visit. */
      news: since === undefined ? undefined : { since, count: await inbox.countSince(since) },
      /** Counted only where what is held as spam is looked at. */
      heldSignUps: filter.isSuspected ? await inbox.countHeldSignUps() : 0,
    };
  },
  /** The export is posted, because it is written down who has taken the words of visitors along. */
  async post({ desk, fields, person }) {
    const filter = readFilter(new URLSearchParams(fields));
    const tickets = await desk.inbox.exportTickets(filter, person, MOST_EXPORTED);
    const name = words.csv.fileName(lagosDay(new Date()));
    const rows = tickets.map((ticket) => csvColumns.map(([, cellOf]) => cellOf(ticket)));
    return csvFile(name, [csvColumns.map(([header]) => header), ...rows]);
  },
  title: words.heading,
  View: ({ data: { tickets, total, perPage, news, heldSignUps } }) => (
    <>
      <DeskHead
        heading={words.heading}
        lead={news && words.newSince(news.count, formatMoment(news.since))}
        actions={total > 0 && <ExportForm total={total} />}
      />
      <OtherPages />
      <Filter />
      <p role="status">{words.found(total)}</p>
      {heldSignUps > 0 && (
        <p>
          <a href="/desk/sign-ups">{signUpWords.way(heldSignUps)}</a>
        </p>
      )}
      <DataTable
        caption={words.list.caption}
        columns={words.list.columns}
        rows={tickets.map((ticket) => {
          const isNew = news !== undefined && ticket.receivedAt > news.since;
          return { key: ticket.id, isMarked: isNew, cells: cellsOf(ticket, isNew) };
        })}
        empty={words.list.empty}
      />
      <Paging label={words.list.paging} total={total} rowsPerPage={perPage} />
    </>
  ),
});

/** The fields of the form that filters, which the export sends along. */
const filterNames = ['q', 'kind', 'state', 'whose', 'due', 'suspected'] as const;

/** From the page's query or a posted form; what there is not is left out. */
function readFilter(query: URLSearchParams): TicketFilter {
  const read = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  const [kind, whose, due] = [read('kind'), read('whose'), read('due')];
  return {
    kind: kind === 'message' || kind === 'complaint' ? kind : readKind(kind),
    state: readState(read('state')),
    whose: whose === 'mine' || whose === 'unassigned' ? whose : 'all',
    due: due === 'overdue' || due === 'today' ? due : undefined,
    isSuspected: read('suspected') === 'only',
    // PostgreSQL takes no zero character.
    search: truncateSearch(read('q')).trim(),
  };
}

function cellsOf(ticket: Ticket, isNew: boolean) {
  const { name, email, phone, kind, language, subject, place, message, receivedAt, assignedTo } = ticket;
  return [
    <span key="reference" className={styles.reference}>
      <a href={hrefOf(ticket)}>{ticket.reference}</a>
      {isNew && <StateBadge tone="new">{words.isNew}</StateBadge>}
    </span>,
    name || email || phone || words.list.noName,
    <span key="about" className={styles.about}>
      <strong>
        {words.kinds[kind]}
        {language && words.list.inLanguage(language)}
      </strong>{' '}
      {shorten([subject || place, message].filter(Boolean).join(': '))}
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
        <a href="/desk/mails">{mails.way}</a>
      </li>
      {person.role === 'admin' && (
        <li>
          <a href="/desk/reply-times">{times.way}</a>
        </li>
      )}
    </ul>
  );
}

function Filter() {
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
        { name: 'state', label: filter.state, all: filter.everyState, options: stateLabels },
        {
          name: 'whose',
          label: filter.whose,
          all: filter.everybody,
          options: { mine: filter.mine, unassigned: filter.unassigned },
        },
        {
          name: 'due',
          label: filter.due,
          all: filter.everyDue,
          options: { overdue: filter.overdue, today: filter.dueToday },
        },
        { name: 'suspected', label: filter.spam, all: filter.notSpam, options: { only: filter.heldAsSpam } },
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

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  const isLong = characters.length > EXCERPT_CHARACTERS;
  return isLong ? `${characters.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}…` : characters.join('');
}
