import { drawText, type TextStyle, textHeight } from '#server/documents/blocks.ts';
import { palette } from '#server/documents/palette.ts';
import type { Sheet } from '#server/documents/sheet.ts';

export type TableCell = {
  text?: string;
  tone?: 'plain' | 'covered' | 'quiet' | 'strong' | 'head' | 'group';
  /** A list below the text. */
  items?: readonly string[];
  /** Smaller lines at the end: waiting periods, conditions and limits. */
  notes?: readonly string[];
};

/** The width of the tick before a covered benefit. */
export const TICK_WIDTH = 15;

const STYLES: Record<NonNullable<TableCell['tone']>, TextStyle> = {
  plain: { size: 9.5 },
  covered: { size: 9.5 },
  strong: { size: 9.5, font: 'bold' },
  quiet: { size: 8.5, colour: palette.soft },
  head: { size: 9.5, font: 'bold', colour: palette.paper },
  group: { size: 9.5, font: 'bold', colour: palette.indigo },
};
const BULLET_WIDTH = 9;
const NOTE_STYLE: TextStyle = { size: 8.5, colour: palette.orangeDeep };

export function heightOfCell(sheet: Sheet, cell: TableCell, width: number): number {
  return partsOf(cell, width).reduce((height, { text, style }) => height + textHeight(sheet, text, style), 0);
}

/** How to draw each paragraph of the cell; separately, because a screen reader would run them together. */
export function cellParagraphs(sheet: Sheet, cell: TableCell, x: number, y: number, width: number) {
  let top = y;
  return partsOf(cell, width).map(({ text, style, indent, mark }) => {
    const partTop = top;
    top += textHeight(sheet, text, style);
    return () => {
      if (mark) drawText(sheet, mark, x, partTop, { ...style, colour: palette.orangeDeep });
      drawText(sheet, text, x + indent, partTop, style);
    };
  });
}

type Part = { text: string; style: TextStyle; indent: number; mark?: string };

function partsOf({ text = '', tone = 'plain', items = [], notes = [] }: TableCell, width: number): Part[] {
  const part = (text: string, style: TextStyle, indent = 0): Part => ({
    text,
    indent,
    style: { ...style, width: width - indent },
  });
  return [
    ...(text ? [part(text, STYLES[tone], tone === 'covered' ? TICK_WIDTH : 0)] : []),
    ...items.map((item) => ({ ...part(item, STYLES[tone], BULLET_WIDTH), mark: '•' })),
    ...notes.map((note) => part(note, NOTE_STYLE)),
  ];
}
