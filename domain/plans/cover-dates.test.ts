import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ComparedPlanId, CoverBenefitId } from '#content/schema/plan.ts';
import { coverDateBounds as bounds } from '#facts/plans.ts';
import { coverRules } from '#words/cover-dates.ts';
import { plans } from '#words/plans.ts';
import { addDays } from '../text/iso-day.ts';
import {
  COVER_QUERY_NAMES,
  coverDates,
  coverTimeline,
  isContinued,
  lastDaysToJoin,
  parseCoverQuery,
  policyStart,
  renewBy,
  soonerStart,
  yearEnds,
} from './cover-dates.ts';

const planIds = Object.keys(coverRules) as ComparedPlanId[];

function spanOf(plan: ComparedPlanId, id: CoverBenefitId, paid: string, enrolled = paid) {
  const line = coverDates(coverRules[plan], { paid, enrolled }).find((each) => each.id === id);
  return line?.span && [line.span.from, line.span.to];
}

const anyDay = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2040-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyPlan = fc.constantFrom(...planIds);

describe('the day of payment', () => {
  test.each([
    ['2026-11-01', '2026-12-08'],
    ['2026-11-25', '2026-12-08'],
    ['2026-11-26', '2027-01-08'],
    ['2026-12-25', '2027-01-08'],
    ['2026-12-26', '2027-02-08'],
    ['2026-12-31', '2027-02-08'],
    ['2027-01-31', '2027-03-08'],
    ['2028-02-25', '2028-03-08'],
    ['2028-02-29', '2028-04-08'],
  ])('paid on %s, Standard Jaara and Seniors are active on %s', (paid, active) => {
    expect(spanOf('standard-jaara', 'policy', paid)).toEqual([active, active]);
    expect(spanOf('seniors-plan', 'policy', paid)).toEqual([active, active]);
  });

  test('Jaara Plus is active in the first week of that month', () => {
    expect(spanOf('jaara-plus', 'policy', '2026-11-25')).toEqual(['2026-12-01', '2026-12-07']);
    expect(spanOf('jaara-plus', 'policy', '2026-11-26')).toEqual(['2027-01-01', '2027-01-07']);
  });
});

test.each<[ComparedPlanId, CoverBenefitId, string[] | undefined]>([
  ['standard-jaara', 'new-enrollee', ['2026-12-16', '2027-01-08']],
  ['standard-jaara', 'antenatal', ['2026-12-08', '2026-12-08']],
  ['standard-jaara', 'planned-surgery', ['2027-03-16', '2027-04-08']],
  ['standard-jaara', 'delivery', ['2027-04-16', '2027-05-08']],
  ['standard-jaara', 'cancer-care', ['2027-12-08', '2027-12-08']],
  ['standard-jaara', 'screening', ['2027-12-08', '2027-12-08']],
  ['standard-jaara', 'dialysis', undefined],
  ['seniors-plan', 'screening', ['2026-12-16', '2027-01-08']],
  ['seniors-plan', 'delivery', undefined],
])('waiting counts from enrolment, or at the latest from the active policy: %s, %s', (plan, id, span) => {
  expect(spanOf(plan, id, '2026-11-16')).toEqual(span);
});

describe('with an earlier enrolment', () => {
  test('waiting counts from then, whenever the next payment is made', () => {
    for (const paid of ['2026-11-16', '2026-11-20', '2026-12-31']) {
      const of = (id: CoverBenefitId) => spanOf('standard-jaara', id, paid, '2026-05-10');
      expect(of('policy')).toEqual(['2026-06-08', '2026-06-08']);
      expect(of('delivery')).toEqual(['2026-10-10', '2026-11-08']);
      expect(of('cancer-care')).toEqual(['2027-06-08', '2027-06-08']);
    }
  });

  test('of years ago every waiting period was over before the payment', () => {
    const lines = coverDates(coverRules['jaara-plus'], { paid: '2026-11-16', enrolled: '2019-07-01' });
    for (const { span } of lines) expect(span && span.to < '2026-11-16').toBe(true);
  });

  test('whose policy was not active yet, the payment is still the first one', () => {
    const [active] = spanOf('standard-jaara', 'policy', '2026-11-26', '2026-11-24') ?? [];
    expect(active).toBe('2027-01-08');
    const rules = coverRules['standard-jaara'];
    expect(isContinued(rules, { paid: '2026-12-07', enrolled: '2026-11-24' })).toBe(false);
    expect(isContinued(rules, { paid: '2026-12-08', enrolled: '2026-11-24' })).toBe(true);
  });
});

