import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { seniorsHospitals } from './enrol-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { waits } from './waiting.ts';

type Noun = { one: string; many: string };
type Kind = 'hospital' | 'pharmacy';

const { inFull } = phoneLines.tollFree;
const askUs = `ask on ${inFull}, free${when.tollFree}`;

const nouns: Record<Kind, Noun> = {
  hospital: { one: 'hospital', many: 'hospitals' },
  pharmacy: { one: 'community pharmacy', many: 'community pharmacies' },
};

const countOf = (count: number, kind: Kind) =>
  `${count === 0 ? 'no' : count} ${count === 1 ? nouns[kind].one : nouns[kind].many}`;

const listOf = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** "21 hospitals and 5 community pharmacies" */
const countBoth = (hospitals: number, pharmacies: number) =>
  `${countOf(hospitals, 'hospital')} and ${countOf(pharmacies, 'pharmacy')}`;

export const placePages = {
  breadcrumbs: 'You are here',
  listDate: (date: string) => `List of ${date}`,
  /** Of several lists, each date once. */
  listDates: (dates: readonly string[]) => `${dates.length > 1 ? 'Lists' : 'List'} of ${dates.join(' and ')}`,
  seniors: seniorsHospitals(inFull),
  countBoth,
};

export const placePage = {
  title: (name: string, lga: string) => `${name}, ${lga} | ${brand.name}`,
  description: {
    hospital: (name: string, address: string, plans: readonly string[]) =>
      `${name}, ${address}: a hospital of ${brand.scheme} on the list of ${listOf(plans)}. Address, directions and how to choose it.`,
    pharmacy: (name: string, address: string) =>
      `${name}, ${address}: a community pharmacy of ${brand.scheme}. Address, directions and phone.`,
  },
  lead: {
    hospital: (lga: string) => `A hospital of ${brand.scheme} in ${lga}.`,
    pharmacy: (lga: string) => `A community pharmacy of ${brand.scheme} in ${lga}.`,
  },
  covered: {
    hospital: (plans: readonly string[]) => `Yes, covered by ${listOf(plans)}.`,
    pharmacy: 'Yes, a community pharmacy of the scheme.',
  },
  coveredNote: {
    hospital: 'You are treated here once this is the hospital that you have chosen.',
    pharmacy:
      'Jaara Plus covers the medicines of the scheme’s formulary, for pick-up at community pharmacies from Monday to Saturday, 9am to 8pm. For the other plans, ask your hospital or us.',
  },
  facts: {
    heading: 'Where it is',
    address: 'Address',
    lga: 'LGA',
    lcda: 'LCDA',
    phone: 'Phone',
    list: 'Our list',
  },
  directions: 'Directions',
  prepare: 'Prepare my enrolment with this hospital',
  prepareHref: (area: string, hospital: string) => `/enrol?${new URLSearchParams({ area, hospital })}`,
  report: 'Report a wrong detail',
  reportHref: (path: string) => `/provider/report?place=${encodeURIComponent(path)}`,
  complain: 'Complain about care here',
  complainHref: (path: string) => `/complaint?place=${encodeURIComponent(path)}`,
  choose: {
    hospital: {
      heading: 'How to be treated here',
      items: [
        `New to the scheme? Choose this hospital when you enrol, by its exact name and address. New enrollees wait ${waits.newEnrollee}.`,
        'Enrolled elsewhere? If your plan is named above, you may move here once in each policy year, and beyond that in exceptional cases.',
        'On the day, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.placePage.choose.hospital.links, {
        register: { label: 'Enrol' },
        changeHospital: { label: 'Ask for a change of hospital' },
        plan: { label: 'What the plans cover' },
      }),
    },
    pharmacy: {
      heading: 'How to collect your medicines here',
      items: [
        'Call first when you travel far: lists change, and a single shop may keep other hours.',
        `You can also enrol at community pharmacies. New enrollees wait ${waits.newEnrollee}.`,
      ],
      links: withWords(facts.placePage.choose.pharmacy.links, {
        plan: { label: 'What the plans cover' },
        faqMedicines: { label: 'Questions and answers' },
      }),
    },
  },
  emergency: emergencyAdvice,
  inTown: (town: string) => `Also in ${town}`,
  inLcda: (lcda: string) => `Also in the LCDA ${lcda}`,
  inArea: (lga: string) => `More in ${lga}`,
  wholeArea: (lga: string, hospitals: number, pharmacies: number) =>
    `All of ${lga}: ${countBoth(hospitals, pharmacies)}`,
};

export const gonePage = {
  title: (name: string) => `${name} is no longer in the list | ${brand.name}`,
  heading: (name: string) => `${name} is no longer in the list`,
  lead: (kind: Kind, lga: string) =>
    `This ${nouns[kind].one} in ${lga} was listed before. It is not on our list today.`,
  advice: `If you went there, ${askUs}, where to go now.`,
  call: `Call ${inFull}`,
  change: { label: 'Ask for a change of hospital', to: facts.gonePage.change.to },
  instead: (lga: string) => `Listed in ${lga} today`,
};

/** All rows of a list, to be printed. */
export const listPage = {
  title: (list: string) => `${list}: the whole list | ${brand.name}`,
  lead: (found: string, date: string) => `${found}. List of ${date}.`,
  place: (name: string) => `In ${name}`,
  search: (text: string) => `Search: “${text}”`,
  none: 'Nothing was found for this search. Go back and try fewer letters.',
  first: (count: number) => `The first ${count} are shown: add a word to the search for fewer`,
  foundColumns: ['Name', 'Address', 'LGA', 'Phone', 'Covered by'],
  print: 'Print this list',
  download: 'Download all (CSV)',
  back: 'Back to the search',
};

export const areaPage = {
  title: (lga: string) => `Hospitals and pharmacies in ${lga} | ${brand.name}`,
  description: (lga: string, hospitals: number, pharmacies: number) =>
    `${countBoth(hospitals, pharmacies)} of ${brand.scheme} in ${lga}, Lagos: addresses, plans and directions.`,
  heading: (lga: string) => `Hospitals and pharmacies in ${lga}`,
  lead: (hospitals: number, pharmacies: number) => `${countBoth(hospitals, pharmacies)} of ${brand.scheme}.`,
  counts: (plan: string, count: number) => `${countOf(count, 'hospital')} for ${plan}`,
  pharmacies: (count: number) => countOf(count, 'pharmacy'),
  lcdas: (lcdas: readonly string[]) => `The councils of this LGA: ${listOf(lcdas)}.`,
  hospitalsHeading: 'Hospitals',
  hospitalsOrder: 'General hospitals first, health centres last.',
  elsewhere: 'By their address these are here too, but our lists name another LGA for them:',
  pharmaciesHeading: 'Community pharmacies',
  columns: { hospital: ['Name', 'Address', 'Covered by'], pharmacy: ['Name', 'Address', 'LCDA', 'Phone'] },
  none: {
    hospital: `The lists name no hospital here. Look in the areas close by, or ${askUs}.`,
    pharmacy: `The list names no community pharmacy here. Look in the areas close by, or ${askUs}.`,
  },
  print: 'Print this list',
  openData: 'Open data (CSV, JSON)',
  search: 'Search in all of Lagos',
  near: 'Areas close by',
  distance: (km: number) => `about ${Math.max(1, Math.round(km))} km`,
};
