import type { NamedChange } from '#app/desk/approvals/approval-service.ts';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import { placeWords } from '#content/desk/places.ts';
import type { Field, ListId } from '#content/schema/directory.ts';
import type { ListChanges } from '#domain/directory/compare-lists.ts';
import { agentList, providerLists } from '#words/directory.ts';

/** What would mislead visitors most if nobody looked at it. */
const FIRST: readonly Field[] = ['name', 'phone', 'address'];

/** What a change of a list does to each of its places, names, phones and addresses first, for whoever approves it. */
export function describeRows(list: ListId, { added, removed, changed }: ListChanges<ListRow>): NamedChange[] {
  const title = [...providerLists, agentList].find(({ id }) => id === list)?.title ?? list;
  const rows = [
    ...removed.map((before) => ({ before, now: {} as ListRow })),
    ...added.map((now) => ({ before: {} as ListRow, now })),
    ...changed,
  ];
  const shown = rows.map(({ before, now }, index) => {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(now)])] as Field[];
    const differing = fields.filter((field) => (before[field] ?? '') !== (now[field] ?? ''));
    const textOf = (row: ListRow) =>
      differing
        .flatMap((field) => (row[field] ? `${placeWords.fields[field]}: ${row[field]}` : []))
        .join('\n');
    const name = `${title}: ${now.name ?? before.name}`;
    const change = { id: `${list} ${index}`, name, before: textOf(before), after: textOf(now) };
    return { change, isFirst: differing.some((field) => FIRST.includes(field)) };
  });
  const [first = [], others = []] = [true, false].map((isFirst) =>
    shown.flatMap((each) => (each.isFirst === isFirst ? each.change : [])),
  );
  return [...first, ...others];
}
