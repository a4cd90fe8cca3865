import type * as english from '../en/provider-page.ts';
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

export const providerMeta: typeof english.providerMeta = {
  title: `Find hospital or pharmacy | ${brand.name}`,
  description:
    'Find Ilera Eko hospital or community pharmacy for Lagos by name, street, LGA or LCDA, wit how to reach di place and phone.',
};

export const providerPage: typeof english.providerPage = {
  heading: 'Find hospital or pharmacy',
  lead: 'Type name, street or area: see which plan dey cover di place and how to reach am.',
  countOf,
  listId: (param) => `${param}-list`,
};

export const findWords: typeof english.findWords = {
  ...facts.findWords,
  label: 'Find any hospital or pharmacy',
  placeholder: 'Type name, street or area',
  submit: 'Find',
  heading: 'Wetin we see for all lists',
  see: 'Show wetin we see',
  seeAdvice: 'See wetin you fit do',
  pages: 'Pages wey show wetin we see',
  print: 'Print wetin we see',
  services: 'By service or time wey e dey open',
  clear: 'Clear wetin you type',
  wholeLists: 'Di whole lists, without wetin you type',
  pharmacy: 'Community pharmacy',
  coveredBy: 'Plan wey dey cover am',
};

/** The answer to "is it covered?"; names, plans and dates are filled in. */
export const verdictWords: typeof english.verdictWords = {
  covered: (name, plans) => `Yes: ${plans} dey cover ${name}.`,
  otherPlan: (name, plans, asked) => `${plans} dey cover ${name}. E no dey for di ${asked} list.`,
  perhapsOtherPlan: (name, plans, asked) =>
    `If na ${name} you mean: ${plans} dey cover am. E no dey for di ${asked} list.`,
  perhapsCovered: (name, plans) => `Yes, if na ${name} you mean: ${plans} dey cover am.`,
  pharmacy: (name) => `Yes: ${name} na ${brand.scheme} community pharmacy.`,
  perhapsPharmacy: (name) => `Yes, if na ${name} you mean: e be ${brand.scheme} community pharmacy.`,
  several: (count) => `Yes: ${countOf(count, place)} get dis name.`,
  perhapsSeveral: (count) =>
    `${countOf(count, place)} get name wey resemble dis one. Di one wey you mean dey inside?`,
  planOfSome: (plan, count) => `${plan} dey cover ${count} for inside dem.`,
  no: (kind, dates) =>
    `No ${kind === 'either' ? 'hospital or pharmacy' : kind} wey get dis name dey inside di lists as e be on ${dates}.`,
  unlisted:
    'For di Jaara plans, no count say cover dey dia: choose one wey dey di list. E fit don join afta; for di Seniors Plan, ask us.',
  callToBeSure: `Call make you dey sure, e free${when.tollFree}:`,
  inArea: (hospitals, pharmacies, name, type) => `${countBoth(hospitals, pharmacies, type)} for ${name}`,
  onStreet: (hospitals, pharmacies, name, type) =>
    `${countBoth(hospitals, pharmacies, type)} for ${name} or near am`,
  ofPlan: (counted, plan) => `${counted} wey ${plan} dey cover`,
  sentence: (text) => `${text}.`,
  see: (counted) => `See ${counted}`,
  seeArea: (name) => `See all wey dey ${name}`,
  found: (count, text) => `We see ${countOf(count, place)} for “${text}”.`,
  addWord: 'Add name, street or area.',
  need: 'Di lists no talk wetin place dey do or when e dey open.',
  ignored: (word) => `We no search for “${word}”: di lists no talk wetin place dey do.`,
  inList: (dates) => `List as e be on ${dates}.`,
  and: (parts) => parts.join(' and '),
  groups: {
    name: 'Wey get dis name',
    like: 'Wey get name like dis',
    alike: 'Wey get name wey sound like dis',
    inArea: (name) => `For ${name}`,
    onStreet: (name) => `For ${name} or near am`,
    text: 'Also wey get dis words, or part of dem, for di name, address, area, phone number or anoda spelling',
    plain: 'Wetin we see for all lists',
  },
};

export const asideWords: typeof english.asideWords = {
  emergency: emergencyAdvice,
  provider: 'You get hospital or pharmacy?',
  join: 'Join us',
  files: 'Download dis lists (open data)',
};

