import type { ResourceId } from '#content/schema/pages.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { ekoshaNewsBulletin, ekoshaProvider, type NoteDocument } from '#words/directory-documents.ts';
import { resources } from '#words/resources.ts';
import { brand } from '#words/site.ts';
import {
  type ListDocumentId,
  type ListedDirectory,
  listDocuments,
} from '../features/directory/documents/directory-documents.ts';
import { renderListDocument } from '../features/directory/documents/list-document.ts';
import { drawContactBox, drawCoverBand, drawHeading, drawListPair, drawParagraph } from './blocks.ts';
import { type Drawings, drawings as planDrawings } from './plan-document.ts';
import { finishSheet, startSheet } from './sheet.ts';

const notes: Partial<Record<ResourceId, NoteDocument>> = {
  'ekosha-provider': ekoshaProvider,
  'ekosha-news-bulletin-q3-2024': ekoshaNewsBulletin,
};

/** All PDFs in English that are made of facts and words alone: drawn by the build, and anew when staff have changed facts. */
export const drawings: Drawings = {
  ...planDrawings,
  ...Object.fromEntries(
    resources.flatMap(({ id, href }) => {
      const note = notes[id];
      return note ? [[href, () => renderNoteDocument(note)]] : [];
    }),
  ),
};

/** The PDF of a list, for when its phone lines are other than those of the build. */
export function drawList(id: ListDocumentId, directory: ListedDirectory): Promise<Buffer> {
  return renderListDocument(listDocuments[id](directory));
}

/** A one-page document that says whom to ask. */
function renderNoteDocument(note: NoteDocument): Promise<Buffer> {
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
