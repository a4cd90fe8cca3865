import { describe, expect, test } from 'vitest';
import { lcdaSpellings, lgaSpellings } from '#facts/directory.ts';
import { lagosPlaces as places } from '#tests/support/directory.ts';
import { createPlaceNames } from './place-names.ts';

const names = createPlaceNames(places);

describe('an LGA', () => {
  test.each([
    ['Oshodi/Isolo', 'Oshodi-Isolo'],
    ['SOMOLU', 'Shomolu'],
    ['Ifako Ijaye', 'Ifako-Ijaiye'],
    ['eti osa', 'Eti-Osa'],
    ['ETIOSA', 'Eti-Osa'],
    ['Lagos-Island', 'Lagos Island'],
    ['Ibeju/Lekki LGA', 'Ibeju-Lekki'],
    ['Odofin Amuwo', 'Amuwo-Odofin'],
    ['Kosofe Local Government Area', 'Kosofe'],
  ])('written "%s" is %s', (text, name) => {
    expect(names.find('lga', text)).toEqual({ name });
  });

  test.each([
    ['Ikeje', 'LGA "Ikeje" is not known; did you mean "Ikeja"?'],
    ['Isolo', 'LGA "Isolo" is not known; did you mean "Oshodi-Isolo"?'],
    ['Atlantis', 'LGA "Atlantis" is not known'],
  ])('"%s" is refused', (text, reason) => {
    expect(names.find('lga', text)).toEqual({ reason });
  });
});

describe('an LCDA', () => {
  test.each([
    ['Otto Awori', 'Oto-Awori'],
    ['Ikotun/Igando', 'Igando-Ikotun'],
    ['Badagry Central', 'Badagry'],
    ['Odi-Olowo', 'Odi Olowo-Ojuwoye'],
    ['Igbogbo/Bayeku', 'Igbogbo-Baiyeku'],
    ['agbado oke odo lcda', 'Agbado/Oke-Odo'],
    ['Iru/Victoria Island', 'Iru-Victoria Island'],
  ])('written "%s" is %s', (text, name) => {
    expect(names.find('lcda', text)).toEqual({ name });
  });

  test('belongs to one LGA', () => {
    expect(names.belongs('Isolo', 'Oshodi-Isolo')).toBe(true);
    expect(names.belongs('Isolo', 'Mushin')).toBe(false);
    expect(names.lgaOf('Ojodu')).toBe('Ikeja');
  });
});

test('every name is found by itself, and every other spelling leads to a known name', () => {
  const lgas = [...places.keys()];
  const lcdas = [...places.values()].flat();
  for (const name of lgas) expect(names.find('lga', name)).toEqual({ name });
  for (const name of lcdas) expect(names.find('lcda', name)).toEqual({ name });
  expect(lgas).toEqual(expect.arrayContaining(Object.values(lgaSpellings)));
  expect(lcdas).toEqual(expect.arrayContaining(Object.values(lcdaSpellings)));
});
