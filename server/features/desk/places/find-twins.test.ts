import { expect, test } from 'vitest';
import { readProviders } from '#domain/directory/directory-records.ts';
import { preparePlaces } from '#domain/directory/prepare-places.ts';
import { readSeed } from '../../directory/directory-repository.ts';
import { findTwins, spelledOut } from './find-twins.ts';

const { lists } = await readSeed();
const csv = lists.find(({ list }) => list === 'standard-jaara')?.csv ?? '';
const { places } = preparePlaces([{ id: 'standard-jaara', kind: 'hospital', records: readProviders(csv) }]);
const known = places.map(({ path, kind, record: { name, lga, ...record } }) => {
  const identity = spelledOut({ name, lga, ...record });
  return { path, kind, name, lga, identity, isClosed: false };
});
const ISHERI_ROAD = '43/45 ISHERI ROAD, Aguda, Ogba, Ikeja';
const [COUNTY, MOTAYO, MARY] = [
  'County Hospital Limited',
  'Motayo Hospital',
  "St. Mary's Specialist Hospital",
];

function twinsOf(name: string, address: string, lga: string) {
  const edit = { path: undefined, kind: 'hospital', lists: ['standard-jaara'] } as const;
  return findTwins(known, edit, { name, address, lga }, undefined).map((twin) => twin.name);
}

test.each([
  ['County Hospital Ltd', COUNTY],
  ['County Hospital', COUNTY],
  ['County Hospitals Ltd', COUNTY],
  ['Countty Hospital', COUNTY],
  ['Country Hospital Limited', COUNTY],
  ['The Conuty Clinic', COUNTY],
  ['County Hospitl', COUNTY],
  ['Motayo Hospitals', MOTAYO],
  ['Mottayo Hospital', MOTAYO],
  ['Saint Marys Specialist Hospital', MARY],
  ['Bounty Bay Hospital', undefined],
  ['Counsel Hospital', undefined],
  ['General Hospital', undefined],
])('%s in Ikeja may be %s', (name, twin) => {
  expect(twinsOf(name, '1, Elsewhere Street', 'Ikeja')).toEqual(twin ? [twin] : []);
});

test.each([
  ['Ablegod Hospitl', '52 Ijesha Rd, Surulere', 'Ablegod Hospital'],
  ['Dawn Clinic', '52 Ijesha Rd, Surulere', 'Ablegod Hospital'],
  ['First Cros Hospital', '1, Elsewhere Street', 'First Cross Hospital'],
])('%s at %s in its LGA may be %s', (name, address, twin) => {
  const lga = places.find(({ record }) => record.name === twin)?.record.lga ?? '';
  expect(twinsOf(name, address, lga)).toEqual([twin]);
});

test.each([
  ['another name at its address', 'Dawn Clinic', ISHERI_ROAD, 'Ikeja', [COUNTY]],
  ['its name in another LGA', 'County Hospital', '1, Elsewhere Street', 'Epe', []],
  ['its address in another LGA', 'Dawn Clinic', '43/45, Isheri Road, Aguda, Ogba', 'Epe', []],
  ['name and address in another LGA', 'County Hospitals', '43/45, Isheri Road, Aguda, Ogba', 'Epe', [COUNTY]],
  ['no address', 'Dawn Clinic', '', 'Ikeja', []],
])('a place with %s', (_, name, address, lga, twins) => {
  expect(twinsOf(name, address, lga)).toEqual(twins);
});

test('whoever changes something else of a place is not asked again, and none of the listed ones is a twin by chance', () => {
  const edit = { path: '/provider/ikeja/another', kind: 'hospital', lists: ['standard-jaara'] } as const;
  const row = { name: 'Countty Hospital', address: ISHERI_ROAD, lga: 'Ikeja' };
  expect(findTwins(known, edit, { ...row, address: '2, New Road' }, row)).toEqual([]);
  const alike = places.filter(({ path, record: { name, address, lga } }) => {
    return findTwins(known, { ...edit, path }, { name, address, lga }, undefined).length > 0;
  });
  expect(alike.map(({ record }) => record.name)).toEqual(['Longlife Hospital', 'Onelife Hospital']);
});
