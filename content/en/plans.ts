import * as facts from '../facts/plans.ts';
import type {
  Benefits,
  ComparedPlan,
  FamilyPlan,
  Plan,
  SeniorsPlan,
  UnpublishedPlan,
} from '../schema/plan.ts';

import { code } from './language.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

/** The date of the rules and places that came with the site. */
export const rulesDate = '1 January 2026';

/** The date of the newest rule in these records: the waiting periods. */
export const planFactsDate: { iso: string; text: string } = {
  iso: facts.planFactsDate.iso,
  text: facts.planFactsDate.texts[code] ?? rulesDate,
};

const jaaraSpecialists = [
  'General surgery',
  'Paediatrics',
  'ENT',
  'Dietetics',
  'Gynaecology',
  'Family medicine',
  'Cardiology',
  'Orthopaedics',
];

/** The screening tests of both Jaara plans. */
const jaaraScreening = [
  'Physical examination',
  'Urinalysis',
  'Fasting blood sugar',
  'Cholesterol',
  'Eye test',
  'Stool occult blood',
  'Chest X-ray',
  'Hepatitis B (HBsAg)',
  'Pap smear',
];

const commonCancers = ['Breast', 'Prostate', 'Cervix', 'Colorectal', 'Burkitt’s lymphoma', 'Retinoblastoma'];
const widerCancers = [...commonCancers, 'Nasopharyngeal'];

export const standardJaara: FamilyPlan = {
  ...facts.standardJaara,
  name: 'Standard Jaara',
  audience: 'Everyday cover for people and families in Lagos',
  benefits: {
    ...facts.standardJaara.benefits,
    consultation: { ...facts.standardJaara.benefits.consultation, specialists: jaaraSpecialists },
    cancer: { limit: facts.standardJaara.benefits.cancer.limit, types: commonCancers },
    annualScreening: {
      startYear: facts.standardJaara.benefits.annualScreening.startYear,
      tests: [...jaaraScreening, 'CA-125', 'Breast scan', 'Prostate (PSA)'],
    },
  },
};

export const jaaraPlus: FamilyPlan = {
  ...facts.jaaraPlus,
  name: 'Standard Jaara Plus',
  audience: 'Higher limits and a semi-private ward for individuals and families',
  benefits: {
    ...facts.jaaraPlus.benefits,
    consultation: { ...facts.jaaraPlus.benefits.consultation, specialists: jaaraSpecialists },
    cancer: { limit: facts.jaaraPlus.benefits.cancer.limit, types: widerCancers },
    annualScreening: {
      startYear: facts.jaaraPlus.benefits.annualScreening.startYear,
      tests: [
        ...jaaraScreening,
        'Liver enzyme (ALT)',
        'Creatinine',
        'Albumin',
        'Breast scan (both sides)',
        'Abdomen and pelvis scan',
        'Prostate (PSA; men of 40 and above)',
      ],
    },
  },
};

export const seniorsPlan: SeniorsPlan = {
  ...facts.seniorsPlan,
  name: 'Seniors Plan',
  // The specification's card has this spelling.
  cardName: "Senior's Plan",
  audience: 'Cover shaped for people aged 60 and above',
  benefits: {
    ...facts.seniorsPlan.benefits,
    consultation: {
      ...facts.seniorsPlan.benefits.consultation,
      specialists: [
        'General surgery',
        'Physiotherapy',
        'ENT',
        'Dietetics',
        'Gynaecology',
        'Endocrinology (diabetes)',
        'Cardiology',
        'Orthopaedics',
        'Ophthalmology',
      ],
    },
    cancer: { limit: facts.seniorsPlan.benefits.cancer.limit, types: widerCancers },
    annualScreening: {
      startYear: facts.seniorsPlan.benefits.annualScreening.startYear,
      tests: [
        'Physical examination',
        'Mammogram',
        'CA-125',
        'Eye test',
        'Stool occult blood',
        'Chest X-ray',
        'Hepatitis B (HBsAg)',
        'Pap smear',
        'Albumin',
        'Abdomen and pelvis scan',
        'Prostate (PSA)',
      ],
    },
  },
};

