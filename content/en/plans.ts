import * as facts from '../facts/plans.ts';

export { CHILD_AGE_LIMIT, familyPackages, SENIOR_AGE } from '../facts/plans.ts';

import type { ComparedPlan, FamilyPlan, Plan, SeniorsPlan, UnpublishedPlan } from '../schema/plan.ts';

/** The date of the newest rule in these records: the waiting periods. */
export const planFactsDate: { iso: string; text: string } = {
  iso: facts.planFactsDate.iso,
  text: '1 January 2026',
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
  id: facts.standardJaara.id,
  name: 'Standard Jaara',
  shortName: facts.standardJaara.shortName,
  pdf: facts.standardJaara.pdf,
  audience: 'Everyday cover for people and families in Lagos',
  published: facts.standardJaara.published,
  facts: facts.standardJaara.facts,
  benefits: {
    consultation: {
      visits: facts.standardJaara.benefits.consultation.visits,
      physiotherapy: facts.standardJaara.benefits.consultation.physiotherapy,
      specialists: jaaraSpecialists,
    },
    hospitalCare: facts.standardJaara.benefits.hospitalCare,
    eyecare: facts.standardJaara.benefits.eyecare,
    cancer: { limit: facts.standardJaara.benefits.cancer.limit, types: commonCancers },
    renalDialysis: facts.standardJaara.benefits.renalDialysis,
    annualScreening: {
      startYear: facts.standardJaara.benefits.annualScreening.startYear,
      tests: [...jaaraScreening, 'CA-125', 'Breast scan', 'Prostate (PSA)'],
    },
    maternalCare: facts.standardJaara.benefits.maternalCare,
    homeCare: facts.standardJaara.benefits.homeCare,
    telemedicine: facts.standardJaara.benefits.telemedicine,
    virtualBooth: facts.standardJaara.benefits.virtualBooth,
  },
  premiums: facts.standardJaara.premiums,
  extraDependant: facts.standardJaara.extraDependant,
  halfYearly: facts.standardJaara.halfYearly,
  quarterly: facts.standardJaara.quarterly,
};

export const jaaraPlus: FamilyPlan = {
  id: facts.jaaraPlus.id,
  name: 'Standard Jaara Plus',
  shortName: facts.jaaraPlus.shortName,
  pdf: facts.jaaraPlus.pdf,
  audience: 'Higher limits and a semi-private ward for individuals and families',
  published: facts.jaaraPlus.published,
  facts: facts.jaaraPlus.facts,
  benefits: {
    consultation: {
      visits: facts.jaaraPlus.benefits.consultation.visits,
      physiotherapy: facts.jaaraPlus.benefits.consultation.physiotherapy,
      specialists: jaaraSpecialists,
    },
    hospitalCare: facts.jaaraPlus.benefits.hospitalCare,
    eyecare: facts.jaaraPlus.benefits.eyecare,
    cancer: { limit: facts.jaaraPlus.benefits.cancer.limit, types: widerCancers },
    renalDialysis: facts.jaaraPlus.benefits.renalDialysis,
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
    maternalCare: facts.jaaraPlus.benefits.maternalCare,
    homeCare: facts.jaaraPlus.benefits.homeCare,
    telemedicine: facts.jaaraPlus.benefits.telemedicine,
    virtualBooth: facts.jaaraPlus.benefits.virtualBooth,
  },
  premiums: facts.jaaraPlus.premiums,
  extraDependant: facts.jaaraPlus.extraDependant,
  halfYearly: facts.jaaraPlus.halfYearly,
};

export const seniorsPlan: SeniorsPlan = {
  id: facts.seniorsPlan.id,
  name: "Senior's Plan",
  shortName: facts.seniorsPlan.shortName,
  pdf: facts.seniorsPlan.pdf,
  audience: 'Cover shaped for people aged 60 and above',
  published: facts.seniorsPlan.published,
  facts: facts.seniorsPlan.facts,
  benefits: {
    consultation: {
      visits: facts.seniorsPlan.benefits.consultation.visits,
      physiotherapy: facts.seniorsPlan.benefits.consultation.physiotherapy,
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
    hospitalCare: facts.seniorsPlan.benefits.hospitalCare,
    eyecare: facts.seniorsPlan.benefits.eyecare,
    cancer: { limit: facts.seniorsPlan.benefits.cancer.limit, types: widerCancers },
    renalDialysis: facts.seniorsPlan.benefits.renalDialysis,
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
    maternalCare: facts.seniorsPlan.benefits.maternalCare,
    homeCare: facts.seniorsPlan.benefits.homeCare,
    telemedicine: facts.seniorsPlan.benefits.telemedicine,
    virtualBooth: facts.seniorsPlan.benefits.virtualBooth,
  },
  premiums: facts.seniorsPlan.premiums,
};

export const diasporaPlan: UnpublishedPlan = {
  id: facts.diasporaPlan.id,
  name: 'Diaspora Plan',
  shortName: facts.diasporaPlan.shortName,
  pdf: facts.diasporaPlan.pdf,
  audience: 'Nigerians abroad sponsor cover for loved ones in Lagos',
  published: facts.diasporaPlan.published,
  benefits: facts.diasporaPlan.benefits,
  premiums: facts.diasporaPlan.premiums,
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
