import type { SearchAnswer } from '#content/schema/pages.ts';
import { type Spelling, spell, typingErrors } from '#domain/text/similar-words.ts';
import type { Synonyms } from '#domain/text/synonyms.ts';
import { splitWords, stemWord, tellingWords } from './search-index.ts';

/** Less of a search than this may be about something else: "phone number of a hospital in Epe" is about the hospital. */
export const LEAST_COVERED = 0.5;
/** For the words of a rule that is strong. */
const LEAST_COVERED_STRONGLY = 0.2;
/** A shorter word is taken as it is written. */
const SHORTEST_CORRECTED = 5;

interface FinderOptions {
  sameWords?: Synonyms;
  otherWords?: Iterable<string>;
  /** By the id of a rule, as content/facts/search/intents.ts writes them. */
  intents?: Readonly<Record<string, readonly string[]>>;
}

interface SearchSigns {
  /** What a search tells beside its words, such as an amount. */
  signs?: readonly string[];
  /** Whether a word stands in the name of a place: "Crown Hospital" is no misspelt "drown". */
  isName?: (word: string) => boolean;
}

/** The stems that a search has, one of each group, and those that it has not. */
interface Ask {
  answer: SearchAnswer;
  isIntent: boolean;
  has: readonly (readonly string[])[];
  hasNot: readonly string[];
}

/**
 * Prepares the rules of content/en/search/answers.ts; a rule applies when a search has all words of one of its asks and
 * enough of its telling words are the rule's own, or when it has one of its intents, whatever else it names. Of several
 * the one that covers more of the search counts: by all its own words, then by those of the ask alone.
 */
export function createAnswerFinder(
  answers: readonly SearchAnswer[],
  fillerWords: readonly string[],
  { sameWords = [], otherWords = [], intents = {} }: FinderOptions = {},
) {
  const firstOf = new Map(
    sameWords.flatMap(([first = '', ...others]) => others.map((other) => [stemWord(other), stemWord(first)])),
  );
  const asOne = (word: string) => firstOf.get(word) ?? word;
  const stemsOf = (text: string) => [...new Set(splitWords(text).map((word) => asOne(stemWord(word))))];
  const readAsk =
    (answer: SearchAnswer, isIntent: boolean) =>
    (ask: string): Ask => {
      const groups = ask.split(' ');
      return {
        answer,
        isIntent,
        has: groups.filter((group) => !group.startsWith('!')).map(stemsOf),
        hasNot: groups.filter((group) => group.startsWith('!')).flatMap(stemsOf),
      };
    };
  const asks = answers.flatMap((answer) => [
    ...answer.asks.map(readAsk(answer, false)),
    ...(intents[answer.id] ?? []).map(readAsk(answer, true)),
  ]);
  // By the words of their first group, so that a search looks at few of all asks.
  const asksByWord = new Map<string, Set<Ask>>();
  for (const ask of asks)
    for (const word of ask.has[0] ?? []) asksByWord.set(word, (asksByWord.get(word) ?? new Set()).add(ask));
  const ownWords = new Map(
    answers.map((answer) => [answer, new Set(stemsOf(wordsOfRule(answer).join(' ')))]),
  );
  const known = new Set([
    ...asks.flatMap(({ has }) => has.flat()),
    ...answers.flatMap((answer) => [...(ownWords.get(answer) ?? [])]),
    ...firstOf.keys(),
  ]);
  // "Cancer" is no misspelt "cancel", and "abule" no "abuse".
  const written = new Set([...known, ...asks.flatMap(({ hasNot }) => hasNot), ...otherWords]);
  const spellings = [...known].filter((word) => word.length >= SHORTEST_CORRECTED).map(spell);

  function correct(word: string): string {
    return written.has(word) || word.length < SHORTEST_CORRECTED ? word : nearest(word, spellings);
  }

  return (text: string, { signs = [], isName = () => false }: SearchSigns = {}) => {
    const read = (fillers: readonly string[]) => {
      const typed = tellingWords(text, fillers).map((word) =>
        asOne(isName(word) ? stemWord(word) : correct(stemWord(word))),
      );
      // "Hw" is "how", which tells nothing either.
      const telling = typed.filter((word) => !fillers.includes(word));
      return new Set(telling.length > 0 ? telling : typed);
    };
    const telling = read(fillerWords);
    const words = read([]);
    for (const sign of signs) words.add(sign);
    const candidates = new Set([...words].flatMap((word) => [...(asksByWord.get(word) ?? [])]));
    const fitting = asks
      .filter(
        (ask) =>
          candidates.has(ask) &&
          ask.has.every((group) => group.some((word) => words.has(word))) &&
          !ask.hasNot.some((word) => words.has(word)),
      )
      .map(({ answer, isIntent, has }) => {
        const stems = has.flatMap((group) => group.filter((word) => words.has(word)));
        const shareOf = (isOurs: (word: string) => boolean) =>
          isIntent ? 1 : [...telling].filter(isOurs).length / telling.size;
        return {
          answer,
          isIntent,
          covered: shareOf((word) => ownWords.get(answer)?.has(word) ?? false),
          asked: shareOf((word) => stems.includes(word)),
          words: has.length,
          stems,
        };
      })
      .filter(({ answer, covered, asked }) => (answer.isStrong ? asked : covered) >= leastOf(answer))
      .sort(
        (one, other) => other.covered - one.covered || other.asked - one.asked || other.words - one.words,
      );
    return fitting[0];
  };
}

/** What people type for a rule. */
export function wordsOfRule({ asks, beside = '' }: SearchAnswer): string[] {
  return [...asks, beside];
}

function leastOf({ isWhole, isStrong }: SearchAnswer): number {
  if (isWhole) return 1;
  return isStrong ? LEAST_COVERED_STRONGLY : LEAST_COVERED;
}

/** The known word with the fewest typing errors in it; the word itself when none is near. */
function nearest(word: string, spellings: readonly Spelling[]): string {
  const typed = spell(word);
  let [best, fewest] = [word, Number.POSITIVE_INFINITY];
  for (const spelling of spellings) {
    const errors = typingErrors(typed, spelling);
    if (errors !== undefined && errors < fewest) [best, fewest] = [spelling.word, errors];
  }
  return best;
}
