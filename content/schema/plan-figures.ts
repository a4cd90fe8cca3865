import { z } from 'zod';
import { countSchema, nairaSchema } from './plan.ts';

const MOST_NAIRA = 1_000_000_000;
/** What a year has room for. */
const MOST_COUNT = 365;

/** How long people may have to wait. */
const MOST_MONTHS = 24;
const MOST_YEARS = 5;

/** A sum, a number, months since enrolment, a year of the policy, or one after the first. */
export type FigureUnit = 'naira' | 'count' | 'months' | 'year' | 'laterYear';

/** The least and the most that each may be. */
export const FIGURE_BOUNDS: Record<FigureUnit, readonly [number, number]> = {
  naira: [1, MOST_NAIRA],
  count: [1, MOST_COUNT],
  months: [1, MOST_MONTHS],
  year: [1, MOST_YEARS],
  laterYear: [2, MOST_YEARS],
};

const figureSchema = (unit: FigureUnit) => {
  const [least, most] = FIGURE_BOUNDS[unit];
  return (unit === 'naira' ? nairaSchema : countSchema).min(least).max(most);
};

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
  'benefits.annualScreening.startYear': 'year',
};

const waitingTimes: Record<string, FigureUnit> = {
  newEnrolleeMonths: 'months',
  surgeryMonths: 'months',
  deliveryMonths: 'months',
  cancerYear: 'laterYear',
  dialysisYear: 'laterYear',
};

/**
 * The figures that staff may change, by the plan that content/facts/plans.ts exports and the path within it; the waiting
 * times hold for every plan. Every sentence that names one of them is made of it.
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
  waitingTimes,
};

export type FiguredPlan = keyof typeof planFigures;
export const FIGURED_PLANS = [
  'standardJaara',
  'jaaraPlus',
  'seniorsPlan',
  'waitingTimes',
] as const satisfies FiguredPlan[];

/** Whether it says how long people wait, and not what they pay or get. */
export function isWaiting(plan: string, path: string): boolean {
  return plan === 'waitingTimes' || path.endsWith('.startYear');
}

export type PlanFigures = Record<FiguredPlan, Record<string, number>>;

const ofPlan = (plan: FiguredPlan) =>
  z.strictObject(
    Object.fromEntries(Object.entries(planFigures[plan]).map(([path, unit]) => [path, figureSchema(unit)])),
  );

export const planFiguresSchema: z.ZodType<PlanFigures> = z.strictObject({
  standardJaara: ofPlan('standardJaara'),
  jaaraPlus: ofPlan('jaaraPlus'),
  seniorsPlan: ofPlan('seniorsPlan'),
  waitingTimes: ofPlan('waitingTimes'),
});
