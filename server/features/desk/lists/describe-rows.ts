import type { NamedChange } from '#app/desk/approvals/approval-service.ts';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import { listWords } from '#content/desk/lists.ts';
import { placeWords } from '#content/desk/places.ts';
import type { Field, ListId } from '#content/schema/directory.ts';
import type { ListChanges } from '#domain/directory/compare-lists.ts';
import { agentList, providerLists } from '#words/directory.ts';

/** More is read on the page of the upload. */
const MAX_SHOWN = 300;

/** What a change of a list does to its places, one by one, for whoever approves it. */
export function describeRows(list: ListId, { added, removed, changed }: ListChanges<ListRow>): NamedChange[] {
  const title = [...providerLists, agentList].find(({ id }) => id === list)?.title ?? list;
  const rows = [
    ...removed.map((before) => ({ before, now: {} as ListRow })),
    ...added.map((now) => ({ before: {} as ListRow, now })),
    ...changed,
  ];
  const shown = rows.slice(0, MAX_SHOWN).map(({ before, now }, index) => {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])] as Field[];
    const differing = fields.filter((field) => (before[field] ?? '') !== (now[field] ?? ''));
    const textOf = (row: ListRow) =>
      differing
        .flatMap((field) => (row[field] ? `${placeWords.fields[field]}: ${row[field]}` : []))
        .join('\n');
    const name = `${title}: ${now.name ?? before.name}`;
    return { id: `${list} ${index}`, name, before: textOf(before), after: textOf(now) };
  });
  const more = rows.length - shown.length;
  return more > 0
    ? [{ id: list, name: title, before: '', after: listWords.report.more(more) }, ...shown]
    : shown;
}
