import type { ComparedPlanId, EmergencyCover, FamilyPackage, PlanId, StatedCare } from '../schema/plan.ts';
import { externalLinks } from './links.ts';
import { withPublished } from './published.ts';

/** Children and dependants count as such until this birthday. */
export const CHILD_AGE_LIMIT = 23;

export const SENIOR_AGE = 60;

/** Who a family package covers; the same in both Jaara plans. */
export const familyPackages: Record<'family4' | 'family6', FamilyPackage> = {
  family4: {
    people: 4,
    compositions: [
      { adults: 2, children: 2 },
      { adults: 1, children: 3 },
    ],
  },
  family6: {
    people: 6,
    compositions: [
      { adults: 2, children: 4 },
      { adults: 1, children: 5 },
    ],
  },
};

/** Of the newest rule or price. */
export const planFactsDate: { iso: string; texts: Record<string, string> } = withPublished('planFactsDate', {
  iso: '2026-01-01',
  /** In words, by language; those of the build stand among the words. */
  texts: {},
});

/** How long people wait, in months since enrolment or until a year of the policy; the same in every plan that has it. */
export const waitingTimes = withPublished('waitingTimes', {
  newEnrolleeMonths: 1,
  surgeryMonths: 4,
  deliveryMonths: 5,
  cancerYear: 2,
  dialysisYear: 2,
});

export const standardJaara = withPublished('standardJaara', {
  id: 'standard-jaara',
  shortName: 'Standard Jaara',
  pdf: '/documents/standard-jaara.pdf',
  published: true,
  facts: ['specialist-visits', 'maternal-care', 'cancer-care'],
  benefits: {
    consultation: { visits: 4, physiotherapy: 5 },
    hospitalCare: { ward: 'standard', days: 15, meals: 1 },
    eyecare: { lensLimit: 10_000, pterygium: { covered: true }, cataract: { covered: true } },
    cancer: { limit: 2_000_000 },
    renalDialysis: { sessions: 3 },
    annualScreening: { startYear: 2 },
    maternalCare: true,
    homeCare: false,
    telemedicine: true,
    virtualBooth: false,
  },
  premiums: { individual: 15_000, family4: 55_000, family6: 80_000 },
  extraDependant: { under23: 10_000, above23: 15_000 },
  halfYearly: { individual: 8_000, family4: 29_250, family6: 42_500 },
  quarterly: { individual: 4_125, family4: 15_000, family6: 22_000 },
});

export const jaaraPlus = withPublished('jaaraPlus', {
  id: 'jaara-plus',
  shortName: 'Jaara Plus',
  pdf: '/documents/standard-jaara-plus.pdf',
  published: true,
  facts: ['specialist-visits', 'admission', 'virtual-booth'],
  benefits: {
    consultation: { visits: 8, physiotherapy: 10 },
    hospitalCare: { ward: 'semi-private', days: 21, meals: 1 },
    eyecare: {
      lensLimit: 10_000,
      pterygium: { covered: true, eyesAYear: 1 },
      cataract: { covered: true, eyesAYear: 1 },
    },
    cancer: { limit: 2_500_000 },
    renalDialysis: { sessions: 6 },
    annualScreening: { startYear: 2 },
    maternalCare: true,
    homeCare: false,
    telemedicine: true,
    virtualBooth: true,
  },
  premiums: { individual: 40_000, family4: 146_000, family6: 220_000 },
  extraDependant: { under23: 10_000, above23: 15_000 },
  halfYearly: { individual: 21_500, family4: 78_500, family6: 118_000 },
});

export const seniorsPlan = withPublished('seniorsPlan', {
  id: 'seniors-plan',
  shortName: 'Seniors Plan',
  pdf: '/documents/senior.pdf',
  published: true,
  facts: ['home-care', 'screening', 'physiotherapy'],
  benefits: {
    consultation: { visits: 6, physiotherapy: 15 },
    hospitalCare: { ward: 'standard', days: 20, meals: 1 },
    eyecare: { lensLimit: 25_000, pterygium: { covered: true }, cataract: { covered: true } },
    cancer: { limit: 2_500_000 },
    renalDialysis: { sessions: 6 },
    annualScreening: { startYear: 1 },
    maternalCare: false,
    homeCare: true,
    telemedicine: true,
    virtualBooth: true,
  },
  premiums: { individual: 60_000, couple: 100_000 },
});

export const diasporaPlan = {
  id: 'diaspora-plan',
  shortName: 'Diaspora Plan',
  pdf: '/documents/diaspora.pdf',
  published: false,
  benefits: 'unpublished',
  premiums: 'unpublished',
} as const;

/**
 * What the published documents say of care that the compared benefits do not have; what they are silent on is said so,
 * never guessed. The worked examples and the texts about telemedicine rest on it.
 */
