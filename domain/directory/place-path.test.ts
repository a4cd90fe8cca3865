import { describe, expect, test } from 'vitest';
import { areaPath, placePath, toSlug } from './place-path.ts';

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
