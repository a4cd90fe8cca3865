import { z } from 'zod';

export const coverBenefitIdSchema = z.enum([
  'policy',
  'new-enrollee',
  'antenatal',
  'planned-surgery',
  'delivery',
  'cancer-care',
  'screening',
  'dialysis',
]);

const dayOfMonth = z.int().min(1).max(28);

/** Months since enrolment, or the policy year from which a benefit is covered. */
const coverRuleSchema = z.union([
  z.strictObject({ months: z.int().min(0) }),
  z.strictObject({ year: z.int().min(2) }),
  z.literal('not-covered'),
  z.literal('not-stated'),
]);

export const planCoverRulesSchema = z.strictObject({
  /** The days of the month between which a paid policy becomes active. */
  start: z.strictObject({ firstDay: dayOfMonth, lastDay: dayOfMonth }),
  /** Each benefit once, in the order of the page. */
  rules: z.array(
    z.strictObject({
      id: coverBenefitIdSchema,
      rule: coverRuleSchema,
      /** The rule in words, and where and when it was published. */
      text: z.string().min(1),
      source: z.string().min(1),
      /** How we read what the source leaves open. */
      reading: z.string().min(1).optional(),
    }),
  ),
});

export type CoverBenefitId = z.infer<typeof coverBenefitIdSchema>;
export type CoverRule = z.infer<typeof coverRuleSchema>;
export type PlanCoverRules = z.infer<typeof planCoverRulesSchema>;
