import type * as english from '../en/plans.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlan, Plan } from '../schema/plan.ts';
import { code } from './language.ts';
import { phoneLines } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

/** The date of the rules and places that came with the site. */
export const rulesDate = 'ọjọ́ 1, Oṣù Kínní (January) 2026';

export const planFactsDate: typeof english.planFactsDate = {
  iso: facts.planFactsDate.iso,
  text: facts.planFactsDate.texts[code] ?? rulesDate,
};

const jaaraSpecialists = [
  'Iṣẹ́ abẹ gbogbogbò',
  'Ìtọ́jú àwọn ọmọdé',
  'Etí àti imú àti ọ̀fun (ENT)',
  'Ìmọ̀ràn lórí oúnjẹ',
  'Ìtọ́jú àìsàn obìnrin (gynaecology)',
  'Ìtọ́jú ìdílé',
  'Ìtọ́jú àrùn ọkàn',
  'Ìtọ́jú eegun àti oríkèé',
];

const jaaraScreening = [
  'Àyẹ̀wò ara',
  'Àyẹ̀wò ìtọ̀',
  'Àyẹ̀wò ṣúgà inú ẹ̀jẹ̀ láìtíì jẹun',
  'Àyẹ̀wò ọ̀rá inú ẹ̀jẹ̀ (cholesterol)',
  'Àyẹ̀wò ojú',
  'Àyẹ̀wò ẹ̀jẹ̀ tó fara pamọ́ nínú ìgbẹ́',
  'X-ray àyà',
  'Àyẹ̀wò àrùn ẹ̀dọ̀ hepatitis B (HBsAg)',
  'Àyẹ̀wò ẹnu ilé ọmọ (Pap smear)',
];

const commonCancers = [
  'Ọyàn',
  'Prostate ọkùnrin',
  'Ẹnu ilé ọmọ',
  'Ìfun ńlá àti ihò ìdí',
  'Jẹjẹrẹ Burkitt’s lymphoma',
  'Jẹjẹrẹ inú ojú (retinoblastoma)',
];
const widerCancers = [...commonCancers, 'Ibi tí imú ti pàdé ọ̀fun (nasopharynx)'];

export const standardJaara: typeof english.standardJaara = {
  ...facts.standardJaara,
  name: 'Standard Jaara',
  audience: 'Ètò ìlera ojoojúmọ́ fún àwọn èèyàn àti ìdílé ní Èkó',
  benefits: {
    ...facts.standardJaara.benefits,
    consultation: { ...facts.standardJaara.benefits.consultation, specialists: jaaraSpecialists },
    cancer: { limit: facts.standardJaara.benefits.cancer.limit, types: commonCancers },
    annualScreening: {
      startYear: facts.standardJaara.benefits.annualScreening.startYear,
      tests: [...jaaraScreening, 'Àyẹ̀wò CA-125', 'Scan ọyàn', 'Àyẹ̀wò prostate (PSA)'],
    },
  },
};

export const jaaraPlus: typeof english.jaaraPlus = {
  ...facts.jaaraPlus,
  name: 'Standard Jaara Plus',
  audience: 'Òdiwọ̀n àǹfààní tó ga sí i àti wọ́ọ̀dù oníbùsùn díẹ̀ (semi-private) fún ẹnì kan tàbí ìdílé',
  benefits: {
    ...facts.jaaraPlus.benefits,
    consultation: { ...facts.jaaraPlus.benefits.consultation, specialists: jaaraSpecialists },
    cancer: { limit: facts.jaaraPlus.benefits.cancer.limit, types: widerCancers },
    annualScreening: {
      startYear: facts.jaaraPlus.benefits.annualScreening.startYear,
      tests: [
        ...jaaraScreening,
        'Àyẹ̀wò ẹ̀dọ̀ (ALT)',
        'Àyẹ̀wò creatinine',
        'Àyẹ̀wò albumin',
        'Scan ọyàn méjèèjì',
        'Scan ikùn àti ìbàdí',
        'Àyẹ̀wò prostate (PSA; ọkùnrin ẹni ọdún 40 sókè)',
      ],
    },
  },
};

