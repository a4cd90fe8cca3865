import { expect, test } from 'vitest';
import { benefitDocuments } from './en/navigation.ts';
import { benefitNotes, comparisonCategories } from './en/plan-comparison.ts';
import { comparedPlans, diasporaPlan, familyPackages, plans } from './en/plans.ts';
import {
  benefitRowIdSchema,
  categoryIdSchema,
  comparedPlanSchema,
  unpublishedPlanSchema,
} from './schema/plan.ts';

test('each category and each row stands in the comparison exactly once', () => {
  expect(comparisonCategories.map(({ id }) => id).sort()).toEqual([...categoryIdSchema.options].sort());
  const rows = comparisonCategories.flatMap((category) => category.rows.map(({ id }) => id));
  expect(rows.sort()).toEqual([...benefitRowIdSchema.options].sort());
});

test('a plan id is the lower-cased, hyphenated name that the registration portal expects', () => {
  for (const { id, shortName } of plans) expect(id).toBe(shortName.toLowerCase().replaceAll(' ', '-'));
});

test('every composition fills its family package', () => {
  for (const { people, compositions } of Object.values(familyPackages)) {
    for (const { adults, children } of compositions) expect(adults + children).toBe(people);
  }
});

test('a plan without published benefits cannot be compared', () => {
  expect(comparedPlanSchema.safeParse(diasporaPlan).success).toBe(false);
  expect(unpublishedPlanSchema.safeParse({ ...diasporaPlan, premiums: { individual: 1 } }).success).toBe(
    false,
  );
});

test('the date in words is the date of the rule', () => {
  for (const { since } of benefitNotes) {
    if (!since) continue;
    const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(since.text).toBe(`from ${format.format(new Date(since.iso))}`);
  }
});

test('the footer links only documents that a plan has', () => {
  const linked = benefitDocuments.flatMap(({ to }) => to ?? []);
  expect(plans.map(({ pdf }) => pdf)).toEqual(expect.arrayContaining(linked));
});

test('no item of a benefit list holds a comma, which would read as two items', () => {
  const lists = comparedPlans.flatMap(({ benefits }) => [
    benefits.consultation.specialists,
    benefits.cancer.types,
    benefits.annualScreening.tests,
  ]);
  expect(lists.flat().filter((item) => item.includes(','))).toEqual([]);
});
