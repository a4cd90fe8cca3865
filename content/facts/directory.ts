import type { LgaTile } from '../schema/directory.ts';

export const hospitalColumns = {
  name: { field: 'name' },
  address: { field: 'address' },
  lga: { field: 'lga' },
} as const;

export const providerLists = {
  'standard-jaara': {
    id: 'standard-jaara',
    kind: 'hospital',
    param: 'jaara',
    file: 'hospitals-standard-jaara.csv',
  },
  'standard-jaara-plus': {
    id: 'standard-jaara-plus',
    kind: 'hospital',
    param: 'plus',
    file: 'hospitals-standard-jaara-plus.csv',
  },
  pharmacies: {
    id: 'pharmacies',
    kind: 'pharmacy',
    param: 'pharmacy',
    file: 'community-pharmacies.csv',
    columns: {
      name: { field: 'name' },
      address: { field: 'address' },
      lga: { field: 'lga' },
      lcda: { field: 'lcda' },
      phone: { field: 'phone' },
    },
  },
} as const;

export const agentList = {
  id: 'agents',
  file: 'marketing-agents.csv',
  columns: { name: { field: 'name' }, phone: { field: 'phone' } },
} as const;

/**
 * The 20 LGAs as tiles on a map: north is up, the coast is the last row, and the lagoon is the gap in the east between
 * Ikorodu and Eti-Osa. In alphabetical order for screen readers, and for narrow screens, which show no map.
 */
export const lgaTiles: LgaTile[] = [
  { lga: 'Agege', column: 3, row: 1 },
  { lga: 'Ajeromi-Ifelodun', column: 2, row: 5 },
  { lga: 'Alimosho', column: 2, row: 2 },
  { lga: 'Amuwo-Odofin', column: 2, row: 4 },
  { lga: 'Apapa', column: 3, row: 5 },
  { lga: 'Badagry', column: 1, row: 5 },
  { lga: 'Epe', column: 6, row: 2 },
  { lga: 'Eti-Osa', column: 5, row: 5 },
  { lga: 'Ibeju-Lekki', column: 6, row: 5 },
  { lga: 'Ifako-Ijaiye', column: 2, row: 1 },
  { lga: 'Ikeja', column: 3, row: 2 },
  { lga: 'Ikorodu', column: 5, row: 2 },
  { lga: 'Kosofe', column: 4, row: 2 },
  { lga: 'Lagos Island', column: 4, row: 5 },
  { lga: 'Lagos Mainland', column: 4, row: 4 },
  { lga: 'Mushin', column: 3, row: 3 },
  { lga: 'Ojo', column: 1, row: 4 },
  { lga: 'Oshodi-Isolo', column: 2, row: 3 },
  { lga: 'Shomolu', column: 4, row: 3 },
  { lga: 'Surulere', column: 3, row: 4 },
];

/**
 * Other spellings of LGAs and LCDAs. Differences in case, hyphens, slashes, spaces, word order and a trailing "LGA" or
 * "LCDA" are handled without an entry here.
 */
export const lgaSpellings: Record<string, string> = {
  Somolu: 'Shomolu',
  'Ifako Ijaye': 'Ifako-Ijaiye',
  Mainland: 'Lagos Mainland',
};

export const lcdaSpellings: Record<string, string> = {
  Somolu: 'Shomolu',
  'Ifako Ijaye': 'Ifako-Ijaiye',
  'Otto Awori': 'Oto-Awori',
  'Igbogbo Bayeku': 'Igbogbo-Baiyeku',
  'Odi Olowo': 'Odi Olowo-Ojuwoye',
  'Badagry Central': 'Badagry',
  'Ikorodu Central': 'Ikorodu',
  'Ikosi Ejirin': 'Ikosi-Ejinrin',
};

export const findWords = { id: 'found', inputId: 'find' } as const;

export const byPlaceWords = { id: 'by-place' } as const;

/** A search on the public map, which finds most addresses better than estimated coordinates would. */
export function directionsHref(name: string, address: string): string {
  const query = [name, address, 'Lagos'].join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