export const seniorsPlan: typeof english.seniorsPlan = {
  ...facts.seniorsPlan,
  name: 'Seniors Plan',
  audience: 'Ètò tí a ṣe fún àwọn ẹni ọdún 60 sókè',
  benefits: {
    ...facts.seniorsPlan.benefits,
    consultation: {
      ...facts.seniorsPlan.benefits.consultation,
      specialists: [
        'Iṣẹ́ abẹ gbogbogbò',
        'Ìtọ́jú iṣan àti oríkèé (physiotherapy)',
        'Etí àti imú àti ọ̀fun (ENT)',
        'Ìmọ̀ràn lórí oúnjẹ',
        'Ìtọ́jú àìsàn obìnrin (gynaecology)',
        'Ìtọ́jú ìtọ̀ ṣúgà (endocrinology)',
        'Ìtọ́jú àrùn ọkàn',
        'Ìtọ́jú eegun àti oríkèé',
        'Ìtọ́jú ojú',
      ],
    },
    cancer: { limit: facts.seniorsPlan.benefits.cancer.limit, types: widerCancers },
    annualScreening: {
      startYear: facts.seniorsPlan.benefits.annualScreening.startYear,
      tests: [
        'Àyẹ̀wò ara',
        'X-ray ọyàn (mammogram)',
        'Àyẹ̀wò CA-125',
        'Àyẹ̀wò ojú',
        'Àyẹ̀wò ẹ̀jẹ̀ tó fara pamọ́ nínú ìgbẹ́',
        'X-ray àyà',
        'Àyẹ̀wò àrùn ẹ̀dọ̀ hepatitis B (HBsAg)',
        'Àyẹ̀wò ẹnu ilé ọmọ (Pap smear)',
        'Àyẹ̀wò albumin',
        'Scan ikùn àti ìbàdí',
        'Àyẹ̀wò prostate (PSA)',
      ],
    },
  },
};

export const diasporaPlan: typeof english.diasporaPlan = {
  ...facts.diasporaPlan,
  name: 'Diaspora Plan',
  audience: 'Àwọn ọmọ Nàìjíríà ní ilẹ̀ òkèèrè ń sanwó ètò fún àwọn èèyàn wọn ní Èkó',
  statements: [
    'Ẹ̀yin ń sanwó láti ilẹ̀ òkèèrè, àwọn èèyàn yín ń gba ìtọ́jú ní Èkó',
    'Home Konnect fún ìdílé tó wà nílé',
    'Waka-Well fún àwọn arìnrìn-àjò àti àlejò',
  ],
  launched: 'Oṣù Kejìlá (December) 2022',
  products: {
    since: 'Oṣù Kejìlá (December) 2025',
    list: [
      { name: 'Ilera-Eko Waka-Well', audience: 'Àwọn arìnrìn-àjò àti àlejò' },
      { name: 'Ilera-Eko Home Konnect', audience: 'Ìdílé tó wà nílé' },
    ],
  },
};

export const comparedPlans: ComparedPlan[] = [standardJaara, jaaraPlus, seniorsPlan];

export const plans: Plan[] = [...comparedPlans, diasporaPlan];

export const cardWords: typeof english.cardWords = {
  specialistVisits: (count) => `Ìgbà ${count} lọ́dún lọ́dọ̀ dókítà àkànṣe (specialist)`,
  admission: (days, ward) =>
    `Ọjọ́ ${days} lọ́dún nínú wọ́ọ̀dù ${ward === 'standard' ? 'gbogbogbò' : 'oníbùsùn díẹ̀'} (${ward})`,
  cancerCare: (limit) => `Ìtọ́jú àrùn jẹjẹrẹ, títí dé ${limit}`,
  virtualBooth: 'Àwọn àgọ́ VBooth nínú ọjà',
  noVirtualBooth: 'Kò sí àgọ́ VBooth',
  maternalCare: `Ìtọ́jú aláboyún àti ọmọ tuntun; ètò máa sanwó ìbímọ lẹ́yìn ${waits.delivery} tí ẹ forúkọ sílẹ̀`,
  noMaternalCare: 'Kò sí ìtọ́jú oyún àti ìbímọ',
  homeCare: 'Ìtọ́jú nọ́ọ̀sì nílé, bí ẹ bá yàn án',
  noHomeCare: 'Kò sí ìtọ́jú nọ́ọ̀sì nílé',
  physiotherapy: (count) => `Ìgbà ${count} lọ́dún fún ìtọ́jú iṣan àti oríkèé (physiotherapy)`,
  screening: (year) => `Àyẹ̀wò ìlera ọdọọdún láti ọdún ${waits.year(year)}`,
};

