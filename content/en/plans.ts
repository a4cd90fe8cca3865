import type {
  ComparedPlan,
  FamilyPackage,
  FamilyPlan,
  Plan,
  SeniorsPlan,
  UnpublishedPlan,
} from '../schema/plan.ts';

/** The date of the newest rule in these records: the waiting periods. */
export const planFactsDate = { iso: '2026-01-01', text: '1 January 2026' };

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
  id: 'standard-jaara',
  name: 'Standard Jaara',
  shortName: 'Standard Jaara',
  pdf: '/documents/standard-jaara.pdf',
  audience: 'Everyday cover for people and families in Lagos',
  published: true,
  facts: ['specialist-visits', 'maternal-care', 'cancer-care'],
  benefits: {
    consultation: { visits: 4, physiotherapy: 5, specialists: jaaraSpecialists },
    hospitalCare: { ward: 'standard', days: 15, meals: 1 },
    eyecare: { lensLimit: 10_000, pterygium: { covered: true }, cataract: { covered: true } },
    cancer: { limit: 2_000_000, types: commonCancers },
    renalDialysis: { sessions: 3 },
    annualScreening: {
      startYear: 2,
      tests: [...jaaraScreening, 'CA-125', 'Breast scan', 'Prostate (PSA)'],
    },
    maternalCare: true,
    homeCare: false,
    telemedicine: true,
    virtualBooth: false,
  },
  premiums: { individual: 15_000, family4: 55_000, family6: 80_000 },
  extraDependant: { under23: 10_000, above23: 15_000 },
  halfYearly: { individual: 8_000, family4: 29_250, family6: 42_500 },
  quarterly: { individual: 4_125, family4: 15_000, family6: 22_000 },
};

export const jaaraPlus: FamilyPlan = {
  id: 'jaara-plus',
  name: 'Standard Jaara Plus',
  shortName: 'Jaara Plus',
  pdf: '/documents/standard-jaara-plus.pdf',
  audience: 'Higher limits and a semi-private ward for individuals and families',
  published: true,
  facts: ['specialist-visits', 'admission', 'virtual-booth'],
  benefits: {
    consultation: { visits: 8, physiotherapy: 10, specialists: jaaraSpecialists },
    hospitalCare: { ward: 'semi-private', days: 21, meals: 1 },
    eyecare: {
      lensLimit: 10_000,
      pterygium: { covered: true, eyesAYear: 1 },
      cataract: { covered: true, eyesAYear: 1 },
    },
    cancer: { limit: 2_500_000, types: widerCancers },
    renalDialysis: { sessions: 6 },
    annualScreening: {
      startYear: 2,
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
    maternalCare: true,
    homeCare: false,
    telemedicine: true,
    virtualBooth: true,
  },
  premiums: { individual: 40_000, family4: 146_000, family6: 220_000 },
  extraDependant: { under23: 10_000, above23: 15_000 },
  halfYearly: { individual: 21_500, family4: 78_500, family6: 118_000 },
};

export const seniorsPlan: SeniorsPlan = {
  id: 'seniors-plan',
  name: "Senior's Plan",
  shortName: 'Seniors Plan',
  pdf: '/documents/senior.pdf',
  audience: 'Cover shaped for people aged 60 and above',
  published: true,
  facts: ['home-care', 'screening', 'physiotherapy'],
  benefits: {
    consultation: {
      visits: 6,
      physiotherapy: 15,
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
    hospitalCare: { ward: 'standard', days: 20, meals: 1 },
    eyecare: { lensLimit: 25_000, pterygium: { covered: true }, cataract: { covered: true } },
    cancer: { limit: 2_500_000, types: widerCancers },
    renalDialysis: { sessions: 6 },
    annualScreening: {
      startYear: 1,
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
    maternalCare: false,
    homeCare: true,
    telemedicine: true,
    virtualBooth: true,
  },
  premiums: { individual: 60_000, couple: 100_000 },
};

export const diasporaPlan: UnpublishedPlan = {
  id: 'diaspora-plan',
  name: 'Diaspora Plan',
  shortName: 'Diaspora Plan',
  pdf: '/documents/diaspora.pdf',
  audience: 'Nigerians abroad sponsor cover for loved ones in Lagos',
  published: false,
  benefits: 'unpublished',
  premiums: 'unpublished',
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
