import { mkdir, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type DirectoryRecords, readDirectory } from '#cli/directory/content-files.ts';
import { providerLists } from '#content/directory.ts';
import {
  ekoshaNewsBulletin,
  ekoshaProvider,
  directoryDocuments as words,
} from '#content/directory-documents.ts';
import { resources } from '#content/resources.ts';
import type { ResourceId } from '#content/schema/resource.ts';
import { groupByLga } from './group-by-lga.ts';
import { type ListDocument, renderListDocument } from './list-document.ts';
import { renderNoteDocument } from './note-document.ts';

const [standard, plus, pharmacy] = providerLists;

/** Writes the four documents of /resources under the names that the page links to. */
export async function writeDirectoryDocuments(outDir: string): Promise<string[]> {
  await mkdir(outDir, { recursive: true });
  const records = readDirectory();
  const render: Record<ResourceId, () => Promise<Buffer>> = {
    'community-pharmacies': () => renderListDocument(pharmacyDocument(records)),
    'ilera-eko-provider': () => renderListDocument(hospitalDocument(records)),
    'ekosha-provider': () => renderNoteDocument(ekoshaProvider),
    'ekosha-news-bulletin-q3-2024': () => renderNoteDocument(ekoshaNewsBulletin),
  };
  return Promise.all(
    resources.map(async ({ id, href }) => {
      const file = join(outDir, basename(href));
      await writeFile(file, await render[id]());
      return file;
    }),
  );
}

function hospitalDocument(records: DirectoryRecords): ListDocument {
  const { figure, lead, ...about } = words.hospitals;
  const lists = [standard, plus].map((list) => ({
    ...list,
    plan: list.planName ?? '',
    of: records[list.id],
  }));
  return {
    ...about,
    // The older of the two, so that nothing in the document is newer than its date.
    date: standard.date < plus.date ? standard.date : plus.date,
    figures: lists.map(({ plan, of }) => ({ value: String(of.length), label: figure(plan) })),
    parts: lists.map(({ id, title, plan, of }) => ({ id, title, lead: lead(plan), groups: groupByLga(of) })),
  };
}

function pharmacyDocument({ pharmacies }: DirectoryRecords): ListDocument {
  const { figures, lead, ...about } = words.pharmacies;
  const groups = groupByLga(pharmacies);
  return {
    ...about,
    date: pharmacy.date,
    figures: [
      { value: String(pharmacies.length), label: figures.pharmacies },
      { value: String(groups.length), label: figures.lgas },
    ],
    parts: [{ id: pharmacy.id, title: pharmacy.title, lead, groups }],
  };
}
