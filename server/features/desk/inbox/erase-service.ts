import { sql } from 'kysely';
import type { Person } from '#domain/desk/roles.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import type { Database } from '../../../database/schema.ts';
import { removeSubscriber } from '../../newsletter/subscriber-repository.ts';
import { findSms, forgetSms } from '../../phone/sms-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { collectVisitorData } from './collect-visitor-data.ts';
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
