import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { placeIndex, prepared } from '#tests/support/directory.ts';
import type * as Names from '#words/directory-names.ts';
import { answerPlaceQuery, type PlaceAnswer, type Verdict } from './answer-place-query.ts';
import type { ListedPlace } from './prepare-places.ts';

const answer = (text: string) => answerPlaceQuery(placeIndex, text);
const namesOf = (text: string) => answer(text).found.map(({ place }) => place.record.name);
const namesAs = ({ record }: ListedPlace) => record.name.toLowerCase();

/** What is typed, its verdict, the first result or the name of the area, and how many places it is about. */
type Case = [typed: string, verdict: Verdict['kind'], first?: string | undefined, count?: number];

/** The main test of the search: a complaint about an answer becomes a line here. */
const cases: Record<string, Case[]> = {
  'a name': [
    ['Motayo Hospital', 'yes', 'Motayo Hospital'],
    ['is motayo covered', 'yes', 'Motayo Hospital'],
    ['st nicholas', 'yes', 'St. Nicholas Hospital'],
    ['Saint Nicholas Hospital', 'yes', 'St. Nicholas Hospital'],
    ['st nicholas surulere', 'yes', 'St. Nicholas Hospital, Surulere'],
    ['St Nicholas Maryland', 'yes', 'St. Nicholas Hospital, Maryland'],
    ['general hospital ikorodu', 'yes', 'Ikorodu General Hospital', 1],
    ['does jaara plus cover general hospital gbagada', 'yes', 'Gbagada General Hospital', 1],
    ['is motayo in plus', 'yes', 'Motayo Hospital'],
    ['does ilera eko cover motayo', 'yes', 'Motayo Hospital'],
    ['Standard Life Care Hospital', 'yes', 'Standard Life Care Hospital'],
    ['remedy drugs plus', 'yes', 'Remedy Drugs Plus'],
    ['doctor abimbola awoliyi memorial', 'yes', 'Dr. Abimbola Awoliyi Memorial Hospital'],
    ['Shomolu general hospital', 'yes', 'General Hospital, Somolu'],
    ['lasuth', 'yes', 'Lagos State University Teaching Hospital'],
    ['ikotun phc', 'yes', 'Ikotun Primary Healthcare Centre'],
    ['st lukes medical centre', 'yes', "St. Luke's Medical Center"],
    ['bernice hospital', 'yes', 'Bernice Clinic'],
    ['BMH', 'yes', 'Blaje Mustapha Hospital (BMH)'],
    ['silver crest', 'yes', 'Silver Crest Hospital'],
    // Only its areas tell the name.
    ['lagos island maternity', 'yes', 'Lagos Island Maternity Hospital'],
    ['island maternity', 'yes', 'Lagos Island Maternity Hospital'],
    ['directions to jobi clinic', 'yes', 'Jobi Clinic and Maternity Hospital Ltd'],
    ['alheri hospital directions', 'yes', 'Alheri Hospital'],
    ['how do i get to st nicholas hospital', 'yes', 'St. Nicholas Hospital'],
    ['is island maternity hospital covered', 'yes', 'Lagos Island Maternity Hospital'],
  ],
  'a name that is misspelt or begun': [
    ['st nicolas', 'perhaps', 'St. Nicholas Hospital'],
    ['Ancila catholic hopital agege', 'perhaps', 'Ancilla Catholic Hospital, Agege'],
    ['gbagda general hospital', 'perhaps', 'Gbagada General Hospital'],
    ['rjolad', 'perhaps', 'R-Jolad Hospital (Salem House)'],
    ['life source', 'perhaps', 'Lifesource Hospital'],
    ['pilsplus farmacy', 'perhaps', 'Pillsplus Pharmacy (Lekki)'],
    ['isioma hopital', 'yes', 'Isioma Hospital'],
    ['massey children hospital', 'perhaps', "Massey Street Children's Hospital"],
    // Before the pharmacies that have the name too.
    ['massey', 'perhaps', "Massey Street Children's Hospital"],
    ['massey childrens', 'perhaps', "Massey Street Children's Hospital"],
    ['jobbi clinic', 'none', 'Jobi Clinic and Maternity Hospital Ltd', 1],
    ['is ikorodu generl hospital coverd', 'perhaps', 'Ikorodu General Hospital'],
  ],
  'a well-known place of Lagos that is in none of the lists, perhaps named in an address': [
    ['Reddington Hospital', 'no'],
    ['reddington hospital lekki', 'no'],
    ['Lagos University Teaching Hospital', 'no', 'Lagos State University Teaching Hospital'],
    ['LUTH', 'no'],
    ['National Orthopaedic Hospital Igbobi', 'no'],
    ['Federal Neuro-Psychiatric Hospital, Yaba', 'no'],
    ['Duchess International Hospital, Ikeja', 'no'],
    ['First Consultants Hospital', 'no'],
    ['Cedarcrest', 'no'],
    // Nothing sounds like it but by the area, or by "Lagos".
    ['Reddington VI', 'no', undefined, 0],
    ['lagoon hospital ikeja', 'no', undefined, 0],
    ['does lagoon hospital accept ilera eko', 'no', undefined, 0],
    ['St. Ives Hospital', 'no'],
    // A pharmacy of this name is listed, a hospital is not.
    ['Totem hospital', 'no', 'Totem Pharmacy (Ikorodu)'],
  ],
  'an area or a street': [
    ['ikorudu', 'area', 'Ikorodu'],
    ['hospitals in surulere', 'area', 'Surulere'],
    ['somolu', 'area', 'Shomolu'],
    ['oshodiisolo', 'area', 'Oshodi-Isolo'],
    ['pharmacy yaba', 'area', 'Yaba'],
    ['lagos island', 'area', 'Lagos Island'],
    ['Egbeda', 'area', 'Egbeda'],
    ['lekki phase 1', 'area', 'Lekki Phase 1'],
    ['allen', 'area', 'Allen Avenue'],
    ['Ekoro Road', 'area', 'Ekoro Road'],
    ['hospitals in ikorodu with jaara plus', 'area', 'Ikorodu'],
    ['jaara plus surulere', 'area', 'Surulere'],
    // One of the two has the town in its name only: "St. Nicholas Hospital, Maryland".
    ['Maryland', 'area', 'Maryland', 2],
    ['primary health center yaba', 'area', 'Yaba', 2],
    ['phc yaba', 'area', 'Yaba', 2],
    ['mainland', 'area', 'Lagos Mainland', 19],
    ['VI', 'area', 'Victoria Island', 2],
    ['hospital in V.I.', 'area', 'Victoria Island', 2],
    ['victoria island', 'area', 'Victoria Island', 2],
    ['ikja', 'area', 'Ikeja'],
    ['ibeju', 'area', 'Ibeju-Lekki', 16],
    // Ketu-Ejinrin in Epe is another.
    ['ketu', 'area', 'Ketu', 8],
    ['ketu ejinrin', 'area', 'Ketu-Ejinrin', 1],
    // Also those that stand beside its market.
    ['mile 12', 'area', 'Mile 12', 2],
    ['alaba', 'area', 'Alaba', 3],
    ['mile 12 market', 'area', 'Mile 12'],
    ['ojota bus stop', 'area', 'Ojota'],
    ['how many hospitals in Epe', 'area', 'Epe', 9],
    ['how many hospitals', 'area', 'Lagos', 609],
    ['number of pharmacies in lagos', 'area', 'Lagos', 609],
    ['pls direct me to hospital in ikorodu', 'area', 'Ikorodu'],
    ['map of hospitals in ikorodu', 'area', 'Ikorodu'],
    ['share ikorodu hospital', 'area', 'Ikorodu'],
  ],
  'a landmark, or another name of an area': [
    ['computer village', 'area', 'Ikeja'],
    ['pharmacies near unilag', 'area', 'Yaba'],
    ['alaba international', 'area', 'Ojo'],
    ['trade fair', 'area', 'Ojo'],
    ['balogun', 'area', 'Lagos Island'],
    ['vgc', 'area', 'Eti-Osa'],
    ['hospital near murtala muhammed airport', 'area', 'Ikeja'],
    ['lekki toll gate hospital', 'area', 'Lekki'],
    ['marina general hospital', 'yes', 'General Hospital, Odan', 1],
    ['general hospital marina', 'yes', 'General Hospital, Odan', 1],
    ['ibadan', 'area', 'Ibadan', 0],
    ['ogun', 'area', 'Ogun', 0],
  ],
  'a service or opening hours': [
    ['dentist', 'none', 'G & S Medical and Dental Clinics', 2],
    ['eye clinic surulere', 'none'],
    ['24 hours', 'none', undefined, 0],
    ['dialysis centre', 'none', undefined, 0],
    ['maternity in ikorodu', 'area', 'Ikorodu'],
    ['children hospital', 'none', "Massey Street Children's Hospital", 1],
    ['health centre for children in alimosho', 'none'],
    ['my hospital has closed', 'none'],
    ['hospitals that take jaara plus in surulere', 'area', 'Surulere'],
  ],
  'a kind of place, a plan or the scheme is no name': [
    ['primary healthcare centre', 'none', undefined, 71],
    ['primary health center', 'none', undefined, 71],
    ['PHC', 'none', undefined, 71],
    ['general hospital', 'none', 'Agbowa General Hospital'],
    ['jaara plus', 'none'],
    ['standard jaara hospitals', 'none'],
    ['pharmacies of jaara plus', 'none', '21st Century Pharmacy'],
    ['ilera eko', 'none', undefined, 0],
    ['open at night', 'none', undefined, 0],
    ['Ìlera Èkó', 'none', undefined, 0],
    // Some name begins like this, but few letters name nothing.
    ['owo', 'none'],
    ['card', 'none'],
  ],
};

