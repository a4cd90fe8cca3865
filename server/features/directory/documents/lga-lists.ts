import type { Provider } from '#content/schema/directory.ts';
import { phoneNumbers } from '#domain/text/phone-numbers.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { drawText, setText, type TextStyle, textHeight } from '../../../documents/blocks.ts';
import { CONTENT_WIDTH, drawArtifact, PAGE, palette, type Sheet } from '../../../documents/sheet.ts';

export type DocumentPart = { id: string; title: string; lead: string; groups: LgaGroup[] };
export type LgaGroup = { lga: string; records: Provider[] };

/** The first page of each LGA, by `destinationOf`. */
export type PageNumbers = Map<string, number>;

const COLUMNS = 2;
const COLUMN_GAP = 26;
const COLUMN_WIDTH = (CONTENT_WIDTH - COLUMN_GAP) / COLUMNS;
const HEADING_HEIGHT = 25;
const CONTINUED_HEIGHT = 15;
const GROUP_GAP = 6;
const HEADING = { font: 'display', size: 13, width: COLUMN_WIDTH } as const;
const CONTINUED = { font: 'bold', size: 8.5, colour: palette.orangeDeep, width: COLUMN_WIDTH } as const;
const NAME: TextStyle = { font: 'bold', size: 9.5, width: COLUMN_WIDTH };
const LINE: TextStyle = { size: 8.8, colour: palette.soft, width: COLUMN_WIDTH };
const PHONE: TextStyle = { font: 'bold', size: 8.8, colour: palette.indigo };
const COUNCIL_HEIGHT = 13.5;
const PHONE_GAP = 12;
const ENTRY_GAP = 7;

export function destinationOf(part: DocumentPart, { lga }: LgaGroup): string {
  return `${part.id}-${lga}`;
}

/** The records of a part by LGA, in two columns from a new page on; leaves the cursor below them. */
export function drawPart(sheet: Sheet, part: DocumentPart, pages: PageNumbers): void {
  let isFirst = true;
  const flow = startColumns(sheet, () => {
    const top = isFirst ? drawPartHead(sheet, part) : drawRunningHead(sheet, part);
    isFirst = false;
    return top;
  });
  for (const group of part.groups) {
    const destination = destinationOf(part, group);
    pages.set(destination, drawGroup(sheet, group, destination, flow));
  }
  sheet.doc.y = flow.bottom();
}

/** Returns the page on which the group begins. */
function drawGroup(sheet: Sheet, group: LgaGroup, destination: string, flow: ColumnFlow): number {
  const { doc, root } = sheet;
  const [first, ...others] = group.records.map((record) => measureEntry(sheet, record));
  if (!first) throw new Error(`${group.lga} has no records`);
  // Keeps the heading together with the first entry.
  const { x, y } = flow.take(HEADING_HEIGHT + first.height);
  const page = doc.bufferedPageRange().count;
  const heading = words.of(group.lga, group.records.length);
  doc.addNamedDestination(destination, 'XYZ', 0, y, null);
  drawArtifact(sheet, () => doc.rect(x, y + 19, COLUMN_WIDTH, 1.2).fill(palette.orange));
  root.add(doc.struct('H3', {}, () => drawText(sheet, heading, x, y, HEADING)));
  drawEntry(sheet, first, x, y + HEADING_HEIGHT);
  for (const entry of others) drawNext(sheet, entry, group, flow);
  flow.skip(GROUP_GAP);
  return page;
}

function drawNext(sheet: Sheet, entry: Entry, { lga }: LgaGroup, flow: ColumnFlow): void {
  const { x, y, broke } = flow.take(entry.height);
  if (broke) {
    // An artifact, because a screen reader is still in the same group.
    drawArtifact(sheet, () => drawText(sheet, words.continued(lga), x, y, CONTINUED));
    flow.skip(CONTINUED_HEIGHT);
  }
  drawEntry(sheet, entry, x, broke ? y + CONTINUED_HEIGHT : y);
}

