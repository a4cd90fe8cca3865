import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resourceSchema } from '#content/schema/pages.ts';
import { email } from '#facts/site.ts';
import { listDocuments } from '#server/features/directory/documents/directory-documents.ts';
import { ekoshaNewsBulletin, ekoshaProvider } from '#words/directory-documents.ts';
import { resources } from '#words/resources.ts';
import { phoneLines } from '#words/site.ts';
import { writeNoteDocuments } from './write-note-documents.ts';

const notes = { 'ekosha-provider': ekoshaProvider, 'ekosha-news-bulletin-q3-2024': ekoshaNewsBulletin };
let folder: string;
let files: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lashma-documents-'));
  files = await writeNoteDocuments(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const squeeze = (text: string) => text.replace(/[\s\u00a0]+/g, '');

test('every row of /resources follows its schema and has its document, from here or from the lists', () => {
  const made = [...files.map((file) => basename(file, '.pdf')), ...Object.keys(listDocuments)];
  expect(resources.map(({ href }) => basename(href, '.pdf')).sort()).toEqual(made.sort());
  for (const resource of resources)
    expect(resourceSchema.safeParse(resource).error?.issues ?? []).toEqual([]);
});

test.each(Object.entries(notes))(
  '%s is one tagged page that says what it is not and whom to ask',
  async (id, note) => {
    const pdf = await getDocumentProxy(new Uint8Array(await readFile(join(folder, `${id}.pdf`))));
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    expect((await pdf.getMetadata()).info).toMatchObject({ Title: note.title, Language: 'en-NG' });
    const { text, totalPages } = await extractText(pdf, { mergePages: true });
    expect(totalPages).toBe(1);
    const said = squeeze(text);
    expect(said).toContain('Itisnot');
    for (const part of [
      ...note.sections.flatMap(({ paragraphs }) => paragraphs),
      ...note.lists.flatMap(({ items }) => items),
      phoneLines.tollFree.display,
      email,
    ])
      expect(said).toContain(squeeze(part));
  },
);

test('two runs give the same bytes', async () => {
  const again = await mkdtemp(join(tmpdir(), 'lashma-documents-'));
  for (const file of await writeNoteDocuments(again))
    expect((await readFile(file)).equals(await readFile(join(folder, basename(file)))), file).toBe(true);
  await rm(again, { recursive: true });
});
