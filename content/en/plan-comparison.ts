import type { BenefitNote, ComparisonCategory } from '../schema/plan-comparison.ts';
import { planWords } from './plan-words.ts';
import { comparedPlans } from './plans.ts';
import { synonyms } from './search/synonyms.ts';

export const comparisonCategories: ComparisonCategory[] = [
  {
    id: 'consultation',
    label: 'Consultation',
    rows: [
      {
        id: 'specialist-visits',
        label: 'Specialist visits',
        tooltip:
          'How often a year your hospital may refer you to a specialist. Visits to a general doctor are not counted.',
      },
      {
        id: 'specialists',
        label: 'Specialists',
        tooltip: 'The fields of medicine to which your hospital can refer you under the plan.',
      },
      {
        id: 'physiotherapy',
        label: 'Physiotherapy sessions',
        tooltip: 'Sessions with a physiotherapist when a doctor finds that you need them.',
      },
    ],
  },
  {
    id: 'hospital-care',
    label: 'Hospital care',
    rows: [
      {
        id: 'ward',
        label: 'Ward',
        tooltip: 'The kind of ward you lie in when you are admitted. A semi-private ward has fewer beds.',
      },
      {
        id: 'admission-days',
        label: 'Days of admission',
        tooltip: 'The days in hospital that the plan pays for in one policy year, all stays added up.',
      },
      {
        id: 'meals',
        label: 'Meals',
        tooltip: 'Meals that the plan pays for while you are admitted, where the hospital serves them.',
      },
    ],
  },
  {
    id: 'eye-care',
    label: 'Eye care',
    rows: [
      {
        id: 'lens-limit',
        label: 'Lenses and frames, up to',
        tooltip: 'The most that the plan pays towards glasses after an eye test.',
      },
      {
        id: 'pterygium',
        label: 'Pterygium surgery',
        tooltip: 'Removal of a growth of tissue over the white of the eye.',
      },
      {
        id: 'cataract',
        label: 'Cataract surgery',
        tooltip: 'Removal of a clouded lens, so that the eye can see again.',
      },
    ],
  },
  {
    id: 'cancer-care',
    label: 'Cancer care',
    rows: [
      {
        id: 'cancer-limit',
        label: 'Cancer care, up to',
        tooltip: 'The most that the plan pays for cancer treatment. Cover applies from year 2.',
      },
      {
        id: 'cancer-types',
        label: 'Cancers covered',
        tooltip:
          'The kinds of cancer that the plan treats. Burkitt’s lymphoma and retinoblastoma are cancers of childhood.',
      },
    ],
  },
  {
    id: 'renal-dialysis',
    label: 'Renal dialysis',
    rows: [
      {
        id: 'dialysis-sessions',
        label: 'Dialysis sessions',
        tooltip: 'Cleaning of the blood by machine when the kidneys fail suddenly (acute renal failure).',
      },
    ],
  },
  {
    id: 'annual-screening',
    label: 'Annual screening',
    rows: [
      {
        id: 'screening-start',
        label: 'Screening starts',
        tooltip: 'The policy year in which you may have your first yearly health check.',
      },
      {
        id: 'screening-tests',
        label: 'Tests',
        tooltip: 'What is checked, once a year, to find illness before you feel it.',
      },
    ],
  },
  {
    id: 'maternal-newborn',
    label: 'Maternal & newborn',
    rows: [
      {
        id: 'maternal-care',
        label: 'Maternal and newborn care',
        tooltip: 'Antenatal visits, birth by vaginal delivery or caesarean section, and care of the newborn.',
      },
    ],
  },
  {
    id: 'home-care',
    label: 'Home care',
    rows: [
      {
        id: 'home-care',
        label: 'Home care nursing',
        tooltip: 'A nurse comes to your home, for people who find the way to hospital hard.',
      },
    ],
  },
  {
    id: 'telemedicine',
    label: 'Telemedicine & virtual booth',
    rows: [
      {
        id: 'telemedicine',
        label: 'Telemedicine',
        tooltip:
          'Speak with a doctor from home. Jaara Plus names app and telephone, 24 hours a day, prescriptions and mental health.',
      },
      {
        id: 'virtual-booth',
        label: 'Virtual booth',
        tooltip:
          'A booth in the market, with checks of blood pressure and blood sugar, e-pharmacy and referral.',
      },
    ],
  },
  {
    id: 'premiums',
    label: 'Premiums',
    rows: [
      {
        id: 'premium-individual',
        label: 'Individual',
        tooltip: 'The price for one person and one policy year of 12 months.',
      },
      {
        id: 'premium-family4',
        label: 'Family of 4',
        tooltip:
          'Up to four people: principal, spouse and 2 children, or principal and 3 children, all children under 23.',
      },
      {
        id: 'premium-family6',
        label: 'Family of 6',
        tooltip:
          'Up to six people: principal, spouse and 4 children, or principal and 5 children, all children under 23.',
      },
      {
        id: 'premium-couple',
        label: 'Couple',
        tooltip: 'Two spouses of 60 and above on one policy, for one policy year of 12 months.',
      },
    ],
  },
];

