import { sql } from 'kysely';
import type { Person } from '#domain/desk/roles.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import type { Database } from '../../../database/schema.ts';
import { removeSubscriber } from '../../newsletter/subscriber-repository.ts';
import { findSms, forgetSms } from '../../phone/sms-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { phoneDigits } from './ticket-repository.ts';

/** Fewer digits would be shared by several people. */
const FEWEST_DIGITS = 8;

/** Shows, copies and erases what the database holds of one visitor, with answers, notes and mails. */
export function createEraseService(database: Database) {
  return {
    /** By an e-mail address or a whole phone number; undefined when it is neither. */
    find: (contact: string) => find(database, contact),
    /** All of it, to be handed over; that it was copied is recorded, and not whose it was. */
    copy: (contact: string, person: Person) =>
      database.transaction().execute(async (transaction) => {
        const found = await find(transaction, contact);
        const after = { ...found?.counts };
        if (found)
          await recordAction(transaction, person, { action: 'visitor.copy', subject: 'one visitor', after });
        return found?.data;
      }),
    /** All of it, unless the counts are not those that were shown, as JSON; that it was done is recorded, and not whose it was. */
    erase: (contact: string, shown: string, person: Person) =>
      database.transaction().execute(async (transaction) => {
        const key = readContact(contact);
        const found = key && (await findAll(transaction, key));
        if (!found || JSON.stringify(countAll(found)) !== shown) return 'conflict';
        for (const table of ['messages', 'complaints'] as const)
          for (const { id } of found[table])
            await transaction.deleteFrom(table).where('id', '=', id).execute();
        for (const { id } of found.place_reports)
          await transaction
            .updateTable('place_reports')
            .set({ contact: '', reason: '' })
            .where('id', '=', id)
            .execute();
        await forgetSms(transaction, found);
        if ('email' in key && found.subscribers.length > 0) await removeSubscriber(transaction, key.email);
        await recordAction(transaction, person, {
          action: 'visitor.erase',
          subject: 'one visitor',
          after: { ...countAll(found) },
        });
        return 'done';
      }),
  };
}

async function find(database: Database, contact: string) {
  const key = readContact(contact);
  if (!key) return undefined;
  const found = await findAll(database, key);
  return { counts: countAll(found), data: await collectVisitorData(database, found) };
}

type Key = { email: string } | { phone: string };

function readContact(contact: string): Key | undefined {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const phone = nationalDigits(typed);
  return phone.length >= FEWEST_DIGITS ? { phone } : undefined;
}

type Found = Awaited<ReturnType<typeof findAll>>;

/** The rows of each table that has the contact. */
async function findAll(database: Database, key: Key) {
  const messages = database.selectFrom('messages').selectAll();
  const complaints = database.selectFrom('complaints').selectAll();
  const sms = 'phone' in key ? await findSms(database, key.phone) : { sms_stops: [], sms_answers: [] };
  return {
    messages: (await messages.where(isTheirs(key)).execute()).filter(isTheirPhone(key)),
    complaints: (await complaints.where(isTheirs(key)).execute()).filter(isTheirPhone(key)),
    subscribers:
      'email' in key
        ? await database.selectFrom('subscribers').selectAll().where('user_email', '=', key.email).execute()
        : [],
    ...sms,
    place_reports: await findReports(database, key),
  };
}

function isTheirs(key: Key) {
  return 'email' in key
    ? sql<boolean>`lower(user_email) = ${key.email}`
    : sql<boolean>`${phoneDigits('user_phone')} like ${`%${key.phone}%`}`;
}

function isTheirPhone(key: Key) {
  return ({ user_phone }: { user_phone: string }) => 'email' in key || hasNumber(user_phone, key.phone);
}

/** Digits with what people type between those of one number. */
const DIGITS = /[+\d][+\d\s()./-]*/g;

