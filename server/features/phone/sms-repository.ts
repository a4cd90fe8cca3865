import { randomUUID } from 'node:crypto';
import { lagosDay } from '#domain/text/format-date.ts';
import { internationalNumber, nationalDigits } from '#domain/text/phone-numbers.ts';
import type { SmsGateway } from '../../config.ts';
import type { Database } from '../../database/schema.ts';
import { addToOutbox } from '../../delivery/outbox-repository.ts';
import { countAttempt, forgetAttempt } from '../../visitors/attempt-limiter.ts';
import { createSigner } from '../newsletter/mail-links.ts';

/** A number by which nobody can be called who has only the database: keyed by the site's secret. */
async function hashNumber(database: Database, number: string): Promise<string> {
  return (await createSigner(database)(`sms:${nationalDigits(number)}`)).toString('base64url');
}

/** STOP is kept, and START takes it back. */
export async function keepStop(transaction: Database, number: string, isStopped: boolean): Promise<void> {
  const number_hash = await hashNumber(transaction, number);
  if (!isStopped) {
    await transaction.deleteFrom('sms_stops').where('number_hash', '=', number_hash).execute();
    return;
  }
  await transaction
    .insertInto('sms_stops')
    .values({ number_hash, stopped_at: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('number_hash').doNothing())
    .execute();
}

export async function isStopped(database: Database, number: string): Promise<boolean> {
  const found = await database
    .selectFrom('sms_stops')
    .select('number_hash')
    .where('number_hash', '=', await hashNumber(database, number))
    .executeTakeFirst();
  return found !== undefined;
}

/** Each part is an SMS of its own: what was sent is not sent again because the next one failed. */
export async function queueAnswer(
  transaction: Database,
  number: string,
  parts: readonly string[],
): Promise<void> {
  const stored_at = new Date().toISOString();
  for (const text of parts) {
    const id = randomUUID();
    await transaction.insertInto('sms_answers').values({ id, number, text, stored_at }).execute();
    await addToOutbox(transaction, { kind: 'sms-answer', sms_answer_id: id, state: 'waiting' });
  }
}

/** What a number has left with us besides messages and complaints. */
export async function findSms(database: Database, number: string) {
  return {
    sms_stops: await database
      .selectFrom('sms_stops')
      .selectAll()
      .where('number_hash', '=', await hashNumber(database, number))
      .execute(),
    sms_answers: await database
      .selectFrom('sms_answers')
      .selectAll()
      .where('number', '=', internationalNumber(`0${nationalDigits(number)}`))
      .execute(),
  };
}

export async function forgetSms(
  transaction: Database,
  { sms_stops, sms_answers }: Awaited<ReturnType<typeof findSms>>,
): Promise<void> {
  for (const { number_hash } of sms_stops)
    await transaction.deleteFrom('sms_stops').where('number_hash', '=', number_hash).execute();
  for (const { id } of sms_answers)
    await transaction.deleteFrom('sms_answers').where('id', '=', id).execute();
}

const DAY_MS = 86_400_000;
const counterOfToday = () => `sms:${lagosDay(new Date())}`;

/** Of the limits of a day: anyone can ask, and news of complaints must still be sent. */
const ANSWERS_SHARE = { ofAll: 4 / 5, ofNumber: 1 / 3 };

/** Counts an SMS before it is sent. False if a limit of the day is reached, or the share of it that is for answers. */
export async function countSms(
  database: Database,
  number: string,
  gateway: SmsGateway,
  isAnswer: boolean,
): Promise<boolean> {
  const counter = counterOfToday();
  const ofNumber = `${counter}:${await hashNumber(database, number)}`;
  const share = isAnswer ? ANSWERS_SHARE : { ofAll: 1, ofNumber: 1 };
  const most = Math.ceil(gateway.numberLimit * share.ofNumber);
  const all = Math.ceil(gateway.dailyLimit * share.ofAll);
  if (!(await countAttempt(database, ofNumber, { most, windowMs: DAY_MS }))) return false;
  if (await countAttempt(database, counter, { most: all, windowMs: DAY_MS })) return true;
  await forgetAttempt(database, ofNumber);
  return false;
}

/** For an SMS that was not sent: it counts again when it is tried again. */
export async function uncountSms(database: Database, number: string): Promise<void> {
  await forgetAttempt(database, `${counterOfToday()}:${await hashNumber(database, number)}`);
  await forgetAttempt(database, counterOfToday());
}

/** How many SMS were sent today, to all numbers and to the one that got the most. */
export async function readSmsUsage(database: Database): Promise<{ all: number; most: number }> {
  const rows = await database
    .selectFrom('failed_attempts')
    .select('attempts')
    .where('subject', 'like', `${counterOfToday()}%`)
    // The counter of all numbers is the shortest.
    .orderBy(({ fn }) => fn('length', ['subject']))
    .orderBy('attempts', 'desc')
    .limit(2)
    .execute();
  return { all: rows[0]?.attempts ?? 0, most: rows[1]?.attempts ?? 0 };
}
