import { listWords as words } from '#content/desk/lists.ts';
import { detailLabels } from '#content/desk/places.ts';
import { detailFields, type Field, type ListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import { formatDate, formatMoment } from '#domain/text/format-date.ts';
import { agentList, providerLists } from '#words/directory.ts';
import type { ListVersion } from './list-service.ts';

export const deskLists = [...providerLists, agentList];

export function findList(id: string | undefined) {
  return deskLists.find((list) => list.id === id);
}

export function listTitle(id: string): string {
  return findList(id)?.title ?? id;
}

/** All that a record of a list may hold: the columns that visitors see, and what may be known besides. */
export function columnsOf(id: ListId): { field: Field; label: string }[] {
  const columns = findList(id)?.columns ?? [];
  const isShown = (field: Field) => columns.some((column) => column.field === field);
  const details = id === 'agents' ? [] : detailFields.filter((field) => !isShown(field));
  return [...columns, ...details.map((field) => ({ field, label: detailLabels[field] }))];
}

const { date, records, published, by } = words.columns;

export const versionColumns = [date, { label: records, isNumber: true }, published, by];

/** What is said of a version, in the order of the columns. */
export function versionFacts(version: Omit<ListVersion, 'list' | 'number'>): Record<string, string> {
  return {
    [date]: formatDate(version.date),
    [records]: version.rows.toLocaleString('en'),
    [published]: formatMoment(version.publishedAt),
    [by]: version.publishedBy || words.cameWithTheSite,
  };
}

/** Who has published a version, as a sentence to this person begins. */
export function whoOf({ publishedBy }: ListVersion, { name }: Person): string {
  return publishedBy === name ? words.you : publishedBy || words.somebody;
}
