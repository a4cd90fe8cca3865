/** The sort key of a text: ignores case and accents, so that Ọ sorts with O. */
export function sortKey(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Compares by code unit rather than with a collator, so that browser and server agree on the order. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Sorted by their names, in every language as its readers expect it. */
export function sortByName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: sortKey(nameOf(item)) }));
  return keyed.sort((a, b) => compareText(a.key, b.key)).map(({ item }) => item);
}
