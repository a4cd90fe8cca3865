import { expect, test } from 'vitest';
import { openWords, serviceWords } from '#facts/services.ts';
import { createNeedReader, meetsNeed } from './find-care.ts';

const words = { services: serviceWords, open: openWords };

test.each([
  ['dental in Ikeja', ['dental'], undefined, 'in ikeja'],
  ['open at night', [], 'night', ''],
  ['hospitals open at night in Epe', [], 'night', 'hospitals in epe'],
  ['Open now', [], 'now', ''],
  ['24/7 hospital surulere', [], 'always', 'hospital surulere'],
  ['24 hours maternity', ['maternity'], 'always', ''],
  ['X-ray and lab test', ['laboratory', 'x-ray'], undefined, 'and'],
  ['eyín ní Ìkẹjà', ['dental'], undefined, 'ni ikeja'],
  ['Knightsbridge Hospital', [], undefined, 'knightsbridge hospital'],
  ['pharmacy at night', [], 'night', 'pharmacy'],
])('“%s” needs %j, open %s, and leaves “%s”', (typed, services, open, rest) => {
  expect(createNeedReader(words)(typed)).toEqual({ services, open, rest });
});

/** A Monday at 20:00 in Lagos. */
const NOW = new Date('2026-11-16T19:00:00Z');
const at = { name: 'A', address: 'B', lga: 'Epe' };

test.each([
  [{ services: 'dental; eye' }, { services: ['dental'] }, true],
  [{ services: 'eye' }, { services: ['dental'] }, undefined],
  [{}, { services: [], open: 'night' }, undefined],
  [{ hours: '24/7' }, { services: [], open: 'night' }, true],
  [{ hours: '24/7' }, { services: ['dental'], open: 'always' }, undefined],
  [{ hours: 'Mo-Su 08:00-18:00', services: 'dental' }, { services: ['dental'], open: 'now' }, false],
  [{ hours: 'Mo 08:00-21:00', services: 'dental' }, { services: ['dental'], open: 'now' }, true],
  [{ hours: 'Tu 08:00-21:00' }, { services: [], open: 'now' }, undefined],
] as const)('of %j, %j is %s', (known, need, met) => {
  expect(meetsNeed({ ...at, ...known }, { ...need, services: [...need.services] }, NOW)).toBe(met);
});
