import { formatDate } from '#domain/text/format-date.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { brand } from '#words/site.ts';
import { drawList } from '../../../documents/blocks.ts';
import { drawContactBox } from '../../../documents/contact-box.ts';
import { type CoverFigure, drawCoverBand } from '../../../documents/cover-band.ts';
import { finishSheet, startSheet } from '../../../documents/sheet.ts';
import { reserveContents } from './contents-table.ts';
import { type DocumentPart, drawPart, type PageNumbers } from './lga-lists.ts';

export type ListDocument = {
  title: string;
  subject: string;
  audience: string;
  figures: CoverFigure[];
  /** What to know before using the list. */
  before: string[];
  parts: DocumentPart[];
  /** The date of the list. */
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
