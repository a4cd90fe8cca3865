import { describe, expect, test } from 'vitest';
import { compareLists } from './compare-lists.ts';

const alpha = { name: 'Alpha Clinic', address: '1 Low Street, Epe', lga: 'Epe' };
const beta = { name: 'Beta Hospital', address: '2 High Road, Ikeja', lga: 'Ikeja' };
const gamma = { name: 'Gamma Hospital', address: '3 Long Lane, Agege', lga: 'Agege' };

describe('compareLists', () => {
  test('finds nothing in a list that only has another order', () => {
    expect(compareLists([alpha, beta], [beta, alpha])).toEqual({ added: [], removed: [], changed: [] });
  });

  test('tells what came and what went', () => {
    expect(compareLists([alpha, beta], [beta, gamma])).toEqual({
      added: [gamma],
      removed: [alpha],
      changed: [],
    });
  });

  test.each([
    ['address', { address: '9 New Street, Epe' }],
    ['name', { name: 'Alpha Medical Centre' }],
    ['LGA', { lga: 'Eti-Osa' }],
    ['spelling', { name: 'ALPHA CLINIC' }],
  ])('knows a place again whose %s was corrected', (_, correction) => {
    const now = { ...alpha, ...correction };
    expect(compareLists([alpha, beta], [now, beta])).toEqual({
      added: [],
      removed: [],
      changed: [{ before: alpha, now }],
    });
  });

  test('does not guess which of two branches of one name was moved', () => {
    const branch = { ...alpha, address: '5 Side Street, Epe' };
    const moved = { ...alpha, address: '7 Far Street, Epe' };
    expect(compareLists([alpha, branch], [moved])).toEqual({
      added: [moved],
      removed: [alpha, branch],
      changed: [],
    });
  });

  test('knows an agent, who has no address, by the name', () => {
    const agent = { name: 'Delta Limited', phone: '0700-000-0001' };
    const now = { ...agent, phone: '0700-000-0002' };
    expect(compareLists([agent], [now])).toEqual({
      added: [],
      removed: [],
      changed: [{ before: agent, now }],
    });
  });
});
