import { createHash } from 'node:crypto';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { PlaceEdit, PlaceKind, PlaceReview } from '#app/desk/places/place-service.ts';
import { placeWords as words } from '#content/desk/places.ts';
import type { Field, Provider, ProviderListId } from '#content/schema/directory.ts';
import { compareLists, type ListChanges } from '#domain/directory/compare-lists.ts';
import { providerIdentity } from '#domain/directory/prepare-places.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { providerLists } from '#words/directory.ts';
import type { CurrentLists } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList, writeList } from '../../directory/list-kinds.ts';
import { readPlaceNames } from '../../directory/place-names.ts';
import { checkRows } from '../../directory/read-list.ts';
import { areSamePhones, type OwnRow } from './compare-values.ts';

const names = readPlaceNames();
export const { areas } = names;

export function listsOfKind(kind: PlaceKind): ProviderListId[] {
  return providerLists.filter((list) => list.kind === kind).map(({ id }) => id);
}

/** The row of a list that is this place. */
function isOf(identity: string | undefined) {
  return (row: ListRow) => identity !== undefined && providerIdentity(row as Provider) === identity;
}

/** What each list says of a place. */
export function ownRows(lists: CurrentLists, kind: PlaceKind, identity: string): OwnRow[] {
  return listsOfKind(kind).flatMap((list) => {
    const row = readStoredList(kindOf(list), lists[list].csv).find(isOf(identity));
    return row ? [{ list, row }] : [];
  });
}

/** What all lists say of a place, in short. */
export function baseOf(lists: CurrentLists, kind: PlaceKind, identity: string): string {
  const rows = listsOfKind(kind).map((id) =>
    readStoredList(kindOf(id), lists[id].csv).filter(isOf(identity)),
  );
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex').slice(0, 16);
}

/** With its date: a list of which nobody has checked the other places stays of the day it was. */
type ListText = { list: ProviderListId; csv: string; date: string };

/** `double`: the row of another place that has its name and address. */
export type EditErrors = { errors: Record<string, string>; double?: ListRow | undefined };

type AppliedEdit = EditErrors | (Omit<PlaceReview, 'twins'> & { texts: ListText[] });

/** What two lists may spell differently of one place. */
const OWN_SPELLINGS = ['name', 'address'] as const;

/** A row of a list after an edit: it keeps its own spelling of what nobody has changed. */
function editRow(own: ListRow, edited: ListRow, shown: ListRow): ListRow {
  const kept: Field[] = OWN_SPELLINGS.filter((field) => edited[field] === shown[field]);
  // The same digits grouped otherwise are the same number.
  if (own.phone && areSamePhones(own.phone, edited.phone)) kept.push('phone');
  return { ...edited, ...Object.fromEntries(kept.map((field) => [field, own[field]])) };
}

/**
 * What the lists become by an edit of the row that was shown, undefined for a place in none of them; each is checked as
 * a whole as if it had been uploaded.
 */
export function applyEdit(lists: CurrentLists, edit: PlaceEdit, shown: ListRow | undefined): AppliedEdit {
  const identity = shown && providerIdentity(shown as Provider);
  const errors: Record<string, string> = {};
  let double: ListRow | undefined;
  const rows: ListRow[] = [];
  const review: Omit<PlaceReview, 'row' | 'twins'> & { texts: ListText[] } = {
    changes: [],
    warnings: [],
    texts: [],
  };
  for (const list of listsOfKind(edit.kind)) {
    const kind = kindOf(list);
    const before = readStoredList(kind, lists[list].csv);
    const at = before.findIndex(isOf(identity));
    const isWanted = edit.lists.includes(list);
    if (at === -1 && !isWanted) continue;
    const old = before[at];
    const wanted = isWanted ? (old ? editRow(old, edit.row, shown ?? {}) : edit.row) : undefined;
    const twin =
      wanted && before.find((row) => row !== old && nameAndAddress(row) === nameAndAddress(wanted));
    if (twin) errors.name ??= words.alreadyListed(twin.name ?? '', twin.lga ?? '');
    double ??= twin;
    const after = before.filter((row) => row !== twin).flatMap((row) => (row === old ? (wanted ?? []) : row));
    if (wanted && !old) after.push(wanted);
    const cells = after.map((row) => kind.fields.map((field) => row[field] ?? ''));
    const table = [kind.fields, ...cells].map((each, index) => ({ row: index + 1, cells: [...each] }));
    const checked = checkRows(table, kind, names);
    // Below the heading, and counted from 1.
    const edited = wanted && after.indexOf(wanted) + 2;
    for (const { row, column, reason } of checked.problems)
      if (row === edited && column) errors[column] ??= capitalise(reason);
      else errors.form ??= words.otherProblem(capitalise(reason));
    const own = edited === undefined ? undefined : checked.rows[edited - 2];
    if (own) rows.push(own);
    for (const { row, reason } of checked.warnings)
      if (row === edited && !review.warnings.includes(reason)) review.warnings.push(capitalise(reason));
    const csv = writeList(kind, checked.rows);
    if (csv === lists[list].csv) continue;
    const changes = compareLists(before, readStoredList(kind, csv));
    review.changes.push({ list, changes: old && own ? joinPair(changes) : changes });
    review.texts.push({ list, csv, date: lists[list].date });
  }
  if (Object.keys(errors).length > 0) return { errors, double };
  // As the first of its lists spells it, as everywhere on the site.
  return { row: rows[0] ?? edit.row, ...review };
}

/** By which a list has a place once. */
function nameAndAddress({ name = '', address = '' }: ListRow): string {
  return `${foldText(name)}\n${foldText(address)}`;
}

/** One row that goes and one that comes are the same place here, even if name and address both differ. */
function joinPair({ added, removed, changed }: ListChanges<ListRow>): ListChanges<ListRow> {
  const [[now, ...others], [before, ...more]] = [added, removed];
  if (!now || !before || others.length + more.length > 0) return { added, removed, changed };
  return { added: [], removed: [], changed: [...changed, { before, now }] };
}

/** The fields in which two texts of a place differ. */
export function changedFields(before: ListRow, after: ListRow): Field[] {
  const fields = kindOf('pharmacies').fields;
  return fields.filter((field) => (before[field] ?? '') !== (after[field] ?? ''));
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