test('nothing is covered before the policy is active, no span ends before it begins, and a day later never helps', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(800), anyPlan, (paid, daysAgo, plan) => {
      const linesFor = (paidOn: string, enrolled: string) =>
        coverDates(coverRules[plan], { paid: paidOn, enrolled });
      const [policy, ...lines] = linesFor(paid, addDays(paid, -daysAgo));
      for (const { span } of lines) {
        if (!span || !policy?.span) continue;
        expect(span.from >= policy.span.from).toBe(true);
        expect(span.to >= policy.span.to).toBe(true);
        expect(span.from <= span.to).toBe(true);
      }
      const next = linesFor(addDays(paid, 1), addDays(paid, 1));
      for (const [index, { span }] of linesFor(paid, paid).entries()) {
        expect((span?.from ?? '') <= (next[index]?.span?.from ?? '')).toBe(true);
        expect((span?.to ?? '') <= (next[index]?.span?.to ?? '')).toBe(true);
      }
    }),
  );
});

describe('the last day to join for a birth', () => {
  test.each<[ComparedPlanId, object | undefined]>([
    ['standard-jaara', { surely: '2026-10-25', perhaps: '2026-12-01' }],
    ['seniors-plan', undefined],
  ])('of 1 May 2027 on %s is %j', (plan, days) => {
    expect(lastDaysToJoin(coverRules[plan], 'delivery', '2027-05-01')).toEqual(days);
  });

  test('is in time, and the day after it is too late', () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom('standard-jaara' as const, 'jaara-plus' as const), (due, plan) => {
        const last = lastDaysToJoin(coverRules[plan], 'delivery', due);
        if (!last) throw new Error('no last day');
        expect(last.surely <= last.perhaps).toBe(true);
        const [, surely = ''] = spanOf(plan, 'delivery', last.surely) ?? [];
        const [, tooLate = ''] = spanOf(plan, 'delivery', addDays(last.surely, 1)) ?? [];
        expect(surely <= due && due < tooLate).toBe(true);
        const [perhaps = ''] = spanOf(plan, 'delivery', last.perhaps) ?? [];
        const [never = ''] = spanOf(plan, 'delivery', addDays(last.perhaps, 1)) ?? [];
        expect(perhaps <= due && due < never).toBe(true);
      }),
    );
  });
});

const known = { planIds: plans.map(({ id }) => id), bounds, today: '2026-11-16' };
const parse = (search: string | [string, string][]) => parseCoverQuery(new URLSearchParams(search), known);

test('an empty day of payment is today, an empty day of enrolment is that of payment', () => {
  expect(parse('plan=seniors-plan&paid=&enrolled=&due=')).toMatchObject({
    planId: 'seniors-plan',
    asked: { paid: '2026-11-16', enrolled: '2026-11-16', due: undefined, today: '2026-11-16', isToday: true },
  });
  const other = { paid: '2026-11-26', enrolled: '2026-11-26', isToday: false };
  expect(parse('paid=26/11/2026').asked).toMatchObject(other);
});

test.each([
  ['', {}],
  ['paid=soon', { paid: 'not-a-day' }],
  ['paid=2027-02-29', { paid: 'not-a-day' }],
  ['paid=2025-12-31', { paid: 'too-early' }],
  ['paid=2100-01-01', { paid: 'too-late' }],
  ['enrolled=2019-06-30', { enrolled: 'too-early' }],
  ['paid=2026-11-16&enrolled=2026-11-17', { enrolled: 'after-payment' }],
  ['due=2026-11-15', { due: 'before-payment' }],
  ['due=2027-01-31&paid=2027-02-01', { due: 'before-payment' }],
  ['due=x&enrolled=y', { due: 'not-a-day', enrolled: 'not-a-day' }],
])('each mistake of “%s” is named, what was typed is kept, and nothing is asked', (search, mistakes) => {
  const typed = { paid: '', enrolled: '', due: '', ...Object.fromEntries(new URLSearchParams(search)) };
  expect(parse(search)).toEqual({ planId: 'standard-jaara', typed, mistakes, asked: undefined });
});

test('whatever the query, days in the answer are within their bounds', () => {
  const someDay = fc.constantFrom('2026-11-25', '9999-12-31', '1/1/2026');
  const value = fc.oneof(fc.string({ maxLength: 30 }), someDay);
  const pair = fc.tuple(fc.constantFrom(...COVER_QUERY_NAMES), value);
  fc.assert(
    fc.property(fc.array(pair, { maxLength: 6 }), (pairs) => {
      const { asked } = parse(pairs);
      if (!asked) return;
      expect(asked.paid >= bounds.paid && asked.paid <= bounds.last).toBe(true);
      expect(asked.enrolled >= bounds.enrolled && asked.enrolled <= asked.paid).toBe(true);
      expect((asked.due ?? asked.paid) >= asked.paid).toBe(true);
    }),
  );
});

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