describe.each(Object.entries(cases))('%s', (_, questions) => {
  test.each(questions)('“%s”: %s %s', (typed, kind, first, count) => {
    const { verdict, found } = answer(typed);
    expect(verdict.kind).toBe(kind);
    if (verdict.kind === 'area') expect(verdict.area.name).toBe(first);
    else if (first) expect(found[0]?.place.record.name).toBe(first);
    if (count !== undefined) expect(countOf({ verdict, found })).toBe(count);
    expect(answer(typed.toUpperCase()).verdict, 'in capitals').toEqual(verdict);
  });
});

test('an address never answers for a hospital that is asked for by its name', () => {
  for (const typed of ['Eko hospital', 'Reddington Hospital']) expect(namesOf(typed)).toEqual([]);
});

test('of an area, what is called as it was asked for comes first', () => {
  expect(namesOf('maternity in ikorodu')[0]).toBe('Jobi Clinic and Maternity Hospital Ltd');
});

test.each([
  ['lekki phase 1', 'Eti-Osa'],
  ['hospital at Ojodu berger', 'Ikeja'],
  ['pharmacy in lekki phase 1', undefined],
  ['oshodi', undefined],
])('“%s” has no hospital, and the way on is to the LGA %s', (typed, lga) => {
  const { verdict, found } = answer(typed);
  expect(verdict.kind === 'area' && verdict.near?.area.name).toBe(lga);
  if (verdict.kind === 'area' && verdict.hospitals > 0) expect(found[0]?.place.kind).toBe('hospital');
});

