import type * as english from '../en/plans.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlan, Plan } from '../schema/plan.ts';
import { code } from './language.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

/** The date of the rules and places that came with the site. */
export const rulesDate = '1 January 2026';

export const planFactsDate: typeof english.planFactsDate = {
  iso: facts.planFactsDate.iso,
  text: facts.planFactsDate.texts[code] ?? rulesDate,
};

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

const commonCancers = [
  'Breast',
  'Prostate',
  'Mouth of womb (cervix)',
  'Big intestine and anus (colorectal)',
  'Burkitt’s lymphoma',
  'Eye cancer for pikin (retinoblastoma)',
];
const widerCancers = [...commonCancers, 'Behind di nose (nasopharynx)'];

export const standardJaara: typeof english.standardJaara = {
  ...facts.standardJaara,
  name: 'Standard Jaara',
  audience: 'Everyday cover for pipo and families for Lagos',
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

export const jaaraPlus: typeof english.jaaraPlus = {
  ...facts.jaaraPlus,
  name: 'Standard Jaara Plus',
  audience: 'Higher limits and semi-private ward for one pesin and for families',
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
        'Breast scan (di two sides)',
        'Scan for abdomen and pelvis',
        'Prostate (PSA; men wey be 40 years and above)',
      ],
    },
  },
};

export const seniorsPlan: typeof english.seniorsPlan = {
  ...facts.seniorsPlan,
  name: 'Seniors Plan',
  audience: 'Cover wey dem make for pipo wey be 60 years and above',
  benefits: {
    ...facts.seniorsPlan.benefits,
    consultation: {
      ...facts.seniorsPlan.benefits.consultation,
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
    cancer: { limit: facts.seniorsPlan.benefits.cancer.limit, types: widerCancers },
    annualScreening: {
      startYear: facts.seniorsPlan.benefits.annualScreening.startYear,
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
};

export const diasporaPlan: typeof english.diasporaPlan = {
  ...facts.diasporaPlan,
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
};

/** In the order of the comparison's columns. */
export const comparedPlans: ComparedPlan[] = [standardJaara, jaaraPlus, seniorsPlan];

/** In the order of the cards. */
export const plans: Plan[] = [...comparedPlans, diasporaPlan];

export const cardWords: typeof english.cardWords = {
  specialistVisits: (count) => `${count} specialist doctor visits every year`,
  admission: (days, ward) => `${days} days every year for ${ward} ward`,
  cancerCare: (limit) => `Cancer care wey no pass ${limit}`,
  virtualBooth: 'Virtual booths for markets',
  noVirtualBooth: 'E no get virtual booth',
  maternalCare: `Antenatal and new born baby care; plan go cover delivery afta you don dey di scheme for ${waits.delivery}`,
  noMaternalCare: 'E no get care for belle and delivery',
  homeCare: 'Nurse for house (home care), if you choose am',
  noHomeCare: 'E no get nurse for house (home care)',
  physiotherapy: (count) => `${count} physiotherapy sessions every year`,
  screening: (year) => `Yearly check-up (screening) from year ${year}`,
};

export const cellWords: typeof english.cellWords = {
  covered: 'Plan dey cover am',
  notCovered: 'Plan no dey cover am',
  notApplicable: 'E no concern dis plan',
  coveredEyes: (count) => `Plan dey cover am, ${count === 1 ? 'one eye' : `${count} eyes`} every year`,
  visits: (count) => (count === 1 ? '1 visit every year' : `${count} visits every year`),
  sessionsAYear: (count) => (count === 1 ? '1 session every year' : `${count} sessions every year`),
  sessions: (count) => (count === 1 ? '1 session' : `${count} sessions`),
  days: (count) => (count === 1 ? '1 day every year' : `${count} days every year`),
  meals: (count) => `Food ${count} time${count === 1 ? '' : 's'} every day`,
  year: (year) => `Year ${year}`,
  wards: { standard: 'Standard ward', 'semi-private': 'Semi-private ward' },
};

const { telemedicineHours } = facts.statedCare['jaara-plus'];

/** What the plans say of a doctor by phone, for every text that speaks of it. */
export const telemedicine: typeof english.telemedicine = {
  included: 'See doctor for phone (telemedicine) dey inside every plan wey we compare',
  hours: `For Jaara Plus e dey ${telemedicineHours} hours every day, by app and telephone, wit prescriptions and mental health support. For di hours wey di oda plans get, ask us.`,
};

export const coverStart: typeof english.coverStart = {
  short: `New pipo wey register go wait ${waits.newEnrollee} before dia cover start.`,
  dates: { label: 'See your own days', to: facts.coverDatesForm.to },
  paidBy:
    'Pay on or before di 25th, and your policy go dey active for di next month: from di 8th for Standard Jaara and di Seniors Plan, inside di first week for Jaara Plus.',
  month: `New pipo wey register go wait ${waits.newEnrollee} (di rule start on ${waits.since}). “Wen my cover go start?” dey show di earliest day and di latest day; for your own day, ${askUs.tollFree}.`,
  ended: `If your cover don already end, call ${phoneLines.tollFree.inFull} before you pay.`,
  activeOrCovered:
    '“Active” mean say your policy don start; “plan dey cover am” mean say your plan go pay for dat treatment, once any waiting time don finish.',
};

export const planSources: typeof english.planSources = {
  plans: `Di plans wey we don publish, as at ${planFactsDate.text}`,
  waiting: facts.since.texts[code]
    ? `Our waiting time rules wey start on ${facts.since.texts[code]}`
    : 'Report for November 2025 about di waiting time rules wey start on 1 January 2026',
  standardJaara: 'Standard Jaara document, October 2025',
  standardReport: 'Report for March 2025 about Standard Jaara',
  jaaraPlus: 'Jaara Plus benefit package, wey no get date',
  seniors: 'Seniors Plan document, May 2025',
  order: 'KPMG summary for di Executive Order from July 2024',
  boothsDiffer:
    'Booths for Standard Jaara: di comparison and di plan document from October 2025 no be di same',
  screeningDiffers:
    'Tests for Standard Jaara: di comparison and di plan document from October 2025 no be di same',
};
