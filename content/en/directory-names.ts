import { lcdaSpellings, lgaSpellings } from '../facts/directory.ts';
import type { ProviderListId } from '../schema/directory.ts';
import { wordsIn } from '../words-in.ts';

/** Pairs of spellings, also those of Yorùbá: a record with one is also found by the other. */
export const sameNames: readonly (readonly [string, string])[] = [
  ['Saint', 'St'],
  ['Doctor', 'Dr'],
  ['Dentist', 'Dental'],
  ['Center', 'Centre'],
  ['PHC', 'Primary Healthcare'],
  ['PHC', 'Primary Health Centre'],
  ['VI', 'Victoria Island'],
  ['V.I.', 'Victoria Island'],
  ['Island', 'Lagos Island'],
  // In words that no list has, so that they are added to none of its places.
  ['Marina General', 'General Odan'],
  ['General Hospital Marina', 'General Odan Hospital'],
  ['Government Hospital', 'General Hospital'],
  ['LASUTH', 'Lagos State University Teaching Hospital'],
  ['Agbadarigi', 'Badagry'],
  ['Alimoso', 'Alimosho'],
  ['Erekusu Eko', 'Lagos Island'],
  ['Musin', 'Mushin'],
  ['Osodi', 'Oshodi'],
  ...Object.entries({ ...lcdaSpellings, ...lgaSpellings }),
];

/** What the words in names, addresses and questions stand for; all in lower case, without accents. */
export const nameWords = {
  /** Words that many names share and people leave out or mix up, by the kind of place that they tell. */
  generic: {
    hospital: /* @__PURE__ */ wordsIn(`
      clinic clinics hospital hospitals maternity medical medicals nursing specialist specialists
    `),
    pharmacy: ['chemist', 'chemists', 'pharmaceutical', 'pharmaceuticals', 'pharmacies', 'pharmacy'],
    either: /* @__PURE__ */ wordsIn(`
      annexe center centers centre centres health healthcare home limited ltd nig nigeria services
      stores
    `),
  },
};

/** Browsers get these in the page: their scripts have no room for them. */
export const pageWords = {
  /** What people call the scheme. */
  scheme: ['ilera eko', 'ileraeko', 'lashma'],
  /** With one of these, a question is about a place even if no other word says so. */
  asking: ['accept', 'accepts', 'accepted', 'cover', 'covered', 'covers'],
  /** With one of these, a question asks how many there are. */
  counting: ['many', 'number', 'total', 'count'],
  /** These tell a kind of hospital; with an area they are a name, such as Ikorodu General Hospital. */
  types: ['general', 'primary'],
  /** What people call a plan, by the list of its hospitals; the longest names first. */
  plans: [
    ['standard jaara plus', 'standard-jaara-plus'],
    ['jaara plus', 'standard-jaara-plus'],
    ['jara plus', 'standard-jaara-plus'],
    ['standard jaara', 'standard-jaara'],
    ['jaara', 'standard-jaara'],
    ['jara', 'standard-jaara'],
  ] satisfies [string, ProviderListId][],
  /** These tell a plan, unless a name has them beside another word of the question. */
  planWords: ['plus', 'standard'],
  streets: /* @__PURE__ */ wordsIn(`
    avenue boulevard close crescent drive express expressway lane road street way
  `),
  /** Left out of a question. */
  fillers: /* @__PURE__ */ wordsIn(`
    how many number total count there find show direct direction directions from get go located location
    map please pls route share to want looking you your exist accept accepted accepts and any are area
    around at can cover closed covered coverd covers do does dr for has have i in insurance is lcda lga
    list me my near nearest of on plan plans scheme senior seniors take takes that the under use what
    where which with
  `),
  /** What stands beside a town in an address. */
  landmarks: /* @__PURE__ */ wordsIn(`
    adjacent after along before behind beside between block bridge building bus by church complex
    compound house hospital inside junction km mall market mosque near next off on opp opposite or
    pharmacy plaza plot pmb roundabout school shop station stop store superstore to
  `),
};

/** All of them. */
export const placeWords = { ...nameWords, ...pageWords };

/** What LGAs and LCDAs are called where the lists say it in another way. Addresses and filters keep the lists' names. */
export const lgaNames: Readonly<Record<string, string>> = {};

export const areaName = (area: string): string => lgaNames[area] ?? area;
