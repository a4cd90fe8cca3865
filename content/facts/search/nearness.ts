/** How people say in a search that a place should be near, folded: to themselves, and to something that has a name. */
export const nearMePhrases = ['near me', 'around me', 'close to me', 'nitosi mi'];
export const nearWords = ['near', 'around', 'close', 'beside', 'opposite', 'behind', 'inside', 'nitosi'];

/**
 * Places that everybody in Lagos knows and no address of the lists names, by the area that they are in, and how the name
 * of a place is said in Yorùbá.
 */
export const landmarks: Readonly<Record<string, string>> = {
  'computer village': 'Ikeja',
  'ikeja city mall': 'Ikeja',
  'balogun market': 'Lagos Island',
  'alaba market': 'Ojo',
  alapere: 'Ketu',
  tejuosho: 'Yaba',
  unilag: 'Yaba',
  obalende: 'Ikoyi',
  ojuelegba: 'Surulere',
  onipanu: 'Shomolu',
  palmgrove: 'Shomolu',
  makoko: 'Yaba',
  'awon omode': "children's hospital",
};

/** Beside the name of a place they ask for what is known of it: "Ablegod hospital phone". Folded, in any language. */
export const contactWords: readonly string[] = [
  ...['phone', 'telephone', 'number', 'numbers', 'contact', 'call', 'line', 'email', 'whatsapp', 'address'],
  ...['nomba', 'foonu', 'adiresi', 'what', 'wetin'],
];
export const timeWords: readonly string[] = [
  ...['open', 'opens', 'opening', 'close', 'closes', 'closing', 'hour', 'hours', 'time', 'visiting', 'when'],
  ...['night', 'today', 'now', 'sunday', 'saturday', 'weekend', 'weekends', '24'],
  ...['aago', 'ago', 'agogo', 'wakati', 'igba', 'loru', 'oru', 'ale', 'lale', 'si'],
];

/**
 * Hospitals and pharmacies of Lagos that people ask for by name alone, whether the lists have them or not: such a name is
 * answered as a question for a place. In lower case, without accents.
 */
export const wellKnownPlaces: readonly string[] = [
  ...[
    'ayinke',
    'cedarcrest',
    'duchess',
    'eko hospital',
    'eko hospitals',
    'ekohospital',
    'euracare',
    'evercare',
    'first cardiology',
  ],
  ...['first consultant', 'first consultants', 'fmc', 'healthplus', 'igbobi', 'lagoon', 'lifebridge', 'luth'],
  'lagos university teaching hospital',
  ...[
    'medplus',
    'mother and child hospital',
    'mother and child centre',
    'mother and child ifako',
    'mother and child amuwo',
    'mother and child gbaja',
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