export const statedCare: Record<ComparedPlanId, StatedCare> = withPublished('statedCare', {
  'standard-jaara': {
    malaria: 'not-stated',
    medicines: 'covered',
    followUp: 'not-stated',
    specialist: 'co-payment',
    refills: 'co-payment',
    surgery: 'covered',
    maternityAmbulance: 'not-stated',
    eyeTest: 'not-stated',
    incubatorDays: 5,
    bloodPints: 2,
    dressingDays: 5,
  },
  'jaara-plus': {
    malaria: 'covered',
    medicines: 'covered',
    followUp: 'covered',
    specialist: 'covered',
    refills: 'covered',
    surgery: 'covered',
    maternityAmbulance: 'covered',
    eyeTest: 'covered',
    incubatorDays: 5,
    bloodPints: 2,
    dressingDays: 5,
    telemedicineHours: 24,
  },
  'seniors-plan': {
    malaria: 'not-stated',
    medicines: 'not-stated',
    followUp: 'not-stated',
    specialist: 'covered',
    refills: 'not-stated',
    surgery: 'not-stated',
    maternityAmbulance: 'not-stated',
    eyeTest: 'not-stated',
  },
});

/** The worked examples of a plan. */
export const examplesPath = (plan: ComparedPlanId) => `/plan/what-would-i-pay?plan=${plan}`;

export const planPage = {
  hero: {
    action: { to: '#plans' },
    compare: { to: '#plan-comparison' },
    covered: { to: '/plan/what-is-covered' },
  },
} as const;

export const planCards = { id: 'plans' } as const;

export const planOffer = { buy: { to: externalLinks.register } } as const;

export const planComparison = { id: 'plan-comparison' } as const;

export const enrolment = {
  ways: {
    prepare: { to: '/enrol' },
    register: { to: externalLinks.register },
    contactWhereToEnrol: { to: '/contact#where-to-enrol' },
  },
} as const;

const everyPlan = ['standard-jaara', 'jaara-plus', 'seniors-plan'] as const;

const jaaraPlans = ['standard-jaara', 'jaara-plus'] as const;

export const comparisonCategories = {
  consultation: {
    id: 'consultation',
    rows: {
      'specialist-visits': { id: 'specialist-visits' },
      specialists: { id: 'specialists' },
      physiotherapy: { id: 'physiotherapy' },
    },
  },
  'hospital-care': {
    id: 'hospital-care',
    rows: { ward: { id: 'ward' }, 'admission-days': { id: 'admission-days' }, meals: { id: 'meals' } },
  },
  'eye-care': {
    id: 'eye-care',
    rows: {
      'lens-limit': { id: 'lens-limit' },
      pterygium: { id: 'pterygium' },
      cataract: { id: 'cataract' },
    },
  },
  'cancer-care': {
    id: 'cancer-care',
    rows: { 'cancer-limit': { id: 'cancer-limit' }, 'cancer-types': { id: 'cancer-types' } },
  },
  'renal-dialysis': { id: 'renal-dialysis', rows: { 'dialysis-sessions': { id: 'dialysis-sessions' } } },
  'annual-screening': {
    id: 'annual-screening',
    rows: { 'screening-start': { id: 'screening-start' }, 'screening-tests': { id: 'screening-tests' } },
  },
  'maternal-newborn': { id: 'maternal-newborn', rows: { 'maternal-care': { id: 'maternal-care' } } },
  'home-care': { id: 'home-care', rows: { 'home-care': { id: 'home-care' } } },
  telemedicine: {
    id: 'telemedicine',
    rows: { telemedicine: { id: 'telemedicine' }, 'virtual-booth': { id: 'virtual-booth' } },
  },
  premiums: {
    id: 'premiums',
    rows: {
      'premium-individual': { id: 'premium-individual' },
      'premium-family4': { id: 'premium-family4' },
      'premium-family6': { id: 'premium-family6' },
      'premium-couple': { id: 'premium-couple' },
    },
  },
} as const;

/** Since when the waiting periods hold; in words by language where staff have published others than those of the build. */
export const since: { iso: string; texts: Record<string, string> } = withPublished('since', {
  iso: '2026-01-01',
  texts: {},
});

