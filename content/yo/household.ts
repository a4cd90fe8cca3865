import type * as english from '../en/household.ts';
import * as facts from '../facts/plans.ts';
import {
  CHILD_AGE_LIMIT,
  familyPackages,
  jaaraPlus,
  SENIOR_AGE,
  seniorsPlan,
  standardJaara,
} from './plans.ts';
import { sharingWords } from './site.ts';

export const householdContent: typeof english.householdContent = {
  familyPlans: [standardJaara, jaaraPlus],
  seniorsPlan,
  packages: familyPackages,
};

export const householdCalculator: typeof english.householdCalculator = {
  id: facts.householdCalculator.id,
  heading: 'Èló ni a máa san?',
  lead: 'Ẹ sọ àwọn tó ń gbé pẹ̀lú yín fún wa. A máa wá àpapọ̀ ètò tí owó rẹ̀ kéré jù lọ nínú irú ètò kọ̀ọ̀kan, àti ọ̀nà mìíràn tó ṣeé ṣe.',
  groups: {
    adults: { label: 'Àgbàlagbà', hint: `ẹni ọdún ${CHILD_AGE_LIMIT} sí ${SENIOR_AGE - 1}` },
    children: { label: 'Ọmọ', hint: `kò tíì pé ọdún ${CHILD_AGE_LIMIT}` },
    seniors: { label: 'Àgbà', hint: `ẹni ọdún ${SENIOR_AGE} sókè` },
  },
  fewer: (label) => `${label}: ẹ yọ ẹnì kan kúrò`,
  more: (label) => `${label}: ẹ fi ẹnì kan kún un`,
  tooMany: (max) => `Kò lè ju ${max} lọ. Ẹ pè wá bí ó bá ju bẹ́ẹ̀ lọ.`,
  submit: 'Ẹ ṣe ìṣirò rẹ̀',
  answer: (plan, total) => `${plan}: ${total} lọ́dún.`,
  total: 'Àpapọ̀ owó lọ́dún',
  cheapest: 'Iye owó tó kéré jù lọ',
  otherWay: (open, stillOpen) => {
    if (open === 1) return 'Bí ìdáhùn bá jẹ́ rárá';
    return stillOpen === 0 ? 'Bí gbogbo ìdáhùn bá jẹ́ rárá' : 'Bí ìdáhùn kan bá jẹ́ rárá';
  },
  instalments: 'Ní díẹ̀díẹ̀',
  instalment: (times, each, sum) => `${times} × ${each} = ${sum}`,
  noInstalments: 'Kò sí ìkéde nípa sísan díẹ̀díẹ̀ fún àpapọ̀ yìí: ẹ bi wá.',
  instalmentsNote:
    'Àwọn ìtọ́jú kan wà tó jẹ́ pé lẹ́yìn tí ẹ bá ti san owó adójútòfò gbogbo ọdún náà nìkan ni wọ́n máa wà nínú ètò: ìtọ́jú oyún àti ìbímọ, àti àyẹ̀wò ìlera; nínú Jaara Plus, iṣẹ́ abẹ àti ìtọ́jú ìpele kejì (secondary care) pẹ̀lú.',
  people: (counts) => `Fún: ${counts.join(', ')}.`,
  count: (label, count) => `${label} ${count}`,
  nobody: 'Ẹ fi ó kéré tán ẹnì kan kún un láti rí iye owó.',
  assumptionsHeading: 'Bí a ṣe ń ṣe ìṣirò rẹ̀',
};

export const costItemWords: typeof english.costItemWords = {
  individual: { one: 'ètò ẹnì kan', many: 'ètò ẹnì kan' },
  family4: { one: 'ìdílé tí kò ju èèyàn 4 lọ', many: 'ìdílé tí kò ju èèyàn 4 lọ' },
  family6: { one: 'ìdílé tí kò ju èèyàn 6 lọ', many: 'ìdílé tí kò ju èèyàn 6 lọ' },
  'extra-under-23': {
    one: 'àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23',
    many: 'àfikún àwọn tí ẹ ń gbọ́ bùkátà wọn, tí wọn kò tíì pé ọdún 23',
  },
  'extra-above-23': {
    one: 'ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ',
    many: 'àwọn tí ẹ ń gbọ́ bùkátà wọn, tí wọ́n ju ọdún 23 lọ',
  },
  'senior-couple': { one: 'Seniors Plan fún tọkọtaya', many: 'Seniors Plan fún tọkọtaya' },
  senior: { one: 'Seniors Plan fún ẹnì kan', many: 'Seniors Plan fún ẹnì kan' },
};

