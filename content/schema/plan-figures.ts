import { z } from 'zod';
import { countSchema, nairaSchema } from './plan.ts';

const MOST_NAIRA = 1_000_000_000;
/** What a year has room for. */
const MOST_COUNT = 365;

export type FigureUnit = 'naira' | 'count';

const figureSchemas = { naira: nairaSchema.max(MOST_NAIRA), count: countSchema.max(MOST_COUNT) };

const PREMIUMS = ['individual', 'family4', 'family6'];
const DEPENDANTS = ['under23', 'above23'];

const prices = (group: string, names: readonly string[]): Record<string, FigureUnit> =>
  Object.fromEntries(names.map((name) => [`${group}.${name}`, 'naira']));

const limits: Record<string, FigureUnit> = {
  'benefits.consultation.visits': 'count',
  'benefits.consultation.physiotherapy': 'count',
  'benefits.hospitalCare.days': 'count',
  'benefits.eyecare.lensLimit': 'naira',
  'benefits.cancer.limit': 'naira',
  'benefits.renalDialysis.sessions': 'count',
};

/**
 * The figures that staff may change, by the plan that content/facts/plans.ts exports and the path within it. Every
 * sentence that names one of them is made of it. What is told in words, such as a waiting period, is not here.
 */
export const planFigures = {
  standardJaara: {
    ...prices('premiums', PREMIUMS),
    ...prices('extraDependant', DEPENDANTS),
    ...prices('halfYearly', PREMIUMS),
    ...prices('quarterly', PREMIUMS),
    ...limits,
  },
  jaaraPlus: {
    ...prices('premiums', PREMIUMS),
    ...prices('extraDependant', DEPENDANTS),
    ...prices('halfYearly', PREMIUMS),
    ...limits,
  },
  seniorsPlan: { ...prices('premiums', ['individual', 'couple']), ...limits },
};

export type FiguredPlan = keyof typeof planFigures;
export const FIGURED_PLANS = ['standardJaara', 'jaaraPlus', 'seniorsPlan'] as const satisfies FiguredPlan[];

export type PlanFigures = Record<FiguredPlan, Record<string, number>>;

const ofPlan = (plan: FiguredPlan) =>
  z.strictObject(
    Object.fromEntries(Object.entries(planFigures[plan]).map(([path, unit]) => [path, figureSchemas[unit]])),
  );

export const planFiguresSchema: z.ZodType<PlanFigures> = z.strictObject({
  standardJaara: ofPlan('standardJaara'),
  jaaraPlus: ofPlan('jaaraPlus'),
  seniorsPlan: ofPlan('seniorsPlan'),
});
