/** How people say in a search that a place should be near, folded: to themselves, and to something that has a name. */
export const nearMePhrases = ['near me', 'around me', 'close to me', 'nitosi mi'];
export const nearWords = ['near', 'around', 'close', 'beside', 'opposite', 'behind', 'inside', 'nitosi'];

/** Places that everybody in Lagos knows and no address of the lists names, by the area that they are in. */
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
};

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
