import { z } from 'zod';
import { idSchema, text } from './site.ts';

export const comparedPlanIdSchema = z.enum(['standard-jaara', 'jaara-plus', 'seniors-plan']);

/** The statements on a plan card; domain/plans/plan-facts.ts writes each from the plan's figures. */
const planFactIdSchema = z.enum([
  'specialist-visits',
  'admission',
  'cancer-care',
  'virtual-booth',
  'maternal-care',
  'home-care',
  'physiotherapy',
  'screening',
]);

export const nairaSchema = z.int().positive();
export const countSchema = z.int().positive();

const eyeSurgerySchema = z.strictObject({
  covered: z.boolean(),
  /** Set only where the plan's document states a limit. */
  eyesAYear: countSchema.optional(),
});

const benefitsSchema = z.strictObject({
  consultation: z.strictObject({
    visits: countSchema,
    physiotherapy: countSchema,
    specialists: z.array(text).min(1),
  }),
  hospitalCare: z.strictObject({
    ward: z.enum(['standard', 'semi-private']),
    days: countSchema,
    meals: countSchema,
  }),
  eyecare: z.strictObject({
    lensLimit: nairaSchema,
    pterygium: eyeSurgerySchema,
    cataract: eyeSurgerySchema,
  }),
  cancer: z.strictObject({ limit: nairaSchema, types: z.array(text).min(1) }),
  renalDialysis: z.strictObject({ sessions: countSchema }),
  annualScreening: z.strictObject({ startYear: countSchema, tests: z.array(text).min(1) }),
  maternalCare: z.boolean(),
  homeCare: z.boolean(),
  telemedicine: z.boolean(),
  virtualBooth: z.boolean(),
});

const familyPremiumsSchema = z.strictObject({
  individual: nairaSchema,
  family4: nairaSchema,
  family6: nairaSchema,
});

const couplePremiumsSchema = z.strictObject({ individual: nairaSchema, couple: nairaSchema });

const identity = {
  name: text,
  /** The name in the comparison's header. */
  shortName: text,
  pdf: z.string().regex(/^\/documents\/[a-z-]+\.pdf$/),
  /** Who the plan is for, in one line. */
  /** On its card, where the specification spells it in another way. */
  cardName: text.optional(),
  audience: text.max(120),
};

const published = {
  ...identity,
  published: z.literal(true),
  benefits: benefitsSchema,
  facts: z.tuple([planFactIdSchema, planFactIdSchema, planFactIdSchema]).readonly(),
};

const familyPlanSchema = z.strictObject({
  ...published,
  id: comparedPlanIdSchema.exclude(['seniors-plan']),
  premiums: familyPremiumsSchema,
  /** Yearly price of one more dependant; without `above23` the plan has no price for that age. */
  extraDependant: z.strictObject({ under23: nairaSchema, above23: nairaSchema.optional() }),
  /** Price of each of two instalments, and of each of four, if the plan can be paid so. */
  halfYearly: familyPremiumsSchema.optional(),
  quarterly: familyPremiumsSchema.optional(),
});

const seniorsPlanSchema = z.strictObject({
  ...published,
  id: comparedPlanIdSchema.extract(['seniors-plan']),
  premiums: couplePremiumsSchema,
});

/** A plan on sale whose benefits and price are not published. */
export const unpublishedPlanSchema = z.strictObject({
  ...identity,
  id: z.literal('diaspora-plan'),
  published: z.literal(false),
  benefits: z.literal('unpublished'),
  premiums: z.literal('unpublished'),
  /** On its card, in words. */
  statements: z.tuple([text, text, text]),
  launched: text,
  products: z.strictObject({
    since: text,
    list: z.array(z.strictObject({ name: text, audience: text })).min(1),
  }),
});

export const comparedPlanSchema = z.union([familyPlanSchema, seniorsPlanSchema]);
export const planSchema = z.union([comparedPlanSchema, unpublishedPlanSchema]);

export const familyPackageSchema = z.strictObject({
  people: countSchema,
  compositions: z.array(z.strictObject({ adults: z.literal([1, 2]), children: countSchema })).min(1),
});

const careSchema = z.enum(['covered', 'co-payment', 'not-stated']);

