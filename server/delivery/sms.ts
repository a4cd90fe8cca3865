import { toGsm } from '#domain/text/gsm-text.ts';
import { internationalNumber, isNigerianMobile } from '#domain/text/phone-numbers.ts';
import type { SmsGateway } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { countSms, isStopped, uncountSms } from '../features/phone/sms-repository.ts';
import { contentIn } from '../languages.ts';
import type { Channel } from './outbox.ts';

interface Sms {
  to: string;
  text: string;
}

/** An answer that comes later than this only confuses whoever has asked. */
const STALE_MS = 3_600_000;
const TIME_LIMIT_MS = 10_000;
const MOST_ANSWER = 10_000;

class SmsError extends Error {
  override name = 'SmsError';
  readonly isPermanent: boolean;

  constructor(message: string, isPermanent = false) {
    super(message);
    this.isPermanent = isPermanent;
  }
}

/** SMS by a gateway, to mobile numbers of Nigeria only: numbers abroad and service numbers cost many times as much. */
export function smsChannel(database: Database, gateway: SmsGateway): Channel<Sms> {
  const send = gateway.kind === 'kannel' ? sendByKannel(gateway) : sendByAggregator(gateway);
  return {
    way: 'sms',
    async write({ sms_answer_id, ...mail }) {
      const sms = await (sms_answer_id ? writeAnswer(database, sms_answer_id) : writeNews(database, mail));
      if (!sms || !isNigerianMobile(sms.to)) return undefined;
      if (await countSms(database, sms.to, gateway, Boolean(sms_answer_id))) return sms;
      // News wait for the next day; an answer would then be stale.
      if (sms_answer_id) return undefined;
      throw new SmsError('the daily limit of SMS is used up');
    },
    async send(sms) {
      await send(sms).catch(async (error) => {
        await uncountSms(database, sms.to);
        throw error;
      });
    },
    isPermanent: (error) => error instanceof SmsError && error.isPermanent,
    async forget({ sms_answer_id }) {
      if (sms_answer_id) await database.deleteFrom('sms_answers').where('id', '=', sms_answer_id).execute();
    },
  };
}

async function writeAnswer(database: Database, id: string): Promise<Sms | undefined> {
  const row = await database.selectFrom('sms_answers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row || Date.now() - Date.parse(row.stored_at) > STALE_MS) return undefined;
  return { to: row.number, text: row.text };
}

/** The state alone: an SMS is read by whoever holds the phone. */
async function writeNews(
  database: Database,
  { complaint_id, change_id }: { complaint_id: string | null; change_id: string | null },
): Promise<Sms | undefined> {
  const row = await database
    .selectFrom('complaints')
    .innerJoin('complaint_changes', 'complaint_changes.complaint_id', 'complaints.id')
    .select(['reference', 'language', 'user_phone', 'complaint_changes.state'])
    .where('complaints.id', '=', complaint_id)
    .where('complaint_changes.id', '=', change_id)
    .where('sms_news', '=', 1)
    .executeTakeFirst();
  if (!row || (await isStopped(database, row.user_phone))) return undefined;
  const { label } = contentIn(row.language, 'complaintPage').complaintStates[row.state];
  const { news } = contentIn(row.language, 'phone').phoneWords.sms;
  return { to: internationalNumber(row.user_phone), text: toGsm(news(row.reference, label)) };
}

/** No route, no such phone, or its owner wants none: trying again changes nothing. */
const REFUSED_FOR_GOOD = new Set([403, 404, 406, 409]);

/** The messaging call of the aggregators that call us by USSD and SMS too. */
function sendByAggregator({ url, username, password, from }: SmsGateway) {
  return async ({ to, text }: Sms): Promise<void> => {
    const body = new URLSearchParams({ username, to, message: text, ...(from && { from }) });
    const headers = { accept: 'application/json', ...(password && { apiKey: password }) };
    const answer = await call(url, { method: 'POST', headers, body });
    const recipient = readRecipient(answer);
    const code = Number(recipient?.statusCode ?? 500);
    if (code < 100 || code > 102)
      throw new SmsError(`the gateway answered ${code}`, REFUSED_FOR_GOOD.has(code));
  };
}

function readRecipient(answer: string): { statusCode?: unknown } | undefined {
  try {
    return JSON.parse(answer)?.SMSMessageData?.Recipients?.[0];
  } catch {
    return undefined;
  }
}

/** The `sendsms` interface of Kannel's smsbox. */
function sendByKannel({ url, username, password, from }: SmsGateway) {
  return async ({ to, text }: Sms): Promise<void> => {
    const query = { username, password, to, text, charset: 'UTF-8', coding: '0', ...(from && { from }) };
    await call(`${url}?${new URLSearchParams(query)}`, { method: 'GET' });
  };
}

/** Never with the URL in an error: it may hold the password, and the number. */
async function call(url: string, init: RequestInit): Promise<string> {
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const answer = await fetch(url, { ...init, redirect: 'error', signal }).catch((error) => {
    throw new SmsError(`the gateway cannot be reached (${Object(error?.cause).code ?? error?.name})`);
  });
  const text = (await answer.text().catch(() => '')).slice(0, MOST_ANSWER);
  if (!answer.ok) throw new SmsError(`the gateway answered with status ${answer.status}`);
  return text;
}
