import type { SearchAnswer } from '#content/schema/search-answer.ts';
import { type Spelling, spell, typingErrors } from '#domain/text/similar-words.ts';
import { splitWords, stemWord, tellingWords } from './search-words.ts';

/** Less of a search than this may be about something else: "phone number of a hospital in Epe" is about the hospital. */
const LEAST_COVERED = 0.5;
/** A shorter word is taken as it is written. */
const SHORTEST_CORRECTED = 5;

interface FoundAnswer {
  answer: SearchAnswer;
  /** The share of the search's telling words that it answers. */
  covered: number;
}

export type AnswerFinder = (text: string) => FoundAnswer | undefined;

/** Prepares the rules of content/en/search/answers.ts; a rule applies when a search has all words of one of its asks. */
export function createAnswerFinder(
  answers: readonly SearchAnswer[],
  fillerWords: readonly string[],
): AnswerFinder {
  const asks = answers.flatMap((answer) =>
    answer.asks.map((ask) => ({ answer, stems: new Set(splitWords(ask).map(stemWord)) })),
  );
  const known = new Set(asks.flatMap(({ stems }) => [...stems]));
  const spellings = [...known].filter((word) => word.length >= SHORTEST_CORRECTED).map(spell);

  function correct(word: string): string {
    return known.has(word) || word.length < SHORTEST_CORRECTED ? word : nearest(word, spellings);
  }

  return (text) => {
    const read = (fillers: readonly string[]) =>
      new Set(tellingWords(text, fillers).map((word) => correct(stemWord(word))));
    const [words, telling] = [read([]), read(fillerWords)];
    const fitting = asks
      .filter(({ stems }) => [...stems].every((word) => words.has(word)))
      .map(({ answer, stems }) => ({
        answer,
        covered: [...telling].filter((word) => stems.has(word)).length / telling.size,
        words: stems.size,
      }))
      .filter(({ answer, covered }) => covered >= (answer.isWhole ? 1 : LEAST_COVERED))
      .sort((one, other) => other.covered - one.covered || other.words - one.words);
    return fitting[0];
  };
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
