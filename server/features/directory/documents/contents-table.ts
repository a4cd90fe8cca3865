import { directoryDocuments as words } from '#words/directory-documents.ts';
import { drawHeading, drawText } from '../../../documents/blocks.ts';
import { CONTENT_WIDTH, drawArtifact, PAGE, palette, type Sheet } from '../../../documents/sheet.ts';
import { type DocumentPart, destinationOf, type LgaGroup, type PageNumbers } from './lga-lists.ts';

const LINE_HEIGHT = 15.5;
const CAPTION_HEIGHT = 18;
const GAP = 24;

type ContentsColumn = { part: DocumentPart; caption: string; groups: LgaGroup[] };

/**
 * Reserves room for the table of contents, which can be filled only once the lists are laid out: two lists side by
 * side, or a single one in two halves. Returns the function that fills it.
 */
export function reserveContents(sheet: Sheet, parts: readonly DocumentPart[]): (pages: PageNumbers) => void {
  const { doc, root } = sheet;
  drawHeading(sheet, words.contents);
  const columns = parts.length > 1 ? captioned(parts) : halves(parts);
  const hasCaption = columns.some(({ caption }) => caption !== '');
  const top = doc.y;
  const longest = Math.max(...columns.map(({ groups }) => groups.length));
  doc.y = top + longest * LINE_HEIGHT + (hasCaption ? CAPTION_HEIGHT : 0) + 4;

  const page = doc.bufferedPageRange().count - 1;
  const structs = columns.map(() => doc.struct('TOC'));
  for (const struct of structs) root.add(struct);
  return (pages) => {
    doc.switchToPage(page);
    columns.forEach((column, index) => {
      const struct = structs[index];
      if (!struct) return;
      drawColumn(sheet, column, struct, { index, of: columns.length, top }, pages);
      struct.end();
    });
  };
}

function captioned(parts: readonly DocumentPart[]): ContentsColumn[] {
  return parts.map((part) => ({ part, caption: part.title, groups: part.groups }));
}

function halves(parts: readonly DocumentPart[]): ContentsColumn[] {
  return parts.flatMap((part) => {
    const half = Math.ceil(part.groups.length / 2);
    return [part.groups.slice(0, half), part.groups.slice(half)].map((groups) => ({
      part,
      caption: '',
      groups,
    }));
  });
}

function drawColumn(
  sheet: Sheet,
  { part, caption, groups }: ContentsColumn,
  struct: PDFKit.PDFStructureElement,
  { index, of, top }: { index: number; of: number; top: number },
  pages: PageNumbers,
): void {
  const width = (CONTENT_WIDTH - GAP * (of - 1)) / of;
  const x = PAGE.margin + index * (width + GAP);
  const style = { font: 'bold', size: 9.5, colour: palette.orangeDeep, width } as const;
  if (caption) struct.add(sheet.doc.struct('Caption', {}, () => drawText(sheet, caption, x, top, style)));
  const start = caption ? top + CAPTION_HEIGHT : top;
  groups.forEach((group, line) => {
    const destination = destinationOf(part, group);
    const text = words.of(group.lga, group.records.length);
    const row = {
      x,
      y: start + line * LINE_HEIGHT,
      width,
      text,
      destination,
      page: pages.get(destination) ?? 0,
    };
    drawRow(sheet, struct, row);
  });
}

type Row = { x: number; y: number; width: number; text: string; destination: string; page: number };

/** The whole line is a link. */
function drawRow(sheet: Sheet, struct: PDFKit.PDFStructureElement, row: Row): void {
  const { doc } = sheet;
  const { x, y, width, text, destination, page } = row;
  drawArtifact(sheet, () => doc.rect(x, y + LINE_HEIGHT - 2.5, width, 0.4).fill(palette.line));
  const link: PDFKit.PDFStructureElement = doc.struct('Link', {}, () => {
    drawText(sheet, text, x, y, { colour: palette.indigo, width: width - 30 });
    doc.font('bold').fillColor(palette.ink).text(String(page), x, y, { width, align: 'right' });
    // pdfkit writes a String object as text and a plain string as a name; its types lack the former.
    const about: unknown = { structParent: link, Contents: new String(words.toPage(text, page)) };
    doc.goTo(x, y, width, LINE_HEIGHT, destination, about as PDFKit.Mixins.AnnotationOption);
  });
  struct.add(doc.struct('TOCI', {}, [link]));
}
