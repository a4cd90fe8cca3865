import type { Directory } from '#app/site.ts';
import type { Provider } from '#content/schema/directory.ts';
import type { ResourceId } from '#content/schema/pages.ts';
import { compareText, sortKey } from '#domain/text/compare-text.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import type { LgaGroup } from './lga-lists.ts';
import type { ListDocument } from './list-document.ts';

// Runs in the site's own process, so it must not import what draws: that would load the PDF library at every start.

/** What a document tells of the directory, which can be handed to another process. */
export type ListedDirectory = Pick<Directory, 'providerLists' | 'records'>;

export const listDocuments = {
  'ilera-eko-provider': describeHospitals,
  'community-pharmacies': describePharmacies,
} satisfies Partial<Record<ResourceId, (directory: ListedDirectory) => ListDocument>>;

export type ListDocumentId = keyof typeof listDocuments;

function describeHospitals({ providerLists, records }: ListedDirectory): ListDocument {
  const { figure, lead, ...about } = words.hospitals;
  const [standard, plus] = providerLists;
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

function describePharmacies({ providerLists, records: { pharmacies } }: ListedDirectory): ListDocument {
  const { figures, lead, ...about } = words.pharmacies;
  const [, , { id, title, date }] = providerLists;
  const groups = groupByLga(pharmacies);
  return {
    ...about,
    date,
    figures: [
      { value: String(pharmacies.length), label: figures.pharmacies },
      { value: String(groups.length), label: figures.lgas },
    ],
    parts: [{ id, title, lead, groups }],
  };
}

export function groupByLga(records: readonly Provider[]): LgaGroup[] {
  const groups = Map.groupBy(records, (record) => record.lga);
  return [...groups]
    .map(([lga, found]) => ({ lga, records: found.toSorted((a, b) => byText(a.name, b.name)) }))
    .sort((a, b) => byText(a.lga, b.lga));
}

function byText(a: string, b: string): number {
  return compareText(sortKey(a), sortKey(b));
}
