import type { Field, ProviderListId } from '#content/schema/directory.ts';
import { typedHours } from '#domain/directory/opening-hours.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { type ServiceId, serviceIds, serviceWords } from '#facts/services.ts';
import { providerLists } from '#words/directory.ts';
import type { ListRow } from '../lists/list-service.ts';
import type { PlaceKind, PlaceReport, PlaceSummary } from './place-service.ts';

type Values = Readonly<Record<string, string>>;

const TEXTS = ['name', 'address', 'lga', 'lcda', 'phone', 'hours', 'confirmed', 'coordinates'] as const;
/** In the order of the form. */
const FIELDS = 'name address lga lcda lists phone hours services confirmed coordinates'.split(' ');
/** Far more than a list takes, so that whoever pastes too much reads that and loses nothing of it. */
const MOST_CHARACTERS = 2000;

/** The tick that somebody has asked the place today. */
export const TODAY = 'today';
/** What no pharmacy has. */
const NOT_AT_A_PHARMACY = new Set<ServiceId>([
  'maternity',
  'surgery',
  'x-ray',
  'ultrasound',
  'dialysis',
  'physiotherapy',
  'pharmacy',
]);

export const serviceField = (id: string) => `service-${id}`;
export const listField = (id: string) => `list-${id}`;

/** The page of the desk about a place, by its public one. */
export function deskPathOf(path: string): string {
  return path.replace(/^\/provider/, '/desk/places');
}

export function listsOfKind(kind: PlaceKind) {
  return providerLists.filter((list) => list.kind === kind);
}

/** What the form asks for; what a list says of a pharmacy all the same stays to be seen and unticked. */
export function servicesOfKind(kind: PlaceKind, values: Values = {}): ServiceId[] {
  const isOffered = (id: ServiceId) => kind !== 'pharmacy' || !NOT_AT_A_PHARMACY.has(id);
  return serviceIds.filter((id) => isOffered(id) || values[serviceField(id)]);
}

/** What the form shows of a place. */
export function valuesOf(row: ListRow, lists: readonly ProviderListId[]): Record<string, string> {
  const services = (row.services ?? '').split('; ');
  return {
    ...Object.fromEntries(TEXTS.map((field) => [field, row[field] ?? ''])),
    hours: typedHours(row.hours ?? ''),
    ...ticks(serviceIds.filter((id) => services.includes(id)).map(serviceField)),
    ...ticks(lists.map(listField)),
  };
}

/** The other way round; a pharmacy is in its one list. */
export function rowOf(fields: Values, kind: PlaceKind): { row: ListRow; lists: ProviderListId[] } {
  const own: readonly Field[] = TEXTS.filter((field) => kind === 'pharmacy' || field !== 'lcda');
  const texts = own.map((field) => [field, oneLine(fields[field] ?? '')]);
  const lists = listsOfKind(kind).map(({ id }) => id);
  return {
    row: {
      ...Object.fromEntries(texts),
      ...(fields[TODAY] && { confirmed: lagosDay(new Date()) }),
      services: serviceIds.filter((id) => fields[serviceField(id)]).join('; '),
    },
    lists: kind === 'pharmacy' ? lists : lists.filter((id) => fields[listField(id)]),
  };
}

/** Errors in the order in which the form has their fields. */
export function inFormOrder(errors: Values = {}): Values {
  // What concerns all of it has no place among them and comes first.
  const sorted = Object.entries(errors).sort(([one], [other]) => FIELDS.indexOf(one) - FIELDS.indexOf(other));
  return Object.fromEntries(sorted);
}

/** The fields in which two forms do not say the same. */
export function differingFields(one: Values = {}, other: Values = {}): string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  return names.filter((name) => (one[name] ?? '') !== (other[name] ?? ''));
}

/** Whether a form shows something else than the site says. */
export function isTyped(values: Values | undefined, place: PlaceSummary | undefined): boolean {
  return differingFields(values, valuesOf(place?.row ?? {}, place?.lists ?? [])).length > 0;
}

/** A place as a report wants it; undefined where somebody has to read it and decide. */
export function followReport(
  row: ListRow,
  lists: readonly ProviderListId[],
  { field, value }: PlaceReport,
): { row: ListRow; lists: readonly ProviderListId[] } | undefined {
  if (field === 'closed') return { row, lists: [] };
  if (field === 'other') return undefined;
  const known = field === 'services' && row.services ? `${row.services}; ` : '';
  return { row: { ...row, [field]: known + value }, lists };
}

/** The services that a sentence names, perhaps to say that they are not there. */
export function namedServices(sentence: string): ServiceId[] {
  const text = ` ${foldText(sentence)} `;
  return serviceIds.filter((id) => serviceWords[id].some((word) => text.includes(` ${word} `)));
}

/** The lists have no line breaks. */
function oneLine(text: string): string {
  return text
    .slice(0, MOST_CHARACTERS)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .trim();
}

function ticks(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, 'yes']));
}
