import { CONTENT_WIDTH, drawArtifact, type Font, makeRoom, PAGE, palette, type Sheet } from './sheet.ts';

export type TextStyle = { font?: Font; size?: number; colour?: string; width?: number };

/** The horizontal extent of a block: the full width, or one of two columns. */
type Area = { x: number; width: number };

export type ListBlock = { heading: string; items: readonly string[]; marks: 'bullets' | 'numbers' };

const LINE_GAP = 1.5;
const COLUMN_GAP = 28;
const HEADING_HEIGHT = 28;
const ITEM_GAP = 4;
const FULL: Area = { x: PAGE.margin, width: CONTENT_WIDTH };

export function setText({ doc }: Sheet, { font = 'body', size = 10, colour = palette.ink }: TextStyle): void {
  doc.font(font).fontSize(size).fillColor(colour);
}

export function textHeight(sheet: Sheet, text: string, style: TextStyle): number {
  setText(sheet, style);
  return sheet.doc.heightOfString(text, { width: style.width ?? CONTENT_WIDTH, lineGap: LINE_GAP });
}

/** Draws text where the caller has made room; leaves the cursor below it. */
export function drawText(sheet: Sheet, text: string, x: number, y: number, style: TextStyle): void {
  setText(sheet, style);
  sheet.doc.text(text, x, y, { width: style.width ?? CONTENT_WIDTH, lineGap: LINE_GAP });
}

/** A section heading that stays on one page with at least this height of what follows. */
export function drawHeading(sheet: Sheet, text: string, keepWith = 70): void {
  if (!makeRoom(sheet, 14 + HEADING_HEIGHT + keepWith)) sheet.doc.y += 14;
  placeHeading(sheet, text, FULL);
}

export function drawParagraph(sheet: Sheet, text: string, style: TextStyle = {}): void {
  const { doc, root } = sheet;
  makeRoom(sheet, textHeight(sheet, text, style));
  const y = doc.y;
  root.add(doc.struct('P', {}, () => drawText(sheet, text, PAGE.margin, y, style)));
  doc.y += 6;
}

export function drawList(sheet: Sheet, list: ListBlock): void {
  drawHeading(sheet, list.heading);
  placeItems(sheet, list, FULL);
}

/** Two lists side by side, kept on one page. */
export function drawListPair(sheet: Sheet, pair: [ListBlock, ListBlock]): void {
  const { doc } = sheet;
  const width = (CONTENT_WIDTH - COLUMN_GAP) / 2;
  const heights = pair.map((list) => HEADING_HEIGHT + heightOfItems(sheet, list, width));
  if (!makeRoom(sheet, 14 + Math.max(...heights))) doc.y += 14;
  const top = doc.y;
  pair.forEach((list, column) => {
    doc.y = top;
    const area = { x: PAGE.margin + column * (width + COLUMN_GAP), width };
    placeHeading(sheet, list.heading, area);
    placeItems(sheet, list, area);
  });
  doc.y = top + Math.max(...heights);
}

function placeHeading(sheet: Sheet, text: string, { x, width }: Area): void {
  const { doc, root } = sheet;
  const y = doc.y;
  drawArtifact(sheet, () => doc.rect(x, y + 4, 5, 16).fill(palette.orange));
  const style = { font: 'display', size: 17, width: width - 14 } as const;
  root.add(doc.struct('H2', {}, () => drawText(sheet, text, x + 14, y, style)));
  doc.y = y + HEADING_HEIGHT;
}

function indentOf({ marks }: ListBlock): number {
  return marks === 'numbers' ? 22 : 14;
}

function heightOfItems(sheet: Sheet, list: ListBlock, width: number): number {
  return list.items.reduce(
    (height, item) => height + textHeight(sheet, item, { width: width - indentOf(list) }) + ITEM_GAP,
    0,
  );
}

function placeItems(sheet: Sheet, list: ListBlock, { x, width }: Area): void {
  const { doc, root } = sheet;
  const indent = indentOf(list);
  const struct = doc.struct('L');
  root.add(struct);
  list.items.forEach((item, index) => {
    makeRoom(sheet, textHeight(sheet, item, { width: width - indent }));
    const y = doc.y;
    const mark = list.marks === 'numbers' ? `${index + 1}.` : '•';
    const markStyle = { font: 'bold', colour: palette.orangeDeep, width: indent } as const;
    const label = () => drawText(sheet, mark, x, y, markStyle);
    const body = () => drawText(sheet, item, x + indent, y, { width: width - indent });
    struct.add(doc.struct('LI', {}, [doc.struct('Lbl', {}, label), doc.struct('LBody', {}, body)]));
    doc.y += ITEM_GAP;
  });
  struct.end();
}