test('a plan that is asked for leaves its own hospitals in an area', () => {
  const { verdict, found } = answer('hospitals in ikorodu with jaara plus');
  expect(verdict).toMatchObject({ plan: 'standard-jaara-plus', pharmacies: 0, hospitals: found.length });
  expect(found.length).toBeGreaterThan(0);
  for (const { place } of found) expect(place.lists).toContain('standard-jaara-plus');
});

test.each<[string, string | undefined, boolean]>([
  ['Evercare Hospital Lekki', 'Lekki', true],
  ['reddington hospital ikeja', 'Ikeja', true],
  ['Lagoon Hospital', undefined, true],
  ['is reddington covered', undefined, true],
  // That it is a place, the site's search knows by its list of well-known ones.
  ['reddington', undefined, false],
  ['login', undefined, false],
  ['ọmọ', undefined, false],
])('“%s” is not listed, the way on is %s; whether it surely asks for a place: %s', (typed, area, isAsked) => {
  const { verdict } = answer(typed);
  expect(verdict).toMatchObject({ kind: 'no', isAsked });
  expect(verdict.kind === 'no' && verdict.near?.area.name).toBe(area);
});

describe('the name of every place', () => {
  test('is answered by yes, and by that place before all of other names', () => {
    const wrong = prepared.places.filter((place) => {
      const { verdict, found } = answer(place.record.name);
      const same = found.findIndex((one) => namesAs(one.place) !== namesAs(place));
      const first = found.slice(0, same === -1 ? undefined : same).map((one) => one.place);
      return verdict.kind !== 'yes' || !first.includes(place);
    });
    expect(wrong).toEqual([]);
  });

  test('finds it among the first three with a letter left out or two swapped', () => {
    const letters = sequence(20_251);
    const missed = prepared.places.filter((place) => {
      const { found } = answer(misspell(place.record.name, letters));
      return !found.slice(0, 3).some((one) => namesAs(one.place) === namesAs(place));
    });
    expect(missed.length / prepared.places.length).toBeLessThan(0.02);
  });

  test('is never answered by no when its last word is being typed', () => {
    const typed = prepared.places
      .filter((_, at) => at % 10 === 0)
      .flatMap(({ record: { name } }) => [-3, -2, -1].map((end) => name.slice(0, end)));
    expect(typed.filter((name) => answer(name).verdict.kind === 'no')).toEqual([]);
  });
});

