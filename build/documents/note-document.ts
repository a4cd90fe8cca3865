import { formatDate } from '#domain/text/format-date.ts';
import { drawHeading, drawListPair, drawParagraph } from '#server/documents/blocks.ts';
import { drawContactBox } from '#server/documents/contact-box.ts';
import { drawCoverBand } from '#server/documents/cover-band.ts';
import { finishSheet, startSheet } from '#server/documents/sheet.ts';
import type { NoteDocument } from '#words/directory-documents.ts';
import { brand } from '#words/site.ts';

/** A one-page document that says whom to ask. */
export function renderNoteDocument(note: NoteDocument): Promise<Buffer> {
  const { title, subject, cover, date, sections, lists } = note;
  const sheet = startSheet(title, subject, date);
  drawCoverBand(sheet, { ...cover, figures: [] });
  for (const { heading, paragraphs } of sections) {
    drawHeading(sheet, heading);
    for (const paragraph of paragraphs) drawParagraph(sheet, paragraph);
  }
  const [left, right] = lists;
  drawListPair(sheet, [
    { ...left, marks: 'bullets' },
    { ...right, marks: 'bullets' },
  ]);
  drawContactBox(sheet);
  return finishSheet(sheet, `${brand.name} · ${title} · ${formatDate(date)}`);
}
