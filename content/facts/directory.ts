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

/**
 * What a place may offer, by the ids that lists and open data have, and how people ask for it in any of our languages:
 * folded, without accents. A place that does not name one may have it all the same.
 */
export const serviceWords = {
  emergency: ['emergency', 'emergencies', 'accident', 'casualty', 'pajawiri'],
  maternity: [
    'maternity',
    'antenatal',
    'delivery',
    'childbirth',
    'labour ward',
    'obstetrics',
    'ibimo',
    'agbebi',
  ],
  children: ['children', 'paediatrics', 'pediatrics', 'paediatrician', 'pediatrician', 'omode'],
  immunisation: ['immunisation', 'immunization', 'vaccination', 'vaccine', 'vaccines', 'ajesara'],
  surgery: ['surgery', 'surgeon', 'operation', 'theatre', 'ise abe'],
  dental: ['dental', 'dentist', 'dentistry', 'tooth', 'teeth', 'eyin'],
  eye: ['eye', 'eyes', 'eye care', 'optician', 'optometry', 'ophthalmology', 'oju'],
  laboratory: ['laboratory', 'lab', 'lab test', 'lab tests', 'blood test'],
  'x-ray': ['x ray', 'xray', 'radiology'],
  ultrasound: ['ultrasound', 'scan', 'sonography'],
  dialysis: ['dialysis', 'kidney', 'renal dialysis', 'kindinrin'],
  physiotherapy: ['physiotherapy', 'physio', 'physiotherapist'],
  pharmacy: ['own pharmacy', 'dispensary'],
} as const satisfies Record<string, readonly string[]>;

/** How people ask when a place is open, in any of our languages; folded, the longest first where one is in another. */
export const openWords = {
  always: [
    ...['24 hours a day', '24 hours', '24 hour', '24hours', '24hrs', '24 hrs', '24hr', '24h', '24 7'],
    ...['round the clock', 'day and night', 'wakati 24'],
  ],
  night: [
    'open at night',
    'open for night',
    'at night',
    'for night',
    'night',
    'overnight',
    'midnight',
    'ni ale',
    'loru',
  ],
  now: ['open right now', 'open now', 'now open', 'dey open now', 'open today', 'si bayi', 'si nisinsinyi'],
} as const satisfies Record<string, readonly string[]>;

export type OpenWish = keyof typeof openWords;

/**
 * The single words among these by which the search for a name knows that it is asked for something else. Few, because
 * browsers get them.
 */
export const needWords: readonly string[] = ['24', 'dental', 'dentist', 'eye', 'hours', 'night', 'open'];

export type ServiceId = keyof typeof serviceWords;

export const serviceIds = Object.keys(serviceWords) as ServiceId[];

export const findWords = { id: 'found', inputId: 'find' } as const;

export const byPlaceWords = { id: 'by-place' } as const;

/**
 * Hospitals and pharmacies of Lagos that people ask for by name alone, whether the lists have them or not: such a name is
 * answered as a question for a place. In lower case, without accents.
 */
export const wellKnownPlaces: readonly string[] = [
  ...['cedarcrest', 'duchess', 'eko hospital', 'eko hospitals', 'euracare', 'evercare', 'first cardiology'],
  ...['first consultant', 'first consultants', 'fmc', 'healthplus', 'igbobi', 'lagoon', 'lifebridge', 'luth'],
  ...[
    'medplus',
    'nohi',
    'nordica',
    'paelon',
    'reddington',
    'redington',
    'st ives',
    'the bridge clinic',
    'vedic lifecare',
  ],
];
