import { describe, expect, test } from 'vitest';
import type { Provider } from '#content/schema/directory.ts';
import { areaPath, placePath, providerIdentity, toSlug } from './place-path.ts';

const place = { name: 'St. Luke’s Hospital', address: '1, High Street', lga: 'Eti-Osa' };

test('the path of a place follows from its LGA and its name', () => {
  expect(areaPath('Lagos Island')).toBe('/provider/lagos-island');
  expect(placePath(place)).toBe('/provider/eti-osa/st-lukes-hospital');
});

test('a slug of its own comes before that of the name', () => {
  expect(placePath({ ...place, slug: 'st-luke-lekki' })).toBe('/provider/eti-osa/st-luke-lekki');
});

describe('toSlug', () => {
  test.each([
    ['Ìbẹ̀rẹ̀ Clinic & Sons', 'ibere-clinic-sons'],
    ['360 Degre Pharmacy (Agege)', '360-degre-pharmacy-agege'],
    ['  --  ', ''],
    ['医院 Clinic', 'clinic'],
    [`${'Hospital '.repeat(20)}`, 'hospital-hospital-hospital-hospital-hospital-hospital'],
    ['x'.repeat(200), 'x'.repeat(60)],
  ])('%s', (text, slug) => {
    expect(toSlug(text)).toBe(slug);
  });
});

describe('providerIdentity', () => {
  const motayo: Provider = {
    name: 'Motayo Hospital',
    address: '3, Owodunni Street, Off Toyin Street, Ikeja, Lagos',
    lga: 'Ikeja',
  };

  test.each([
    ['another ending of the name', { name: 'Motayo Hospital Limited' }],
    ['no closing "Lagos"', { address: '3, Owodunni Street, Off Toyin Street, Ikeja' }],
    ['no LGA in the address', { address: '3 Owodunni Street, Off Toyin Street' }],
  ])('%s is the same place', (_what, change) => {
    expect(providerIdentity({ ...motayo, ...change })).toBe(providerIdentity(motayo));
  });

  test.each([
    ['another street', { address: '3, Allen Avenue, Ikeja, Lagos' }],
    ['another LGA', { lga: 'Epe' }],
    ['another name', { name: 'Grace Hospital' }],
  ])('%s is another place', (_what, change) => {
    expect(providerIdentity({ ...motayo, ...change })).not.toBe(providerIdentity(motayo));
  });

  test('an address that is only the name of its LGA is kept', () => {
    const at = (address: string) => providerIdentity({ name: 'A', address, lga: 'Epe' });
    expect(at('Epe')).not.toBe(at('Lagos'));
  });
});