function drawPartHead(sheet: Sheet, { title, lead }: DocumentPart): number {
  const { doc, root } = sheet;
  const titleStyle = { font: 'display', size: 21 } as const;
  const leadStyle = { size: 10, colour: palette.soft };
  const below = PAGE.top + textHeight(sheet, title, titleStyle);
  root.add(doc.struct('H2', {}, () => drawText(sheet, title, PAGE.margin, PAGE.top, titleStyle)));
  root.add(doc.struct('P', {}, () => drawText(sheet, lead, PAGE.margin, below, leadStyle)));
  return below + textHeight(sheet, lead, leadStyle) + 12;
}

function drawRunningHead(sheet: Sheet, { title }: DocumentPart): number {
  const style = { font: 'bold', size: 8.5, colour: palette.soft } as const;
  drawArtifact(sheet, () => drawText(sheet, title, PAGE.margin, PAGE.top - 12, style), 'Pagination');
  return PAGE.top + 10;
}

type ColumnFlow = ReturnType<typeof startColumns>;

/** A cursor that fills column after column; for each page `startPage` draws the header and tells where they start. */
function startColumns({ doc }: Sheet, startPage: () => number) {
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
    /** Reserves room for a block; `broke` tells that it moved to another column. */
    take(height: number) {
      const broke = y + height > PAGE.bottom;
      if (broke && column === COLUMNS - 1) openPage();
      else if (broke) {
        column += 1;
        y = top;
      }
      const place = { x: PAGE.margin + column * (COLUMN_WIDTH + COLUMN_GAP), y, broke };
      y += height;
      lowest = Math.max(lowest, y);
      return place;
    },
    skip(height: number) {
      y += height;
    },
    /** The lowest position reached in any column of the last page. */
    bottom: () => lowest,
  };
}

type Entry = ReturnType<typeof measureEntry>;

/** The text of a hospital or pharmacy, and how far each line is below its top. */
function measureEntry(sheet: Sheet, record: Provider) {
  const address = textHeight(sheet, record.name, NAME);
  const council = address + textHeight(sheet, record.address, LINE);
  if (!record.lcda && !record.phone)
    return { record, tops: { address, council, phones: council }, height: council + ENTRY_GAP };
  const phones = fitsOneLine(sheet, record) ? council : council + COUNCIL_HEIGHT;
  return { record, tops: { address, council, phones }, height: phones + COUNCIL_HEIGHT + ENTRY_GAP };
}

function fitsOneLine(sheet: Sheet, { lcda = '', phone = '' }: Provider): boolean {
  setText(sheet, LINE);
  const councilWidth = lcda ? sheet.doc.widthOfString(words.lcda(lcda)) : 0;
  return councilWidth + PHONE_GAP + phonesWidth(sheet, phone) <= COLUMN_WIDTH;
}

function phonesWidth(sheet: Sheet, phone: string): number {
  setText(sheet, PHONE);
  const widths = phoneNumbers(phone).map(({ text }) => sheet.doc.widthOfString(text));
  return widths.reduce((sum, width) => sum + width, PHONE_GAP * (widths.length - 1));
}

/** A single paragraph in the document structure: a list of elements would double the file's size. */
function drawEntry(sheet: Sheet, { record, tops }: Entry, x: number, y: number): void {
  const { doc, root } = sheet;
  const { name, address, lcda, phone = '' } = record;
  const text = () => {
    drawText(sheet, name, x, y, NAME);
    drawText(sheet, address, x, y + tops.address, LINE);
    if (lcda) drawText(sheet, words.lcda(lcda), x, y + tops.council, LINE);
  };
  root.add(doc.struct('P', {}, [text, ...phoneLinks(sheet, phone, x + COLUMN_WIDTH, y + tops.phones)]));
}

/** Right-aligned in the column, each number a link for those who read on a phone. */
function phoneLinks(sheet: Sheet, phone: string, right: number, y: number): PDFKit.PDFStructureElement[] {
  const { doc } = sheet;
  let left = right - phonesWidth(sheet, phone);
  return phoneNumbers(phone).map(({ text, href }) => {
    const x = left;
    left += doc.widthOfString(text) + PHONE_GAP;
    return doc.struct('Link', {}, () => {
      setText(sheet, PHONE);
      doc.text(text, x, y, { link: href, lineBreak: false });
    });
  });
}
