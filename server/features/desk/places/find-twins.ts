import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { PlaceEdit, PlaceTwin } from '#app/desk/places/place-service.ts';
import { foldText } from '#domain/text/fold-text.ts';

/** What one list writes behind a name and another leaves out. */
const ENDINGS = new Set(['limited', 'ltd', 'nigeria', 'nig', 'plc', 'company', 'co', 'the', 'and']);

/** "St. Luke’s Hospital Limited" and "ST LUKES HOSPITAL" become the same. */
function nameKey(name: string): string {
  const words = foldText(name).split(' ');
  return words.filter((word) => !ENDINGS.has(word)).join('');
}

/** The places that have nearly the same name in the same LGA as one that is added or renamed. */
export function findTwins(
  known: readonly (PlaceTwin & { kind: string })[],
  { path, kind, lists }: PlaceEdit,
  row: ListRow,
  before: ListRow | undefined,
): PlaceTwin[] {
  const key = nameKey(row.name ?? '');
  const isAsBefore = before && nameKey(before.name ?? '') === key && before.lga === row.lga;
  if (isAsBefore || lists.length === 0) return [];
  return known
    .filter((place) => place.kind === kind && place.path !== path)
    .filter((place) => place.lga === row.lga && nameKey(place.name) === key)
    .map(({ path: twin, name, lga, isClosed }) => ({ path: twin, name, lga, isClosed }));
}
