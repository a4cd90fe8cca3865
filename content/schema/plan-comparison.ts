import { z } from 'zod';
import { comparedPlanIdSchema } from './plan.ts';

export const categoryIdSchema = z.enum([
  'consultation',
  'hospital-care',
  'eye-care',
  'cancer-care',
  'renal-dialysis',
  'annual-screening',
  'maternal-newborn',
  'home-care',
  'telemedicine',
  'premiums',
]);

export const benefitRowIdSchema = z.enum([
  'specialist-visits',
  'specialists',
  'physiotherapy',
  'ward',
  'admission-days',
  'meals',
  'lens-limit',
  'pterygium',
  'cataract',
  'cancer-limit',
  'cancer-types',
  'dialysis-sessions',
  'screening-start',
  'screening-tests',
  'maternal-care',
  'home-care',
  'telemedicine',
  'virtual-booth',
  'premium-individual',
  'premium-family4',
  'premium-family6',
  'premium-couple',
]);

const benefitRowSchema = z.strictObject({
  id: benefitRowIdSchema,
  label: z.string().min(1),
  tooltip: z.string().min(20).max(200),
});

export const comparisonCategorySchema = z.strictObject({
  id: categoryIdSchema,
  label: z.string().min(1),
  rows: z.array(benefitRowSchema).min(1),
});

export const benefitNoteSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** A waiting period says when cover begins; a condition limits for whom or how far it applies. */
  kind: z.enum(['waiting', 'condition']),
  /** The rows to which the note applies; 'every' for a rule of the whole plan. */
  rows: z.union([z.literal('every'), z.array(benefitRowIdSchema).min(1).readonly()]),
  plans: z.array(comparedPlanIdSchema).min(1).readonly(),
  text: z.string().min(1),
  /** The effective date, if announced. */
  since: z.strictObject({ iso: z.iso.date(), text: z.string().min(1) }).optional(),
});

export type CategoryId = z.infer<typeof categoryIdSchema>;
export type BenefitRowId = z.infer<typeof benefitRowIdSchema>;
export type BenefitRow = z.infer<typeof benefitRowSchema>;
export type ComparisonCategory = z.infer<typeof comparisonCategorySchema>;
export type BenefitNote = z.infer<typeof benefitNoteSchema>;
