import { expect, test } from 'vitest';
import { coverRules } from './en/cover-dates.ts';
import { comparedPlans } from './en/plans.ts';
import { coverBenefitIdSchema } from './schema/plan.ts';

const NUMBERS = { 1: 'one', 4: 'four', 5: 'five' };

test('every compared plan has its rules, each benefit once and in the same order', () => {
  for (const { rules } of Object.values(coverRules))
    expect(rules.map(({ id }) => id)).toEqual(coverBenefitIdSchema.options);
});

test('the months and years that are counted are those that the rule names', () => {
  for (const { rules } of Object.values(coverRules)) {
    for (const { rule, text } of rules) {
      if (typeof rule === 'string') continue;
      if ('year' in rule) expect(text).toMatch(rule.year === 2 ? /year 2|second year/ : 'never');
      else if (rule.months > 0) expect(text).toContain(`${NUMBERS[rule.months as 1]} month`);
    }
  }
});

test('what the plan comparison says of maternal care and screening holds here too', () => {
  for (const { id, benefits } of comparedPlans) {
    const ruleOf = (benefit: string) => coverRules[id].rules.find((each) => each.id === benefit)?.rule;
    expect(ruleOf('delivery') === 'not-covered').toBe(!benefits.maternalCare);
    const screening = ruleOf('screening');
    expect(typeof screening === 'object' && 'year' in screening ? screening.year : 1).toBe(
      benefits.annualScreening.startYear,
    );
  }
});
