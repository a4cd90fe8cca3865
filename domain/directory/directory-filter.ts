import type { Provider } from '#content/schema/directory.ts';
import { sortByName } from '../text/compare-text.ts';

/** The value of the dropdown: empty for "All LGAs". */
export type DirectoryFilter = '' | `lga:${string}` | `lcda:${string}`;

/** Each LGA with its councils (LCDAs), one of which may share the LGA's name. */
export type Places = ReadonlyMap<string, readonly string[]>;

type FilterOption = {
  value: DirectoryFilter;
  /** The name of the LGA or LCDA. */
  name: string;
  count: number;
};

/** An LGA and, if the list has them, its LCDAs. */
export type FilterGroup = { lga: FilterOption; lcdas: FilterOption[] };

export function matchesFilter(record: Provider, filter: DirectoryFilter): boolean {
  if (filter === '') return true;
  const [field, name] = splitFilter(filter);
  return record[field] === name;
}

/** Accepts every LGA and LCDA of the state, including those without records. */
export function parseFilter(text: string, places: Places): DirectoryFilter {
  for (const [lga, lcdas] of places) {
    if (text === `lga:${lga}`) return `lga:${lga}`;
    const lcda = lcdas.find((name) => text === `lcda:${name}`);
    if (lcda) return `lcda:${lcda}`;
  }
  return '';
}

/** The name of a filter's LGA or LCDA. */
export function filterName(filter: DirectoryFilter): string {
  return filter === '' ? '' : splitFilter(filter)[1];
}

/** The LGA that contains the filter's place. */
export function filterLga(filter: DirectoryFilter, places: Places): string | undefined {
  if (filter === '') return undefined;
  const [field, name] = splitFilter(filter);
  if (field === 'lga') return name;
  return [...places].find(([, lcdas]) => lcdas.includes(name))?.[0];
}

/**
 * The distinct values of a list, sorted by what they are called, each LCDA under its LGA. `selected` is included even
 * without records, because a dropdown must be able to show the current choice.
 */
export function filterGroups(
  records: readonly Provider[],
  places: Places,
  selected: DirectoryFilter = '',
  nameOf = (area: string) => area,
): FilterGroup[] {
  const lgaCounts = countValues(records.map((record) => record.lga));
  const lcdaCounts = countValues(records.flatMap((record) => record.lcda ?? []));
  const isOffered = (option: FilterOption) => option.count > 0 || option.value === selected;
  const groups = [...places].map(([lga, lcdas]): FilterGroup => {
    const options = lcdas.map(
      (name): FilterOption => ({ value: `lcda:${name}`, name, count: lcdaCounts.get(name) ?? 0 }),
    );
    return {
      lga: { value: `lga:${lga}`, name: lga, count: lgaCounts.get(lga) ?? 0 },
      lcdas: sortByName(options.filter(isOffered), ({ name }) => nameOf(name)),
    };
  });
  const offered = groups.filter((group) => isOffered(group.lga) || group.lcdas.length > 0);
  return sortByName(offered, ({ lga }) => nameOf(lga.name));
}

function splitFilter(filter: Exclude<DirectoryFilter, ''>): ['lga' | 'lcda', string] {
  return filter.startsWith('lga:') ? ['lga', filter.slice(4)] : ['lcda', filter.slice(5)];
}

function countValues(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
