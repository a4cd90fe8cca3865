import { expect, test } from 'vitest';
import { compareLists } from './compare-lists.ts';

const alpha = { name: 'Alpha Clinic', address: '1 Low Street, Epe', lga: 'Epe' };
const beta = { name: 'Beta Hospital', address: '2 High Road, Ikeja', lga: 'Ikeja' };
const gamma = { name: 'Gamma Hospital', address: '3 Long Lane, Agege', lga: 'Agege' };

const branch = { ...alpha, address: '5 Side Street, Epe' };
const moved = { ...alpha, address: '7 Far Street, Epe' };
const agent = { name: 'Delta Limited', phone: '0700-000-0001' };
const sameAgent = { ...agent, phone: '0700-000-0002' };

test.each<[string, ...Parameters<typeof compareLists>, Partial<ReturnType<typeof compareLists>>]>([
  ['finds nothing in a list that only has another order', [alpha, beta], [beta, alpha], {}],
  ['tells what came and what went', [alpha, beta], [beta, gamma], { added: [gamma], removed: [alpha] }],
  [
    'does not guess which branch was moved',
    [alpha, branch],
    [moved],
    { added: [moved], removed: [alpha, branch] },
  ],
  ['knows an agent by the name', [agent], [sameAgent], { changed: [{ before: agent, now: sameAgent }] }],
])('%s', (_what, before, now, changes) => {
  expect(compareLists(before, now)).toEqual({ added: [], removed: [], changed: [], ...changes });
});

test.each([
  ['address', { address: '9 New Street, Epe' }],
  ['name', { name: 'Alpha Medical Centre' }],
  ['LGA', { lga: 'Eti-Osa' }],
  ['spelling', { name: 'ALPHA CLINIC' }],
])('knows a place again whose %s was corrected', (_, correction) => {
  const now = { ...alpha, ...correction };
  const changed = [{ before: alpha, now }];
  expect(compareLists([alpha, beta], [now, beta])).toEqual({ added: [], removed: [], changed });
});