const newRules = { iso: '2026-01-01', text: 'from 1 January 2026' };
const everyPlan: BenefitNote['plans'] = ['standard-jaara', 'jaara-plus', 'seniors-plan'];
const jaaraPlans: BenefitNote['plans'] = ['standard-jaara', 'jaara-plus'];

export const benefitNotes: BenefitNote[] = [
  {
    id: 'new-enrollee',
    kind: 'waiting',
    rows: 'every',
    plans: everyPlan,
    text: 'New enrollees wait one month before cover begins.',
    since: newRules,
  },
  {
    id: 'antenatal',
    kind: 'waiting',
    rows: ['maternal-care'],
    plans: jaaraPlans,
    text: 'Antenatal care has no waiting period.',
    since: newRules,
  },
  {
    id: 'delivery',
    kind: 'waiting',
    rows: ['maternal-care'],
    plans: jaaraPlans,
    text: 'Delivery, vaginal or caesarean, is covered after five months of enrolment, with proof of antenatal visits.',
    since: newRules,
  },
  {
    id: 'elective-surgery',
    kind: 'waiting',
    rows: ['pterygium', 'cataract', 'ward'],
    plans: everyPlan,
    text: 'Elective (planned) surgery is covered after four months of enrolment.',
    since: newRules,
  },
  {
    id: 'cancer-year',
    kind: 'waiting',
    rows: ['cancer-limit'],
    plans: everyPlan,
    text: 'Cancer care is covered from year 2.',
  },
  {
    id: 'dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['jaara-plus'],
    text: 'Jaara Plus covers dialysis from the second year in a row.',
  },
  {
    id: 'seniors-dialysis-year',
    kind: 'waiting',
    rows: ['dialysis-sessions'],
    plans: ['seniors-plan'],
    text: 'The Seniors Plan covers dialysis from year 2.',
  },
  {
    id: 'cancer-stages',
    kind: 'condition',
    rows: ['cancer-types'],
    plans: ['jaara-plus'],
    text: 'Jaara Plus covers stages 1 and 2.',
  },
  {
    id: 'seniors-cancer-stages',
    kind: 'condition',
    rows: ['cancer-types'],
    plans: ['seniors-plan'],
    text: 'The Seniors Plan covers stages 1 and 2.',
  },
  {
    id: 'principal-and-spouse',
    kind: 'condition',
    rows: ['maternal-care'],
    plans: jaaraPlans,
    text: 'This is for the principal and spouse only, once the full annual premium is paid.',
  },
  {
    id: 'screening-on-plus',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['jaara-plus'],
    text: 'On Jaara Plus this is for the principal and spouse only, once the full annual premium is paid.',
  },
  {
    id: 'screening-on-standard',
    kind: 'condition',
    rows: ['screening-tests'],
    plans: ['standard-jaara'],
    text: 'On Standard Jaara this needs the full annual premium paid.',
  },
  {
    id: 'specialist-co-payment',
    kind: 'condition',
    rows: ['specialist-visits'],
    plans: ['standard-jaara'],
    text: 'Standard Jaara asks for a co-payment; the amount is not published.',
  },
  {
    id: 'full-premium-surgery',
    kind: 'condition',
    rows: ['pterygium', 'cataract'],
    plans: ['jaara-plus'],
    text: 'On Jaara Plus surgery needs the full annual premium paid.',
  },
  {
    id: 'home-care-optional',
    kind: 'condition',
    rows: ['home-care'],
    plans: ['seniors-plan'],
    text: 'Home care nursing is an optional part of the Seniors Plan.',
  },
];

/** The input of domain/plans/compare-plans.ts. */
export const comparisonContent = {
  plans: comparedPlans,
  categories: comparisonCategories,
  notes: benefitNotes,
  synonyms,
  words: planWords,
};

/** The input of domain/plans/plan-query.ts. */
export const comparisonIds = {
  plans: comparedPlans.map(({ id }) => id),
  categories: comparisonCategories.map(({ id }) => id),
};
