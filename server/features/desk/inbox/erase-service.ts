import { sql } from 'kysely';
import type { EraseService, FoundData, FoundEntry } from '#app/desk/inbox/erase-service.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import { shortenText } from '#domain/text/shorten-text.ts';
import type { Database } from '../../../database/schema.ts';
import { removeSubscriber } from '../../newsletter/subscriber-repository.ts';
import { findSms, forgetSms } from '../../phone/sms-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { listByIds, phoneDigits } from './ticket-repository.ts';

type Table = 'messages' | 'complaints';

/** Fewer digits would be shared by several people. */
const FEWEST_DIGITS = 8;
const MOST_NAMED = 500;
/** Of a message without a subject. */
const ABOUT_CHARACTERS = 80;

/** Takes out of the database what it holds of one visitor, with answers, notes and mails, which hang on it. */
export function createEraseService(database: Database): EraseService {
  return {
    async find(contact) {
      const key = readContact(contact);
      if (!key) return undefined;
      const found = await findAll(database, key);
      return { counts: countAll(found), entries: await describeAll(database, found) };
    },
    erase: (contact, shown, person) =>
      database.transaction().execute(async (transaction) => {
        const key = readContact(contact);
        const found = key && (await findAll(transaction, key));
        if (!found || !isSame(countAll(found), shown)) return 'conflict';
        for (const table of ['messages', 'complaints'] as const)
          for (const id of found[table]) await transaction.deleteFrom(table).where('id', '=', id).execute();
        for (const { id } of found.reports)
          await transaction
            .updateTable('place_reports')
            .set({ contact: '', reason: '' })
            .where('id', '=', id)
            .execute();
        await forgetSms(transaction, found.sms);
        if ('email' in key && found.signUps.length > 0) await removeSubscriber(transaction, key.email);
        await recordAction(transaction, person, {
          action: 'visitor.erase',
          subject: 'one visitor',
          after: { ...countAll(found) },
        });
        return 'done';
      }),
  };
}

/** The newest first. */
async function describeAll(database: Database, found: Awaited<ReturnType<typeof findAll>>) {
  const tickets = await listByIds(database, [...found.messages, ...found.complaints]);
  const known = database.selectFrom('place_paths').select(['path', 'name']).orderBy('number');
  const paths = found.reports.map(({ path }) => path).slice(0, MOST_NAMED);
  const named = paths.length > 0 ? await known.where('path', 'in', paths).execute() : [];
  const places = new Map(named.map(({ path, name }) => [path, name]));
  const none = { reference: '', name: '', about: '' };
  const entries: FoundEntry[] = [
    ...tickets.map(({ id, kind: what, reference, name, subject, place, message, receivedAt: at }) => {
      const about = subject || place || shortenText(message, ABOUT_CHARACTERS);
      return { id, what, reference, name, about, at };
    }),
    ...found.signUps.map((row) => ({ ...none, ...row, what: 'signUp' as const })),
    ...found.reports.map(({ id, contact: name, path, at }) => {
      return { ...none, id, what: 'report' as const, name, about: places.get(path) ?? path, at };
    }),
    ...found.sms.map(({ table, key: id, at }) => {
      const what = table === 'sms_stops' ? ('smsStop' as const) : ('smsAnswer' as const);
      return { ...none, id, what, at };
    }),
  ];
  return entries.sort((one, other) => (one.at > other.at ? -1 : Number(one.at < other.at)));
}

const NUMBER = /[+\d][\d\s().-]{6,}/g;

type Key = { email: string } | { phone: string };

function readContact(contact: string): Key | undefined {
  const typed = contact.trim();
  if (typed.includes('@')) return { email: typed.toLowerCase() };
  const phone = nationalDigits(typed);
  return phone.length >= FEWEST_DIGITS ? { phone } : undefined;
}

async function findAll(database: Database, key: Key) {
  const [messages, complaints] = [
    await findIn(database, 'messages', key),
    await findIn(database, 'complaints', key),
  ];
  const signUps =
    'email' in key
      ? await database
          .selectFrom('subscribers')
          .select(['id', 'user_name as name', 'signed_up_at as at'])
          .where('user_email', '=', key.email)
          .execute()
      : [];
  const sms = 'phone' in key ? await findSms(database, key.phone) : [];
  return { messages, complaints, signUps, sms, reports: await findReports(database, key) };
}

/** Their contact is one line of any words: "Ada, ada@example.com". */
async function findReports(database: Database, key: Key) {
  const isLike =
    'email' in key
      ? sql<boolean>`lower(contact) like ${`%${key.email}%`}`
      : sql<boolean>`${phoneDigits('contact')} like ${`%${key.phone}%`}`;
  const rows = await database
    .selectFrom('place_reports')
    .select(['id', 'contact', 'path', 'received_at as at'])
    .where(isLike)
    .execute();
  const isTheirs = (contact: string) =>
    'email' in key
      ? contact
          .toLowerCase()
          .split(/[\s,;<>()]+/)
          .includes(key.email)
      : Array.from(contact.matchAll(NUMBER), ([number]) => nationalDigits(number)).includes(key.phone);
  return rows.filter(({ contact }) => isTheirs(contact));
}

async function findIn(database: Database, table: Table, key: Key): Promise<string[]> {
  const rows = database.selectFrom(table).select(['id', 'user_phone']);
  if ('email' in key) {
    const found = await rows
      .where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', key.email)
      .execute();
    return found.map(({ id }) => id);
  }
  const isLike = sql<boolean>`${phoneDigits('user_phone')} like ${`%${key.phone}`}`;
  const found = await rows.where(isLike).execute();
  return found.filter(({ user_phone }) => nationalDigits(user_phone) === key.phone).map(({ id }) => id);
}

function countAll(found: Record<keyof FoundData, unknown[]>): FoundData {
  const { messages, complaints, signUps, sms, reports } = found;
  return {
    messages: messages.length,
    complaints: complaints.length,
    signUps: signUps.length,
    sms: sms.length,
    reports: reports.length,
  };
}

function isSame(one: FoundData, other: FoundData): boolean {
  return (Object.keys(one) as (keyof FoundData)[]).every((name) => one[name] === other[name]);
}
