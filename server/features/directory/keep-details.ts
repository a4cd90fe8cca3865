import type { ListRow } from '#app/desk/lists/list-service.ts';
import { detailFields, type ListId } from '#content/schema/directory.ts';
import { compareLists } from '#domain/directory/compare-lists.ts';
import { kindOf, labelOf, readStoredList, writeList } from './list-kinds.ts';

/**
 * A file that has no column for a detail says nothing about it: what is known of a place stays. Gives the list with it,
 * and the names of the columns that were kept so.
 */
export function keepDetails(list: ListId, before: string, now: string): { csv: string; kept: string[] } {
  const kind = kindOf(list);
  const [old, rows] = [readStoredList(kind, before), readStoredList(kind, now)];
  const has = (some: readonly ListRow[], field: keyof ListRow) => some.some((row) => row[field]);
  const kept = detailFields.filter(
    (field) => kind.fields.includes(field) && !has(rows, field) && has(old, field),
  );
  if (kept.length === 0) return { csv: now, kept };
  // Only what differs can lack something.
  for (const pair of compareLists(old, rows).changed)
    for (const field of kept) pair.now[field] = pair.before[field] ?? '';
  return { csv: writeList(kind, rows), kept: kept.map((field) => labelOf(kind, field)) };
}
