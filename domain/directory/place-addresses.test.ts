import { describe, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { addSlugs, createPlaceFinder, newAddresses, type PlaceAddress } from './place-addresses.ts';
import { placePath } from './place-path.ts';
import { preparePlaces } from './prepare-places.ts';

const grace: Provider = { name: 'Grace Hospital', address: '1, High Street, Ogba, Lagos', lga: 'Ikeja' };

const hospitals = (...records: Provider[]) => [{ id: 'standard-jaara', kind: 'hospital', records }] as const;
const registered = (...records: Provider[]) => newAddresses(hospitals(...records), []);
const pathsOf = (rows: readonly PlaceAddress[]) => rows.map(({ path }) => path);

/** The path of a record after its list has been replaced by `records`, as the register knows it then. */
function pathAfter(register: PlaceAddress[], record: Provider, ...others: Provider[]): string {
  const grown = [...register, ...newAddresses(hospitals(record, ...others), register)];
  const lists = { 'standard-jaara': [record], 'standard-jaara-plus': [], pharmacies: [] };
  return placePath(addSlugs(lists, grown)['standard-jaara'][0] ?? record);
}

describe('the register', () => {
  test('names a place after itself', () => {
    expect(pathsOf(registered(grace))).toEqual(['/provider/ikeja/grace-hospital']);
  });

  test('lacks nothing once its rows are added', () => {
    expect(newAddresses(hospitals(grace), registered(grace))).toEqual([]);
  });

  test.each<[string, Partial<Provider>]>([
    ['name', { name: 'Grace Clinic Limited' }],
    ['address', { address: '7, Low Road, Ogba' }],
    ['spelling of the address', { address: '1 High Street, Ogba' }],
  ])('keeps the path of a place whose %s was corrected', (_what, change) => {
    expect(pathAfter(registered(grace), { ...grace, ...change })).toBe('/provider/ikeja/grace-hospital');
  });

  test('keeps it through one correction after the other', () => {
    const steps: Partial<Provider>[] = [
      { name: 'Grace Clinic' },
      { address: '7, Low Road' },
      { name: 'Grace House' },
    ];
    let register = registered(grace);
    let record = grace;
    for (const step of steps) {
      record = { ...record, ...step };
      register = [...register, ...newAddresses(hospitals(record), register)];
    }
    expect(new Set(pathsOf(register))).toEqual(new Set(['/provider/ikeja/grace-hospital']));
    expect(newAddresses(hospitals(record), register)).toEqual([]);
  });

  test('never gives the path of a place that has left to another', () => {
    const register = registered(grace);
    const namesake = { name: 'Grace Hospital', address: '9, Airport Road, Mafoluku', lga: 'Ikeja' };
    const both = [...register, ...newAddresses(hospitals(grace, namesake), register)];
    expect(pathsOf(both).at(-1)).toBe('/provider/ikeja/grace-hospital-mafoluku');
    expect(pathAfter(both, { ...grace, name: 'Graceland' }, namesake)).not.toBe(pathsOf(both).at(-1));
  });

  test('takes nobody for one of two namesakes that have both left', () => {
    const there = (street: string): Provider => ({ ...grace, address: `1, ${street}` });
    const register = registered(there('A Street'), there('B Street'));
    expect(pathsOf(register)).not.toContain(pathAfter(register, there('C Street')));
  });

  test('tells namesakes apart by town, then by street, then by number', () => {
    const at = (address: string): Provider => ({ ...grace, address });
    const rows = registered(
      at('1, High Street, Ogba, Lagos'),
      at('2, High Street, Ogba, Ikeja, Lagos'),
      at('3, High Street, Ogba'),
      at('4, High Street, Ogba'),
      at('5, Ikeja, Lagos'),
    );
    expect(pathsOf(rows).map((path) => path.split('/').at(-1))).toEqual([
      'grace-hospital',
      'grace-hospital-ogba',
      'grace-hospital-high-street',
      'grace-hospital-2',
      'grace-hospital-3',
    ]);
  });

  test('gives a pharmacy and a hospital of one name two paths', () => {
    const lists = [
      ...hospitals(grace),
      { id: 'pharmacies', kind: 'pharmacy', records: [{ ...grace, lcda: 'Ojodu' }] } as const,
    ];
    expect(new Set(pathsOf(newAddresses(lists, []))).size).toBe(2);
  });

  test('gives every place of any list a path of its own that can be read', () => {
    const words = ['Grace', 'Ọlá', '&', "St. Mary's", '医院', 'Clinic', ' ', '(Ikeja)', '24'];
    const pick = (seed: number) => words[seed % words.length] ?? '';
    const records = Array.from({ length: 300 }, (_, index) => ({
      name: [index * 7, index * 11, Math.floor(index / 9)].map(pick).join(' '),
      address: `${index}, ${pick(index * 5)}, ${pick(index * 3)}, Lagos`,
      lga: index % 2 ? 'Ikeja' : 'Epe',
    }));
    const rows = registered(...records);
    expect(new Set(pathsOf(rows)).size).toBe(rows.length);
    expect(
      pathsOf(rows).filter((path) => !/^\/provider\/(?:ikeja|epe)\/[a-z0-9]+(?:-[a-z0-9]+)*$/.test(path)),
    ).toEqual([]);
  });
});

const mercy: Provider = { name: 'Mercy Clinic', address: '2, Low Road', lga: 'Epe' };
const GRACE = '/provider/ikeja/grace-hospital';

/** A finder for the second list, which has replaced the first. */
function finderAfter(first: Provider[], second: Provider[]) {
  const old = newAddresses(hospitals(...first), []);
  const register = [...old, ...newAddresses(hospitals(...second), old)];
  return createPlaceFinder(preparePlaces(hospitals(...second)).places, register);
}

describe('a path', () => {
  const finder = finderAfter([grace, mercy], [grace, mercy]);

  test('leads to its place', () => {
    expect(finder.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(finder.find(GRACE)).toMatchObject({ place: { record: grace } });
  });

  test('leads there in any case', () => {
    expect(finder.locate('IKEJA', 'Grace-Hospital')).toBe(GRACE);
  });

  test('leads to the right area from the wrong one', () => {
    expect(finder.locate('epe', 'grace-hospital')).toBe(GRACE);
  });

  test('that nobody ever had leads nowhere', () => {
    for (const slug of ['graceless', '', '..', '__proto__', 'grace-hospital/x'])
      expect(finder.locate('ikeja', slug)).toBeUndefined();
  });

  test('does not choose between namesakes of two other areas', () => {
    const twins = finderAfter([], [grace, { ...grace, lga: 'Epe', address: '9, Third Street' }]);
    expect(twins.locate('badagry', 'grace-hospital')).toBeUndefined();
  });
});

describe('a place that has left the lists', () => {
  const finder = finderAfter([grace, mercy], [mercy]);

  test('is known to be gone', () => {
    expect(finder.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(finder.find(GRACE)).toMatchObject({ gone: { name: 'Grace Hospital', lga: 'Ikeja' } });
  });

  test('is not mistaken for a namesake in another area', () => {
    const other = finderAfter([grace], [{ ...grace, lga: 'Epe', address: '9, Third Street' }]);
    expect(other.locate('ikeja', 'grace-hospital')).toBe(GRACE);
    expect(other.find(GRACE)).toHaveProperty('gone');
  });

  test('is followed when only its LGA was corrected', () => {
    const moved = finderAfter([grace], [{ ...grace, lga: 'Agege' }]);
    expect(moved.locate('ikeja', 'grace-hospital')).toBe('/provider/agege/grace-hospital');
  });
});
