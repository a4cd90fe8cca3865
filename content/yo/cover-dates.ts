import type * as english from '../en/cover-dates.ts';
import { contactLink } from '../facts/links.ts';
import * as facts from '../facts/plans.ts';
import type { ComparedPlanId } from '../schema/plan.ts';
import { withWords } from '../with-words.ts';
import { benefitNotes } from './plan-comparison.ts';
import { planDocument } from './plan-details.ts';
import { comparedPlans, coverStart, plans, planSources as sources } from './plans.ts';
import { brand, emergencyAdvice, phoneLines, whereFrom } from './site.ts';
import { askUs } from './support.ts';
import { waits } from './waiting.ts';

const { tollFree } = phoneLines;

const noteText = (id: string) => benefitNotes.find((note) => note.id === id)?.text ?? '';
const paidInTime = 'Bí ẹ bá sanwó ní ọjọ́ 25 oṣù tàbí ṣáájú rẹ̀, ètò máa bẹ̀rẹ̀ iṣẹ́';
const fromTheEighth = `${paidInTime} láti ọjọ́ 8 oṣù tó kàn.`;
const inTheFirstWeek = `${paidInTime} ní ọ̀sẹ̀ àkọ́kọ́ oṣù tó kàn.`;
const ourReading = (text: string) => `${text} Ẹ bi wá, kó lè dá yín lójú.`;
const lateReading = ourReading('A ka owó tí ẹ bá san lẹ́yìn ọjọ́ yìí sí ti oṣù tó kàn.');
const yearReading = (year: number) =>
  ourReading(`Ọdún ${waits.year(year)} bẹ̀rẹ̀ lẹ́yìn oṣù ${(year - 1) * 12} tí ètò yín àkọ́kọ́ bẹ̀rẹ̀ iṣẹ́.`);
const forCouple = (what: string) =>
  `${what} wà fún ẹni tí ètò wà lórúkọ rẹ̀ (principal) àti ọkọ tàbí ìyàwó rẹ̀ nìkan, lẹ́yìn tí ẹ bá ti san owó adójútòfò (premium) gbogbo ọdún náà.`;
const maternalCare = forCouple('Ìtọ́jú oyún àti ìbímọ');

const newEnrollee = { text: noteText('new-enrollee'), source: sources.waiting };
const antenatal = `${noteText('antenatal')} ${maternalCare}`;
const delivery = `${noteText('delivery')} ${maternalCare}`;
const cancerCare = {
  text: noteText('cancer-year'),
  source: sources.plans,
  reading: yearReading(waits.cancerYear),
};
const noMaternalCare = { text: 'Seniors Plan kò ní ìtọ́jú oyún àti ìbímọ.', source: sources.plans };

/** In the first year who is new waits as for everyday care; for a later one there is a reading of ours. */
const screening = (planId: ComparedPlanId, more: string, source: string) => {
  const { startYear = 1 } = comparedPlans.find(({ id }) => id === planId)?.benefits.annualScreening ?? {};
  const text = [
    planDocument.waiting.screening(startYear),
    more,
    startYear > 1 ? '' : noteText('new-enrollee'),
  ];
  return {
    text: text.filter(Boolean).join(' '),
    source,
    ...(startYear > 1 && { reading: yearReading(startYear) }),
  };
};

