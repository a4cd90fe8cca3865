import type { Directory } from '#app/site.ts';
import type { ResourceId } from '#content/schema/pages.ts';
import { directoryDocuments as words } from '#words/directory-documents.ts';
import { groupByLga } from './lga-lists.ts';
import type { ListDocument } from './list-document.ts';

export const listDocuments = {
  'ilera-eko-provider': describeHospitals,
  'community-pharmacies': describePharmacies,
} satisfies Partial<Record<ResourceId, (directory: Directory) => ListDocument>>;

export type ListDocumentId = keyof typeof listDocuments;

function describeHospitals({ providerLists, records }: Directory): ListDocument {
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

function describePharmacies({ providerLists, records: { pharmacies } }: Directory): ListDocument {
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
