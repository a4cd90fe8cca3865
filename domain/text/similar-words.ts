/** A word with the set of its letters, which rules out most comparisons. */
export type Spelling = { word: string; letters: number };

export function spell(word: string): Spelling {
  return { word, letters: letterSet(word) };
}

/** Shorter words are alike by chance: card and care. */
const SHORTEST = 5;

/**
 * The typing errors between two words, if few enough for their length: below 5 letters only a doubled letter, up to 1, and
 * up to 2 from 8 letters on. Loosely, one more from 6 letters on.
 */
export function typingErrors(one: Spelling, other: Spelling, isLoose = false): number | undefined {
  if (one.word === other.word) return 0;
  const shorter = Math.min(one.word.length, other.word.length);
  const longer = Math.max(one.word.length, other.word.length);
  if (shorter < SHORTEST)
    return longer === SHORTEST && one.letters === other.letters && undouble(one.word) === undouble(other.word)
      ? 1
      : undefined;
  const most = (longer >= 8 ? 2 : 1) + (isLoose && longer >= 6 ? 1 : 0);
  if (longer - shorter > most || !mayBeClose(one.letters, other.letters, most)) return undefined;
  return editDistance(one.word, other.word, most);
}

/** "Jobbi" as "jobi". */
function undouble(word: string): string {
  return word.replace(/(.)\1/g, '$1');
}

/** Longer words are not compared: no name has them, and they bound the work of a hostile question. */
const LONGEST = 40;

// Reused by every call, because this runs for hundreds of words at each letter typed.
const [first, second, third] = [0, 1, 2].map(() => new Uint8Array(LONGEST + 1)) as [Row, Row, Row];

type Row = Uint8Array;

/**
 * The number of typing errors between two words: a letter missing, added or wrong, or two neighbours swapped. Undefined
 * when there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number | undefined {
  if (one === other) return 0;
  const longest = Math.max(one.length, other.length);
  if (longest > LONGEST || longest - Math.min(one.length, other.length) > most) return undefined;
  let [beforeLast, last, current] = [first, second, third];
  for (let column = 0; column <= other.length; column += 1) last[column] = column;
  for (let row = 1; row <= one.length; row += 1) {
    if (fillRow(one, row, other, { beforeLast, last, current }) > most) return undefined;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const errors = at(last, other.length);
  return errors <= most ? errors : undefined;
}

/** The errors of the first `row` letters of one word against each beginning of the other; returns the fewest. */
function fillRow(
  one: string,
  row: number,
  other: string,
  { beforeLast, last, current }: Record<'beforeLast' | 'last' | 'current', Row>,
): number {
  const letter = one.charCodeAt(row - 1);
  current[0] = row;
  let fewest = row;
  for (let column = 1; column <= other.length; column += 1) {
    const isSame = letter === other.charCodeAt(column - 1);
    let errors = Math.min(
      at(last, column) + 1,
      at(current, column - 1) + 1,
      at(last, column - 1) + (isSame ? 0 : 1),
    );
    if (isSwapped(one, row, other, column)) errors = Math.min(errors, at(beforeLast, column - 2) + 1);
    current[column] = errors;
    fewest = Math.min(fewest, errors);
  }
  return fewest;
}

function isSwapped(one: string, row: number, other: string, column: number): boolean {
  return (
    row > 1 &&
    column > 1 &&
    one.charCodeAt(row - 1) === other.charCodeAt(column - 2) &&
    one.charCodeAt(row - 2) === other.charCodeAt(column - 1)
  );
}

function at(row: Row, column: number): number {
  return row[column] ?? LONGEST;
}

/** A set of a word's letters, one bit for each. */
export function letterSet(word: string): number {
  let letters = 0;
  for (let index = 0; index < word.length; index += 1) letters |= 1 << (word.charCodeAt(index) & 31);
  return letters;
}

/** Whether words of these letters may be so close: one error adds at most one letter and takes at most one away. */
export function mayBeClose(letters: number, others: number, most: number): boolean {
  let different = letters ^ others;
  for (let count = 0; count <= 2 * most; count += 1) {
    if (different === 0) return true;
    different &= different - 1;
  }
  return false;
}