export const benefitNotes = {
  'new-enrollee': { id: 'new-enrollee', kind: 'waiting', rows: 'every', plans: everyPlan },
  antenatal: { id: 'antenatal', kind: 'waiting', rows: ['maternal-care'], plans: jaaraPlans },
  delivery: { id: 'delivery', kind: 'waiting', rows: ['maternal-care'], plans: jaaraPlans },
  'elective-surgery': {
    id: 'elective-surgery',
    kind: 'waiting',
    rows: ['pterygium', 'cataract', 'ward'],
    plans: everyPlan,
  },
  'cancer-year': { id: 'cancer-year', kind: 'waiting', rows: ['cancer-limit'], plans: everyPlan },
  'dialysis-year': {
    id: 'dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['jaara-plus'],
  },
  'seniors-dialysis-year': {
    id: 'seniors-dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['seniors-plan'],
  },
  'cancer-stages': { id: 'cancer-stages', kind: 'condition', rows: ['cancer-types'], plans: ['jaara-plus'] },
  'seniors-cancer-stages': {
    id: 'seniors-cancer-stages',
    kind: 'condition',
    rows: ['cancer-types'],
    plans: ['seniors-plan'],
  },
  'principal-and-spouse': {
    id: 'principal-and-spouse',
    kind: 'condition',
    rows: ['maternal-care'],
    plans: jaaraPlans,
  },
  'screening-on-plus': {
    id: 'screening-on-plus',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['jaara-plus'],
  },
  'screening-on-standard': {
    id: 'screening-on-standard',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['standard-jaara'],
  },
  'specialist-co-payment': {
    id: 'specialist-co-payment',
    kind: 'condition',
    rows: ['specialist-visits'],
    plans: ['standard-jaara'],
  },
  'booths-on-standard': {
    id: 'booths-on-standard',
    kind: 'condition',
    rows: ['virtual-booth'],
    plans: ['standard-jaara'],
  },
  'full-premium-surgery': {
    id: 'full-premium-surgery',
    kind: 'condition',
    rows: ['pterygium', 'cataract'],
    plans: ['jaara-plus'],
  },
  'home-care-optional': {
    id: 'home-care-optional',
    kind: 'condition',
    rows: ['home-care'],
    plans: ['seniors-plan'],
  },
} as const;

export const householdCalculator = { id: 'household-cost', resultId: 'household-result' } as const;

/** The first days that can be asked for: of the waiting periods in force, and of care under the scheme. */
export const coverDateBounds = { paid: since.iso, enrolled: '2019-07-01', last: '2099-12-31' };

const afterWaiting = {
  'new-enrollee': { id: 'new-enrollee', rule: { months: waitingTimes.newEnrolleeMonths } },
  'planned-surgery': { id: 'planned-surgery', rule: { months: waitingTimes.surgeryMonths } },
  delivery: { id: 'delivery', rule: { months: waitingTimes.deliveryMonths } },
  'cancer-care': { id: 'cancer-care', rule: { year: waitingTimes.cancerYear } },
  dialysis: { id: 'dialysis', rule: { year: waitingTimes.dialysisYear } },
} as const;

/** In the first year everybody who is new waits as for everyday care. */
/* @__NO_SIDE_EFFECTS__ */
function screeningFrom(year: number) {
  const rule = year > 1 ? { year } : { months: waitingTimes.newEnrolleeMonths };
  return { id: 'screening', rule } as const;
}

export const coverRules = withPublished('coverRules', {
  'standard-jaara': {
    start: { firstDay: 8, lastDay: 8 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': afterWaiting['new-enrollee'],
      antenatal: { id: 'antenatal', rule: { months: 0 } },
      'planned-surgery': afterWaiting['planned-surgery'],
      delivery: afterWaiting.delivery,
      'cancer-care': afterWaiting['cancer-care'],
      screening: screeningFrom(standardJaara.benefits.annualScreening.startYear),
      dialysis: { id: 'dialysis', rule: 'not-stated' },
    },
  },
  'jaara-plus': {
    start: { firstDay: 1, lastDay: 7 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': afterWaiting['new-enrollee'],
      antenatal: { id: 'antenatal', rule: { months: 0 } },
      'planned-surgery': afterWaiting['planned-surgery'],
      delivery: afterWaiting.delivery,
      'cancer-care': afterWaiting['cancer-care'],
      screening: screeningFrom(jaaraPlus.benefits.annualScreening.startYear),
      dialysis: afterWaiting.dialysis,
    },
  },
  'seniors-plan': {
    start: { firstDay: 8, lastDay: 8 },
    rules: {
      policy: { id: 'policy', rule: { months: 0 } },
      'new-enrollee': afterWaiting['new-enrollee'],
      antenatal: { id: 'antenatal', rule: 'not-covered' },
      'planned-surgery': afterWaiting['planned-surgery'],
      delivery: { id: 'delivery', rule: 'not-covered' },
      'cancer-care': afterWaiting['cancer-care'],
      screening: screeningFrom(seniorsPlan.benefits.annualScreening.startYear),
      dialysis: afterWaiting.dialysis,
    },
  },
});

export const coverDatesForm = { id: 'when-am-i-covered', to: '/plan/cover-dates' } as const;

export const coverDatesPage = {
  calendar: '/plan/cover-dates.ics',
  ways: { planWhatIsCovered: { to: '/plan/what-is-covered' }, plan: { to: '/plan' } },
} as const;

/** What the documents of the plans say of emergencies; nothing where they say nothing. */
export const emergencyCover: Record<PlanId, EmergencyCover> = withPublished('emergencyCover', {
  'standard-jaara': {},
  'jaara-plus': { stabilisationHours: 48, ambulance: 'maternity' },
  'seniors-plan': {},
  'diaspora-plan': {},
});
