import type { FastifyBaseLogger } from 'fastify';
import { foldText } from '#domain/text/fold-text.ts';
import { splitSms } from '#domain/text/gsm-text.ts';
import type { Database } from '../../database/schema.ts';
import { contentIn } from '../../languages.ts';
import { findEarlier, forgetSentForms } from '../form/sent-form-repository.ts';
import { type PhoneService, readHousehold } from './phone-service.ts';
import { readSms, type SmsQuestion } from './read-sms.ts';
import { keepStop, queueAnswer } from './sms-repository.ts';

interface SmsServiceOptions {
  database: Database;
  phone: PhoneService;
  log: Pick<FastifyBaseLogger, 'error'>;
  /** Told when an SMS waits to be sent. */
  onStored(): void;
}

interface ReceivedSms {
  from: string;
  text: string;
  /** By which the gateway names it. */
  id: string;
  date: string;
}

export type SmsService = ReturnType<typeof createSmsService>;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const MOST_PLACES = 4;
const DAY = /\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}|\d{4}-\d{2}-\d{2}/;

/** Takes what comes in by SMS. What it does and its answer are stored together, once, and sent by the outbox worker. */
export function createSmsService({ database, phone, log, onStored }: SmsServiceOptions) {
  let forgottenAt = 0;

  async function forgetOld(): Promise<void> {
    if (Math.abs(Date.now() - forgottenAt) < HOUR_MS) return;
    forgottenAt = Date.now();
    await forgetSentForms(database).catch((err) => log.error({ err }, 'received SMS could not be forgotten'));
  }

  return {
    async receive({ from, text, id, date }: ReceivedSms): Promise<'answered' | 'known' | 'late'> {
      // We know for a day which ones we have had, so an older one may be one of them.
      if (Date.now() - Date.parse(date) > DAY_MS) return 'late';
      const question = readSms(text);
      const key = id || JSON.stringify([text, date]);
      const said = isAct(question) ? '' : await answerOf(phone, question, from);
      const outcome = await database.transaction().execute(async (transaction) => {
        const sms = { kind: 'sms', content: { from, key }, isSuspected: false, startedAt: '1' } as const;
        if (await findEarlier(transaction, sms)) return 'known';
        const answer = isAct(question) ? await act(transaction, phone, question, from, key) : said;
        await queueAnswer(transaction, from, splitSms(answer));
        return 'answered';
      });
      onStored();
      void forgetOld();
      return outcome;
    },
  };
}

type Act = Extract<SmsQuestion, { rest: string }> & { kind: 'stop' | 'start' | 'callBack' };

function isAct(question: SmsQuestion): question is Act {
  return ['stop', 'start', 'callBack'].includes(question.kind);
}

/** What changes something, in the transaction that stores its answer. */
async function act(
  transaction: Database,
  phone: PhoneService,
  { code, kind }: Act,
  from: string,
  key: string,
): Promise<string> {
  if (kind === 'callBack')
    return phone.callBack(code, { number: from, key: `sms:${key}`, way: 'SMS' }, transaction);
  await keepStop(transaction, from, kind === 'stop');
  const { stopped, started } = contentIn(code, 'phone').phoneWords.sms;
  return kind === 'stop' ? stopped : started;
}

async function answerOf(phone: PhoneService, question: SmsQuestion, from: string): Promise<string> {
  const { code } = question;
  const words = contentIn(code, 'phone').phoneWords;
  const answers = await phone.answersIn(code);
  const searched = async (text: string) => (await answers.search(text)) ?? words.sms.nothing;
  const warning = 'text' in question && answers.warn(question.text);
  if (warning) return warning;
  switch (question.kind) {
    case 'complaint': {
      const { reference, digits } = question;
      // Whoever writes from the number that we were given need not type its end.
      return phone.complaintStatus(code, { reference, contact: digits ?? from }, from);
    }
    case 'no-reference':
      return words.complaint.bad;
    case 'emergency':
      return words.emergency;
    case 'places':
      return question.rest ? describePlaces(answers, question.text) : words.places.ask;
    case 'price': {
      if (!question.rest) return words.price.askOthers;
      const household = readHousehold(question.rest);
      if (household) return answers.quote(household);
      return /\p{L}/u.test(question.rest) ? searched(question.text) : words.price.bad;
    }
    case 'covered':
      return question.rest ? answers.covered(question.rest) : words.covered.ask;
    case 'dates':
      return datesOf(answers, question.rest) ?? searched(question.text);
    case 'search':
      return searched(question.text);
    default:
      return words.sms.help;
  }
}

type Answers = Awaited<ReturnType<PhoneService['answersIn']>>;

function describePlaces(answers: Answers, text: string): string {
  const { verdict, places } = answers.findPlaces(text, MOST_PLACES);
  const [only, ...more] = places;
  const lines =
    only && more.length === 0
      ? [only.where, only.phone]
      : places.map(({ label, phone: line }) => [label, line].filter(Boolean).join(', '));
  return [verdict, ...lines].filter(Boolean).join('\n');
}

/** "WHEN JAARA PLUS 14/3/2027": the plan that it names, or else the first. */
function datesOf({ plans, coverDates }: Answers, rest: string): string | undefined {
  const [day] = DAY.exec(rest) ?? [];
  const said = ` ${foldText(rest)} `;
  const isSaid = (word: string) => said.includes(` ${word} `);
  const wordsOf = (name: string) => foldText(name).split(' ').filter(isSaid).length;
  const [best] = plans.toSorted((one, other) => wordsOf(other.name) - wordsOf(one.name));
  return day && best && coverDates(best.id, day);
}