export const cellWords: typeof english.cellWords = {
  covered: 'Ó wà nínú ètò',
  notCovered: 'Kò sí nínú ètò',
  notApplicable: 'Kò kan irú ètò yìí',
  coveredEyes: (count) => `Ó wà nínú ètò, ojú ${count === 1 ? 'kan' : count} lọ́dún`,
  visits: (count) => `Ìgbà ${count} lọ́dún`,
  sessionsAYear: (count) => `Ìgbà ${count} lọ́dún`,
  sessions: (count) => `Ìgbà ${count}`,
  days: (count) => `Ọjọ́ ${count} lọ́dún`,
  meals: (count) => `Ìgbà ${count} lójúmọ́`,
  year: (year) => `Ọdún ${waits.year(year)}`,
  wards: { standard: 'Wọ́ọ̀dù gbogbogbò (standard)', 'semi-private': 'Wọ́ọ̀dù oníbùsùn díẹ̀ (semi-private)' },
};

const { telemedicineHours } = facts.statedCare['jaara-plus'];

export const telemedicine: typeof english.telemedicine = {
  included: 'Ìtọ́jú lórí fóònù (telemedicine) wà nínú gbogbo irú ètò tí a fi wé ara wọn',
  hours: `Nínú Jaara Plus, ó wà fún wákàtí ${telemedicineHours} lójúmọ́, lórí áàpù àti fóònù, pẹ̀lú ìwé oògùn àti ìrànlọ́wọ́ fún ìlera ọpọlọ. Fún wákàtí ti àwọn irú ètò yòókù, ẹ bi wá.`,
};

export const coverStart: typeof english.coverStart = {
  short: `Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee} kí àǹfààní ètò wọn tó bẹ̀rẹ̀.`,
  dates: { label: 'Ẹ wo ọjọ́ tiyín', to: facts.coverDatesForm.to },
  paidBy:
    'Bí ẹ bá sanwó ní ọjọ́ 25 oṣù tàbí ṣáájú rẹ̀, ètò yín máa bẹ̀rẹ̀ iṣẹ́ ní oṣù tó kàn: láti ọjọ́ 8 oṣù náà fún Standard Jaara àti Seniors Plan, ní ọ̀sẹ̀ àkọ́kọ́ fún Jaara Plus.',
  month: `Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee} (òfin yìí bẹ̀rẹ̀ ní ${waits.since}). “Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?” fi ọjọ́ tó yá jù lọ àti ọjọ́ tó pẹ́ jù lọ hàn; fún ọjọ́ tiyín gan-an, ${askUs.tollFree}.`,
  ended: `Bí ètò yín bá ti parí, ẹ pe ${phoneLines.tollFree.inFull} kí ẹ tó sanwó.`,
  activeOrCovered:
    '“Ètò bẹ̀rẹ̀ iṣẹ́” túmọ̀ sí pé ètò yín ti bẹ̀rẹ̀; “ó wà nínú ètò” túmọ̀ sí pé ètò yín máa sanwó ìtọ́jú náà, lẹ́yìn àkókò ìdúró tó bá ní.',
};

export const planSources: typeof english.planSources = {
  plans: `Àwọn irú ètò tí a tẹ̀ jáde, bí wọ́n ṣe rí ní ${planFactsDate.text}`,
  waiting: facts.since.texts[code]
    ? `Àkókò ìdúró wa, tó ń ṣiṣẹ́ láti ${facts.since.texts[code]}`
    : 'Ìròyìn Oṣù Kọkànlá (November) 2025 nípa àkókò ìdúró tó ń ṣiṣẹ́ láti ọjọ́ 1, Oṣù Kínní (January) 2026',
  standardJaara: 'Ìwé Standard Jaara, Oṣù Kẹwàá (October) 2025',
  standardReport: 'Ìròyìn Oṣù Kẹta (March) 2025 nípa Standard Jaara',
  jaaraPlus: 'Àkójọ àǹfààní Jaara Plus, tí kò ní ọjọ́',
  seniors: 'Ìwé Seniors Plan, Oṣù Karùn-ún (May) 2025',
  order: 'Àkópọ̀ tí KPMG ṣe fún Àṣẹ ìjọba (Executive Order) ti Oṣù Keje (July) 2024',
  boothsDiffer:
    'Àgọ́ VBooth nínú Standard Jaara: àfiwé àwọn irú ètò àti ìwé ètò náà ti Oṣù Kẹwàá (October) 2025 kò bára mu',
  screeningDiffers:
    'Àyẹ̀wò nínú Standard Jaara: àfiwé àwọn irú ètò àti ìwé ètò náà ti Oṣù Kẹwàá (October) 2025 kò bára mu',
};
