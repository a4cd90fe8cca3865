import { expect, test } from 'vitest';
import { placeWords } from '#words/directory-names.ts';
import { createTownReader } from './find-areas.ts';

const townOf = createTownReader(placeWords);

test.each([
  ['22 Sonola Street, Aguda, Ogba, Lagos', 'Ikeja', 'Ogba'],
  ['14, Ajenifuja Street, Governor’s Road, Ikotun', 'Alimosho', 'Ikotun'],
  ['74, Idowu Street, Olodi Apapa, Lagos', 'Ajeromi-Ifelodun', 'Olodi Apapa'],
  ['1 Capito Road, Agege, Lagos', 'Agege', undefined],
  ['Ikorodu', 'Kosofe', undefined],
  ['52, Ijesha Road, Surulere', 'Surulere', undefined],
])('the town of %s in %s is %s', (address, lga, town) => {
  expect(townOf({ address, lga })).toBe(town);
});