export const nearMeWords: typeof english.nearMeWords = {
  button: 'Near me',
  asking: 'We dey find wia you dey…',
  found:
    'Di area wey near you pass go first. We sabi di area of each place, we no sabi how far di door dey: look for your street or bus stop inside di address.',
  inArea: (area) => `for ${area}`,
  hospitals: 'Hospitals wey near you',
  allHospitals: (count, area) => `All ${count} hospitals for ${area}`,
  pharmacies: 'Pharmacies wey near you',
  allPharmacies: (count, area) => `All ${count} pharmacies for ${area}`,
  areas: 'Areas wey near you, by how far dia middle dey for straight line',
  directions: 'How to reach di place',
  areasOnly: 'Di lists no gree open. Dis na di areas wey near you pass, to di middle of each LGA.',
  privacy: 'Wia you dey, na for your phone e go stay. E no dey come to us.',
  underOneKm: 'less dan 1 km',
  aboutKm: (km) => `about ${km} km`,
  far: 'E be like say you dey far from Lagos. Find by name, or choose area for di map.',
  problems: {
    refused: 'We no get permission to see wia you dey. Choose your area for di map, or type am.',
    unavailable: 'Your phone no fit tell wia e dey. Choose your area for di map, or type am.',
    timeout: 'E take too long. Try again, or choose your area for di map.',
  },
};

export const byPlaceWords: typeof english.byPlaceWords = {
  id: facts.byPlaceWords.id,
  heading: 'Choose your area',
  lead: 'Each box dey open im LGA: all di hospitals and pharmacies, for one page.',
  hospitals: (plan) => `hospitals, ${plan}`,
  pharmacies: 'community pharmacies',
  note: 'Di boxes stand almost as di areas dey; dem no show borders.',
};

export const sectionWords: typeof english.sectionWords = {
  search: 'Find inside dis list',
  placeholder: 'Find...',
  lga: 'LGA',
  lgaOrLcda: 'LGA or LCDA',
  allLgas: 'All LGAs',
  wholeLga: (name) => `Whole ${name}`,
  option: (name, count) => `${name} (${count})`,
  apply: 'Show am',
  found: (count, noun) => `We see ${countOf(count, noun)}`,
  rows: (from, to) => `We dey show ${from} to ${to}`,
  listDate: (date) => `List as e be on ${date}`,
  caption: (title) => `${title}: di names, addresses and areas`,
  pages: (title) => `Pages for di list ${title}`,
  sortBy: (column) => `Arrange by ${column}`,
  actions: 'Wetin you fit do',
  show: (count, noun) => `Show di ${countOf(count, noun)}`,
  print: 'Print dis list',
  wholeArea: (lga) => `Hospitals and pharmacies for ${lga}`,
  wholeListAt: (address) => `Di whole list, to read and to print, dey for ${address}`,
};

export const actionWords: typeof english.actionWords = {
  directions: 'How to reach di place',
  directionsTo: (name) => `How to reach di place: ${name}`,
  call: 'Call',
  callNumber: (name, number) => `Call ${name} on ${number}`,
  share: 'Share',
  shareName: (name) => `Share ${name}`,
  shareText: (name, address, plans) =>
    plans.length > 0
      ? `${name}, ${address}. ${plans.join(' and ')} dey cover am (${brand.scheme}).`
      : `${name}, ${address}. Na community pharmacy for ${brand.scheme}.`,
  report: 'Report detail wey no correct',
  reportName: (name) => `Report detail wey no correct for ${name}`,
};

export const noResultWords: typeof english.noResultWords = {
  heading: 'Notin dey here wey get dat name. Wetin you fit do:',
  headingPlace: (name) => `Notin dey for ${name}. Wetin you fit do:`,
  withoutSearch: 'Clear wetin you type',
  withoutFilter: 'Check all LGAs',
  neighbours: 'For LGAs wey dey near',
  otherLists: 'For di oda lists',
  call: `Or ask us: ${phoneLines.tollFree.inFull}, e free${when.tollFree}.`,
};

export function reportHref(path: string): string {
  return `/provider/report?place=${path}`;
}
