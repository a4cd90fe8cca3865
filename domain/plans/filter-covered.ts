import { createNameMatcher } from '../search/match-names.ts';
import { foldText } from '../text/fold-text.ts';

/** The words that people type for each row, see content/facts/benefit-words.ts. */
type BenefitWords = Readonly<Record<string, { named: readonly string[]; near?: readonly string[] }>>;

/** Each of them with its row, and whether the row is about it; else no plan names it, and the row comes nearest. */
export function benefitPhrases(words: BenefitWords) {
  const phrases = (row: string, list: readonly string[], isNamed: boolean) =>
    list.map((phrase) => [phrase, { row, isNamed }] as const);
  return Object.entries(words).flatMap(([row, { named, near = [] }]) => [
    ...phrases(row, named, true),
    ...phrases(row, near, false),
  ]);
}

/** A row of /plan/what-is-covered: its name, and what it says of the plans. */
export type CoveredRow = { id: string; name: string; text: string };

export type FilteredRows = {
  ids: ReadonlySet<string>;
  /** The words of the lists that were understood; a plan that names none of them is to be asked. */
  words?: readonly string[];
  /** Set if no plan names what was typed: what was understood, and the row that comes nearest. */
  nearest?: { word: string; row: CoveredRow };
};

/** Fewer letters could begin nearly any word of a sentence. */
const SHORTEST_IN_TEXT = 3;

/**
 * Finds the rows that a typed text asks for, also while it is being typed: by what people call a thing, then by the
 * beginnings of words in names, then in the answers. What no plan names gets the row nearest to it.
 */
export function createCoveredFilter(
  rows: readonly CoveredRow[],
  words: BenefitWords,
): (text: string) => FilteredRows {
  const find = createNameMatcher(benefitPhrases(words));
  const prepared = rows.map((row) => ({
    row,
    names: [foldText(row.name), ...(words[row.id]?.named ?? [])],
    near: words[row.id]?.near ?? [],
    text: foldText(row.text),
  }));
  const idsOf = (list: typeof prepared) => new Set(list.map(({ row }) => row.id));

  return (text) => {
    const wanted = foldText(text).split(' ').filter(Boolean);
    if (wanted.length === 0) return { ids: idsOf(prepared) };

    const [found] = find(wanted);
    const nearest = prepared.find(({ row }) => found?.value.isNamed === false && row.id === found.value.row);
    if (found && nearest) return toNearest(found.at.map((at) => wanted[at]).join(' '), nearest.row);

    if (found) {
      const isMeant = ({ row, names: [name = ''] }: (typeof prepared)[number]) =>
        row.id === found.value.row || beginsWords(name, wanted);
      return { ids: idsOf(prepared.filter(isMeant)), words: [found.phrase] };
    }

    // "Eyes" are an eye, before they are the yellow eyes that no plan names.
    const meant = wanted.map(withoutPlural);
    const isBegun = (name: string) => beginsWords(name, meant);
    const named = prepared.filter(({ names }) => names.some(isBegun));
    if (named.length > 0)
      return { ids: idsOf(named), words: named.flatMap(({ names }) => names.filter(isBegun)) };
    if (wanted.join('').length < SHORTEST_IN_TEXT) return { ids: new Set() };

    const said = prepared.filter((each) => beginsWords(each.text, meant));
    if (said.length > 0) return { ids: idsOf(said) };
    for (const { row, near } of prepared) {
      const word = near.find((each) => beginsWords(each, wanted));
      if (word) return toNearest(word, row);
    }
    return { ids: new Set() };
  };
}

function withoutPlural(word: string): string {
  return word.length > SHORTEST_IN_TEXT ? word.replace(/s$/, '') : word;
}

function toNearest(word: string, row: CoveredRow): FilteredRows {
  return { ids: new Set([row.id]), nearest: { word, row } };
}

/** Whether each wanted word begins a word of the text. */
function beginsWords(text: string, wanted: readonly string[]): boolean {
  const padded = ` ${text}`;
  return wanted.every((word) => padded.includes(` ${word}`));
}

/** Whether a plan that pays for a row names nothing of what was understood, by the words that it does not name. */
export function isUnnamed(unnamed: readonly string[], words: readonly string[] = []): boolean {
  return words.length > 0 && words.every((word) => unnamed.includes(word));
}