export const openQuestions: typeof english.openQuestions = {
  'child-alone': 'Ẹ béèrè bóyá ọmọ lè ní ètò tirẹ̀.',
  'policy-alone': 'Ẹ béèrè bóyá ọmọ, tàbí ọ̀kan nínú òbí méjì, lè ní ètò tirẹ̀.',
  'grown-dependant': 'Ẹ béèrè bóyá a lè ka àwọn àgbàlagbà yòókù sí àwọn tí ẹ ń gbọ́ bùkátà wọn.',
  'senior-couple': 'Ẹ béèrè bóyá a lè ka méjì nínú àwọn àgbà náà sí tọkọtaya.',
};

export const householdSharing: typeof english.householdSharing = {
  share: 'Ẹ pín iye owó yìí',
  title: 'Iye owó Ilera Eko fún ilé wa lọ́dún',
  ...sharingWords,
  whatsApp: 'Ẹ fi iye owó náà ránṣẹ́ lórí WhatsApp',
  print: 'Ẹ tẹ iye owó náà jáde / ẹ fi pamọ́',
  printedFrom: 'Ẹ tún ìṣirò náà ṣe ní',
};

export const householdAssumptions: typeof english.householdAssumptions = [
  'Ìdílé tí kò ju èèyàn 4 lọ jẹ́ olórí ìforúkọsílẹ̀ (ẹni tí ètò wà lórúkọ rẹ̀), ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 2, tàbí olórí ìforúkọsílẹ̀ àti ọmọ 3. Ìdílé tí kò ju èèyàn 6 lọ jẹ́ olórí ìforúkọsílẹ̀, ọkọ tàbí ìyàwó rẹ̀ àti ọmọ 4, tàbí olórí ìforúkọsílẹ̀ àti ọmọ 5. Olórí ìforúkọsílẹ̀ àti ọkọ tàbí ìyàwó rẹ̀ jẹ́ àgbàlagbà, ẹni ọdún 23 sí 59; àwọn ọmọ kò tíì pé ọdún 23.',
  'Ètò ìdílé lè ní èèyàn tí kò tó iye àyè inú rẹ̀, bí owó rẹ̀ bá kéré sí i. Ẹnikẹ́ni tí kò tíì pé ọdún 60 sì lè ní ètò ẹnì kan.',
  'Orí ìdílé ẹlẹ́ni 6 tó kún nìkan ni a ti ń ka iye owó àfikún ẹni tí ẹ ń gbọ́ bùkátà rẹ̀, tí kò tíì pé ọdún 23.',
  'A ka àgbàlagbà méjì àkọ́kọ́ sí olórí ìforúkọsílẹ̀ àti ọkọ tàbí ìyàwó rẹ̀. Nínú Jaara Plus, àwọn àgbàlagbà yòókù máa wọ ètò ìdílé wọn gẹ́gẹ́ bí ẹni tí wọ́n ń gbọ́ bùkátà rẹ̀, tó ju ọdún 23 lọ.',
  'A ka àwọn ẹni ọdún 60 sókè sí Seniors Plan, a sì ka méjì nínú wọn sí tọkọtaya. Bí wọn kì í bá ṣe tọkọtaya, ẹnì kọ̀ọ̀kan máa san iye owó ẹnì kan.',
  'A fi sísan díẹ̀díẹ̀ hàn níbi tí a ti kéde rẹ̀: fún ètò ẹnì kan àti ètò ìdílé ti àwọn irú ètò Jaara. Ẹ ní kí a fìdí ọ̀rọ̀ tiyín múlẹ̀ kí ẹ tó sanwó.',
];