export const coverRules: typeof english.coverRules = {
  'standard-jaara': {
    start: facts.coverRules['standard-jaara'].start,
    rules: withWords(facts.coverRules['standard-jaara'].rules, {
      policy: { text: fromTheEighth, source: sources.standardJaara, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { text: antenatal, source: `${sources.waiting}; ${sources.standardJaara}` },
      'planned-surgery': {
        text: `${noteText('elective-surgery')} Títí di ìgbà náà, aláìsàn ló máa sanwó.`,
        source: `${sources.waiting}; ${sources.standardJaara}`,
      },
      delivery: { text: delivery, source: `${sources.waiting}; ${sources.standardJaara}` },
      'cancer-care': { ...cancerCare },
      screening: screening(
        'standard-jaara',
        'Ẹ gbọ́dọ̀ ti san owó adójútòfò (premium) gbogbo ọdún náà.',
        `${sources.plans}; ${sources.standardJaara}`,
      ),
      dialysis: {
        text: 'Ẹ bi wá ìgbà tó máa bẹ̀rẹ̀, kí ẹ tó gbẹ́kẹ̀ lé e.',
        source: sources.plans,
      },
    }),
  },
  'jaara-plus': {
    start: facts.coverRules['jaara-plus'].start,
    rules: withWords(facts.coverRules['jaara-plus'].rules, {
      policy: { text: inTheFirstWeek, source: sources.jaaraPlus, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { text: antenatal, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      'planned-surgery': {
        text: `${noteText('elective-surgery')} ${noteText('full-premium-surgery')}`,
        source: `${sources.waiting}; ${sources.jaaraPlus}`,
      },
      delivery: { text: delivery, source: `${sources.waiting}; ${sources.jaaraPlus}` },
      'cancer-care': { ...cancerCare },
      screening: screening('jaara-plus', forCouple('Àyẹ̀wò ìlera ọdọọdún'), sources.jaaraPlus),
      dialysis: {
        text: noteText('dialysis-year'),
        source: sources.jaaraPlus,
        reading: yearReading(waits.dialysisYear),
      },
    }),
  },
  'seniors-plan': {
    start: facts.coverRules['seniors-plan'].start,
    rules: withWords(facts.coverRules['seniors-plan'].rules, {
      policy: { text: fromTheEighth, source: sources.seniors, reading: lateReading },
      'new-enrollee': { ...newEnrollee },
      antenatal: { ...noMaternalCare },
      'planned-surgery': { text: noteText('elective-surgery'), source: sources.waiting },
      delivery: { ...noMaternalCare },
      'cancer-care': { ...cancerCare },
      screening: screening('seniors-plan', '', `${sources.plans}; ${sources.waiting}`),
      dialysis: {
        text: noteText('seniors-dialysis-year'),
        source: sources.seniors,
        reading: yearReading(waits.dialysisYear),
      },
    }),
  },
};

export const coverBenefitLabels: typeof english.coverBenefitLabels = {
  policy: 'Ètò yín bẹ̀rẹ̀ iṣẹ́',
  'new-enrollee': 'Ìtọ́jú ojoojúmọ́ fún àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀',
  antenatal: 'Ìtọ́jú aláboyún',
  'planned-surgery': 'Iṣẹ́ abẹ tí a ṣètò sílẹ̀',
  delivery: 'Ìbímọ, láìsí iṣẹ́ abẹ tàbí pẹ̀lú iṣẹ́ abẹ (CS)',
  'cancer-care': 'Ìtọ́jú àrùn jẹjẹrẹ',
  screening: 'Àyẹ̀wò ìlera ọdọọdún',
  dialysis: 'Fífọ ẹ̀jẹ̀ (dialysis)',
};

const enrolledLabel = 'Ọjọ́ tí ẹ kọ́kọ́ forúkọ sílẹ̀';
const dueLabel = 'Ọjọ́ tí a ń retí ọmọ';

export const coverDatesForm: typeof english.coverDatesForm = {
  id: facts.coverDatesForm.id,
  heading: 'Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?',
  shortLead: `Àǹfààní ètò kì í bẹ̀rẹ̀ ní ọjọ́ tí ẹ sanwó, àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ sì máa dúró fún ${waits.newEnrollee}.`,
  to: facts.coverDatesForm.to,
  plan: 'Irú ètò',
  planChoices: plans.map(({ id, name }) => ({ id, name })),
  paid: { label: 'Ọjọ́ ìsanwó', hint: 'Bí ó bá jẹ́ òní, ẹ má kọ nǹkan kan síbí.' },
  enrolled: { label: enrolledLabel, hint: 'Bí èyí bá jẹ́ ìgbà àkọ́kọ́ tí ẹ sanwó, ẹ má kọ nǹkan kan síbí.' },
  due: { label: `${dueLabel} (kò pọn dandan)`, hint: 'Bí ibùdó ìlera ṣe sọ fún yín.' },
  submit: 'Ẹ fi àwọn ọjọ́ náà hàn',
  errorHeading: 'Ọ̀kan nínú àwọn ọjọ́ náà kò ṣeé lò',
  errors: {
    notADay: (label) => `${label}: ẹ kọ ọjọ́ bí 14/3/2027.`,
    tooEarly: (label) =>
      `${label}: àwọn òfin yìí ń ṣiṣẹ́ láti ${waits.since}. Fún ọjọ́ tó ṣáájú rẹ̀, ẹ pe ${tollFree.inFull}.`,
    enrolledTooEarly: `${enrolledLabel}: ètò ìlera yìí bẹ̀rẹ̀ ní ọjọ́ 1, Oṣù Keje (July) 2019.`,
    enrolledLater: `${enrolledLabel}: kò lè jẹ́ lẹ́yìn ọjọ́ ìsanwó.`,
    dueEarlier: `${dueLabel}: kò lè jẹ́ ṣáájú ọjọ́ ìsanwó.`,
    tooLate: (label) => `${label}: ẹ kọ ọjọ́ tó ṣáájú ọdún 2100.`,
  },
};

export const coverDatesPage: typeof english.coverDatesPage = {
  title: `${coverDatesForm.heading} | ${brand.name}`,
  errorTitle: (title) => `Àṣìṣe: ${title}`,
  description:
    'Láti ọjọ́ tí ẹ sanwó: ọjọ́ tí ètò yín bẹ̀rẹ̀ iṣẹ́, àti ọjọ́ àkọ́kọ́ fún iṣẹ́ abẹ tí a ṣètò sílẹ̀, ìbímọ, ìtọ́jú àrùn jẹjẹrẹ àti àyẹ̀wò ìlera ọdọọdún.',
  heading: coverDatesForm.heading,
  lead: `Ẹ yan irú ètò, kí ẹ sì kọ ọjọ́ ìsanwó. Fún ìbímọ, ẹ kọ ọjọ́ tí a ń retí ọmọ pẹ̀lú: ẹ máa rí ọjọ́ tó kẹ́yìn tí ẹ lè forúkọ sílẹ̀. ${coverStart.activeOrCovered}`,
  answerHeading: (plan, paid) => `${plan}, tí ẹ sanwó rẹ̀ ní ${paid}`,
  enrolledOn: (day) => `Ẹ kọ́kọ́ forúkọ sílẹ̀ ní ${day}.`,
  continued: {
    note: `Láti ọjọ́ yẹn ni a ti ń ka àkókò ìdúró, bí ètò yín kò bá ní àlàfo láti ìgbà náà. Bí àlàfo bá wà, ẹ pe ${tollFree.inFull} kí ẹ sì béèrè.`,
    policyLabel: 'Ètò yín',
    policy:
      'ń bá a lọ láìsí àlàfo, bí ẹ bá sọ ọ́ di ọ̀tun ní ọjọ́ 25 oṣù tó kẹ́yìn nínú ọdún ètò (oṣù 12), tàbí ṣáájú rẹ̀',
    afterGap: (start) => `Bí ó bá jẹ́ tuntun, tàbí lẹ́yìn àlàfo: ó bẹ̀rẹ̀ iṣẹ́ ${start}.`,
    over: 'ó wà nínú ètò: kò sí ìdúró mọ́',
  },
  todayTaken: 'Ẹ kò kọ ọjọ́ ìsanwó, nítorí náà a lo ọjọ́ òní ní Èkó.',
  from: (day) => `láti ${day}`,
  fromOr: (day, latest) => `láti ${day} tàbí ${latest}`,
  within: (day, latest) => `láàárín ${day} àti ${latest}`,
  notCovered: 'Kò sí nínú ètò',
  notStated: `Ẹ bi wá, a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù: ${tollFree.inFull}`,
  timeline: {
    heading: 'Àwọn ọjọ́ yín ní ṣókí',
    twoDays: `Níbi tí ọjọ́ méjì bá wà, ọjọ́ àkọ́kọ́ ni bó bá jẹ́ pé láti ọjọ́ tí ẹ forúkọ sílẹ̀ ni a ti ń ka àwọn oṣù náà, ọjọ́ kejì ni bó bá jẹ́ pé láti ọjọ́ tí ètò yín bẹ̀rẹ̀ iṣẹ́ ni. Fún ọjọ́ tiyín gan-an, ${askUs.tollFree}.`,
    steps: {
      paid: 'Ẹ sanwó',
      due: 'Ọjọ́ tí a ń retí ọmọ',
      end: 'Ọdún ètò parí',
    },
    renew: (day) => `Ẹ sọ ètò yín di ọ̀tun ní ${day} tàbí ṣáájú rẹ̀, kí àlàfo má baà wà.`,
    sooner: (by, start) =>
      `Bí ẹ bá sanwó ní ${by} tàbí ṣáájú rẹ̀, ètò máa bẹ̀rẹ̀ iṣẹ́ ní oṣù kan ṣáájú: ${start}.`,
  },
  calendar: {
    link: 'Ẹ fi àwọn ọjọ́ náà sínú kàlẹ́ńdà yín',
    note: 'Fáìlì kékeré (.ics) fún kàlẹ́ńdà fóònù yín. Ó máa rán yín létí ní ọjọ́ 60, 30 àti 7 ṣáájú kí ọdún ètò tó parí.',
    path: facts.coverDatesPage.calendar,
    event: (plan, what) => `${brand.scheme} ${plan}: ${what}`,
    renew: 'ọjọ́ tó kẹ́yìn láti sọ ètò di ọ̀tun láìsí àlàfo',
    call: `Fún ìbéèrè: ${tollFree.inFull}`,
  },
  source: whereFrom,
  birth: {
    heading: (due) => `Ìbímọ ní ${due}`,
    covered: 'Ètò máa sanwó ìbímọ náà, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún.',
    perhaps: `Ó dá lórí bí a ṣe ka ${waits.delivery} náà. Ẹ pe ${tollFree.inFull} kí ẹ sì béèrè kí ẹ tó gbẹ́kẹ̀ lé e.`,
    coveredWithoutGap: `Ètò máa sanwó ìbímọ náà, bí ẹ bá ní ẹ̀rí pé ẹ lọ fún ìtọ́jú aláboyún, tí ètò yín kò sì ní àlàfo. Bí àlàfo bá wà, ẹ pe ${tollFree.inFull} kí ẹ sì béèrè.`,
    conditions: maternalCare,
    tooEarly: `Kò ní tíì pé ${waits.delivery} nígbà náà: ètò kò ní sanwó ìbímọ náà.`,
    notActive: 'Ètò yín kò ní tíì bẹ̀rẹ̀ iṣẹ́ nígbà náà: ètò kò ní sanwó ìbímọ náà.',
    antenatal: (start) => `Ìtọ́jú aláboyún wà nínú ètò ${start}.`,
    still: {
      heading: 'Ohun tí ẹ ṣì lè ṣe',
      everyday: (start) => `Ìtọ́jú ojoojúmọ́ wà nínú ètò ${start}.`,
      pay: 'Ẹ̀yin fúnra yín ni ẹ máa sanwó ìbímọ náà.',
      ask: `Ẹ bi wá bóyá ọ̀nà mìíràn wà: ${tollFree.inFull}.`,
    },
    notCovered: 'Kò sí nínú Seniors Plan. Ó wà nínú irú ètò Jaara méjèèjì.',
    lastSure: (day) => `Ọjọ́ tó kẹ́yìn láti forúkọ sílẹ̀ kí ẹ sì sanwó, kó lè dájú: ${day}.`,
    hasPassed: 'Ó ti kọjá.',
    lastPerhaps: (day) =>
      `Ọjọ́ tó kẹ́yìn bí a bá ń ka ${waits.delivery} náà láti ọjọ́ tí ẹ forúkọ sílẹ̀, nítorí náà ẹ kọ́kọ́ béèrè: ${day}.`,
    early: 'Ọmọ lè tètè dé: ẹ má ṣe dúró de ọjọ́ tó kẹ́yìn. Kò sí àkókò ìdúró fún ìtọ́jú aláboyún.',
  },
  notes: {
    heading: 'Bí ẹ ṣe lè ka àwọn ọjọ́ náà',
    items: [
      'Ẹ sọ ètò yín di ọ̀tun ní ọjọ́ 25 oṣù tó kẹ́yìn nínú ọdún ètò (oṣù 12), tàbí ṣáájú rẹ̀, kí àwọn ọdún náà lè máa lọ láìsí àlàfo. Kò tíì pẹ́ jù bí ẹ bá sanwó ní ọjọ́ 25 gan-an.',
      coverStart.ended,
      emergencyAdvice,
    ],
  },
  rulesHeading: (plan) => `Àwọn òfin ${plan}`,
  unpublished: {
    heading: 'Diaspora Plan',
    text: `Ìgbà tí àǹfààní irú ètò yìí bẹ̀rẹ̀: ${askUs.tollFree}. Ẹ béèrè kí ẹ tó sanwó, lórí fóònù tàbí kí ẹ kọ̀wé sí wa.`,
    ask: contactLink('Ẹ béèrè nípa Diaspora Plan', 'Ìgbà tí àǹfààní Diaspora Plan bẹ̀rẹ̀'),
  },
  changeHeading: 'Ẹ yí àwọn ọjọ́ náà padà',
  ways: withWords(facts.coverDatesPage.ways, {
    planWhatIsCovered: { label: 'Ṣé ó wà nínú ètò?' },
    plan: { label: 'Gbogbo irú ètò' },
  }),
};
