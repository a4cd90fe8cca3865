import type { PhoneAnswers, PhoneSite } from '#app/phone/phone-answers.ts';
import type { ComplaintService, ComplaintStatus } from '#app/site.ts';
import { callBackWords } from '#content/desk/inbox.ts';
import type { ComparedPlanId } from '#content/schema/plan.ts';
import { type Household, MAX_PEOPLE_PER_GROUP } from '#domain/plans/household-cost.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Database } from '../../database/schema.ts';
import { contentIn } from '../../languages.ts';
import { findEarlier } from '../form/sent-form-repository.ts';
import { storeMessage } from '../message/message-repository.ts';

interface PhoneServiceOptions {
  database: Database;
  complaints: Pick<ComplaintService, 'find'>;
  /** What the site's own pages answer in a language, and what they answer from. */
  answersIn(language: string): Promise<PhoneAnswers>;
  siteIn(language: string): PhoneSite;
}

interface CallBackRequest {
  number: string;
  /** By which the same request is known when it is sent again. */
  key: string;
  way: 'USSD' | 'SMS';
}

export type PhoneService = ReturnType<typeof createPhoneService>;

const DAY_MS = 86_400_000;

/** One set of answers for USSD and SMS, made by what answers on the pages too. Texts and facts are read at each question. */
export function createPhoneService({ database, complaints, answersIn, siteIn }: PhoneServiceOptions) {
  const wordsIn = (code: string) => contentIn(code, 'phone').phoneWords;

  return {
    async answersIn(code: string) {
      const answers = await answersIn(code);
      const site = siteIn(code);
      const { covered, check } = wordsIn(code);
      return {
        findPlaces: (typed: string, most: number) => answers.findPlaces(typed, site.directory, most),
        quote: (household: Household) => answers.quote(household).join('\n'),
        covered: (typed: string) => answers.covered(typed, site.directory)?.join('\n') ?? covered.none,
        check: (typed: string) => answers.check(typed, site)?.join('\n') ?? check.ask,
        warn: (typed: string) => answers.warn(typed, site)?.join(' '),
        plans: answers.plans(),
        coverDates: (plan: ComparedPlanId, paid: string) => answers.coverDates(plan, paid)?.join('\n'),
        search: async (typed: string) => (await answers.search(typed, site))?.join(' '),
      };
    },
    /** Counted by the caller's number: all of them share the network address of the aggregator. */
    async complaintStatus(
      code: string,
      key: { reference: string; contact: string },
      number: string,
    ): Promise<string> {
      const status = await complaints.find(key, `phone:${nationalDigits(number)}`);
      return status ? describeStatus(code, status) : wordsIn(code).complaint.notFound;
    },
    /** Stores a message for the staff, once for a session, and once a day while the number waits for our call. */
    async callBack(code: string, request: CallBackRequest, transaction?: Database): Promise<string> {
      const isNew = await inTransaction(transaction ?? database, (inner) =>
        storeRequest(inner, code, request),
      );
      const { done, already } = wordsIn(code).callBack;
      return isNew ? done : already;
    },
    /** Loads what the first question in each language would otherwise wait for. */
    async prepare(codes: readonly string[]): Promise<void> {
      for (const code of codes) await (await answersIn(code)).prepare(siteIn(code));
    },
  };
}

/**
 * "2 3 0" is adults, children and people of 60 and above; what is not said is nobody. Many phones type nothing but
 * digits into a menu: if they are too many for one group, as in 230, each is a group.
 */
export function readHousehold(typed: string): Household | undefined {
  const isRunTogether = /^\d{2,3}$/.test(typed) && Number(typed) > MAX_PEOPLE_PER_GROUP;
  const parts = typed.split(isRunTogether ? '' : /[\s,.+&/-]+/).filter(Boolean);
  const counts = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN));
  const [adults = 0, children = 0, seniors = 0, ...more] = counts;
  const isReadable = counts.every((count) => count <= MAX_PEOPLE_PER_GROUP) && more.length === 0;
  return isReadable && counts.some((count) => count > 0) ? { adults, children, seniors } : undefined;
}

function describeStatus(
  code: string,
  { reference, state, dueOn, isOverdue, steps }: ComplaintStatus,
): string {
  const { complaintStates, complaintPromise } = contentIn(code, 'complaintPage');
  const { label, text } = complaintStates[state];
  const due = dueOn && formatDate(dueOn, contentIn(code, 'language').dateWords);
  const note = steps.findLast((step) => step.note)?.note ?? '';
  return [
    `${reference}: ${label}. ${text}`,
    ...(due && state !== 'answered'
      ? [isOverdue ? complaintPromise.overdue(due) : complaintPromise.by(due)]
      : []),
    ...(note ? [note] : []),
  ].join('\n');
}

/** False when there is one already. */
async function storeRequest(
  transaction: Database,
  code: string,
  { number, key, way }: CallBackRequest,
): Promise<boolean> {
  const form = { kind: 'call-back', content: { number, key }, isSuspected: false, startedAt: '1' } as const;
  // The same session counts as new to nobody: it gets the answer of the first time.
  if (await findEarlier(transaction, form)) return true;
  const subject = callBackWords.subject(way);
  const waiting = await transaction
    .selectFrom('messages')
    .select('id')
    .where('user_phone', '=', number)
    // The contact form, in which anyone can write any number and subject, asks for an address.
    .where('user_email', '=', '')
    .where('subject', 'in', [callBackWords.subject('USSD'), callBackWords.subject('SMS')])
    .where('state', '!=', 'answered')
    .where('received_at', '>', new Date(Date.now() - DAY_MS).toISOString())
    .executeTakeFirst();
  if (waiting) return false;
  const message = {
    user_name: '',
    user_email: '',
    user_phone: number,
    subject,
    message: callBackWords.message,
  };
  await storeMessage(transaction, message, null, code);
  return true;
}
