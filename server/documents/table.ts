import { drawText, type TextStyle, textHeight } from './blocks.ts';
import { CONTENT_WIDTH, drawArtifact, makeRoom, PAGE, palette, type Sheet } from './sheet.ts';

// What pdfkit 0.20 has and its type package lacks.
declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      /** The PDF dictionary of the element; `A` holds attributes such as a header cell's scope. */
      dictionary: { data: Record<string, unknown> };
    }
  }
}

/** A group row spans the table and is the header of the rows below it. */
export type TableRow = { group: string } | { cells: TableCell[] };

export type Table = {
  head: string[];
  /** Relative widths of the columns. */
  columns: number[];
  rows: TableRow[];
};

type Slot = { cell: TableCell; type: 'TH' | 'TD'; x: number; width: number; span?: number };
type Line = { slots: Slot[]; padding: number; ground?: string; scope: 'Row' | 'Column' };

const PADDING_X = 8;

/** An accessible table: header cells with a scope, rows that never break across pages, a repeated header. */
export function drawTable(sheet: Sheet, table: Table): void {
  const struct = sheet.doc.struct('Table');
  sheet.root.add(struct);
  const place = placeColumns(table.columns);
  const head: Line = {
    slots: table.head.map((text, column) => place({ text, tone: 'head' }, column, 'TH')),
    padding: 5,
    ground: palette.ink,
    scope: 'Column',
  };
  const lines = table.rows.map((row) =>
    'group' in row ? groupLine(row.group, table.columns.length) : cellLine(row.cells, place),
  );
  makeRoom(sheet, heightOfLines(sheet, [head, ...lines.slice(0, 2)]));
  drawLine(sheet, struct, head);
  lines.forEach((line, index) => {
    // Keeps a group row together with its first row.
    const together = lines.slice(index, line.ground ? index + 2 : index + 1);
    if (makeRoom(sheet, heightOfLines(sheet, together))) drawLine(sheet, undefined, head);
    drawLine(sheet, struct, line);
  });
  struct.end();
  sheet.doc.y += 8;
}

function groupLine(text: string, span: number): Line {
  const slot: Slot = {
    cell: { text, tone: 'group' },
    type: 'TH',
    x: PAGE.margin + PADDING_X,
    width: CONTENT_WIDTH - PADDING_X * 2,
    span,
  };
  return { slots: [slot], padding: 2.5, ground: palette.indigoLight, scope: 'Row' };
}

function cellLine(cells: TableCell[], place: ReturnType<typeof placeColumns>): Line {
  const slots = cells.map((cell, column) =>
    column === 0 ? place({ ...cell, tone: 'strong' }, column, 'TH') : place(cell, column, 'TD'),
  );
  return { slots, padding: 4, scope: 'Row' };
}

function placeColumns(shares: number[]) {
  const whole = sum(shares);
  return (cell: TableCell, column: number, type: Slot['type']): Slot => {
    const left = PAGE.margin + (sum(shares.slice(0, column)) / whole) * CONTENT_WIDTH;
    const width = ((shares[column] ?? 0) / whole) * CONTENT_WIDTH;
    return { cell, type, x: left + PADDING_X, width: width - PADDING_X * 2 };
  };
}

/** Without a structure element the line is a repeated header, which screen readers skip. */
function drawLine(sheet: Sheet, struct: PDFKit.PDFStructureElement | undefined, line: Line): void {
  const { doc } = sheet;
  const height = heightOfLines(sheet, [line]);
  const y = doc.y;
  drawArtifact(sheet, () => {
    if (line.ground) doc.rect(PAGE.margin, y, CONTENT_WIDTH, height).fill(line.ground);
    else doc.rect(PAGE.margin, y + height - 0.6, CONTENT_WIDTH, 0.6).fill(palette.line);
    for (const { cell, x } of line.slots) if (cell.tone === 'covered') drawTick(doc, x, y + line.padding + 3);
  });
  const paragraphs = ({ cell, x, width }: Slot) => cellParagraphs(sheet, cell, x, y + line.padding, width);
  if (struct) {
    const cells = line.slots.map((slot) => {
      const content = paragraphs(slot).map((draw) => doc.struct('P', {}, draw));
      const cell = doc.struct(slot.type, {}, content);
      if (slot.type === 'TH')
        cell.dictionary.data.A = { O: 'Table', Scope: line.scope, ColSpan: slot.span ?? 1 };
      return cell;
    });
    struct.add(doc.struct('TR', {}, cells));
  } else {
    const draws = line.slots.flatMap(paragraphs);
    const drawAll = () => {
      for (const draw of draws) draw();
    };
    drawArtifact(sheet, drawAll, 'Pagination');
  }
  doc.y = y + height;
}

function heightOfLines(sheet: Sheet, lines: Line[]): number {
  const height = ({ slots, padding }: Line) =>
    Math.max(...slots.map(({ cell, width }) => heightOfCell(sheet, cell, width))) + padding * 2;
  return sum(lines.map(height));
}

function drawTick(doc: PDFKit.PDFDocument, x: number, y: number): void {
  const scale = TICK_WIDTH / 15;
  doc.lineWidth(1.8).lineCap('round').lineJoin('round').strokeColor(palette.green);
  doc
    .moveTo(x, y + 4 * scale)
    .lineTo(x + 3.2 * scale, y + 7.2 * scale)
    .lineTo(x + 9 * scale, y + 0.6 * scale)
    .stroke();
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

type TableCell = {
  text?: string;
  tone?: 'plain' | 'covered' | 'quiet' | 'strong' | 'head' | 'group';
  /** A list below the text. */
  items?: readonly string[];
  /** Smaller lines at the end: waiting periods, conditions and limits. */
  notes?: readonly string[];
};

/** The width of the tick before a covered benefit. */
const TICK_WIDTH = 15;

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

function heightOfCell(sheet: Sheet, cell: TableCell, width: number): number {
  return partsOf(cell, width).reduce((height, { text, style }) => height + textHeight(sheet, text, style), 0);
}

/** How to draw each paragraph of the cell; separately, because a screen reader would run them together. */
function cellParagraphs(sheet: Sheet, cell: TableCell, x: number, y: number, width: number) {
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
