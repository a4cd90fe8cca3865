import * as english from '../en/plans.ts';
import type { ComparedPlan, Plan } from '../schema/plan.ts';
import { translate } from '../translate.ts';

export * from '../en/plans.ts';

export const planFactsDate = translate(english.planFactsDate, { text: '1 Oṣù Kínní 2026' });

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

export const standardJaara = translate(english.standardJaara, {
  name: 'Standard Jaara',
  audience: 'Ètò ìlera ojoojúmọ́ fún àwọn èèyàn àti ìdílé ní Èkó',
  benefits: {
    consultation: { specialists: jaaraSpecialists },
    cancer: { types: commonCancers },
    annualScreening: {
      tests: [...jaaraScreening, 'Àyẹ̀wò CA-125', 'Scan ọyàn', 'Àyẹ̀wò prostate (PSA)'],
    },
  },
});

export const jaaraPlus = translate(english.jaaraPlus, {
  name: 'Standard Jaara Plus',
  audience: 'Òdiwọ̀n àǹfààní tó ga sí i àti wọ́ọ̀dù oníbùsùn díẹ̀ (semi-private) fún ẹnì kan tàbí ìdílé',
  benefits: {
    consultation: { specialists: jaaraSpecialists },
    cancer: { types: widerCancers },
    annualScreening: {
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
});

export const seniorsPlan = translate(english.seniorsPlan, {
  name: "Senior's Plan",
  audience: 'Ètò tí a ṣe fún àwọn ẹni ọdún 60 sókè',
  benefits: {
    consultation: {
      specialists: [
        'Iṣẹ́ abẹ gbogbogbò',
        'Ìtọ́jú iṣan àti oríkèé (physiotherapy)',
        'Etí àti imú àti ọ̀fun (ENT)',
        'Ìmọ̀ràn lórí oúnjẹ',
        'Ìtọ́jú àìsàn obìnrin (gynaecology)',
        'Endocrinology (ìtọ̀ ṣúgà)',
        'Ìtọ́jú àrùn ọkàn',
        'Ìtọ́jú eegun àti oríkèé',
        'Ìtọ́jú ojú',
      ],
    },
    cancer: { types: widerCancers },
    annualScreening: {
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
});

export const diasporaPlan = translate(english.diasporaPlan, {
  name: 'Diaspora Plan',
  audience: 'Àwọn ọmọ Nàìjíríà ní ilẹ̀ òkèèrè ń sanwó ètò fún àwọn èèyàn wọn ní Èkó',
  statements: [
    'Ẹ̀yin ń sanwó láti ilẹ̀ òkèèrè, àwọn èèyàn yín ń gba ìtọ́jú ní Èkó',
    'Home Konnect fún ìdílé tó wà nílé',
    'Waka-Well fún àwọn arìnrìn-àjò àti àlejò',
  ],
  launched: 'Oṣù Kejìlá 2022',
  products: {
    since: 'Oṣù Kejìlá 2025',
    list: [
      { name: 'Ilera-Eko Waka-Well', audience: 'Àwọn arìnrìn-àjò àti àlejò' },
      { name: 'Ilera-Eko Home Konnect', audience: 'Ìdílé tó wà nílé' },
    ],
  },
});

export const comparedPlans: ComparedPlan[] = [standardJaara, jaaraPlus, seniorsPlan];

export const plans: Plan[] = [...comparedPlans, diasporaPlan];