export const diasporaPlan: UnpublishedPlan = {
  ...facts.diasporaPlan,
  name: 'Diaspora Plan',
  audience: 'Nigerians abroad sponsor cover for loved ones in Lagos',
  statements: [
    'You pay from abroad, your people are treated in Lagos',
    'Home Konnect for families at home',
    'Waka-Well for travellers and visitors',
  ],
  launched: 'December 2022',
  products: {
    since: 'December 2025',
    list: [
      { name: 'Ilera-Eko Waka-Well', audience: 'Travellers and visitors' },
      { name: 'Ilera-Eko Home Konnect', audience: 'Families at home' },
    ],
  },
};

/** In the order of the comparison's columns. */
export const comparedPlans: ComparedPlan[] = [standardJaara, jaaraPlus, seniorsPlan];

/** In the order of the cards. */
export const plans: Plan[] = [...comparedPlans, diasporaPlan];

type Ward = Benefits['hospitalCare']['ward'];

/** Say the figures of a plan in three lines on its card. */
export const cardWords = {
  specialistVisits: (count: number) => `${count} specialist visits a year`,
  admission: (days: number, ward: Ward) => `${days} days a year in a ${ward} ward`,
  cancerCare: (limit: string) => `Cancer care up to ${limit}`,
  virtualBooth: 'Virtual booths in markets',
  noVirtualBooth: 'No virtual booth',
  maternalCare: `Antenatal and newborn care; delivery covered after ${waits.delivery} of enrolment`,
  noMaternalCare: 'No maternal care',
  homeCare: 'Nursing at home, if you choose it',
  noHomeCare: 'No nursing at home',
  physiotherapy: (count: number) => `${count} physiotherapy sessions a year`,
  screening: (year: number) => `Yearly health screening from year ${year}`,
};

export type CardWords = typeof cardWords;

/** Say the figures of the plans in the cells of the comparison. */
export const cellWords = {
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
};

export type CellWords = typeof cellWords;

const { telemedicineHours } = facts.statedCare['jaara-plus'];

/** What the plans say of a doctor by phone, for every text that speaks of it. */
export const telemedicine = {
  included: 'Telemedicine is part of every compared plan',
  hours: `On Jaara Plus it is there ${telemedicineHours} hours a day, by app and telephone, with prescriptions and mental-health support. For the hours of the other plans, ask us.`,
};

/** When cover begins, for every text that explains enrolling. */
export const coverStart = {
  short: `New enrollees wait ${waits.newEnrollee} before cover begins.`,
  /** Follows `short` where a link can. */
  dates: { label: 'Find your own dates', to: facts.coverDatesForm.to },
  paidBy:
    'Pay by the 25th, and your policy is active in the next month: from the 8th on Standard Jaara and the Seniors Plan, in the first week on Jaara Plus.',
  month: `New enrollees wait ${waits.newEnrollee} (rule since ${waits.since}). “When am I covered?” shows the earliest and the latest day; for your own, ${askUs.tollFree}.`,
  /** For whoever renews too late, in every text about renewing. */
  ended: `If your cover has already ended, call ${phoneLines.tollFree.inFull} before you pay.`,
  /** A policy is active, care is covered. */
  activeOrCovered:
    '“Active” means that your policy has started; “covered” means that your plan pays for that care, once any waiting period is over.',
};

/** Where the facts about the plans come from, with the date: shown under “Where this comes from” only. */
export const planSources = {
  plans: `Our published plans, as of ${planFactsDate.text}`,
  waiting: facts.since.texts[code]
    ? `Our waiting periods, in force since ${facts.since.texts[code]}`
    : 'Report of November 2025 on the waiting periods in force since 1 January 2026',
  standardJaara: 'Standard Jaara document, October 2025',
  standardReport: 'Report of March 2025 on Standard Jaara',
  jaaraPlus: 'Jaara Plus benefit package, undated',
  seniors: 'Seniors Plan document, May 2025',
  order: 'KPMG’s summary of the Executive Order of July 2024',
  boothsDiffer: 'Booths on Standard Jaara: the comparison and the plan’s document of October 2025 differ',
  screeningDiffers: 'Tests on Standard Jaara: the comparison and the plan’s document of October 2025 differ',
};
