import { foldText } from '../text/fold-text.ts';
import { type Spelling, spell, typingErrors } from '../text/similar-words.ts';

/** The words that people type for each row, see content/facts/benefit-words.ts. */
export type BenefitWords = Readonly<
  Record<
    string,
    {
      named: readonly string[];
      near?: readonly string[];
      unnamedBy?: Readonly<Record<string, readonly string[]>>;
    }
  >
>;

export type FoundBenefit = {
  /** The id of the row of /plan/what-is-covered. */
  row: string;
  /** Whether the row is about it; else no plan names it, and the row comes nearest. */
  isNamed: boolean;
  /** The word of the list that was understood: "diabetis" is "diabetes". */
  word: string;
  /** The words of the text that it consists of. */
  typed: readonly string[];
};

/** Shorter words are taken as they are written: "pile" is not "pill". */
const SHORTEST_CORRECTED = 5;

/**
 * Finds the row that a typed text asks for, whatever else it says: "is typhoid covered". The longest wording decides
 * ("kidney transplant" is not "kidney"), then one that tells more than a general word ("operation for fibroid" asks for
 * fibroid), then one without a typing error, then what comes first in the text.
 */
export function createBenefitFinder(
  words: BenefitWords,
  generalWords: readonly string[] = [],
): (text: string) => FoundBenefit | undefined {
  const wordings = Object.entries(words).flatMap(([row, { named, near = [] }]) =>
    [named, near].flatMap((list, place) =>
      list.map((word) => ({
        row,
        isNamed: place === 0,
        word,
        isGeneral: generalWords.includes(word),
        spellings: word.split(' ').map(spell),
      })),
    ),
  );

  const known = new Set(wordings.flatMap(({ word }) => word.split(' ')));

  return (text) => {
    const typed = foldText(text).split(' ').filter(Boolean).map(spell);
    let best: (FoundBenefit & Ranked) | undefined;
    for (const { row, isNamed, word, isGeneral, spellings } of wordings)
      for (let at = 0; at + spellings.length <= typed.length; at += 1) {
        const part = typed.slice(at, at + spellings.length);
        const errors = errorsBetween(part, spellings, known);
        if (errors === undefined) continue;
        const typedWords = part.map((spelling) => spelling.word);
        const found = { row, isNamed, word, isGeneral, typed: typedWords, errors, at };
        if (!best || isBetter(found, best)) best = found;
      }
    return best && { row: best.row, isNamed: best.isNamed, word: best.word, typed: best.typed };
  };
}

type Ranked = { typed: readonly string[]; isGeneral: boolean; errors: number; at: number };

function isBetter(one: Ranked, other: Ranked): boolean {
  if (one.typed.length !== other.typed.length) return one.typed.length > other.typed.length;
  if (one.isGeneral !== other.isGeneral) return other.isGeneral;
  if (one.errors !== other.errors) return one.errors < other.errors;
  return one.at < other.at;
}

/** The typing errors of all words, or undefined where one is another word. */
function errorsBetween(
  typed: readonly Spelling[],
  wording: readonly Spelling[],
  known: ReadonlySet<string>,
): number | undefined {
  let errors = 0;
  for (const [place, spelling] of wording.entries()) {
    const word = typed[place];
    if (!word) return undefined;
    if (word.word === spelling.word || word.word === `${spelling.word}s`) continue;
    // "Mental" is no misspelt "dental".
    if (spelling.word.length < SHORTEST_CORRECTED || known.has(word.word)) return undefined;
    const between = typingErrors(word, spelling);
    if (between === undefined) return undefined;
    errors += between;
  }
  return errors;
}
