import type { Benefits } from '../schema/plan.ts';

type Ward = Benefits['hospitalCare']['ward'];

/** Says the figures of a plan: in three lines on its card, and in the cells of the comparison. */
export const planWords = {
  card: {
    specialistVisits: (count: number) => `${count} specialist visits a year`,
    admission: (days: number, ward: Ward) => `${days} days a year in a ${ward} ward`,
    cancerCare: (limit: string) => `Cancer care up to ${limit}`,
    virtualBooth: 'Virtual booths in markets',
    noVirtualBooth: 'No virtual booth',
    maternalCare: 'Antenatal, birth and newborn care',
    noMaternalCare: 'No maternal care',
    homeCare: 'Nursing at home, if you choose it',
    noHomeCare: 'No nursing at home',
    physiotherapy: (count: number) => `${count} physiotherapy sessions a year`,
    screening: (year: number) => `Yearly health screening from year ${year}`,
  },
  cell: {
    covered: 'Covered',
    notCovered: 'Not covered',
    notApplicable: 'Not applicable',
    coveredEyes: (count: number) => `Covered, ${count === 1 ? 'one eye' : `${count} eyes`} a year`,
    visits: (count: number) => (count === 1 ? '1 visit a year' : `${count} visits a year`),
    sessionsAYear: (count: number) => (count === 1 ? '1 session a year' : `${count} sessions a year`),
    sessions: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
    days: (count: number) => (count === 1 ? '1 day a year' : `${count} days a year`),
    meals: (count: number) => (count === 1 ? '1 meal a day' : `${count} meals a day`),
    year: (year: number) => `Year ${year}`,
    wards: { standard: 'Standard ward', 'semi-private': 'Semi-private ward' } satisfies Record<Ward, string>,
  },
};

export type PlanWords = typeof planWords;
