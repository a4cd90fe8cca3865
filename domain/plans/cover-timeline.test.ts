import { expect, test } from 'vitest';
import type { ComparedPlanId } from '#content/schema/plan.ts';
import { coverRules } from '#words/cover-dates.ts';
import { addDays } from '../text/iso-day.ts';
import { policyStart } from './cover-dates.ts';
import { coverTimeline, renewBy, soonerStart, yearEnds } from './cover-timeline.ts';

const stepsOf = (plan: ComparedPlanId, paid: string, { enrolled = paid, due = '' } = {}) =>
  coverTimeline(coverRules[plan], { paid, enrolled, due: due || undefined }).map(
    ({ id, to }) => `${to} ${id}`,
  );

test('a new enrollee sees the way from payment over surgery and birth to the end, the due date marked', () => {
  expect(stepsOf('standard-jaara', '2026-11-25', { due: '2027-04-20' })).toEqual([
    '2026-11-25 paid',
    '2026-12-08 policy',
    '2027-01-08 new-enrollee',
    '2027-04-08 planned-surgery',
    '2027-04-20 due',
    '2027-05-08 delivery',
    '2027-12-07 end',
  ]);
  expect(stepsOf('seniors-plan', '2026-11-25').join()).not.toContain('delivery');
});

test('whoever goes on sees only what is still to come', () => {
  expect(stepsOf('standard-jaara', '2026-11-25', { enrolled: '2025-10-20' })).toEqual([
    '2026-11-25 paid',
    '2027-11-07 end',
  ]);
});

test.each<[ComparedPlanId, string, string, string[]]>([
  ['standard-jaara', '2026-11-25', '2026-11-25', ['2027-12-07']],
  ['jaara-plus', '2026-11-25', '2026-11-25', ['2027-11-30']],
  ['jaara-plus', '2027-01-31', '2027-01-31', ['2028-02-29']],
  ['standard-jaara', '2026-11-25', '2025-11-20', ['2026-12-07', '2027-12-07']],
])('the policy year of %s, paid on %s and enrolled on %s, ends', (plan, paid, enrolled, ends) => {
  expect(yearEnds(coverRules[plan], { paid, enrolled })).toEqual(ends);
});

test.each([
  ['2027-12-07', '2027-11-25'],
  ['2027-11-30', '2027-11-25'],
  ['2028-01-07', '2027-12-25'],
])('a year that ends on %s is renewed by %s, and then goes on without a gap', (end, last) => {
  expect(renewBy(end)).toBe(last);
  // A payment on that very day is in time.
  const next = policyStart(coverRules['jaara-plus'].start, last).from;
  expect(next <= addDays(end, 1)).toBe(true);
});

test('paid by the 25th it starts a month sooner, as long as that day is to come', () => {
  const rules = coverRules['standard-jaara'];
  expect(soonerStart(rules, '2026-11-26', '2026-11-17')).toEqual({
    by: '2026-11-25',
    span: { from: '2026-12-08', to: '2026-12-08' },
  });
  expect(soonerStart(rules, '2026-11-26', '2026-11-26')).toBeUndefined();
  expect(soonerStart(rules, '2026-11-25', '2026-11-17')).toBeUndefined();
});
