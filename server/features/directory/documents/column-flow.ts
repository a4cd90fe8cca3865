import { CONTENT_WIDTH, PAGE, type Sheet } from '../../../documents/sheet.ts';

const GAP = 26;
const COLUMNS = 2;

export const COLUMN_WIDTH = (CONTENT_WIDTH - GAP) / COLUMNS;

/** A cursor that fills one column after another. */
export type ColumnFlow = {
  /** Reserves room for a block; `broke` tells that it moved to another column. */
  take(height: number): { x: number; y: number; broke: boolean };
  /** Leaves a gap. */
  skip(height: number): void;
  /** The lowest position reached in any column of the last page. */
  bottom(): number;
};

/** Starts on a new page; for each page `startPage` draws the header and returns where the columns start. */
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
