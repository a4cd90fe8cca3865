import { expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { addSlugs, createPlaceFinder, newPlacePaths, type PlacePath } from './place-paths.ts';
import { placePath, preparePlaces } from './prepare-places.ts';

const GRACE = '/provider/ikeja/grace-hospital';
const grace: Provider = { name: 'Grace Hospital', address: '1, High Street, Ogba, Lagos', lga: 'Ikeja' };
const mercy: Provider = { name: 'Mercy Clinic', address: '2, Low Road', lga: 'Epe' };
const graceInEpe = { ...grace, lga: 'Epe', address: '9, Third Street' };

const hospitals = (...records: Provider[]) => [{ id: 'standard-jaara', kind: 'hospital', records }] as const;
const registered = (...records: Provider[]) => newPlacePaths(hospitals(...records), []);
const pathsOf = (rows: readonly PlacePath[]) => rows.map(({ path }) => path);
const grow = (register: PlacePath[], ...records: Provider[]) => [
  ...register,
  ...newPlacePaths(hospitals(...records), register),
];

/** The path of a record after its list has been replaced by `records`, as the register knows it then. */
function pathAfter(register: PlacePath[], record: Provider, ...others: Provider[]): string {
  const lists = { 'standard-jaara': [record], 'standard-jaara-plus': [], pharmacies: [] };
  return placePath(addSlugs(lists, grow(register, record, ...others))['standard-jaara'][0] ?? record);
}

test.each<[string, Partial<Provider>]>([
  ['nothing', {}],
  ['name', { name: 'Grace Clinic Limited' }],
  ['address', { address: '7, Low Road, Ogba' }],
  ['spelling of the address', { address: '1 High Street, Ogba' }],
])('a place is named after itself, and keeps its path when its %s was corrected', (_what, change) => {
  expect(pathAfter(registered(grace), { ...grace, ...change })).toBe(GRACE);
});

test('it keeps it through one correction after the other, after which the register lacks nothing', () => {
  let register = registered(grace);
  let record = grace;
  for (const step of [{ name: 'Grace Clinic' }, { address: '7, Low Road' }, { name: 'Grace House' }]) {
    record = { ...record, ...step };
    register = grow(register, record);
  }
  expect(new Set(pathsOf(register))).toEqual(new Set([GRACE]));
  expect(newPlacePaths(hospitals(record), register)).toEqual([]);
});

test('the path of a place that has left is never given to another', () => {
  const namesake = { name: 'Grace Hospital', address: '9, Airport Road, Mafoluku', lga: 'Ikeja' };
  const both = grow(registered(grace), grace, namesake);
  expect(pathsOf(both).at(-1)).toBe(`${GRACE}-mafoluku`);
  expect(pathAfter(both, { ...grace, name: 'Graceland' }, namesake)).not.toBe(pathsOf(both).at(-1));
});

test('nobody is taken for one of two namesakes that have both left', () => {
  const there = (street: string): Provider => ({ ...grace, address: `1, ${street}` });
  const register = registered(there('A Street'), there('B Street'));
  expect(pathsOf(register)).not.toContain(pathAfter(register, there('C Street')));
});

test('namesakes are told apart by town, then by street, then by number', () => {
  const addresses = [
    '1, High Street, Ogba, Lagos',
    '2, High Street, Ogba, Ikeja, Lagos',
    '3, High Street, Ogba',
    '4, High Street, Ogba',
    '5, Ikeja, Lagos',
  ];
  const rows = registered(...addresses.map((address) => ({ ...grace, address })));
  expect(pathsOf(rows)).toEqual(['', '-ogba', '-high-street', '-2', '-3'].map((end) => GRACE + end));
});

test('a pharmacy and a hospital of one name have two paths', () => {
  const pharmacy = { id: 'pharmacies', kind: 'pharmacy', records: [{ ...grace, lcda: 'Ojodu' }] } as const;
  expect(new Set(pathsOf(newPlacePaths([...hospitals(grace), pharmacy], []))).size).toBe(2);
});

test('every place of any list has a path of its own that can be read', () => {
  const words = ['Grace', 'Ọlá', '&', "St. Mary's", '医院', 'Clinic', ' ', '(Ikeja)', '24'];
  const pick = (seed: number) => words[seed % words.length] ?? '';
  const records = Array.from({ length: 300 }, (_, index) => ({
    name: [index * 7, index * 11, Math.floor(index / 9)].map(pick).join(' '),
    address: `${index}, ${pick(index * 5)}, ${pick(index * 3)}, Lagos`,
    lga: index % 2 ? 'Ikeja' : 'Epe',
  }));
  const paths = pathsOf(registered(...records));
  expect(new Set(paths).size).toBe(paths.length);
  const readable = /^\/provider\/(?:ikeja|epe)\/[a-z0-9]+(?:-[a-z0-9]+)*$/;
  expect(paths.filter((path) => !readable.test(path))).toEqual([]);
});

/** A finder for the second list, which has replaced the first. */
function finderAfter(first: Provider[], second: Provider[]) {
  const register = grow(registered(...first), ...second);
  return createPlaceFinder(preparePlaces(hospitals(...second)).places, register);
}

const bothListed = finderAfter([grace, mercy], [grace, mercy]);
const twoNamesakes = finderAfter([], [grace, graceInEpe]);
const corrected = finderAfter([grace], [{ ...grace, lga: 'Agege' }]);

test.each<[string, string, string, string | undefined, ReturnType<typeof finderAfter>]>([
  ['its place', 'ikeja', 'grace-hospital', GRACE, bothListed],
  ['its place in any case', 'IKEJA', 'Grace-Hospital', GRACE, bothListed],
  ['the right area from the wrong one', 'epe', 'grace-hospital', GRACE, bothListed],
  ...['graceless', '', '..', '__proto__', 'grace-hospital/x'].map(
    (slug) => [`nothing for “${slug}”`, 'ikeja', slug, undefined, bothListed] as const satisfies unknown[],
  ),
  ['none of two namesakes elsewhere', 'badagry', 'grace-hospital', undefined, twoNamesakes],
  ['a place whose LGA was corrected', 'ikeja', 'grace-hospital', GRACE.replace('ikeja', 'agege'), corrected],
])('a path leads to %s', (_what, area, slug, path, finder) => {
  expect(finder.locate(area, slug)).toBe(path);
});

test('a path finds the record of a listed place, and of one that has left, even if its name has not', () => {
  expect(bothListed.find(GRACE)).toMatchObject({ place: { record: grace } });
  for (const listed of [mercy, graceInEpe]) {
    const finder = finderAfter([grace, mercy], [listed]);
    expect(finder.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(finder.find(GRACE)).toMatchObject({ gone: { name: 'Grace Hospital', lga: 'Ikeja' } });
  }
});
