import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Directory } from '#app/site.ts';
import type { DatedProviderLists, ListId, Provider, ProviderListId } from '#content/schema/directory.ts';
import { readAgents, readCentroids, readPlaces, readProviders } from '#domain/directory/directory-records.ts';
import { countByLga, type Lga } from '#domain/directory/lgas.ts';
import { addSlugs, createPlaceFinder, type PlaceAddress } from '#domain/directory/place-addresses.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { agentList, providerLists } from '#words/directory.ts';
import { PROJECT_ROOT } from '../../project-root.ts';
import { versionedHref } from './open-data.ts';

const FOLDER = join(PROJECT_ROOT, 'content/directory');
const lcdas = readPlaces(readFileSync(join(FOLDER, 'lagos-lga-lcda.csv'), 'utf8'));
const centroids = readCentroids(readFileSync(join(FOLDER, 'lagos-lga-centroids.csv'), 'utf8'));

interface DirectorySource {
  lists: Record<ListId, { csv: string; date: string; number: number }>;
  addresses: readonly PlaceAddress[];
}

/** Each part is made when it is first asked for, and then kept. */
export function createDirectory({ lists, addresses }: DirectorySource): Directory {
  const dated = providerLists.map((list) => ({ ...list, date: lists[list.id].date })) as DatedProviderLists;
  const read = (id: ProviderListId) => readProviders(lists[id].csv);
  const records = once(() =>
    addSlugs(
      {
        'standard-jaara': read('standard-jaara'),
        'standard-jaara-plus': read('standard-jaara-plus'),
        pharmacies: read('pharmacies'),
      },
      addresses,
    ),
  );
  const agents = once(() => readAgents(lists.agents.csv));
  const places = once(
    () => preparePlaces(providerLists.map(({ id, kind }) => ({ id, kind, records: records()[id] }))).places,
  );
  const areas = once(() => countAreas(records()));
  const finder = once(() => createPlaceFinder(places(), addresses));
  const listHrefs = once(() => {
    const [jaara, plus, pharmacies] = dated.map((list) =>
      versionedHref(list, records()[list.id], lists[list.id].number),
    ) as [string, string, string];
    return { 'standard-jaara': jaara, 'standard-jaara-plus': plus, pharmacies };
  });
  return {
    providerLists: dated,
    agentList: { ...agentList, date: lists.agents.date },
    get records() {
      return records();
    },
    get agents() {
      return agents();
    },
    get places() {
      return places();
    },
    get areas() {
      return areas();
    },
    get finder() {
      return finder();
    },
    get listHrefs() {
      return listHrefs();
    },
  };
}

function countAreas(records: Record<ProviderListId, readonly Provider[]>): Lga[] {
  const counted = countByLga([...lcdas.keys()], records);
  return centroids.flatMap((centroid) => {
    const counts = counted.find(({ lga }) => lga === centroid.lga)?.counts;
    return counts ? { ...centroid, counts, lcdas: [...(lcdas.get(centroid.lga) ?? [])] } : [];
  });
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
