import * as facts from '../facts/directory.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

type Noun = { one: string; many: string };

const countOf = (count: number, { one, many }: Noun) => `${count} ${count === 1 ? one : many}`;
const place: Noun = { one: 'place', many: 'places' };
const hospital: Noun = { one: 'hospital', many: 'hospitals' };
const pharmacy: Noun = { one: 'pharmacy', many: 'pharmacies' };

const hospitalTypes: Record<string, Noun> = {
  general: { one: 'general hospital', many: 'general hospitals' },
  primary: { one: 'primary healthcare centre', many: 'primary healthcare centres' },
};

/** Leaves out a kind of which there are none; `type` is a word of the names, such as "primary". */
function countBoth(hospitals: number, pharmacies: number, type = ''): string {
  const noun = hospitalTypes[type] ?? hospital;
  if (hospitals + pharmacies === 0) return `No ${noun.one}`;
  const counts = [
    ...(hospitals > 0 ? [countOf(hospitals, noun)] : []),
    ...(pharmacies > 0 ? [countOf(pharmacies, pharmacy)] : []),
  ];
  return counts.join(' and ');
}

export const providerMeta = {
  title: `View Providers | ${brand.name}`,
  description:
    'Find a hospital or community pharmacy of Ilera Eko in Lagos by name, street, LGA or LCDA, with directions and phone.',
};

export const providerPage = {
  heading: 'View Providers',
  lead: 'Type a name, a street or an area: see which plan covers the place and how to get there.',
  countOf,
  listId: (param: string) => `${param}-list`,
};

export const findWords = {
  ...facts.findWords,
  label: 'Search all hospitals and pharmacies',
  placeholder: 'Name, street or area',
  submit: 'Search',
  heading: 'Found in all lists',
  see: 'See what was found',
  seeAdvice: 'See what you can do',
  pages: 'Pages of what was found',
  print: 'Print what was found',
  services: 'By service or opening hours',
  clear: 'Clear this search',
  wholeLists: 'The whole lists, without this search',
  pharmacy: 'Community pharmacy',
  coveredBy: 'Covered by',
};

/** The answer to "is it covered?"; names, plans and dates are filled in. */
export const verdictWords = {
  covered: (name: string, plans: string) => `Yes: ${name} is covered by ${plans}.`,
  /** Asked about a plan that does not cover it. */
  otherPlan: (name: string, plans: string, asked: string) =>
    `${name} is covered by ${plans}. It is not in the list of ${asked}.`,
  perhapsOtherPlan: (name: string, plans: string, asked: string) =>
    `If you mean ${name}: it is covered by ${plans}. It is not in the list of ${asked}.`,
  perhapsCovered: (name: string, plans: string) => `Yes, if you mean ${name}: it is covered by ${plans}.`,
  pharmacy: (name: string) => `Yes: ${name} is a community pharmacy of ${brand.scheme}.`,
  perhapsPharmacy: (name: string) =>
    `Yes, if you mean ${name}: it is a community pharmacy of ${brand.scheme}.`,
  several: (count: number) => `Yes: ${countOf(count, place)} have this name.`,
  perhapsSeveral: (count: number) => `${countOf(count, place)} have a name like this. Is yours among them?`,
  planOfSome: (plan: string, count: number) => `${plan} covers ${count} of them.`,
  no: (kind: 'hospital' | 'pharmacy' | 'either', dates: string) =>
    `No ${kind === 'either' ? 'hospital or pharmacy' : kind} of this name is in the lists of ${dates}.`,
  /** Of such a place; no list names the hospitals of the Seniors Plan. */
  unlisted:
    'On the Jaara plans, do not count on cover there: choose a listed place. It may have joined since; for the Seniors Plan, ask us.',
  callToBeSure: `Call to be sure, free${when.tollFree}:`,
  inArea: (hospitals: number, pharmacies: number, name: string, type?: string) =>
    `${countBoth(hospitals, pharmacies, type)} in ${name}`,
  onStreet: (hospitals: number, pharmacies: number, name: string, type?: string) =>
    `${countBoth(hospitals, pharmacies, type)} on or near ${name}`,
  ofPlan: (counted: string, plan: string) => `${counted} covered by ${plan}`,
  sentence: (text: string) => `${text}.`,
  /** A way on from a name that is not listed. */
  see: (counted: string) => `See ${counted}`,
  seeArea: (name: string) => `See all of ${name}`,
  found: (count: number, text: string) => `${countOf(count, place)} found for “${text}”.`,
  addWord: 'Add a name, a street or an area.',
  need: 'The lists do not say what a place offers or when it is open.',
  /** Of a service beside an area. */
  ignored: (word: string) => `“${word}” was not searched for: the lists do not say what a place offers.`,
  inList: (dates: string) => `List of ${dates}.`,
  and: (parts: readonly string[]) => parts.join(' and '),
  groups: {
    name: 'Of this name',
    like: 'With a name like this',
    alike: 'With a name that sounds like this',
    inArea: (name: string) => `In ${name}`,
    onStreet: (name: string) => `On or near ${name}`,
    text: 'Also with these words, or a part of them, in the name, address, area, phone number or another spelling',
    plain: 'Found in all lists',
  },
};

