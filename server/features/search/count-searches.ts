import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SearchCounts } from '#app/site.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { type DailyCount, DailyCounter, inOneOrder, OTHER } from '../../daily-counter.ts';
import type { Database } from '../../database/schema.ts';

const MAX_NAMES_A_DAY = 1000;
const KEPT_DAYS = 366;
const SEARCH = '/search';
/** What a page is answered with when it is opened, anew or again. */
const OPENED = [200, 304];

/** What became of a search, as the column is called. */
type Outcome = 'searches' | 'answers' | 'followed';

/**
 * Counts what visitors of each language look for, by day: in vain, with an answer, and with one whose link was followed.
 * A result page that comes from the cache is not counted again; a link is, whenever the server is asked for its page.
 */
export function countSearches(
  app: Pick<FastifyInstance, 'log' | 'addHook'>,
  database: Database,
  languages: readonly string[],
): (language: string) => SearchCounts {
  const counter = new DailyCounter({
    subject: 'searches',
    maxNamesADay: MAX_NAMES_A_DAY,
    store: (counted) => addSearches(database, counted),
    log: app.log,
  });
  const count = (text: string, language: string, outcome: Outcome) => {
    const words = wordsToCount(text);
    if (words !== undefined)
      counter.count(nameOf(words, language, outcome), nameOf(OTHER, language, outcome));
  };
  const languageAt = new Map(languages.map((code) => [prefixOf(code) + SEARCH, code]));
  app.addHook('onResponse', (request, reply, done) => {
    const from = searchBefore(request);
    const language = from && languageAt.get(from.pathname);
    if (language && OPENED.includes(reply.statusCode))
      count(from.searchParams.get('q') ?? '', language, 'followed');
    done();
  });
  app.addHook('onClose', () => counter.stop());
  return (language) => ({
    countMissed: (text) => count(text, language, 'searches'),
    countAnswered: (text) => count(text, language, 'answers'),
  });
}

/** The search on which a link was followed: only links of an answer tell their page where they stand. */
function searchBefore({ method, host, headers: { referer } }: FastifyRequest): URL | undefined {
  const url = method === 'GET' && referer?.includes(`${SEARCH}?`) ? URL.parse(referer) : null;
  // Other sites have pages called so, too.
  return url?.host === host ? url : undefined;
}

/** A name of the daily counter. */
export const nameOf = (words: string, language: string, outcome: Outcome) =>
  [words, language, outcome].join('\t');

/** Adds to what is there, and forgets what is too old. */
export async function addSearches(database: Database, counted: readonly DailyCount[]): Promise<void> {
  const rows = new Map<string, Record<Outcome, number> & { day: string; words: string; language: string }>();
  for (const { day, name, count } of inOneOrder(counted)) {
    const [words = '', language = '', outcome = ''] = name.split('\t');
    const row = rows.get(`${day} ${words}`) ?? { day, words, language, searches: 0, answers: 0, followed: 0 };
    row[outcome as Outcome] += count;
    rows.set(`${day} ${words}`, { ...row, language });
  }
  await database
    .insertInto('missed_searches')
    .values([...rows.values()])
    .onConflict((conflict) =>
      conflict.columns(['day', 'words']).doUpdateSet((row) => ({
        language: row.ref('excluded.language'),
        searches: row('missed_searches.searches', '+', row.ref('excluded.searches')),
        answers: row('missed_searches.answers', '+', row.ref('excluded.answers')),
        followed: row('missed_searches.followed', '+', row.ref('excluded.followed')),
      })),
    )
    .execute();
  await database.deleteFrom('missed_searches').where('day', '<', lagosDay(new Date(), KEPT_DAYS)).execute();
}

const MAX_WORDS = 5;
const MAX_CHARACTERS = 40;
/** No word of a search is longer, but a token is. */
const LONGEST_WORD = 20;
/** Ages, years and 419 are words; phone numbers, NINs and policy numbers have more digits. */
const LONG_NUMBER = /\d{5}|\d[\s.-]*\d[\s.-]*\d[\s.-]*\d[\s.-]*\d/;
const LETTERS_AND_DIGITS = /[a-z]\d[a-z\d]*\d|\d[a-z\d]*[a-z][a-z\d]*\d/i;

/** Folded, a few words at most. Undefined for what may belong to one person: an address, a number, a token, a story. */
export function wordsToCount(text: string): string | undefined {
  if (text.includes('@') || /https?:|www\./i.test(text)) return undefined;
  if (LONG_NUMBER.test(text) || LETTERS_AND_DIGITS.test(text)) return undefined;
  const folded = foldText(text);
  const words = folded.split(' ');
  const isShort = words.length <= MAX_WORDS && folded.length <= MAX_CHARACTERS;
  if (folded.length < 2 || !isShort || words.some((word) => word.length > LONGEST_WORD)) return undefined;
  return folded;
}
