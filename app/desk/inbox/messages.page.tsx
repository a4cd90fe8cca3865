import { signUpWords, inboxWords as words } from '#content/desk/inbox.ts';
import { formatMoment, lagosDay } from '#domain/text/format-date.ts';
import { writeSpreadsheetCsv } from '#domain/text/read-csv.ts';
import { Button } from '../../ui/button/button.tsx';
import { defineDeskPage } from '../define-desk-page.tsx';
import { type DeskFile, type DeskPostRequest, type DeskRequest, useDesk } from '../desk-page.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DeskHead } from '../ui/desk-head/desk-head.tsx';
import { EmptyState } from '../ui/empty-state/empty-state.tsx';
import { FilterForm } from '../ui/filter-form/filter-form.tsx';
import { Paging } from '../ui/paging/paging.tsx';
import { readPage } from '../ui/paging/read-page.ts';
import { StateBadge } from '../ui/state-badge/state-badge.tsx';
import type { Ticket, TicketPage } from './inbox-service.ts';
import styles from './messages.module.css';
import { filterNames, hrefOf, readFilter } from './ticket-filter.ts';
import { ticketRows } from './ticket-rows.ts';
import { stateOptions, TicketStateBadge } from './ticket-state.tsx';

interface ListData extends TicketPage {
  /** Undefined at the first visit. */
  news: { since: string; count: number } | undefined;
  /** Counted only where what is held as spam is looked at. */
  heldSignUps: number;
}

const MOST_EXPORTED = 5000;
const EXCERPT_CHARACTERS = 80;

export default defineDeskPage<ListData>({
  roles: ['inbox'],
  async load({ desk: { inbox }, query, person }: DeskRequest) {
    const since = await inbox.visit(person);
    const filter = readFilter((name) => query.get(name) ?? '');
    return {
      ...(await inbox.list(filter, readPage(query), person)),
      news: since === undefined ? undefined : { since, count: await inbox.countSince(since) },
      heldSignUps: filter.isSuspected ? await inbox.countHeldSignUps() : 0,
    };
  },
  post: exportList,
  title: () => words.heading,
  View: List,
});

/** Posted, because it is written down who has taken the words of visitors along. */
async function exportList({ desk, fields, person }: DeskPostRequest): Promise<DeskFile> {
  const filter = readFilter((name) => fields[name] ?? '');
  const tickets = await desk.inbox.exportTickets(filter, person, MOST_EXPORTED);
  const name = words.csv.fileName(lagosDay(new Date()));
  return { file: { name, type: 'text/csv', text: writeSpreadsheetCsv(ticketRows(tickets)) } };
}

function List({ data: { tickets, total, perPage, news, heldSignUps } }: { data: ListData }) {
  return (
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
      {total === 0 ? (
        <EmptyState>{words.list.empty}</EmptyState>
      ) : (
        <DataTable
          caption={words.list.caption}
          columns={words.list.columns}
          rows={tickets.map((ticket) => {
            const isNew = news !== undefined && ticket.receivedAt > news.since;
            return { key: ticket.id, isMarked: isNew, cells: cellsOf(ticket, isNew) };
          })}
        />
      )}
      <Paging label={words.list.paging} total={total} rowsPerPage={perPage} />
    </>
  );
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
          options: [
            { value: '', label: filter.everyKind },
            { value: 'complaint', label: filter.complaints },
            ...Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
          ],
        },
        {
          name: 'state',
          label: filter.state,
          options: [{ value: '', label: filter.everyState }, ...stateOptions],
        },
        {
          name: 'whose',
          label: filter.whose,
          options: [
            { value: '', label: filter.everybody },
            { value: 'mine', label: filter.mine },
            { value: 'unassigned', label: filter.unassigned },
          ],
        },
        {
          name: 'suspected',
          label: filter.spam,
          options: [
            { value: '', label: filter.notSpam },
            { value: 'only', label: filter.heldAsSpam },
          ],
        },
      ]}
    />
  );
}

function ExportForm({ total }: { total: number }) {
  const { path, query } = useDesk();
  return (
    <form method="post" action={path}>
      {filterNames.map((name) => (
        <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
      ))}
      <Button type="submit" variant="secondary">
        {total > MOST_EXPORTED ? words.csv.most(MOST_EXPORTED) : words.csv.button}
      </Button>
    </form>
  );
}

function shorten(text: string): string {
  const characters = Array.from(text.replace(/\s+/g, ' '));
  const isLong = characters.length > EXCERPT_CHARACTERS;
  return isLong ? `${characters.slice(0, EXCERPT_CHARACTERS).join('').trimEnd()}…` : characters.join('');
}
