import { expect, test } from 'vitest';
import { lcdaSpellings, lgaSpellings } from '#facts/directory.ts';
import { lagosCouncils as councils } from '#tests/support/directory.ts';
import { readPlaceNames } from './place-names.ts';

const names = readPlaceNames();

test.each([
  ['lga', 'Oshodi/Isolo', 'Oshodi-Isolo'],
  ['lga', 'SOMOLU', 'Shomolu'],
  ['lga', 'Ifako Ijaye', 'Ifako-Ijaiye'],
  ['lga', 'ETIOSA', 'Eti-Osa'],
  ['lga', 'Lagos-Island', 'Lagos Island'],
  ['lga', 'Ibeju/Lekki LGA', 'Ibeju-Lekki'],
  ['lga', 'Odofin Amuwo', 'Amuwo-Odofin'],
  ['lga', 'Kosofe Local Government Area', 'Kosofe'],
  ['lcda', 'Otto Awori', 'Oto-Awori'],
  ['lcda', 'Ikotun/Igando', 'Igando-Ikotun'],
  ['lcda', 'Badagry Central', 'Badagry'],
  ['lcda', 'Odi-Olowo', 'Odi Olowo-Ojuwoye'],
  ['lcda', 'agbado oke odo lcda', 'Agbado/Oke-Odo'],
  ['lcda', 'Iru/Victoria Island', 'Iru-Victoria Island'],
] as const)('the %s written "%s" is %s', (kind, text, name) => {
  expect(names.find(kind, text)).toEqual({ name });
});

test.each([
  ['Ikeje', '; did you mean "Ikeja"?'],
  ['Isolo', '; did you mean "Oshodi-Isolo"?'],
  ['Atlantis', ''],
])('"%s" is no LGA%s', (text, proposal) => {
  expect(names.find('lga', text)).toEqual({ reason: `LGA "${text}" is not known${proposal}` });
});

test('an LCDA belongs to one LGA', () => {
  expect([names.belongs('Isolo', 'Oshodi-Isolo'), names.belongs('Isolo', 'Mushin')]).toEqual([true, false]);
  expect(names.lgaOf('Ojodu')).toBe('Ikeja');
});

test('every name is found by itself, and every other spelling leads to a known name', () => {
  const lgas = [...councils.keys()];
  const lcdas = [...councils.values()].flat();
  for (const name of lgas) expect(names.find('lga', name)).toEqual({ name });
  for (const name of lcdas) expect(names.find('lcda', name)).toEqual({ name });
  expect(lgas).toEqual(expect.arrayContaining(Object.values(lgaSpellings)));
  expect(lcdas).toEqual(expect.arrayContaining(Object.values(lcdaSpellings)));
});
