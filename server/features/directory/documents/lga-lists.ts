import type { Provider } from '#content/schema/directory.ts';
import { compareText, sortKey } from '#domain/text/compare-text.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { drawText, textHeight } from '../../../documents/blocks.ts';
import { drawArtifact, PAGE, palette, type Sheet } from '../../../documents/sheet.ts';
import { COLUMN_WIDTH, type ColumnFlow, startColumns } from './column-flow.ts';
import { drawEntry, type Entry, measureEntry } from './entry.ts';

export type DocumentPart = { id: string; title: string; lead: string; groups: LgaGroup[] };

/** The first page of each LGA, by `destinationOf`. */
export type PageNumbers = Map<string, number>;

const HEADING_HEIGHT = 25;
const CONTINUED_HEIGHT = 15;
const GROUP_GAP = 6;
const HEADING = { font: 'display', size: 13, width: COLUMN_WIDTH } as const;
const CONTINUED = { font: 'bold', size: 8.5, colour: palette.orangeDeep, width: COLUMN_WIDTH } as const;

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
    const page = drawGroup(sheet, group, destinationOf(part, group), flow);
    pages.set(destinationOf(part, group), page);
  }
  sheet.doc.y = flow.bottom();
}

/** Returns the page on which the group begins. */
function drawGroup(sheet: Sheet, group: LgaGroup, destination: string, flow: ColumnFlow): number {
  const [first, ...others] = group.records.map((record) => measureEntry(sheet, record));
  if (!first) throw new Error(`${group.lga} has no records`);
  // Keeps the heading together with the first entry.
  const { x, y } = flow.take(HEADING_HEIGHT + first.height);
  const page = sheet.doc.bufferedPageRange().count;
  drawGroupHead(sheet, group, destination, x, y);
  drawEntry(sheet, first, x, y + HEADING_HEIGHT);
  for (const entry of others) drawNext(sheet, entry, group, flow);
  flow.skip(GROUP_GAP);
  return page;
}

function drawGroupHead(
  sheet: Sheet,
  { lga, records }: LgaGroup,
  destination: string,
  x: number,
  y: number,
): void {
  const { doc, root } = sheet;
  doc.addNamedDestination(destination, 'XYZ', 0, y, null);
  drawArtifact(sheet, () => doc.rect(x, y + 19, COLUMN_WIDTH, 1.2).fill(palette.orange));
  root.add(doc.struct('H3', {}, () => drawText(sheet, words.of(lga, records.length), x, y, HEADING)));
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

export type LgaGroup = { lga: string; records: Provider[] };

/** Alphabetical LGAs with alphabetical records. */
export function groupByLga(records: readonly Provider[]): LgaGroup[] {
  const groups = Map.groupBy(records, (record) => record.lga);
  return [...groups]
    .map(([lga, found]) => ({ lga, records: found.toSorted((a, b) => byText(a.name, b.name)) }))
    .sort((a, b) => byText(a.lga, b.lga));
}

function byText(a: string, b: string): number {
  return compareText(sortKey(a), sortKey(b));
}