describe('the order of the results', () => {
  test('the whole name comes before names that contain it, and names before addresses', () => {
    const [first, second] = namesOf('adebayo');
    expect([first, second]).toEqual(['Adebayo Specialist Hospital', 'Adebayo Living Tower Hospital']);
    const reasons = answer('randle').found.map(({ reason }) => reason);
    expect(reasons).toEqual(['like', ...reasons.slice(1).map(() => 'text')]);
  });

  test('a name that is right as typed brings no others that are only similar', () => {
    expect(namesOf('motayo')).toEqual(['Motayo Hospital']);
    expect(namesOf('motaya')).toContain('Motayo Hospital');
  });

  test('whole words come before parts of words', () => {
    const texts = answer('epe').found.filter(({ reason }) => reason === 'text');
    const isWhole = texts.map(({ place }) => / epe /i.test(` ${Object.values(place.record).join(' ')} `));
    expect(isWhole.indexOf(false)).toBeGreaterThan(-1);
    expect(isWhole.lastIndexOf(true)).toBeLessThan(isWhole.indexOf(false));
  });

  test('everything that contains a word is found, unless the word is a type of place, and nothing twice', () => {
    const missed = [...placeIndex.byWord.keys()].flatMap((word) => {
      const { found } = answer(word);
      const places = new Set(found.map(({ place }) => place));
      expect(places.size).toBe(found.length);
      const plain = prepared.places.filter((_, at) => prepared.texts[at]?.includes(word));
      return plain.every((place) => places.has(place)) ? [] : [word];
    });
    expect(missed.filter((word) => !placeIndex.types.has(word))).toEqual([]);
  });
});

describe('an area', () => {
  test('has the places that the lists assign to an LGA, pharmacies first when they are asked for', () => {
    const { verdict, found } = answer('pharmacies in Ikorodu');
    const count = (kind: string) =>
      prepared.places.filter((place) => place.kind === kind && place.record.lga === 'Ikorodu').length;
    expect(verdict).toEqual({
      kind: 'area',
      area: { kind: 'lga', name: 'Ikorodu' },
      hospitals: count('hospital'),
      pharmacies: count('pharmacy'),
    });
    expect(found[0]?.place.kind).toBe('pharmacy');
  });

  test('in another area is where both are', () => {
    const { verdict, found } = answer('Mafoluku, Oshodi');
    expect(verdict).toMatchObject({ kind: 'area', area: { name: 'Mafoluku, Oshodi' } });
    for (const { place, reason } of found)
      if (reason === 'area') expect(place.record.address).toMatch(/Mafoluku/);
  });
});

describe('what names nothing has no verdict', () => {
  test.each([
    ['a word of most names', 'hospital', 'hospital'],
    ['the same, misspelt', 'farmacy', 'pharmacy'],
    ['a phone number', prepared.places.find(({ record }) => record.phone)?.record.phone ?? '', 'pharmacy'],
    ['a sign', '&', 'hospital'],
    ['the whole state', 'Lagos', 'pharmacy'],
  ])('%s', (_, typed, kind) => {
    const { verdict, found } = answer(typed);
    expect(verdict.kind).toBe('none');
    expect(found.map(({ place }) => place.kind)).toContain(kind);
  });

  test('small words alone are no search for everything, and nothing typed finds nothing', () => {
    expect(answer('in the').found.length).toBeLessThan(prepared.places.length / 2);
    expect(answer('  ')).toEqual({ verdict: { kind: 'none' }, found: [] });
  });
});

const namesIn = (code: string): Promise<typeof Names> =>
  import(/* @vite-ignore */ `../../content/${code}/directory-names.ts`);
const translatedNames = (await Promise.all(['en', ...translations].map(namesIn))).flatMap(({ lgaNames }) =>
  Object.entries(lgaNames),
);

test.each(translatedNames)('the LGA %s is found as %s, which it is called in some language', (lga, name) => {
  const { verdict } = answer(lga);
  expect(verdict).toMatchObject({ kind: 'area', area: { kind: 'lga', name: lga } });
  // Some names are shown with the English one behind them.
  const own = name.replace(/ \(.*/, '');
  const unmarked = own.normalize('NFD').replace(/\p{M}/gu, '');
  for (const typed of [own, own.normalize('NFD'), unmarked, unmarked.toLowerCase()])
    expect([typed, answer(typed).verdict]).toEqual([typed, verdict]);
});

test('any text of the longest length is answered', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: MAX_SEARCH_CHARACTERS }), (typed) => {
      expect(answer(typed).found.length).toBeLessThanOrEqual(prepared.places.length);
    }),
  );
});

/** Numbers that look random and are the same in every run. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function misspell(name: string, next: (below: number) => number): string {
  const at = next(name.length - 1);
  const kept = next(2) === 0 ? '' : `${name.charAt(at + 1)}${name.charAt(at)}`;
  return name.slice(0, at) + kept + name.slice(at + (kept ? 2 : 1));
}

function countOf({ verdict, found }: PlaceAnswer): number {
  if (verdict.kind === 'yes' || verdict.kind === 'perhaps') return verdict.places.length;
  return verdict.kind === 'area' ? verdict.hospitals + verdict.pharmacies : found.length;
}
