import * as english from '../en/plans.ts';
import type { ComparedPlan, Plan } from '../schema/plan.ts';
import { translate } from '../translate.ts';

export * from '../en/plans.ts';

const jaaraSpecialists = [
  'Surgery (general surgery)',
  'Pikin doctor (paediatrics)',
  'Ear, nose and throat (ENT)',
  'Food advice (dietetics)',
  'Women health (gynaecology)',
  'Family medicine',
  'Heart (cardiology)',
  'Bone (orthopaedics)',
];

/** The screening tests of both Jaara plans. */
const jaaraScreening = [
  'Body check (physical examination)',
  'Urine test (urinalysis)',
  'Blood sugar before food (fasting)',
  'Cholesterol',
  'Eye test',
  'Blood inside stool (stool occult blood)',
  'Chest X-ray',
  'Hepatitis B (HBsAg)',
  'Pap smear',
];

const commonCancers = ['Breast', 'Prostate', 'Cervix', 'Colorectal', 'Burkitt’s lymphoma', 'Retinoblastoma'];
const widerCancers = [...commonCancers, 'Nasopharyngeal'];

export const standardJaara = translate(english.standardJaara, {
  name: 'Standard Jaara',
  audience: 'Everyday cover for pipo and families for Lagos',
  benefits: {
    consultation: { specialists: jaaraSpecialists },
    cancer: { types: commonCancers },
    annualScreening: { tests: [...jaaraScreening, 'CA-125', 'Breast scan', 'Prostate (PSA)'] },
  },
});

export const jaaraPlus = translate(english.jaaraPlus, {
  name: 'Standard Jaara Plus',
  audience: 'Higher limits and semi-private ward for one pesin and for families',
  benefits: {
    consultation: { specialists: jaaraSpecialists },
    cancer: { types: widerCancers },
    annualScreening: {
      tests: [
        ...jaaraScreening,
        'Liver enzyme (ALT)',
        'Creatinine',
        'Albumin',
        'Breast scan (di two sides)',
        'Scan for abdomen and pelvis',
        'Prostate (PSA; men wey be 40 years and above)',
      ],
    },
  },
});

export const seniorsPlan = translate(english.seniorsPlan, {
  name: "Senior's Plan",
  audience: 'Cover wey dem make for pipo wey be 60 years and above',
  benefits: {
    consultation: {
      specialists: [
        'Surgery (general surgery)',
        'Physiotherapy',
        'Ear, nose and throat (ENT)',
        'Food advice (dietetics)',
        'Women health (gynaecology)',
        'Diabetes (endocrinology)',
        'Heart (cardiology)',
        'Bone (orthopaedics)',
        'Eye (ophthalmology)',
      ],
    },
    cancer: { types: widerCancers },
    annualScreening: {
      tests: [
        'Body check (physical examination)',
        'Mammogram',
        'CA-125',
        'Eye test',
        'Blood inside stool (stool occult blood)',
        'Chest X-ray',
        'Hepatitis B (HBsAg)',
        'Pap smear',
        'Albumin',
        'Scan for abdomen and pelvis',
        'Prostate (PSA)',
      ],
    },
  },
});

export const diasporaPlan = translate(english.diasporaPlan, {
  name: 'Diaspora Plan',
  audience: 'Nigerians wey dey abroad dey pay for cover for dia loved ones for Lagos',
  statements: [
    'You dey pay from abroad, your pipo dey get treatment for Lagos',
    'Home Konnect na for families wey dey home',
    'Waka-Well na for travellers and visitors',
  ],
  launched: 'December 2022',
  products: {
    since: 'December 2025',
    list: [
      { name: 'Ilera-Eko Waka-Well', audience: 'Travellers and visitors' },
      { name: 'Ilera-Eko Home Konnect', audience: 'Families wey dey home' },
    ],
  },
});

/** In the order of the comparison's columns. */
export const comparedPlans: ComparedPlan[] = [standardJaara, jaaraPlus, seniorsPlan];

/** In the order of the cards. */
export const plans: Plan[] = [...comparedPlans, diasporaPlan];
