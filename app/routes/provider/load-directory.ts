import { placeTexts } from '#content/directory/place-texts.ts';
import * as words from '#content/en/directory.ts';
import { countByLga } from '#domain/directory/count-by-lga.ts';
import { readCentroids, readPlaces } from '#domain/directory/directory-records.ts';
import type { Site } from '../../site.ts';
import { type EveryList, everyList } from './all-places.ts';
import { createContent, type DirectoryData, type Lga } from './directory-content.ts';
import type { Lists } from './directory-lists.ts';
import { listsNeeded, viewSection } from './directory-view.ts';

export type LoadedDirectory = { data: DirectoryData; lists: Lists };

let files: ReturnType<typeof readFiles> | undefined;

/** The data serialised into the page, and the lists needed to render it, which the browser will fetch. */
export async function loadDirectory(
  query: URLSearchParams,
  { listHrefs, publicUrl }: Pick<Site, 'listHrefs' | 'publicUrl'>,
): Promise<LoadedDirectory> {
  // The lists change only with a new build.
  files ??= readFiles();
  const { every, lgas, totals } = await files;
  const content = createContent(words, { lgas, totals, publicUrl });
  const state = content.address.read(query);
  const { open, sections } = state;
  const section = open ? viewSection(content, every, open, sections[open]) : undefined;
  const needed = listsNeeded(content, state, section);
  return {
    data: { search: query.toString(), needed, listHrefs, totals, lgas, publicUrl },
    lists: Object.fromEntries(needed.map((id) => [id, every[id]])),
  };
}

async function readFiles() {
  const every = await everyList();
  const totals = {
    'standard-jaara': every['standard-jaara'].length,
    'standard-jaara-plus': every['standard-jaara-plus'].length,
    pharmacies: every.pharmacies.length,
  };
  return { every, totals, lgas: readLgas(every) };
}

function readLgas(every: EveryList): Lga[] {
  const places = readPlaces(placeTexts.lcdas);
  const counted = countByLga([...places.keys()], every);
  return readCentroids(placeTexts.centroids).flatMap((centroid) => {
    const counts = counted.find(({ lga }) => lga === centroid.lga)?.counts;
    return counts ? { ...centroid, counts, lcdas: [...(places.get(centroid.lga) ?? [])] } : [];
  });
}
