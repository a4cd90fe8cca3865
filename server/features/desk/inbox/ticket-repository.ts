import { type RawBuilder, sql } from 'kysely';
import type {
  ThreadItem,
  Ticket,
  TicketAge,
  TicketFilter,
  TicketKey,
  TicketKind,
} from '#app/desk/inbox/inbox-service.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import type { Person } from '#domain/desk/roles.ts';
import { removeMarks } from '#domain/text/fold-text.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Count } from '../../../database/count-each.ts';
import type { ComplaintTable } from '../../../database/message-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { nameOfOther } from '../../../languages.ts';
import { isColleague } from './colleagues.ts';

const SHARED = [
  'id',
  'received_at as receivedAt',
  'state',
  'changed_at as changedAt',
  'due_on as dueOn',
  'answered_in_time',
  'version',
  'assigned_to',
  'suspicion',
  'released_at',
  'user_name as name',
  'user_email as email',
  'user_phone as phone',
  'message',
  'language',
  'search_text',
] as const;
const MOST_WORDS = 5;
const DAY_MS = 86_400_000;
const IDS_AT_ONCE = 500;
const AGE_DAYS: Record<TicketAge, number> = { day: 1, week: 7, month: 30, older: 30 };

/** Of the type that its column has in the other table: else SQLite would not read the newest by their indexes. */
const NO_TEXT = sql<string>`cast('' as text)`;

const ofComplaint = (column: keyof ComplaintTable) => sql.ref<string>(column);

/** One list for both tables, since a union takes columns by their position and not by their names. */
function columnsOf(table: 'messages' | 'complaints') {
  const pick = <Type>(ofMessages: RawBuilder<Type>, ofComplaints: RawBuilder<Type>) =>
    table === 'messages' ? ofMessages : ofComplaints;
  return [
    ...SHARED,
    pick<TicketKind>(sql`cast('message' as text)`, sql`kind`).as('kind'),
    pick(sql<string>`cast(upper(substr(id, 1, 8)) as text)`, ofComplaint('reference')).as('reference'),
    pick(sql<string>`subject`, NO_TEXT).as('subject'),
    pick(NO_TEXT, ofComplaint('place')).as('place'),
    pick(NO_TEXT, ofComplaint('place_path')).as('placePath'),
    pick(NO_TEXT, ofComplaint('happened_on')).as('happenedOn'),
    pick(NO_TEXT, ofComplaint('happened_about')).as('happenedAbout'),
    pick<number | null>(sql`cast(null as integer)`, sql`amount`).as('amount'),
  ] as const;
}

/** Messages and complaints as one table, or the ones alone. */
function ticketsOf(database: Database, only?: 'messages' | 'complaints') {
  const messages = database.selectFrom('messages').select(columnsOf('messages'));
  const complaints = database.selectFrom('complaints').select(columnsOf('complaints'));
  const tickets = only
    ? { messages, complaints: complaints as unknown as typeof messages }[only]
    : messages.unionAll(complaints);
  return database.selectFrom(tickets.as('tickets'));
}

type Tickets = ReturnType<typeof ticketsOf>;

/** A filter, and if wanted from when on and until when, which of them alone, and whether it has an answer. */
type Wanted = TicketFilter & {
  received?: { from: string | undefined; before: string | undefined };
  ids?: readonly string[];
  isOpen?: boolean;
};

