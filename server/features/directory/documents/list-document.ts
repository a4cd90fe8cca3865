import { formatDate } from '#domain/text/format-date.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { brand } from '#words/site.ts';
import {
  type CoverFigure,
  drawContactBox,
  drawCoverBand,
  drawHeading,
  drawList,
  drawText,
} from '../../../documents/blocks.ts';
import {
  CONTENT_WIDTH,
  drawArtifact,
  finishSheet,
  PAGE,
  palette,
  type Sheet,
  startSheet,
} from '../../../documents/sheet.ts';
import { type DocumentPart, destinationOf, drawPart, type PageNumbers } from './lga-lists.ts';

const LINE_HEIGHT = 15.5;
const CAPTION_HEIGHT = 18;
const GAP = 24;

type ContentsColumn = Pick<DocumentPart, 'groups'> & { part: DocumentPart; caption: string };

export type ListDocument = {
  title: string;
  subject: string;
  audience: string;
  figures: CoverFigure[];
  before: string[];
  parts: DocumentPart[];
  date: string;
};

/** Cover and contents on the first page, then the lists by LGA, then the contact details. */
export function renderListDocument(content: ListDocument): Promise<Buffer> {
  const { title, subject, audience, figures, before, parts, date } = content;
  const dated = words.listDate(formatDate(date));
  const sheet = startSheet(`${title}, ${formatDate(date)}`, subject, date);
  drawCoverBand(sheet, { kind: dated, name: title, audience, figures });
  const fillContents = reserveContents(sheet, parts);
  drawList(sheet, { heading: words.beforeHeading, items: before, marks: 'bullets' });
  const pages: PageNumbers = new Map();
  for (const part of parts) drawPart(sheet, part, pages);
  drawContactBox(sheet);
  fillContents(pages);
  return finishSheet(sheet, `${brand.name} · ${title} · ${dated}`);
}

/** Reserves room for the table of contents and returns the function that fills it, once the lists are laid out. */
function reserveContents(sheet: Sheet, parts: readonly DocumentPart[]): (pages: PageNumbers) => void {
  const { doc, root } = sheet;
  drawHeading(sheet, words.contents);
  const columns = parts.flatMap((part): ContentsColumn[] => {
    const { title, groups } = part;
    if (parts.length > 1) return [{ part, caption: title, groups }];
    const half = Math.ceil(groups.length / 2);
    return [groups.slice(0, half), groups.slice(half)].map((each) => ({ part, caption: '', groups: each }));
  });
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
    const place = { x, y: start + line * LINE_HEIGHT, width, destination };
    struct.add(contentsRow(sheet, text, pages.get(destination) ?? 0, place));
  });
}

type RowPlace = { x: number; y: number; width: number; destination: string };

/** The whole line is a link. */
function contentsRow(sheet: Sheet, text: string, page: number, { x, y, width, destination }: RowPlace) {
  const { doc } = sheet;
  drawArtifact(sheet, () => doc.rect(x, y + LINE_HEIGHT - 2.5, width, 0.4).fill(palette.line));
  const link: PDFKit.PDFStructureElement = doc.struct('Link', {}, () => {
    drawText(sheet, text, x, y, { colour: palette.indigo, width: width - 30 });
    doc.font('bold').fillColor(palette.ink).text(String(page), x, y, { width, align: 'right' });
    // pdfkit writes a String object as text and a plain string as a name; its types lack the former.
    const about: unknown = { structParent: link, Contents: new String(words.toPage(text, page)) };
    doc.goTo(x, y, width, LINE_HEIGHT, destination, about as PDFKit.Mixins.AnnotationOption);
  });
  return doc.struct('TOCI', {}, [link]);
}
