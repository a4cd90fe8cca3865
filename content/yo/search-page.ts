import * as english from '../en/search-page.ts';
import * as facts from '../facts/pages.ts';
import { emergencyLines } from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { faqFillerWords } from './faq.ts';
import { verdictWords } from './provider-page.ts';
import { brand, phoneLines, when } from './site.ts';

const { display, digits, to } = phoneLines.tollFree;
const { askLine } = phoneLines;

export const searchPage: typeof english.searchPage = {
  title: `Àwárí | ${brand.name}`,
  titleFor: (text) => `${text} | Àwárí | ${brand.name}`,
  description: `Ẹ ṣàwárí nínú gbogbo ojú òpó ${brand.name}: irú ètò àti iye owó, ilé ìwòsàn àti ilé ìtajà oògùn, ìbéèrè, ìwé àti ìròyìn.`,
  heading: 'Àwárí',
  lead: 'Irú ètò àti iye owó, ilé ìwòsàn àti ilé ìtajà oògùn, ìbéèrè, ìwé, ìròyìn: àwárí kan fún gbogbo rẹ̀.',
  label: 'Kí ni ẹ ń wá?',
  placeholder: 'Ẹ gbìyànjú “iye owó ìdílé”',
  tooLong: (most) => `Àwárí kò gbọdọ̀ ju lẹ́tà ${most} lọ: ìbẹ̀rẹ̀ tiyín nìkan ni a wá.`,
  submit: 'Àwárí',
  short: 'Àwárí',
  whole: 'Àwárí nínú ojú òpó yìí',
  answer: 'Ìdáhùn tó dára jù lọ',
  nearest: 'Ìdáhùn tó súnmọ́ ọn jù',
  ofUnlisted: [
    verdictWords.unlisted,
    `Bí ẹ̀mí bá wà nínú ewu, ẹ lọ sí ilé ìwòsàn tó súnmọ́ jù lọ: ó gbọ́dọ̀ tọ́jú yín. Ẹ pe ${emergencyLines[0].number} tàbí ${emergencyLines[1].number}.`,
  ],
  notInLists: 'Kò sí nínú àwọn àkójọ',
  choices: 'Ṣé ọ̀kan nínú ìwọ̀nyí ni ẹ ń wá?',
  others: 'Tàbí ṣé ọ̀kan nínú ìwọ̀nyí ni ẹ ń wá?',
  unused: (text) => `A kò lo èyí nínú àwárí yìí: ${text}.`,
  results: 'Àbájáde',
  resultsAfter: 'Àbájáde mìíràn',
  found: (count, text) => `Àbájáde ${count} fún “${text}”`,
  partly: (text) => `Kò sí èyí tó ní gbogbo ọ̀rọ̀ “${text}”. Ìwọ̀nyí ní díẹ̀ nínú wọn:`,
  none: (text) => `A kò rí nǹkan kan fún “${text}”`,
  noneAdvice: [
    'Ẹ yẹ bí ẹ ṣe kọ ọ́ wò, tàbí ẹ lo ọ̀rọ̀ díẹ̀: “ìgò ojú” dípò odindi gbólóhùn.',
    'Fún ilé ìwòsàn, ẹ kọ orúkọ rẹ̀ tàbí agbègbè rẹ̀ nìkan.',
  ],
  ask: { text: `Tàbí ẹ bi òṣìṣẹ́ wa léèrè, lọ́fẹ̀ẹ́${when.tollFree}:`, label: `${display} (${digits})`, to },
  pages: 'Àwọn ojú ewé àbájáde',
  tasksHeading: 'Ohun tí àwọn èèyàn ń wá jù lọ',
  tasks: withWords(facts.searchPage.tasks, {
    emergency: { label: 'Pàjáwìrì' },
    provider: { label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn' },
    whatIsCovered: { label: 'Ṣé ó wà nínú ètò?' },
    planHouseholdCost: { label: 'Iye owó ètò' },
    howToEnrol: { label: 'Bí ẹ ṣe lè forúkọ sílẹ̀' },
    faqRenewing: { label: 'Ẹ sọ ètò yín di ọ̀tun' },
    faqChangingHospital: { label: 'Ẹ pààrọ̀ ilé ìwòsàn' },
    complaint: { label: 'Ẹ ṣe àròyé' },
  }),
  kinds: {
    page: 'Ojú ewé',
    faq: 'Ìbéèrè',
    covered: 'Ṣé ó wà nínú ètò?',
    benefit: 'Àǹfààní ètò',
    hospital: 'Ilé ìwòsàn',
    pharmacy: 'Ilé ìtajà oògùn',
    area: 'Agbègbè',
    office: 'Ibi ìforúkọsílẹ̀',
    agent: 'Aṣojú ìtajà',
    document: 'Ìwé',
    policy: 'Ìlànà',
    post: 'Ìròyìn àti ìmọ̀ràn',
  },
  coveredWords: 'ètò ìtọ́jú oògùn sanwó cover treatment drugs',
  fileWords: 'wà jáde àkójọ ìwé download list pdf',
  area: (lga) => `Ilé ìwòsàn àti ilé ìtajà oògùn ní ${lga}`,
  areaAbout: (hospitals, pharmacies, lcdas) =>
    `Ilé ìwòsàn ${hospitals}, ilé ìtajà oògùn ${pharmacies}. Àwọn LCDA: ${lcdas.join(', ')}.`,
  agentAbout: (phone) => `Ó ní àṣẹ láti forúkọ yín sílẹ̀ lọ́fẹ̀ẹ́. Fóònù: ${phone}`,
  openData: (title, format) => `${title} gẹ́gẹ́ bíi ${format}`,
  openDataAbout: 'Dátà tó ṣí sílẹ̀ fún gbogbo èèyàn, fún àtẹ ìṣirò àti ètò kọ̀ǹpútà.',
  coveredBy: (plans, date) => `Ó wà nínú ètò ${plans}, àkójọ ti ${date}.`,
  pharmacyAbout: (date) =>
    `Ilé ìtajà oògùn àdúgbò, àkójọ ti ${date}: àwọn tó ní Jaara Plus lè gba oògùn níbẹ̀. Fún àwọn irú ètò yòókù, ẹ béèrè lọ́wọ́ ilé ìwòsàn yín tàbí lọ́wọ́ wa.`,
  /** Where a place that is open is asked for, and no hours are published. */
  noHours: 'Kò sí ilé ìwòsàn tàbí ilé ìtajà oògùn tó ti sọ ìgbà tó ń ṣí fún wa.',
  hoursUnknown: `Bí ẹ̀mí bá wà nínú ewu, ẹ pe ${emergencyLines[0].number} tàbí ${emergencyLines[1].number}, tàbí ẹ lọ sí ilé ìwòsàn tó súnmọ́ jù: wọ́n gbọ́dọ̀ tọ́jú yín. Bí kò bá rí bẹ́ẹ̀, ẹ kọ́kọ́ bi wá ibi tó ṣí.`,
  emergencyLine: 'Ọkọ̀ áńbúláǹsì, panápaná, ọlọ́pàá',
  byName: (count, service, area) =>
    `Ibi ${count} ní ${area} tí orúkọ ${count === 1 ? 'rẹ̀' : 'wọn'} sọ èyí: ${service}.`,
  byNameNote: `Irú ètò tó ń sanwó níbẹ̀ wà nísàlẹ̀. Kí ẹ tó lọ, ẹ bi wá ohun tí wọ́n ń ṣe níbẹ̀: ${display} (${digits}).`,
  notNamed: (word) =>
    `Kò sí irú ètò tó dárúkọ “${word}” gan-an. Èyí tó súnmọ́ ọn jù ló wà nísàlẹ̀. Ẹ bi wá, a máa fìdí rẹ̀ múlẹ̀ lórí fóònù: ${display} (${digits}).`,
  languages: (names) => `Ojú òpó yìí ní èdè yín: ${names}`,
  ownAnswers: {
    disability: {
      title: 'Ètò fún ẹni tó ní ìpèníjà ara (disability)',
      text: [
        'Gbogbo ẹni tó ń gbé ní Ìpínlẹ̀ Èkó lè forúkọ sílẹ̀, iye owó kan náà ni. A kò tíì kéde irú ètò mìíràn fún àwọn tó ní ìpèníjà ara.',
        `Bí ẹ kò bá lè sanwó, tàbí ẹ nílò ìrànlọ́wọ́ láti forúkọ sílẹ̀, ẹ pe ${askLine.display} (${askLine.digits}), ọ̀fẹ́ ni.`,
      ],
    },
    died: {
      title: 'Bí ẹnì kan tó wà nínú ètò bá kú',
      text: [
        `A bá yín kẹ́dùn. Ẹ pe ${display} (${digits}), ọ̀fẹ́ ni: a máa sọ fún yín ohun tó máa ṣẹlẹ̀ sí ètò náà àti sí àwọn ará ilé tó wà nínú rẹ̀. Ẹ ní nọ́ḿbà ètò adójútòfò lọ́wọ́ bí ẹ bá mọ̀ ọ́n.`,
      ],
    },
    'change-policy': {
      title: 'Láti yí irú ètò yín, àlàyé yín tàbí àwọn tó wà nínú rẹ̀ padà',
      text: [
        `Ẹ pe ${display} (${digits}), ọ̀fẹ́ ni, pẹ̀lú nọ́ḿbà ètò adójútòfò yín: a máa sọ fún yín ohun tí ẹ lè yí padà, ìgbà tí ẹ lè ṣe é àti iye rẹ̀.`,
      ],
    },
    'no-card': {
      title: 'Ṣé káàdì yín kò tíì dé?',
      text: [
        `Ẹ pe ${display} (${digits}), ọ̀fẹ́ ni: a máa sọ fún yín ibi tó dé, àti bóyá ilé ìwòsàn yín máa tọ́jú yín láìsí i. Ẹ ní nọ́ḿbà ètò adójútòfò yín tàbí ẹ̀rí pé ẹ ti sanwó lọ́wọ́.`,
      ],
    },
    'turned-away': {
      title: 'Bí ilé ìwòsàn bá lé yín padà',
      text: [
        `Ẹ pè wá nígbà tí ẹ ṣì wà níbẹ̀: ${askLine.display} (${askLine.digits}), ọ̀fẹ́ ni. Ẹ sọ ilé ìwòsàn tó jẹ́ àti ohun tí wọ́n sọ fún yín.`,
        `Bí ẹ̀mí bá wà nínú ewu, ẹ pe ${emergencyLines[0].number} tàbí ${emergencyLines[1].number} lẹ́sẹ̀kẹsẹ̀. Ilé ìwòsàn gbọ́dọ̀ tọ́jú pàjáwìrì tó lè gba ẹ̀mí láìsí ẹ̀rí adójútòfò.`,
      ],
    },
    'become-agent': {
      title: 'Bí ẹ ṣe lè di aṣojú ìtajà',
      text: [
        `A máa sọ fún yín lórí fóònù bí èèyàn ṣe lè di aṣojú: ẹ pe ${askLine.display} (${askLine.digits}), ọ̀fẹ́ ni. Ẹ má sanwó fún ẹnikẹ́ni tó bá ní òun máa sọ yín di aṣojú.`,
      ],
    },
    'other-insurers': {
      title: `${brand.scheme}, NHIA (NHIS) àti HMO`,
      text: [
        `${brand.scheme} ni adójútòfò ìlera Ìpínlẹ̀ Èkó, àwa la sì ń darí rẹ̀. NHIA ni àjọ ìjọba àpapọ̀, tí ọ̀pọ̀ èèyàn ṣì ń pè ní NHIS. HMO jẹ́ ilé iṣẹ́ adójútòfò; àwa la ń fún àwọn tó ń ṣiṣẹ́ ní Èkó ní ìwé àṣẹ.`,
        `Agbanisíṣẹ́ lè yan irú ètò ${brand.scheme}, tàbí HMO tí àjọ ìjọba àpapọ̀ àti ìjọba ìpínlẹ̀ fọwọ́ sí. Bí ẹ bá ti ní adójútòfò mìíràn, a máa sọ ohun tó kàn yín lórí fóònù: ${askLine.display} (${askLine.digits}).`,
      ],
    },
    trouble: {
      title: 'Ṣé áàpù tàbí ojú òpó kò ṣí?',
      text: [
        'Ẹ pè wá: a máa sọ ohun tí ẹ máa ṣe fún yín, ẹ sì lè bá dókítà sọ̀rọ̀ lórí fóònù láìsí áàpù náà. Ó lè jẹ́ pé íńtánẹ́ẹ̀tì yín kò yára, ẹ tún un gbìyànjú lẹ́yìn ìṣẹ́jú díẹ̀.',
      ],
    },
    account: {
      title: 'Kò sí àkáǹtì tí ẹ máa wọlé sí lórí ojú òpó yìí',
      text: ['Orí àwọn ojú òpó wa mìíràn ni ẹ ti lè forúkọ sílẹ̀, sanwó, kí ẹ sì yẹ ìforúkọsílẹ̀ yín wò.'],
    },
    jobs: {
      title: 'A kì í kéde àyè iṣẹ́ lórí ojú òpó yìí',
      text: [
        `Ẹ bi wá lórí fóònù tàbí kí ẹ kọ̀wé sí wa. Ẹ má sanwó fún ẹnikẹ́ni tó bá ní òun máa fún yín ní iṣẹ́ ní ${brand.name}.`,
      ],
    },
  },
  household: {
    title: (people) => `Iye owó ètò lọ́dún: ${people.join(', ')}`,
    adults: (count) => `ẹni ọdún 23 sí 59: ${count}`,
    children: (count) => `ọmọ ${count}`,
    seniors: (count) => `ẹni ọdún 60 sókè: ${count}`,
    ageless: (count) => `òbí ${count}`,
    askAge: 'Ọmọ ọdún mélòó ni òbí kọ̀ọ̀kan? Ẹni ọdún 60 sókè wà nínú Seniors Plan.',
    ifAged: (aged, parents) => {
      if (parents > 1) return `Bí òbí ${aged} nínú ${parents} bá ti pé ọdún 60`;
      return aged > 0 ? 'Bí òbí bá ti pé ọdún 60' : 'Bí òbí kò bá tíì pé ọdún 60';
    },
    link: 'Ẹ wo bí a ṣe ṣírò rẹ̀',
  },
  details: 'Àlàyé àti ọ̀nà débẹ̀',
  seeAll: (count) => `Ẹ wo gbogbo ${count}`,
};

/** As in English, "covered" is one of them: "wà nínú ètò". */
export const searchFillerWords: typeof english.searchFillerWords = [
  ...new Set([
    ...english.searchFillerWords,
    ...faqFillerWords,
    ...'eto gan itosi ko labe lo nitosi pe sunmo wipe'.split(' '),
  ]),
];

export const benefitFillerWords: typeof english.benefitFillerWords = [
  ...english.benefitFillerWords,
  ...'aarun aisan arun adojutofo eto itoju iwosan oogun owo ofe elo iranlowo san sanwo bo'.split(' '),
];