/** Whether a number is in a text, also beside another one or before an extension, but not as the end of a longer one. */
function hasNumber(text: string, phone: string): boolean {
  return Array.from(text.matchAll(DIGITS), ([digits]) => digits.match(/\+?\d+/g) ?? []).some((groups) =>
    groups.some(
      (group, start) =>
        (start === 0 || /^(?:\+|0|234)/.test(group)) &&
        groups.some((_, end) => nationalDigits(groups.slice(start, end + 1).join('')) === phone),
    ),
  );
}

/** Their contact is one line of any words: "Ada, ada@example.com". */
async function findReports(database: Database, key: Key) {
  const isLike =
    'email' in key
      ? sql<boolean>`lower(contact) like ${`%${key.email}%`}`
      : sql<boolean>`${phoneDigits('contact')} like ${`%${key.phone}%`}`;
  const rows = await database.selectFrom('place_reports').selectAll().where(isLike).execute();
  const names = (contact: string) =>
    'email' in key
      ? contact
          .toLowerCase()
          .split(/[\s,;<>()]+/)
          .includes(key.email)
      : hasNumber(contact, key.phone);
  return rows.filter(({ contact }) => names(contact));
}

function countAll(found: Found) {
  return {
    messages: found.messages.length,
    complaints: found.complaints.length,
    signUps: found.subscribers.length,
    sms: found.sms_stops.length + found.sms_answers.length,
    reports: found.place_reports.length,
  };
}

/** A row without internal columns, and the rows that belong to it by the name of their table. */
export interface VisitorRecord {
  [name: string]: string | number | null | VisitorRecord[];
}

/** By the name of the table. */
export type VisitorData = Record<string, VisitorRecord[]>;

/** Tables whose rows belong to a message or a complaint, each with the column that it is sorted by. */
const OF_TICKETS = {
  desk_notes: 'written_at',
  ticket_actions: 'done_at',
  visitor_replies: 'received_at',
  outbox: 'due_at',
};
const PARTS: Readonly<Record<string, { owner: string; tables: Record<string, string> }>> = {
  messages: { owner: 'message_id', tables: { message_changes: 'changed_at', ...OF_TICKETS } },
  complaints: { owner: 'complaint_id', tables: { complaint_changes: 'changed_at', ...OF_TICKETS } },
  subscribers: { owner: 'subscriber_id', tables: { outbox: 'due_at' } },
  sms_answers: { owner: 'sms_answer_id', tables: { outbox: 'due_at' } },
};

/** Keys, hashes, what the servers note for themselves, and the names of staff, which are the data of others. */
const LEFT_OUT =
  /^id$|_id$|_hash$|_key$|^(?:search_text|version|assigned_to|person_name|assigned_name|decided_by|leased_by|leased_until|last_error|attempts)$/;

/** Copies the rows of one visitor, with what belongs to each. */
async function collectVisitorData(
  database: Database,
  found: Readonly<Record<string, readonly object[]>>,
): Promise<VisitorData> {
  const data: VisitorData = {};
  for (const [table, rows] of Object.entries(found)) {
    const { owner = '', tables = {} } = PARTS[table] ?? {};
    const records: VisitorRecord[] = [];
    for (const row of rows) {
      const id = 'id' in row ? String(row.id) : '';
      // As visitors know a message.
      const reference = table === 'messages' && { reference: id.slice(0, 8).toUpperCase() };
      const record: VisitorRecord = { ...reference, ...withoutInternal(row) };
      for (const [part, moment] of Object.entries(tables)) {
        const { rows: parts } = await sql<object>`select * from ${sql.table(part)}
          where ${sql.ref(owner)} = ${id} order by ${sql.ref(moment)}`.execute(database);
        if (parts.length > 0) record[part] = parts.map(withoutInternal);
      }
      records.push(record);
    }
    data[table] = records;
  }
  return data;
}

function withoutInternal(row: object): VisitorRecord {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !LEFT_OUT.test(column)));
}
