import { signUpWords, inboxWords as words } from '#content/desk/inbox.ts';
import { readState } from '#domain/complaints/complaint-reference.ts';
import { readKind } from '#domain/forms/complaint-form.ts';
import { formatMoment, lagosDay, lagosTime } from '#domain/text/format-date.ts';
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
    return csvFile(name, [words.csv.columns, ...tickets.map(cellsInFile)]);
  },
  title: words.heading,
  View: ({ data: { tickets, total, perPage, news, heldSignUps } }) => (
    <>
      <DeskHead
        heading={words.heading}
        lead={news && words.newSince(news.count, formatMoment(news.since))}
        actions={total > 0 && <ExportForm total={total} />}
      />
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
const filterNames = ['q', 'kind', 'state', 'whose', 'suspected'] as const;

/** From the page's query or a posted form; what there is not is left out. */
function readFilter(query: URLSearchParams): TicketFilter {
  const read = (name: (typeof filterNames)[number]) => query.get(name) ?? '';
  const [kind, whose] = [read('kind'), read('whose')];
  return {
    kind: kind === 'message' || kind === 'complaint' ? kind : readKind(kind),
    state: readState(read('state')),
    whose: whose === 'mine' || whose === 'unassigned' ? whose : 'all',
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
    <TicketStateBadge key="state" state={ticket.state} />,
    <Keeper key="keeper" assignedTo={assignedTo} />,
  ];
}

function Keeper({ assignedTo }: Pick<Ticket, 'assignedTo'>) {
  const { person } = useDesk();
  if (!assignedTo) return words.list.nobody;
  return assignedTo.id === person.id ? words.list.you : assignedTo.name;
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

function cellsInFile(ticket: Ticket): string[] {
  return [
    ticket.reference,
    words.kinds[ticket.kind],
    lagosTime(new Date(ticket.receivedAt)),
    stateLabels[ticket.state],
    lagosTime(new Date(ticket.changedAt)),
    ticket.assignedTo?.name ?? '',
    ticket.isHeld ? (words.csv.reasons[ticket.suspicion ?? ''] ?? '') : '',
    ticket.name,
    ticket.phone,
    ticket.email,
    ticket.subject,
    ticket.place,
    ticket.happenedOn,
    ticket.happenedAbout,
    String(ticket.amount ?? ''),
    ticket.language,
    ticket.message,
  ];
}
