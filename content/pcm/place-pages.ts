import * as english from '../en/place-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { seniorsHospitals } from './enrol-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { waits } from './waiting.ts';

type Noun = { one: string; many: string };
type Kind = 'hospital' | 'pharmacy';

const { inFull } = phoneLines.tollFree;
const askUs = `call ${inFull} and ask, e free${when.tollFree}`;

const nouns: Record<Kind, Noun> = {
  hospital: { one: 'hospital', many: 'hospitals' },
  pharmacy: { one: 'community pharmacy', many: 'community pharmacies' },
};

const countOf = (count: number, kind: Kind) =>
  count === 0 ? `no ${nouns[kind].one}` : `${count} ${count === 1 ? nouns[kind].one : nouns[kind].many}`;

const listOf = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;

/** "21 hospitals and 5 community pharmacies" */
const countBoth = (hospitals: number, pharmacies: number) =>
  `${countOf(hospitals, 'hospital')} and ${countOf(pharmacies, 'pharmacy')}`;

export const placePages: typeof english.placePages = {
  breadcrumbs: 'You dey here',
  listDate: (date) => `List as e be on ${date}`,
  listDates: (dates) => `${dates.length > 1 ? 'Lists' : 'List'} for ${dates.join(' and ')}`,
  seniors: seniorsHospitals(inFull),
  countBoth,
};

export const placePage: typeof english.placePage = {
  title: (name, lga) => `${name}, ${lga} | ${brand.name}`,
  description: {
    hospital: (name, address, plans) =>
      `${name}, ${address}: ${brand.scheme} hospital wey dey for di list for ${listOf(plans)}. Address, how to reach di place and how to choose am.`,
    pharmacy: (name, address) =>
      `${name}, ${address}: ${brand.scheme} community pharmacy. Address, how to reach di place and phone.`,
  },
  lead: {
    hospital: (lga) => `${brand.scheme} hospital for ${lga}.`,
    pharmacy: (lga) => `${brand.scheme} community pharmacy for ${lga}.`,
  },
  covered: {
    hospital: (plans) => `Yes, ${listOf(plans)} dey cover am.`,
    pharmacy: 'Yes, na community pharmacy for di scheme.',
  },
  coveredNote: {
    hospital: 'Dem go treat you here once na dis hospital you don choose.',
    pharmacy:
      'Jaara Plus dey cover di medicine wey dey di scheme list (formulary); you dey collect am for community pharmacies from Monday to Saturday, 9am to 8pm. For di oda plans, ask your hospital or us.',
  },
  facts: {
    heading: 'Wia e dey',
    address: 'Address',
    lga: 'LGA',
    lcda: 'LCDA',
    phone: 'Phone',
    list: 'Our list',
  },
  directions: 'How to reach di place',
  prepare: 'Prepare how I go register wit dis hospital',
  prepareHref: (area, hospital) => `/enrol?${new URLSearchParams({ area, hospital })}`,
  report: 'Report detail wey no correct',
  reportHref: (path) => `/provider/report?place=${encodeURIComponent(path)}`,
  complain: 'Complain about di care here',
  complainHref: english.placePage.complainHref,
  choose: {
    hospital: {
      heading: 'How you go get treatment here',
      items: [
        `You new for di scheme? Choose dis hospital wen you dey register, wit di exact name and address. New pipo wey register go wait ${waits.newEnrollee}.`,
        'You don register for anoda place? If your plan name dey for up, you fit move come here one time inside every policy year, and more dan dat for special cases.',
        'On di day, show your policy number or your Ilera Eko ID.',
      ],
      links: withWords(facts.placePage.choose.hospital.links, {
        register: { label: 'Register' },
        changeHospital: { label: 'Ask to change hospital' },
        plan: { label: 'Wetin di plans dey cover' },
      }),
    },
    pharmacy: {
      heading: 'How you go collect your medicines here',
      items: [
        'Call first if you dey come from far: lists dey change, and one shop fit get oda hours.',
        `You fit register for community pharmacies too. New pipo wey register go wait ${waits.newEnrollee}.`,
      ],
      links: withWords(facts.placePage.choose.pharmacy.links, {
        plan: { label: 'Wetin di plans dey cover' },
        faqMedicines: { label: 'Questions and answers' },
      }),
    },
  },
  emergency: emergencyAdvice,
  inTown: (town) => `Also for ${town}`,
  inLcda: (lcda) => `Also for di LCDA ${lcda}`,
  inArea: (lga) => `More for ${lga}`,
  wholeArea: (lga, hospitals, pharmacies) => `Whole ${lga}: ${countBoth(hospitals, pharmacies)}`,
};

export const gonePage: typeof english.gonePage = {
  title: (name) => `${name} no dey for di list again | ${brand.name}`,
  heading: (name) => `${name} no dey for di list again`,
  lead: (kind, lga) =>
    `Dis ${nouns[kind].one} for ${lga} bin dey for di list before. E no dey our list today.`,
  advice: `If na there you dey go before, call ${inFull}, e free${when.tollFree}, and ask wia you go go now.`,
  call: `Call ${inFull}`,
  change: { label: 'Ask to change hospital', to: facts.gonePage.change.to },
  instead: (lga) => `Dis ones dey di list for ${lga} today`,
};

/** All rows of a list, to be printed. */
export const listPage: typeof english.listPage = {
  title: (list) => `${list}: di whole list | ${brand.name}`,
  lead: (found, date) => `${found}. List as e be on ${date}.`,
  place: (name) => `For ${name}`,
  search: (text) => `You dey find: “${text}”`,
  none: 'We no see anytin for wetin you type. Go back and try less letters.',
  first: (count) => `We dey show di first ${count}: add one word to wetin you type, make e reduce`,
  foundColumns: ['Name', 'Address', 'LGA', 'Phone', 'Plan wey dey cover am'],
  print: 'Print dis list',
  download: 'Download everytin (CSV)',
  back: 'Go back to wia you dey find',
};

export const areaPage: typeof english.areaPage = {
  title: (lga) => `Hospitals and pharmacies for ${lga} | ${brand.name}`,
  description: (lga, hospitals, pharmacies) =>
    `${countBoth(hospitals, pharmacies)} wey dey ${brand.scheme} for ${lga}, Lagos: addresses, plans and how to reach di places.`,
  heading: (lga) => `Hospitals and pharmacies for ${lga}`,
  lead: (hospitals, pharmacies) => `${countBoth(hospitals, pharmacies)} wey dey ${brand.scheme}.`,
  counts: (plan, count) => `${countOf(count, 'hospital')} for ${plan}`,
  pharmacies: (count) => countOf(count, 'pharmacy'),
  lcdas: (lcdas) => `Di councils for dis LGA: ${listOf(lcdas)}.`,
  hospitalsHeading: 'Hospitals',
  hospitalsOrder: 'General hospitals dey first, health centres dey last.',
  elsewhere: 'By dia address dis ones dey here too, but our list put dem for anoda LGA:',
  pharmaciesHeading: 'Community pharmacies',
  columns: {
    hospital: ['Name', 'Address', 'Plan wey dey cover am'],
    pharmacy: ['Name', 'Address', 'LCDA', 'Phone'],
  },
  none: {
    hospital: `Di lists no get any hospital here. Check di areas wey dey near, or ${askUs}.`,
    pharmacy: `Di list no get any community pharmacy here. Check di areas wey dey near, or ${askUs}.`,
  },
  print: 'Print dis list',
  openData: 'Open data (CSV, JSON)',
  search: 'Find for whole Lagos',
  near: 'Areas wey dey near',
  distance: english.areaPage.distance,
};
