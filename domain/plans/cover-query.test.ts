import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { coverDateBounds as bounds } from '#facts/plans.ts';
import { plans } from '#words/plans.ts';
import { COVER_QUERY_NAMES, parseCoverQuery } from './cover-query.ts';

const planIds = plans.map(({ id }) => id);
const parse = (search: string) =>
  parseCoverQuery(new URLSearchParams(search), { planIds, bounds, today: '2026-11-16' });

test('without a query nothing is asked', () => {
  expect(parse('')).toEqual({
    planId: 'standard-jaara',
    typed: { paid: '', enrolled: '', due: '' },
    mistakes: {},
    asked: undefined,
  });
});

test('an empty day of payment is today, an empty day of enrolment is that of payment', () => {
  expect(parse('plan=seniors-plan&paid=&enrolled=&due=')).toMatchObject({
    planId: 'seniors-plan',
    asked: { paid: '2026-11-16', enrolled: '2026-11-16', due: undefined, today: '2026-11-16', isToday: true },
  });
  expect(parse('paid=26/11/2026').asked).toMatchObject({
    paid: '2026-11-26',
    enrolled: '2026-11-26',
    isToday: false,
  });
});

describe('mistakes are named, and what was typed is kept', () => {
  test.each([
    ['paid=soon', { paid: 'not-a-day' }],
    ['paid=2027-02-29', { paid: 'not-a-day' }],
    ['paid=2025-12-31', { paid: 'too-early' }],
    ['paid=2100-01-01', { paid: 'too-late' }],
    ['enrolled=2019-06-30', { enrolled: 'too-early' }],
    ['paid=2026-11-16&enrolled=2026-11-17', { enrolled: 'after-payment' }],
    ['due=2026-11-15', { due: 'before-payment' }],
    ['due=2027-01-31&paid=2027-02-01', { due: 'before-payment' }],
    ['due=x&enrolled=y', { due: 'not-a-day', enrolled: 'not-a-day' }],
  ])('%s', (search, mistakes) => {
    const query = parse(search);
    expect(query.mistakes).toEqual(mistakes);
    expect(query.asked).toBeUndefined();
    const [[name = '', value = ''] = []] = [...new URLSearchParams(search)];
    expect(query.typed).toMatchObject({ [name]: value });
  });
});

test('whatever the query, days in the answer are within their bounds', () => {
  const value = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom('2026-11-25', '9999-12-31', '1/1/2026'),
  );
  const pair = fc.tuple(fc.constantFrom(...COVER_QUERY_NAMES), value);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const { asked } = parseCoverQuery(new URLSearchParams(pairs), { planIds, bounds, today: '2026-11-16' });
      if (!asked) return;
      expect(asked.paid >= bounds.paid && asked.paid <= bounds.last).toBe(true);
      expect(asked.enrolled >= bounds.enrolled && asked.enrolled <= asked.paid).toBe(true);
      expect((asked.due ?? asked.paid) >= asked.paid).toBe(true);
    }),
  );
});
