import { CONTENT_WIDTH, PAGE, type Sheet } from '../sheet.ts';

const GAP = 26;
const COLUMNS = 2;

export const COLUMN_WIDTH = (CONTENT_WIDTH - GAP) / COLUMNS;

/** The place in which something is drawn next: blocks run down a column, then down the next one. */
export type ColumnFlow = {
  /** Finds room for a block of this height and takes it. `broke` says that it had to go to another column. */
  take(height: number): { x: number; y: number; broke: boolean };
  /** Leaves some of the column empty. */
  skip(height: number): void;
  /** The lowest line that any column of the last page has reached. */
  bottom(): number;
};

/** Begins on a new page; each page calls `startPage`, which draws its head and says where the columns start. */
export function startColumns({ doc }: Sheet, startPage: () => number): ColumnFlow {
  let column = 0;
  let top = 0;
  let y = 0;
  let lowest = 0;

  function openPage(): void {
    doc.addPage();
    top = startPage();
    y = top;
    lowest = top;
    column = 0;
  }

  openPage();
  return {
    take(height) {
      const broke = y + height > PAGE.bottom;
      if (broke && column === COLUMNS - 1) openPage();
      else if (broke) {
        column += 1;
        y = top;
      }
      const place = { x: PAGE.margin + column * (COLUMN_WIDTH + GAP), y, broke };
      y += height;
      lowest = Math.max(lowest, y);
      return place;
    },
    skip(height) {
      y += height;
    },
    bottom: () => lowest,
  };
}
