import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ResourceId } from '#content/schema/pages.ts';
import { ekoshaNewsBulletin, ekoshaProvider, type NoteDocument } from '#words/directory-documents.ts';
import { resources } from '#words/resources.ts';
import { renderNoteDocument } from './note-document.ts';

const notes: Partial<Record<ResourceId, NoteDocument>> = {
  'ekosha-provider': ekoshaProvider,
  'ekosha-news-bulletin-q3-2024': ekoshaNewsBulletin,
};

/** Writes the documents of /resources that are no lists, under the names that the page links to. */
export async function writeNoteDocuments(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const written = resources.map(async ({ id, href }) => {
    const note = notes[id];
    if (!note) return [];
    const file = join(outDir, basename(href));
    await writeFile(file, await renderNoteDocument(note));
    return [file];
  });
  return (await Promise.all(written)).flat();
}