export const statedCareSchema = z.strictObject({
  malaria: careSchema,
  medicines: careSchema,
  /** Regular visits in a long illness, and its medicines. */
  followUp: careSchema,
  refills: careSchema,
  specialist: careSchema,
  surgery: careSchema,
  maternityAmbulance: careSchema,
  eyeTest: careSchema,
  /** Limits, as far as stated. */
  incubatorDays: countSchema.optional(),
  bloodPints: countSchema.optional(),
  dressingDays: countSchema.optional(),
  telemedicineHours: countSchema.optional(),
});

export type StatedCare = z.infer<typeof statedCareSchema>;
export type ComparedPlanId = z.infer<typeof comparedPlanIdSchema>;
export type PlanFactId = z.infer<typeof planFactIdSchema>;
export type Benefits = z.infer<typeof benefitsSchema>;
export type EyeSurgery = z.infer<typeof eyeSurgerySchema>;
export type FamilyPlan = z.infer<typeof familyPlanSchema>;
export type SeniorsPlan = z.infer<typeof seniorsPlanSchema>;
export type ComparedPlan = z.infer<typeof comparedPlanSchema>;
export type UnpublishedPlan = z.infer<typeof unpublishedPlanSchema>;
export type Plan = z.infer<typeof planSchema>;
export type PlanId = Plan['id'];
export type FamilyPackage = z.infer<typeof familyPackageSchema>;

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
  label: text,
  tooltip: z.string().min(20).max(200),
});

export const comparisonCategorySchema = z.strictObject({
  id: categoryIdSchema,
  label: text,
  rows: z.array(benefitRowSchema).min(1),
});

export const benefitNoteSchema = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  /** A waiting period says when cover begins; a condition limits for whom or how far it applies. */
  kind: z.enum(['waiting', 'condition']),
  /** The rows to which the note applies; 'every' for a rule of the whole plan. */
  rows: z.union([z.literal('every'), z.array(benefitRowIdSchema).min(1).readonly()]),
  plans: z.array(comparedPlanIdSchema).min(1).readonly(),
  text: text,
  /** The effective date, if announced. */
  since: z.strictObject({ iso: z.iso.date(), text: text }).optional(),
});

export type CategoryId = z.infer<typeof categoryIdSchema>;
export type BenefitRowId = z.infer<typeof benefitRowIdSchema>;
export type BenefitRow = z.infer<typeof benefitRowSchema>;
export type ComparisonCategory = z.infer<typeof comparisonCategorySchema>;
export type BenefitNote = z.infer<typeof benefitNoteSchema>;

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
      text: text,
      source: text,
      /** How we read what the source leaves open. */
      reading: text.optional(),
    }),
  ),
});

export type CoverBenefitId = z.infer<typeof coverBenefitIdSchema>;
export type CoverRule = z.infer<typeof coverRuleSchema>;
export type PlanCoverRules = z.infer<typeof planCoverRulesSchema>;

const answerSchema = z
  .strictObject({
    /** `limit` is covered too: up to a sum or a number, from a day, for some people, or in one way only. */
    mark: z.enum(['covered', 'limit', 'not-covered', 'not-stated']),
    /** Limits, co-payments and waiting periods; for what is not stated, the nearest thing that is. */
    text: text.optional(),
    /** Where and when it was published. */
    source: text,
  })
  .refine(
    ({ mark, text: limits }) => (mark !== 'covered' && mark !== 'limit') || limits !== undefined,
    'say how far it is covered',
  );

const questionSchema = z.strictObject({
  /** The hash of its URL, as in /plan/what-is-covered#malaria: never change it. */
  id: idSchema,
  /** In the words that people use. */
  question: text,
  /** One for every compared plan. */
  answers: z.record(comparedPlanIdSchema, answerSchema),
});

export const coveredGroupSchema = z.strictObject({
  id: idSchema,
  title: text,
  questions: z.array(questionSchema).min(1),
});

/** What a plan's document says of emergencies. */
export interface EmergencyCover {
  /** How long the patient is treated until stable. */
  stabilisationHours?: number;
  /** In which emergencies an ambulance is part of the plan. */
  ambulance?: 'maternity';
}

export type CoveredAnswer = z.infer<typeof answerSchema>;
export type CoveredQuestion = z.infer<typeof questionSchema>;
export type CoveredGroup = z.infer<typeof coveredGroupSchema>;
