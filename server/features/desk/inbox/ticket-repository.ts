import { sql } from 'kysely';
import type { Person } from '#app/desk/desk.ts';
import type { Ticket, TicketFilter, TicketKey, TicketKind } from '#app/desk/inbox/inbox-service.ts';
import { readReference } from '#domain/complaints/complaint-reference.ts';
import { removeMarks } from '#domain/text/fold-text.ts';
import type { Database } from '../../../database/schema.ts';
import { nameOfOther } from '../../../languages.ts';
import { phonePatterns } from './phone-patterns.ts';

const SHARED = [
  'id',
  'received_at',
  'state',
  'changed_at',
  'version',
  'assigned_to',
  'suspicion',
  'released_at',
  'user_name',
  'user_email',
  'user_phone',
  'message',
  'language',
] as const;
const LISTED = [
  ...SHARED,
  'kind',
  'reference',
  'subject',
  'place',
  'place_path',
  'happened_on',
  'happened_about',
  'amount',
] as const;
const MOST_WORDS = 5;

/** Of the type that its column has in the other table: else SQLite would not read the newest by their indexes. */
const NO_TEXT = sql<string>`cast('' as text)`;

/** Messages and complaints as one table. */
function ticketsOf(database: Database) {
  const messages = database
    .selectFrom('messages')
    .select([
      ...SHARED,
      'search_text',
      sql<TicketKind>`cast('message' as text)`.as('kind'),
      sql<string>`cast(upper(substr(id, 1, 8)) as text)`.as('reference'),
      'subject',
      NO_TEXT.as('place'),
      NO_TEXT.as('place_path'),
      NO_TEXT.as('happened_on'),
      NO_TEXT.as('happened_about'),
      sql<number | null>`cast(null as integer)`.as('amount'),
    ]);
  const complaints = database
    .selectFrom('complaints')
    .select([
      ...SHARED,
      'search_text',
      sql<TicketKind>`kind`.as('kind'),
      'reference',
      NO_TEXT.as('subject'),
      'place',
      'place_path',
      'happened_on',
      'happened_about',
      'amount',
    ]);
  return database.selectFrom(messages.unionAll(complaints).as('tickets'));
}

type Tickets = ReturnType<typeof ticketsOf>;

/** A filter, and if wanted from when on and until when. */
type Wanted = TicketFilter & { received?: { from: string | undefined; before: string | undefined } };

export async function listTickets(
  database: Database,
  filter: Wanted,
  person: Person,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Ticket[]> {
  const rows = await withPeople(filtered(database, filter, person))
    .orderBy('received_at', 'desc')
    .orderBy('tickets.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(readTicket);
}

export function countTickets(database: Database, filter: Wanted, person: Person): Promise<number> {
  return count(filtered(database, filter, person));
}

/** When the oldest of so many tickets came that are the newest before a moment; undefined when there are fewer. */
export async function edgeOfNewest(
  database: Database,
  before: string | undefined,
  rows: number,
): Promise<string | undefined> {
  let tickets = ticketsOf(database);
  if (before) tickets = tickets.where('received_at', '<', before);
  const edge = await tickets
    .select('received_at')
    .orderBy('received_at', 'desc')
    .offset(rows - 1)
    .limit(1)
    .executeTakeFirst();
  return edge?.received_at;
}

/** Those that are not held back. */
export function countTicketsSince(database: Database, moment: string): Promise<number> {
  return count(ticketsOf(database).where('received_at', '>', moment).where(isHeld(false)));
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

function filtered(database: Database, filter: Wanted, person: Person): Tickets {
  const { kind, state, whose, isSuspected, search, received } = filter;
  let tickets = ticketsOf(database).where(isHeld(isSuspected));
  if (kind === 'complaint') tickets = tickets.where('kind', '!=', 'message');
  else if (kind) tickets = tickets.where('kind', '=', kind);
  if (state) tickets = tickets.where('state', '=', state);
  if (whose === 'mine') tickets = tickets.where('assigned_to', '=', person.id);
  if (whose === 'unassigned') tickets = tickets.where('assigned_to', 'is', null);
  if (received?.from) tickets = tickets.where('received_at', '>=', received.from);
  if (received?.before) tickets = tickets.where('received_at', '<', received.before);
  if (search) tickets = tickets.where(matches(search));
  return tickets;
}

function isHeld(held: boolean) {
  return held
    ? sql<boolean>`(suspicion is not null and released_at is null)`
    : sql<boolean>`(suspicion is null or released_at is not null)`;
}

/** What an older version has stored, while it ran beside this one, is searched as well as a database can. */
const SEARCHED = sql`coalesce(search_text, lower(
  tickets.id || ' ' || reference || ' ' || user_name || ' ' || user_email || ' ' || user_phone || ' ' ||
  replace(replace(user_phone, ' ', ''), '-', '') || ' ' || subject || ' ' || place || ' ' || message
))`;

const PHONE_DIGITS = sql`${[' ', '-', '.', '(', ')', '/', '+'].reduce(
  (text, sign) => sql`replace(${text}, ${sql.lit(sign)}, '')`,
  sql.ref('user_phone'),
)}`;

/** Every word, or the reference or the phone number that it may be, however that was typed. */
function matches(search: string) {
  const words = search.split(/\s+/).slice(0, MOST_WORDS);
  const everyWord = sql.join(
    words.map(
      (word) => sql`(${SEARCHED} like ${likePattern(removeMarks(word))} escape '!' or ${isPhone(word)})`,
    ),
    sql` and `,
  );
  return sql<boolean>`((${everyWord}) or reference = ${readReference(search) ?? ''} or ${isPhone(search)})`;
}

function isPhone(search: string) {
  const patterns = phonePatterns(search).map((pattern) => sql`${PHONE_DIGITS} like ${pattern}`);
  return patterns.length > 0 ? sql`(${sql.join(patterns, sql` or `)})` : sql`1 = 0`;
}

function likePattern(word: string): string {
  return `%${word.replace(/[%_!]/g, '!$&')}%`;
}

async function count(tickets: Tickets): Promise<number> {
  const { total } = await tickets.select((row) => row.fn.countAll().as('total')).executeTakeFirstOrThrow();
  return Number(total);
}

/** By a query within, since a join would keep SQLite from using the indexes too. */
function withPeople(tickets: Tickets) {
  return tickets
    .select(LISTED)
    .select((row) =>
      row
        .selectFrom('desk_people')
        .select('name')
        .whereRef('desk_people.id', '=', 'tickets.assigned_to')
        .as('assigned_name'),
    );
}

type TicketRow = Awaited<ReturnType<ReturnType<typeof withPeople>['execute']>>[number];

function readTicket(row: TicketRow): Ticket {
  return {
    id: row.id,
    reference: row.reference,
    kind: row.kind,
    receivedAt: row.received_at,
    state: row.state,
    changedAt: row.changed_at,
    version: row.version,
    assignedTo: row.assigned_to ? { id: row.assigned_to, name: row.assigned_name ?? '' } : undefined,
    suspicion: row.suspicion ?? undefined,
    isHeld: row.suspicion !== null && row.released_at === null,
    name: row.user_name,
    email: row.user_email,
    phone: row.user_phone,
    language: nameOfOther(row.language),
    message: row.message,
    subject: row.subject,
    place: row.place,
    placePath: row.place_path,
    happenedOn: row.happened_on,
    happenedAbout: row.happened_about,
    amount: row.amount ?? undefined,
  };
}
