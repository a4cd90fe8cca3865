import { email, office } from '#facts/addresses.ts';
import { externalLinks } from '#facts/links.ts';
import { planDocument } from '#words/plan-details.ts';
import { brand, phoneLines } from '#words/site.ts';
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

type Contact = { label: string; text: string; link: string };

const ROW_HEIGHT = 33;
const PADDING = 16;

const calls: Contact[] = [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine].map(
  ({ label, display, digits, to }) => ({ label, text: `${display} (${digits})`, link: to }),
);

const { register, email: emailLabel, office: officeLabel, heading, lead } = planDocument.contact;

const writing: Contact[] = [
  { label: register, text: externalLinks.register.replace('https://', ''), link: externalLinks.register },
  { label: emailLabel, text: email, link: `mailto:${email}` },
  { label: officeLabel, text: office.lines.join(', '), link: office.mapUrl },
];

/** The agency's contact details, each line a link for those who read on a phone. */
export function drawContactBox(sheet: Sheet): void {
  const { doc, root } = sheet;
  const height = PADDING * 2 + 46 + ROW_HEIGHT * calls.length;
  makeRoom(sheet, height + 14);
  const top = doc.y + 14;
  const left = PAGE.margin + PADDING;
  drawArtifact(sheet, () => {
    doc.roundedRect(PAGE.margin, top, CONTENT_WIDTH, height, 10).fill(palette.ink);
    doc.rect(PAGE.margin + PADDING, top + PADDING + 27, 36, 3).fill(palette.orange);
  });
  const title = { font: 'display', size: 17, colour: palette.paper } as const;
  root.add(doc.struct('H2', {}, () => drawText(sheet, heading, left, top + PADDING, title)));
  const leadX = left + CONTENT_WIDTH / 2 - PADDING;
  const leadStyle = { size: 9.5, colour: palette.softOnDark, width: CONTENT_WIDTH / 2 - PADDING };
  root.add(doc.struct('P', {}, () => drawText(sheet, lead, leadX, top + PADDING + 6, leadStyle)));
  const columns = [
    { contacts: calls, x: left },
    { contacts: writing, x: leadX },
  ];
  for (const { contacts, x } of columns) {
    contacts.forEach((contact, index) => {
      drawContact(sheet, contact, x, top + PADDING + 42 + index * ROW_HEIGHT);
    });
  }
  doc.y = top + height;
}

function drawContact(sheet: Sheet, { label, text, link }: Contact, x: number, y: number): void {
  const { doc, root } = sheet;
  const width = CONTENT_WIDTH / 2 - PADDING;
  const written = () => drawText(sheet, label, x, y, { size: 8.5, colour: palette.yellow, width });
  const linked = () => {
    doc.font('bold').fontSize(10).fillColor(palette.paper);
    doc.text(text, x, y + 12, { width, link });
  };
  root.add(doc.struct('P', {}, [written, doc.struct('Link', { alt: `${label}: ${text}` }, linked)]));
}

export type CoverFigure = { value: string; label: string };
export type Cover = { kind: string; name: string; audience: string; figures: CoverFigure[] };

const TILE = 39;
const PATTERN_COLUMNS = 5;
const PATTERN_LEFT = PAGE.width - TILE * PATTERN_COLUMNS;

/** The header of the first page: the plan's name, for whom it is, and what it costs. */
export function drawCoverBand(sheet: Sheet, { kind, name, audience, figures }: Cover): void {
  const { doc, root } = sheet;
  const height = TILE * 5;
  drawArtifact(sheet, () => {
    doc.rect(0, 0, PAGE.width, height).fill(palette.ink);
    drawAdire(doc, height);
    doc.rect(0, height, PAGE.width, 5).fill(palette.orange);
  });
  const width = PATTERN_LEFT - PAGE.margin;
  const x = PAGE.margin;
  const write = (tag: 'H1' | 'P', text: string, left: number, y: number, style: TextStyle) =>
    root.add(doc.struct(tag, {}, () => drawText(sheet, text, left, y, { width, ...style })));
  const small = { font: 'bold', size: 10, colour: palette.yellow } as const;
  write('P', `${brand.name} · ${brand.scheme} · ${kind}`, x, 30, small);
  write('H1', name, x, 49, { font: 'display', size: 31, colour: palette.paper });
  write('P', audience, x, 91, { size: 11.5, colour: palette.softOnDark });
  const step = width / figures.length;
  figures.forEach(({ value, label }, index) => {
    const left = x + step * index;
    write('P', value, left, 137, { font: 'figures', size: 18, colour: palette.paper, width: step });
    write('P', label, left, 161, { size: 9, colour: palette.softOnDark, width: step - 6 });
  });
  doc.y = height + 12;
}

/** A pattern after adire cloth: rings, combs and scattered eyes, indigo on indigo. */
function drawAdire(doc: PDFKit.PDFDocument, height: number): void {
  doc.lineWidth(1.4).strokeColor(palette.indigo).fillColor(palette.indigo);
  const motifs = [drawRings, drawComb, drawEyes];
  for (let row = 0; row * TILE < height; row++) {
    for (let column = 0; column < PATTERN_COLUMNS; column++) {
      motifs[(row * 2 + column) % motifs.length]?.(doc, PATTERN_LEFT + column * TILE, row * TILE);
    }
  }
  doc.circle(PATTERN_LEFT + TILE * 3.5, TILE * 1.5, 5).fill(palette.yellow);
}

function drawRings(doc: PDFKit.PDFDocument, x: number, y: number): void {
  for (const radius of [6, 12, 18]) doc.circle(x + TILE / 2, y + TILE / 2, radius).stroke();
}

function drawComb(doc: PDFKit.PDFDocument, x: number, y: number): void {
  doc.moveTo(x + 5, y + 8).lineTo(x + TILE - 5, y + 8);
  for (let tooth = 5; tooth <= TILE - 5; tooth += 6.4)
    doc.moveTo(x + tooth, y + 8).lineTo(x + tooth, y + TILE - 7);
  doc.stroke();
}

function drawEyes(doc: PDFKit.PDFDocument, x: number, y: number): void {
  for (const across of [10.5, 31.5]) {
    for (const down of [10.5, 31.5]) doc.circle(x + across, y + down, 3.4).fill(palette.indigo);
  }
  doc.circle(x + TILE / 2, y + TILE / 2, 6).stroke(palette.indigo);
}
