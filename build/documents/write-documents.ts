import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ResourceId } from '#content/schema/pages.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { examplesPdf } from '#facts/plans.ts';
import { drawHeading, drawListPair, drawParagraph } from '#server/documents/blocks.ts';
import { drawContactBox } from '#server/documents/contact-box.ts';
import { drawCoverBand } from '#server/documents/cover-band.ts';
import { finishSheet, startSheet } from '#server/documents/sheet.ts';
import { ekoshaNewsBulletin, ekoshaProvider, type NoteDocument } from '#words/directory-documents.ts';
import { comparedPlans, plans } from '#words/plans.ts';
import { resources } from '#words/resources.ts';
import { brand } from '#words/site.ts';
import { renderExamplesDocument } from './examples-document.ts';
import { renderPlanDocument } from './plan-document.ts';

const notes: Partial<Record<ResourceId, NoteDocument>> = {
  'ekosha-provider': ekoshaProvider,
  'ekosha-news-bulletin-q3-2024': ekoshaNewsBulletin,
};

/** Writes the PDFs of every plan, and those of /resources that are no lists, under the names that pages link to. */
export async function writeDocuments(outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  const write = async (href: string, document: Promise<Buffer>) =>
    writeFile(join(outDir, basename(href)), await document);
  await Promise.all([
    ...plans.map((plan) => write(plan.pdf, renderPlanDocument(plan))),
    ...comparedPlans.map((plan) => write(examplesPdf(plan.id), renderExamplesDocument(plan))),
    ...resources.map(({ id, href }) => notes[id] && write(href, renderNoteDocument(notes[id]))),
  ]);
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