/** Rendered on the server only, so that they weigh nothing in the browser. */
export const asideWords = {
  emergency: emergencyAdvice,
  provider: 'Run a hospital or pharmacy?',
  join: 'Join us',
  files: 'Download these lists (open data)',
};

export const nearMeWords = {
  button: 'Near me',
  asking: 'Finding where you are…',
  found:
    'Nearest area first. We know the area of each place, not how far its door is: look for your street or bus stop in the address.',
  inArea: (area: string) => `in ${area}`,
  hospitals: 'Hospitals near you',
  allHospitals: (count: string, area: string) => `All ${count} hospitals in ${area}`,
  pharmacies: 'Pharmacies near you',
  allPharmacies: (count: string, area: string) => `All ${count} pharmacies in ${area}`,
  areas: 'Areas near you, by the distance to their middle, as the crow flies',
  directions: 'Directions',
  /** The position is known, but the lists cannot be loaded. */
  areasOnly: 'The lists could not be loaded. These are the areas nearest to you, by the middle of each LGA.',
  privacy: 'Where you are stays on your phone. It is not sent to us.',
  underOneKm: 'under 1 km',
  aboutKm: (km: string) => `about ${km} km`,
  far: 'You seem to be far from Lagos. Search by name, or choose an area on the map.',
  problems: {
    refused: 'Your phone did not share where you are. Choose your area on the map, or type it in the search.',
    unavailable:
      'Your phone could not tell where it is. Choose your area on the map, or type it in the search.',
    timeout: 'Finding where you are took too long. Try again, or choose your area on the map.',
  },
};

export const byPlaceWords = {
  id: facts.byPlaceWords.id,
  heading: 'Choose your area',
  lead: 'Each tile opens its LGA: all hospitals and pharmacies, with plans and directions, on one page.',
  hospitals: (plan: string) => `hospitals, ${plan}`,
  pharmacies: 'community pharmacies',
  note: 'The tiles stand roughly as on the ground; they are not a map of borders.',
};

export const sectionWords = {
  search: 'Search this list',
  placeholder: 'Search...',
  lga: 'LGA',
  lgaOrLcda: 'LGA or LCDA',
  allLgas: 'All LGAs',
  wholeLga: (name: string) => `All of ${name}`,
  option: (name: string, count: number) => `${name} (${count})`,
  apply: 'Apply',
  found: (count: number, noun: Noun) => `${countOf(count, noun)} found`,
  rows: (from: number, to: number) => `${from} to ${to} shown`,
  listDate: (date: string) => `List of ${date}`,
  caption: (title: string) => `${title}: names, addresses and areas`,
  pages: (title: string) => `Pages of the list ${title}`,
  sortBy: (column: string) => `Sort by ${column}`,
  actions: 'Actions',
  show: (count: number, noun: Noun) => `Show the ${countOf(count, noun)}`,
  print: 'Print this list',
  wholeArea: (lga: string) => `Hospitals and pharmacies in ${lga}`,
  /** On paper, which has only the rows of one page. */
  wholeListAt: (address: string) => `The whole list, to read and to print, is at ${address}`,
};

export const actionWords = {
  directions: 'Directions',
  directionsTo: (name: string) => `Directions to ${name}`,
  call: 'Call',
  callNumber: (name: string, number: string) => `Call ${name} on ${number}`,
  share: 'Share',
  shareName: (name: string) => `Share ${name}`,
  /** What is sent with the link; a community pharmacy has no plans. */
  shareText: (name: string, address: string, plans: readonly string[]) =>
    plans.length > 0
      ? `${name}, ${address}. Covered by ${plans.join(' and ')} (${brand.scheme}).`
      : `${name}, ${address}. Community pharmacy of ${brand.scheme}.`,
  report: 'Report a wrong detail',
  reportName: (name: string) => `Report a wrong detail of ${name}`,
};

export const noResultWords = {
  heading: 'Nothing here by that name. Some ways on:',
  headingPlace: (name: string) => `Nothing in ${name}. Some ways on:`,
  withoutSearch: 'Clear the search',
  withoutFilter: 'Look in all LGAs',
  neighbours: 'In LGAs close by',
  otherLists: 'On the other lists',
  call: `Or ask us: ${phoneLines.tollFree.inFull}, free${when.tollFree}.`,
};

export function reportHref(path: string): string {
  return `/provider/report?place=${path}`;
}
