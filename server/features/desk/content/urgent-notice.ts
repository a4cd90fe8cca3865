import type { Notice } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { readSpans } from '../../content/content-repository.ts';
import { versionAt } from '../../content/timeline.ts';
import { findRefusal } from '../approvals/approvers.ts';

const DAY_MS = 86_400_000;

/** Letters of English, Pidgin and Yorùbá with the accents of Yorùbá, once taken apart, and plain punctuation. */
const PLAIN = /^(?:[a-z0-9 ,.;:!?'’()–-]|[\u0300-\u0304\u030c\u0323\u0329])*$/i;

/** For a pattern that finds these words also with spaces between their letters. */
const spaced = (words: string) => words.replace(/\B(?=\w)/g, ' ?').replaceAll(/ (?!\?)/g, '|');

/** What leads somewhere else or asks for money; some also as a part of a word, or where Yorùbá has two words for it. */
const REFUSED = new RegExp(
  `\\b(?:${spaced('dot com ng net org bvn pin otp star hash slash naira card cards pay pays payment payments')}` +
    '|io|n ?in|ow ?o|mon ?i)\\b|slash|naira|pay|card',
);
/** These even across words, when all that stands between letters is left out. */
const REFUSED_ACROSS =
  /dotcom|www|http|sanwo|money|acc(?:oun)?t|akaunti|akanti|bank|kaadi|transfer|whatsapp|telegram/;

/** Numbers in words, without accents: English, then Yorùbá and Pidgin. */
const NUMBER_WORDS = new RegExp(
  `\\b(?:${spaced(
    'zero oh nil nought naught one two three four five six seven eight nine double triple hundred thousand ' +
      'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen ' +
      'twenty thirty forty fifty sixty seventy eighty ninety ' +
      'odo okan ookan eji meji meeji eta meta meeta erin merin meerin arun marun maarun efa mefa meefa ' +
      'eje meje meeje ejo mejo meejo esan mesan meesan ewa mewa meewa ' +
      'ziro tu tri fo faif siks sevun eit nain',
  )})\\b`,
  'g',
);
const MAX_NUMBER_WORDS = 3;
/** Without the minutes of times, digits and numbers in words: fewer than a phone number has. */
const MAX_DIGITS = 6;

/** Whether a text says something without a way to write a phone number, an account or an address into it. */
export function isPlain(text: string): boolean {
  const apart = text.normalize('NFKD').replace(/\s+/g, ' ');
  if (!PLAIN.test(apart)) return false;
  const plain = apart
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/(?<=\b\d\d?):[03]0\b(?!:)/g, '');
  // A full stop inside a word, digits in a row or in a word, and what is spelled letter by letter or digit by digit.
  if (
    /\.[^ ]|\d{3}|\d(?:[^a-z]*\d){4}|[a-z]\d|\d[a-z]|\b[a-z]\b(?:[^a-z0-9]+[a-z]\b){2}|\b\d\b(?:[^a-z0-9]+\d\b){2}/.test(
      plain,
    )
  )
    return false;
  const digits = plain.match(/\d/g)?.length ?? 0;
  if (REFUSED_ACROSS.test(plain.replace(/[^a-z]/g, ''))) return false;
  // Once with and once without what may stand between the letters of a word.
  return [plain, plain.replace(/[^a-z0-9 ]/g, '')].every((words) => {
    const numbers = words.match(NUMBER_WORDS)?.length ?? 0;
    return !REFUSED.test(words) && numbers <= MAX_NUMBER_WORDS && digits + numbers <= MAX_DIGITS;
  });
}

/**
 * Whether a notice is published before anybody approves it: plain urgent words that end within a day, by somebody who
 * approves, and once a week for the whole site. A correction of it ends no later.
 */
export async function isUrgentAlone(
  transaction: Database,
  person: Person,
  notice: Notice,
  { from, to }: { from: string | null; to: string | null },
): Promise<boolean> {
  if (notice?.severity !== 'urgent' || notice.to || from !== null || to === null) return false;
  const texts = Object.values(notice.words).map(({ text, link = '' }) => `${text} ${link}`);
  if (Date.parse(to) > Date.now() + DAY_MS || !texts.every(isPlain)) return false;
  const people = await transaction.selectFrom('desk_people').selectAll().execute();
  if (findRefusal(people, person, 'content', [])) return false;
  const alone = await transaction
    .selectFrom('content_versions')
    .select('number')
    .where((version) => version.and({ part: 'notice', requested_by: null }))
    .where('json', '!=', 'null')
    .where('published_at', '>', new Date(Date.now() - 7 * DAY_MS).toISOString())
    .execute();
  if (alone.length === 0) return true;
  const shown = versionAt(await readSpans(transaction, 'notice'), new Date().toISOString());
  const isCorrection = alone.some(({ number }) => number === shown?.number);
  return isCorrection && to <= (shown?.endsAt ?? '');
}

/** An urgent notice that nobody has approved does not return when the one that replaces it ends. */
export async function endUrgentAlone(transaction: Database, number: number, ends_at: string): Promise<void> {
  await transaction
    .updateTable('content_versions')
    .set({ ends_at })
    .where((version) => version.and({ part: 'notice', number, requested_by: null }))
    .where('json', 'like', '%"severity":"urgent"%')
    .where('ends_at', '>', ends_at)
    .execute();
}
