import type { FamilyPackage } from '../schema/plan.ts';

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

export const planFactsDate = { iso: '2026-01-01' } as const;

export const standardJaara = {
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
} as const;

export const jaaraPlus = {
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
} as const;

export const seniorsPlan = {
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
} as const;

export const diasporaPlan = {
  id: 'diaspora-plan',
  shortName: 'Diaspora Plan',
  pdf: '/documents/diaspora.pdf',
  published: false,
  benefits: 'unpublished',
  premiums: 'unpublished',
} as const;
