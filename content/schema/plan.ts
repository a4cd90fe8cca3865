import { z } from 'zod';

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

const nairaSchema = z.int().positive();
const countSchema = z.int().positive();

const eyeSurgerySchema = z.strictObject({
  covered: z.boolean(),
  /** Set only where the plan's document states a limit. */
  eyesAYear: countSchema.optional(),
});

const benefitsSchema = z.strictObject({
  consultation: z.strictObject({
    visits: countSchema,
    physiotherapy: countSchema,
    specialists: z.array(z.string().min(1)).min(1),
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
  cancer: z.strictObject({ limit: nairaSchema, types: z.array(z.string().min(1)).min(1) }),
  renalDialysis: z.strictObject({ sessions: countSchema }),
  annualScreening: z.strictObject({ startYear: countSchema, tests: z.array(z.string().min(1)).min(1) }),
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
  name: z.string().min(1),
  /** The name in the comparison's header. */
  shortName: z.string().min(1),
  pdf: z.string().regex(/^\/documents\/[a-z-]+\.pdf$/),
  /** Who the plan is for, in one line. */
  audience: z.string().min(1).max(120),
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
  statements: z.tuple([z.string().min(1), z.string().min(1), z.string().min(1)]),
  launched: z.string().min(1),
  products: z.strictObject({
    since: z.string().min(1),
    list: z.array(z.strictObject({ name: z.string().min(1), audience: z.string().min(1) })).min(1),
  }),
});

export const comparedPlanSchema = z.union([familyPlanSchema, seniorsPlanSchema]);
export const planSchema = z.union([comparedPlanSchema, unpublishedPlanSchema]);

export const familyPackageSchema = z.strictObject({
  people: countSchema,
  compositions: z.array(z.strictObject({ adults: z.literal([1, 2]), children: countSchema })).min(1),
});

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
