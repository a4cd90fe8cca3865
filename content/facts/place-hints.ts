import { openWords, serviceWords } from './services.ts';

/**
 * Places that everybody in Lagos knows and no address of the lists names, by the area that they are in, and how the name
 * of a place is said in Yorùbá.
 */
const landmarks: Readonly<Record<string, string>> = {
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

/** What people call an area that no address of the lists calls so, by a name that the lists have. */
const otherAreas: Readonly<Record<string, string>> = {
  'trade fair': 'Ojo',
  'trade fair complex': 'Ojo',
  lasu: 'Ojo',
  'alaba international': 'Ojo',
  'alaba international market': 'Ojo',
  'ladipo market': 'Mushin',
  vgc: 'Eti-Osa',
  'victoria garden city': 'Eti-Osa',
  'lekki toll gate': 'Lekki',
  'banana island': 'Ikoyi',
  cms: 'Lagos Island',
  balogun: 'Lagos Island',
  idumota: 'Lagos Island',
  'tafawa balewa square': 'Lagos Island',
  tbs: 'Lagos Island',
  airport: 'Ikeja',
  'murtala muhammed airport': 'Ikeja',
  'murtala mohammed airport': 'Ikeja',
  'international airport': 'Ikeja',
  alausa: 'Ikeja',
  'university of lagos': 'Yaba',
  yabatech: 'Yaba',
  'idi oro': 'Mushin',
  'national stadium': 'Surulere',
  ibeju: 'Ibeju-Lekki',
  ajeromi: 'Ajeromi-Ifelodun',
  // Too short to be corrected.
  ikja: 'Ikeja',
};

/** Cities and states near Lagos or known to all: no list has a place there. */
const elsewhere: readonly string[] = [
  ...['Abeokuta', 'Abuja', 'Akure', 'Anambra', 'Benin City', 'Calabar', 'Delta State', 'Edo State', 'Ekiti'],
  ...[
    'Enugu',
    'Ibadan',
    'Ijebu Ode',
    'Ilorin',
    'Jos',
    'Kaduna',
    'Kano',
    'Kwara',
    'Mowe',
    'Ogun',
    'Ogun State',
  ],
  ...['Ondo State', 'Osogbo', 'Osun State', 'Ota', 'Owerri', 'Oyo', 'Oyo State', 'Port Harcourt', 'Sagamu'],
  ...['Sango Ota', 'Warri'],
];

/** Words of services that names of hospitals have as well. */
const inNames: readonly string[] = ['delivery', 'operation', 'theatre'];

/**
 * What the search for a name knows beside the lists: it travels in the page of the finder, since the scripts of the
 * browser have no room for it.
 */
export const placeHints: {
  areas: Readonly<Record<string, string>>;
  elsewhere: readonly string[];
  needs: readonly string[];
} = {
  areas: { ...landmarks, ...otherAreas },
  elsewhere,
  /** By these it knows that it is asked for something else. */
  needs: [
    ...[...Object.values(serviceWords), ...Object.values(openWords)]
      .flat()
      .filter((words) => !words.includes(' ') && !inNames.includes(words)),
    ...['24', 'hours'],
  ],
};
