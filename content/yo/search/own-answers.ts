import type * as english from '../../en/search/own-answers.ts';
import * as enrolFacts from '../../facts/enrol-page.ts';
import { contact as contactFacts } from '../../facts/search/answers.ts';
import { emergencyLines } from '../../facts/site.ts';
import { complaintKindLabels } from '../complaint-page.ts';
import { enrolCases } from '../enrol-page.ts';
import { phoneLines } from '../site.ts';
import { searchAnswers } from './answers.ts';

const contact = { label: 'Gbogbo ọ̀nà láti kàn sí wa', to: contactFacts.to };
const { label, display, digits, to } = phoneLines.tollFree;
const call = { icon: 'phone' as const, label: display, note: `${label} · ${digits}`, to };

/** Their words beside those of an emergency, which must not be taken for a question about a plan for them. */
const ofRelatives = (said: string) =>
  ['ìyá', 'bàbá', 'ọmọ', 'ìyàwó', 'ọkọ', 'ẹ̀gbọ́n', 'àbúrò'].map((who) => `${who} ${said}`);

export const ownAnswers: typeof english.ownAnswers = [
  {
    id: 'living-abroad',
    isWhole: true,
    asks: ['mo wà abroad', 'mò ń gbé abroad', 'mo wà òkèèrè', 'mò ń gbé òkèèrè'],
    title: enrolCases['parent-abroad'].heading,
    text: [enrolCases['parent-abroad'].lead],
    links: [
      { label: enrolCases['parent-abroad'].label, to: enrolFacts.enrolCases['parent-abroad'].to },
      ...enrolCases['parent-abroad'].links,
    ],
  },
  {
    id: 'injured',
    page: '/emergency',
    faq: 'emergency',
    // "Ṣé" asks, "ṣẹ́" breaks, "mi" is "me" and "mí" breathes: only a search that says nothing else can tell.
    isWhole: true,
    asks: [
      ...[
        'ẹsẹ̀ ṣẹ́',
        'apá ṣẹ́',
        'eegun ṣẹ́',
        'egungun ṣẹ́',
        'itan ṣẹ́',
        'orúnkún ṣẹ́',
        'ẹsẹ̀ kán',
        'apá kán',
        'ẹsẹ̀ dá',
        'apá dá',
        'eegun dá',
        'eegun kán',
        'egungun kán',
        ...['ọkọ̀ gbá', 'ọkọ̀ lù', 'ọkọ̀ kọlù', 'ọkọ̀ tẹ̀'],
      ].flatMap((said) => [
        `${said} mi`,
        `${said} mi ọ̀nà`,
        `${said} mi títì`,
        `${said} rẹ̀`,
        ...ofRelatives(said),
      ]),
      ...[
        'dákú',
        'jóná',
        'iná jó',
        'rọpárọsẹ̀',
        'ṣubú',
        'jábọ́',
        'já bọ́',
        'kò lè sọ̀rọ̀',
        'ò lè sọ̀rọ̀',
        'ẹnu tẹ̀',
        'ẹnu wọ́',
        'gìrì',
        'májèlé',
        'ẹ̀jẹ̀ dà',
        'àyà dùn',
        'ń gan',
        'kò mọ nǹkankan mọ́',
        'ò mọ nǹkankan mọ́',
        'kò dáhùn mọ́',
        'kò lè dìde mọ́',
        'bleeding',
        'accident',
      ].flatMap(ofRelatives),
      ...[
        'fẹ́ pa ara mi',
        'mo fẹ́ pa ara mi',
        'ajá bù mí jẹ',
        'ajá bù jẹ',
        ...ofRelatives('ajá bù jẹ'),
        ...['ẹ gbà wá', 'kò mọ nǹkankan mọ́', 'kò dáhùn mọ́', 'kò lè dìde mọ́'],
        'mi ò lè mí',
        'ò lè mí',
        'ò lè mí mọ́',
        'mi ò lè mí mọ́',
        'kò lè mí mọ́',
        'ẹ̀mí rẹ̀ fẹ́ bọ́',
        'omi bọ́',
        'omi ti bọ́',
        'omi ara bọ́',
      ],
      ...ofRelatives('kò lè mí'),
      ...ofRelatives('ò lè mí'),
      ...ofRelatives('kò mí mọ́'),
      ...ofRelatives('ò mí mọ́'),
    ],
    links: [
      ...emergencyLines.map((line) => ({ label: `Ẹ pe ${line.number}`, to: line.to })),
      { label: digits, to },
      { label: 'Nítòsí mi: ilé ìwòsàn àti ilé ìtajà oògùn bí wọ́n ṣe jìnnà sí', to: '/provider' },
    ],
  },
  {
    id: 'my-family',
    faq: 'dependants',
    // Whoever says more about them asks for something else: "ìyàwó mi dákú".
    isWhole: true,
    asks: ['ọmọ mi', 'àwọn ọmọ mi', 'ọkọ mi', 'ìyàwó mi'],
  },
  ...searchAnswers
    .filter(({ id }) => id === 'turned-away')
    // "Lé" chases away and "lè" can do.
    .map((answer) => ({
      ...answer,
      id: 'chased-away',
      isWhole: true as const,
      asks: ['wọ́n lé mi', 'wọ́n lé mi ní ilé ìwòsàn', 'ilé ìwòsàn lé mi', 'wọ́n lé mi ní hospital'],
    })),
  ...searchAnswers
    .filter(({ id }) => id === 'is-this-lashma')
    .map((answer) => ({
      ...answer,
      id: 'is-it-true',
      isWhole: true as const,
      asks: ['lóòótọ́ ni', 'lootoo ni', 'lóòtọ́ ni', 'òótọ́ ni', 'òtítọ́ ni'],
    })),
  {
    id: 'hospital-shut',
    faq: 'changing-hospital',
    // "Pa" also kills.
    isWhole: true,
    asks: ['ilé ìwòsàn', 'ọsibítù', 'hospital'].flatMap((place) =>
      ['ti pa', 'tì pa', 'pa dé', 'ti pa dé'].map((said) => `${place} ${said}`),
    ),
    links: [{ label: 'Ẹ ṣe àròyé', to: '/complaint' }],
  },
  {
    id: 'wrong-details',
    asks: [
      'orúkọ kò tọ̀nà',
      'orúkọ mi kò tọ́',
      'orúkọ àṣìṣe',
      'àtúnṣe orúkọ',
      'tún orúkọ ṣe',
      'ọjọ́ ìbí',
      'ọjọ́ ìbí kò tọ̀nà',
      'ọjọ́ orí kò tọ̀nà',
      'àkọsílẹ̀ kò tọ̀nà',
      'àkọsílẹ̀ àṣìṣe',
      'nọ́ḿbà kò tọ̀nà',
      'nọ́ḿbà fóònù kò tọ̀nà',
      'kò tọ̀nà',
      'ò tọ̀nà',
      'orúkọ ò tọ̀nà',
    ],
    title: 'Ṣé àkọsílẹ̀ nípa yín kò tọ̀nà?',
    text: [
      `Ẹ pè wá, tàbí kí ẹ lo fọ́ọ̀mù àròyé: ẹ yan “${complaintKindLabels.details}”, lẹ́yìn náà ẹ sọ ohun tí kò tọ̀nà àti bó ṣe yẹ kó rí.`,
    ],
    lines: [call],
    links: [{ label: 'Ẹ ṣe àròyé', to: '/complaint' }, contact],
  },
  {
    id: 'widow',
    faq: 'cannot-pay',
    // "Òpó" of "ojú òpó", a website, is spelt the same without its marks.
    isWhole: true,
    asks: ['opó', 'opó ni mí', 'mo jẹ́ opó', 'obìnrin opó', 'opó sanwó', 'opó owó', 'opó ọ̀fẹ́'],
  },
  {
    id: 'birth-cost',
    faq: 'pregnancy',
    // "Ìbí" is birth and "ibi" a place.
    isWhole: true,
    asks: ['ìbí ọmọ', 'owó ìbí ọmọ', 'iye owó ìbí ọmọ', 'èló ìbí ọmọ'],
  },
  {
    id: 'heart',
    covered: 'specialists',
    asks: ['àìsàn ọkàn', 'àrùn ọkàn', 'ààrùn ọkàn', 'dókítà ọkàn'],
  },
  {
    id: 'eyesight',
    covered: 'eye-care',
    asks: ['ríran dáadáa', 'ò ríran', 'kò ríran', 'ojú ò ríran', 'ojú kò ríran', 'ojú ṣókùnkùn'],
  },
  {
    id: 'no-child',
    covered: 'infertility',
    asks: [
      'mi ò lè bímọ',
      'kò lè bímọ',
      'mi ò lè lóyún',
      'kò lè lóyún',
      'kò rí ọmọ bí',
      'mi ò rí ọmọ bí',
      'ń wá ọmọ',
    ],
  },
  {
    id: 'troubled-mind',
    covered: 'mental-health',
    // "Wèrè" is "were" in English: only a search that says nothing else can tell.
    isWhole: true,
    asks: ['wèrè', 'ya wèrè', 'orí dàrú', 'orí mi dàrú', 'ọpọlọ dàrú', 'àrùn ọpọlọ', 'ìrẹ̀wẹ̀sì ọkàn'],
  },
];
