import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { ListDifference, PlaceReport } from '#app/desk/places/place-service.ts';
import { detailFields, type ProviderListId, phoneSchema } from '#content/schema/directory.ts';
import { foldText } from '#domain/text/fold-text.ts';
import { nationalDigits } from '#domain/text/phone-numbers.ts';
import { tidyPhone } from '../../directory/read-list.ts';
import { tidyDetail } from '../../directory/tidy-detail.ts';

/** The row of a place in one of its lists. */
export type OwnRow = { list: ProviderListId; row: ListRow };

/** The same numbers, however their digits are grouped and whether they begin with 0 or +234. */
export function areSamePhones(one = '', other = ''): boolean {
  return phoneKey(one) === phoneKey(other);
}

function phoneKey(text: string): string {
  return tidyPhone(text).split(', ').map(nationalDigits).join();
}

/** What the lists of a place do not say alike; of its name and address each has its own spelling. */
export function findDifferences(rows: readonly OwnRow[]): ListDifference[] {
  return detailFields.flatMap((field) => {
    const values = rows.map(({ list, row }) => ({ list, value: row[field] ?? '' }));
    const isSame = ({ value }: { value: string }) => {
      const first = values[0]?.value;
      return field === 'phone' ? areSamePhones(first, value) : first === value;
    };
    return values.every(isSame) ? [] : [{ field, values }];
  });
}

export type Reported = Pick<PlaceReport, 'field' | 'value'>;

/** What a visitor says as a list would store it; undefined where only a person understands it. */
export function readReported({ field, value }: Reported): string | undefined {
  const text = value.trim();
  if (field === 'closed') return text;
  if (field === 'other' || text === '') return undefined;
  if (field === 'name' || field === 'address') return text;
  if (field === 'phone') {
    const phone = tidyPhone(text);
    return phoneSchema.safeParse(phone).success ? phone : undefined;
  }
  const tidied = tidyDetail(field, text);
  return 'value' in tidied ? tidied.value : undefined;
}

/** Whether the site says already, in each of its lists, what a visitor says; undefined where that has to be read. */
export function isSaid(
  report: Reported,
  { isClosed, row, rows }: { isClosed: boolean; row: ListRow; rows: readonly ListRow[] },
): boolean | undefined {
  const { field } = report;
  if (field === 'closed') return isClosed;
  const read = readReported(report);
  if (field === 'other' || read === undefined) return undefined;
  if (field === 'name' || field === 'address') return foldText(row[field] ?? '') === foldText(read);
  const known = rows.length > 0 ? rows : [row];
  return known.every(({ [field]: says = '' }) => {
    if (field === 'phone') return areSamePhones(says, read);
    if (field === 'hours') return says === read;
    return read.split('; ').every((id) => says.split('; ').includes(id));
  });
}