export async function listTickets(
  database: Database,
  filter: Wanted,
  person: Person,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Ticket[]> {
  const tickets = withPeople(filtered(database, filter, person));
  const sorted = filter.isOpen
    ? tickets.orderBy('dueOn', (order) => order.asc().nullsLast()).orderBy('receivedAt')
    : tickets.orderBy('receivedAt', 'desc');
  const rows = await sorted.orderBy('tickets.id').limit(limit).offset(offset).execute();
  return rows.map(readTicket);
}

type Match = Awaited<ReturnType<typeof findMatches>>[number];

/** What a filter fits, in no order: one table after the other, as above. */
export async function findMatches(database: Database, filter: Wanted, person: Person) {
  const select = (only: 'messages' | 'complaints') =>
    filtered(database, filter, person, only).select(['tickets.id', 'receivedAt', 'state', 'dueOn']).execute();
  const messages = filter.kind && filter.kind !== 'message' ? [] : await select('messages');
  const complaints = filter.kind === 'message' ? [] : await select('complaints');
  return [...messages, ...complaints];
}

const NO_DAY = '9999';

/** As `listTickets` sorts: first what is open, by its day and the oldest first, then the newest that was answered. */
export function compareMatches(one: Match, other: Match): number {
  const [isOpen, isOtherOpen] = [one.state !== 'answered', other.state !== 'answered'];
  if (isOpen !== isOtherOpen) return isOpen ? -1 : 1;
  const byDay = isOpen ? compare(one.dueOn ?? NO_DAY, other.dueOn ?? NO_DAY) : 0;
  const byMoment = compare(one.receivedAt, other.receivedAt) * (isOpen ? 1 : -1);
  return byDay || byMoment || compare(one.id, other.id);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

/** In the order of the ids. */
export async function listByIds(database: Database, ids: readonly string[]): Promise<Ticket[]> {
  const tickets: Ticket[] = [];
  for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
    const some = ids.slice(start, start + IDS_AT_ONCE);
    const rows = await withPeople(ticketsOf(database).where('tickets.id', 'in', some)).execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    tickets.push(...some.flatMap((id) => byId.get(id) ?? []).map(readTicket));
  }
  return tickets;
}

/** Each table by itself: of both together SQLite would read every column, and not the index alone. */
export function countOfTickets(database: Database, filter: Wanted, person: Person): Count {
  const count = (only: 'messages' | 'complaints') =>
    filtered(database, filter, person, only).select((row) => row.fn.countAll().as('total'));
  return sql<number>`(${count('messages')} + ${count('complaints')})`;
}

/** When that came which has just this age. */
export function edgeOfAge(age: TicketAge): string {
  return new Date(Date.now() - AGE_DAYS[age] * DAY_MS).toISOString();
}

/** When the oldest of so many tickets came that are the newest before a moment; undefined when there are fewer. */
export async function edgeOfNewest(database: Database, before: string | undefined, rows: number) {
  let tickets = ticketsOf(database);
  if (before) tickets = tickets.where('receivedAt', '<', before);
  const edge = await tickets
    .select('receivedAt')
    .orderBy('receivedAt', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst();
  return edge?.receivedAt;
}

/** Open ones that somebody should see first: by their day, and by who looks after them. */
export function countsOfOpen(database: Database, person: Person) {
  const all = { kind: undefined, language: undefined, age: undefined, due: undefined, search: '' };
  const open = { ...all, state: 'open', whose: 'all', isHeld: false } as const;
  return {
    overdue: countOfTickets(database, { ...open, due: 'overdue' }, person),
    dueToday: countOfTickets(database, { ...open, due: 'today' }, person),
    mine: countOfTickets(database, { ...open, whose: 'mine' }, person),
    unassigned: countOfTickets(database, { ...open, whose: 'unassigned' }, person),
  };
}

/** Those that are not held back. */
export async function countTicketsSince(database: Database, moment: string): Promise<number> {
  const tickets = ticketsOf(database).where('receivedAt', '>', moment).where(heldIs(false));
  const { total } = await tickets.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

export async function findTicket(database: Database, key: TicketKey): Promise<Ticket | undefined> {
  const tickets = ticketsOf(database);
  const row = await withPeople(
    'reference' in key
      ? tickets.where('kind', '!=', 'message').where('reference', '=', key.reference)
      : tickets.where('kind', '=', 'message').where('tickets.id', '=', key.messageId),
  ).executeTakeFirst();
  return row && readTicket(row);
}

/** By which steps, notes and mails name what they belong to. */
export function ownerOf({ kind, id }: Ticket) {
  return kind === 'message' ? { message_id: id } : { complaint_id: id };
}

/** What came after the visitor's words, oldest first. */
export async function readThread(database: Database, ticket: Ticket): Promise<ThreadItem[]> {
  const owner = ownerOf(ticket);
  const steps = await database
    .selectFrom(ticket.kind === 'message' ? 'message_changes' : 'complaint_changes')
    .select([sql<'step'>`'step'`.as('what'), 'changed_at as at', 'state', 'note', 'person_name as person'])
    .where((row) => row.and(owner))
    .execute();
  const notes = await database
    .selectFrom('desk_notes')
    .select([sql<'note'>`'note'`.as('what'), 'written_at as at', 'note', 'person_name as person'])
    .where((row) => row.and(owner))
    .execute();
  const mails = await database
    .selectFrom('outbox')
    .select([sql<'mail'>`'mail'`.as('what'), 'kind', 'state', 'attempts'])
    .select(({ fn }) => [
      fn.coalesce('sent_at', 'due_at').as('at'),
      fn.coalesce('last_error', sql.lit('')).as('error'),
    ])
    .where((row) => row.and(owner))
    .execute();
  const replies = await database
    .selectFrom('visitor_replies')
    .select([sql<'reply'>`'reply'`.as('what'), 'received_at as at', 'text as note', 'attachments', 'problem'])
    .where((row) => row.and(owner))
    .execute();
  const acts = await database
    .selectFrom('ticket_actions')
    .select([sql<'act'>`'act'`.as('what'), 'done_at as at', 'person_name as person', 'action as act'])
    .select('assigned_name as to')
    .where((row) => row.and(owner))
    .execute();
  const items: ThreadItem[] = [...steps, ...notes, ...acts, ...replies, ...mails];
  return items.sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

function filtered(
  database: Database,
  filter: Wanted,
  person: Person,
  only?: 'messages' | 'complaints',
): Tickets {
  const { kind, state, whose, language, age, isHeld, due, search, received, ids, isOpen } = filter;
  let tickets = ticketsOf(database, only).where(heldIs(isHeld));
  if (kind === 'complaint') tickets = tickets.where('kind', '!=', 'message');
  else if (kind) tickets = tickets.where('kind', '=', kind);
  if (state && state !== 'open') tickets = tickets.where('state', '=', state);
  if (whose === 'mine') tickets = tickets.where('assigned_to', '=', person.id);
  else if (whose === 'unassigned') tickets = tickets.where(isNobodys(database));
  else if (whose !== 'all') tickets = tickets.where('assigned_to', '=', whose);
  if (language) tickets = tickets.where('language', '=', language);
  if (age) {
    tickets = tickets.where('receivedAt', age === 'older' ? '<' : '>=', edgeOfAge(age));
  }
  // As the index has it, which a value of its own would keep SQLite from using.
  if (isOpen || due || state === 'open') tickets = tickets.where(sql<boolean>`state != 'answered'`);
  if (isOpen === false) tickets = tickets.where('state', '=', 'answered');
  if (due === 'tomorrow') tickets = tickets.where('dueOn', '<=', lagosDay(new Date(), -1));
  else if (due) tickets = tickets.where('dueOn', due === 'today' ? '=' : '<', lagosDay(new Date()));
  if (received?.from) tickets = tickets.where('receivedAt', '>=', received.from);
  if (received?.before) tickets = tickets.where('receivedAt', '<', received.before);
  if (ids) tickets = tickets.where('tickets.id', 'in', ids);
  if (search) tickets = tickets.where(matches(search));
  return tickets;
}

/** Nobody has taken it, or whoever did has left or reads no messages any more. */
function isNobodys(database: Database) {
  const colleagues = database.selectFrom('desk_people').select('id').where(isColleague);
  return sql<boolean>`(assigned_to is null or assigned_to not in ${colleagues})`;
}

function heldIs(held: boolean) {
  return held
    ? sql<boolean>`(suspicion is not null and released_at is null)`
    : sql<boolean>`(suspicion is null or released_at is not null)`;
}

/** For what an older version has stored, while it ran beside this one: `searchTextOf`, as well as a database can. */
const SEARCHED = sql`coalesce(search_text, lower(
  tickets.id || ' ' || reference || ' ' || name || ' ' || email || ' ' || phone || ' ' ||
  replace(replace(phone, ' ', ''), '-', '') || ' ' || subject || ' ' || place || ' ' || message
))`;

/** A phone number without the signs that people write between its digits. */
export function phoneDigits(column: string) {
  return [' ', '\u00a0', '-', '.', '(', ')', '/', '+'].reduce(
    (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
    sql`${sql.ref(column)}`,
  );
}

const PHONE_DIGITS = phoneDigits('phone');

/** Every word, or the reference or the phone number that it may be, however that was typed. */
function matches(search: string) {
  const words = search.split(/\s+/).slice(0, MOST_WORDS);
  const everyWord = sql.join(
    words.map(
      (word) => sql`(${SEARCHED} like ${likePattern(removeMarks(word))} escape '!' or ${isPhone(word)})`,
    ),
    sql` and `,
  );
  const isWhole = words.length > 1 ? isPhone(search) : sql`1 = 0`;
  return sql<boolean>`((${everyWord}) or reference = ${readReference(search) ?? ''} or ${isWhole})`;
}

function isPhone(search: string) {
  const patterns = phonePatterns(search);
  const [anywhere = '', atHome] = patterns;
  if (!anywhere) return sql`1 = 0`;
  // What all of them have in common first: to take the signs out takes longer than all else.
  const shared = atHome ? `%${atHome.slice(1)}` : anywhere;
  const isAny = sql.join(
    patterns.map((pattern) => sql`${PHONE_DIGITS} like ${pattern}`),
    sql` or `,
  );
  return sql`(${PHONE_DIGITS} like ${shared} and (${isAny}))`;
}

/** For a word anywhere in a text, with `escape '!'`. */
function likePattern(word: string): string {
  return `%${word.replace(/[%_!]/g, '!$&')}%`;
}

/** By a query within, since a join would keep SQLite from using the indexes too. */
function withPeople(tickets: Tickets) {
  return tickets
    .selectAll()
    .select((row) =>
      row
        .selectFrom('desk_people')
        .select('name')
        .whereRef('desk_people.id', '=', 'tickets.assigned_to')
        .where(isColleague)
        .as('assigned_name'),
    );
}

type TicketRow = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

function readTicket(row: TicketRow): Ticket {
  const { search_text, assigned_to, assigned_name, suspicion, released_at, language, amount, ...rest } = row;
  const { dueOn, answered_in_time, ...ticket } = rest;
  return {
    ...ticket,
    dueOn: dueOn ?? undefined,
    isOverdue: ticket.state !== 'answered' && dueOn !== null && dueOn < lagosDay(new Date()),
    isAnsweredInTime: answered_in_time === null ? undefined : answered_in_time === 1,
    assignedTo: assigned_to && assigned_name !== null ? { id: assigned_to, name: assigned_name } : undefined,
    suspicion: suspicion ?? undefined,
    isHeld: suspicion !== null && released_at === null,
    language: nameOfOther(language),
    languageCode: language,
    amount: amount ?? undefined,
  };
}

const FEWEST_DIGITS = 4;

/** The ways in which a number of Nigeria begins: at home, from abroad, and from abroad with the 0 left in. */
const BEGINNINGS = ['0', '234', '00234', '2340'];

/**
 * What the digits of a phone number are like that somebody searches for; none when it can be no number. `0809 123` also
 * means `+234 809 123`, and the other way round.
 */
export function phonePatterns(search: string): string[] {
  const digits = search.replace(/[\s\-.()/+]/g, '');
  if (!/^\d+$/.test(digits) || digits.length < FEWEST_DIGITS) return [];
  const rest = /^(?:(?:00)?2340?|0)([1-9]\d{2,})$/.exec(digits)?.[1];
  return [`%${digits}%`, ...(rest ? BEGINNINGS.map((beginning) => `${beginning}${rest}%`) : [])];
}
