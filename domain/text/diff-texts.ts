interface DiffPiece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** Some lines that both texts have, or what became of some. */
export interface DiffBlock {
  isChanged: boolean;
  pieces: DiffPiece[];
}

type Parts = readonly string[];
type Budget = { left: number };

/** Of lines and words together: a part that would need more than are left counts as replaced. */
const MOST_COMPARISONS = 2_000_000;

/** By lines; where lines have changed, by words. */
export function diffTexts(before: string, after: string): DiffBlock[] {
  const budget = { left: MOST_COMPARISONS };
  const blocks: DiffBlock[] = [];
  let changed: Record<'added' | 'removed', string> = { added: '', removed: '' };
  const flush = () => {
    if (changed.added || changed.removed)
      blocks.push({
        isChanged: true,
        pieces: compare(toWords(changed.removed), toWords(changed.added), budget),
      });
    changed = { added: '', removed: '' };
  };
  for (const { kind, text } of compare(toLines(before), toLines(after), budget)) {
    if (kind !== 'same') changed[kind] += text;
    else {
      flush();
      blocks.push({ isChanged: false, pieces: [{ kind, text }] });
    }
  }
  flush();
  return blocks;
}

/** Whether most of some lines was written anew, so that their single words are no help to the reader. */
export function isRewritten({ pieces }: DiffBlock): boolean {
  const count = (kind: DiffPiece['kind']) =>
    pieces.reduce((sum, each) => sum + (each.kind === kind ? (each.text.match(/\S+/g)?.length ?? 0) : 0), 0);
  const shorter = Math.min(count('removed'), count('added'));
  return shorter > 0 && shorter >= count('same');
}

/** One of the two texts that a block compares. */
export function sideOf({ pieces }: DiffBlock, side: 'before' | 'after'): string {
  const other = side === 'before' ? 'added' : 'removed';
  return pieces.flatMap(({ kind, text }) => (kind === other ? [] : [text])).join('');
}

/** Each with the line break that ends it. */
function toLines(text: string): string[] {
  return text.match(/.*\n|.+$/g) ?? [];
}

function toWords(text: string): string[] {
  return text.match(/\s+|[^\s]+/g) ?? [];
}

/** The parts of both lists in the order in which they are read, neighbours of one kind joined. */
function compare(before: Parts, after: Parts, budget: Budget): DiffPiece[] {
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start++;
  let end = 0;
  const longest = Math.min(before.length, after.length) - start;
  while (end < longest && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  const pieces: DiffPiece[] = [];
  add(pieces, 'same', before.slice(0, start));
  const middle = (parts: Parts) => parts.slice(start, parts.length - end);
  compareMiddle(pieces, middle(before), middle(after), budget);
  add(pieces, 'same', before.slice(before.length - end));
  return pieces;
}

/** By the longest common subsequence. */
function compareMiddle(pieces: DiffPiece[], before: Parts, after: Parts, budget: Budget): void {
  const comparisons = before.length * after.length;
  if (comparisons > budget.left) {
    add(pieces, 'removed', before);
    add(pieces, 'added', after);
    return;
  }
  budget.left -= comparisons;
  const width = after.length + 1;
  const common = new Uint32Array((before.length + 1) * width);
  for (let row = before.length - 1; row >= 0; row--)
    for (let column = after.length - 1; column >= 0; column--)
      common[row * width + column] =
        before[row] === after[column]
          ? 1 + (common[(row + 1) * width + column + 1] ?? 0)
          : Math.max(common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0);
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [removed, added] = [before[row], after[column]];
    if (removed !== undefined && removed === added) {
      add(pieces, 'same', [removed]);
      row++;
      column++;
    } else if (
      removed !== undefined &&
      (added === undefined ||
        (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    ) {
      add(pieces, 'removed', [removed]);
      row++;
    } else if (added !== undefined) {
      add(pieces, 'added', [added]);
      column++;
    }
  }
}

function add(pieces: DiffPiece[], kind: DiffPiece['kind'], parts: Parts): void {
  if (parts.length === 0) return;
  const last = pieces.at(-1);
  const text = parts.join('');
  if (last?.kind === kind) last.text += text;
  else pieces.push({ kind, text });
}
