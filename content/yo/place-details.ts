import type * as english from '../en/place-details.ts';
import { formWords } from './message-forms.ts';
import { brand, phoneLines, when } from './site.ts';

const { inFull } = phoneLines.tollFree;

/** The part of the day in which an hour falls. */
function partOf(hour: number): string {
  if (hour < 4 || hour >= 24) return 'òru';
  if (hour < 12) return 'àárọ̀';
  if (hour < 16) return 'ọ̀sán';
  return hour < 19 ? 'ìrọ̀lẹ́' : 'alẹ́';
}

export const hoursWords: typeof english.hoursWords = {
  days: ['ọjọ́ Ajé', 'ọjọ́ Ìṣẹ́gun', 'Ọjọ́rú', 'Ọjọ́bọ̀', 'ọjọ́ Ẹtì', 'ọjọ́ Àbámẹ́ta', 'ọjọ́ Àìkú'],
  from: (first, last) => `láti ${first} sí ${last}`,
  time: (hour, minutes) =>
    `aago ${hour % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`} ${partOf(hour)}`,
  span: (from, to) => `${from} sí ${to}`,
  and: ' àti ',
  allDay: 'ó ṣí fún wákàtí 24',
  closed: 'kò ṣí',
  always: 'Ó ṣí fún wákàtí 24, lójoojúmọ́',
  line: (days, times) => `${days.charAt(0).toUpperCase()}${days.slice(1)}: ${times}`,
};

export const serviceNames: typeof english.serviceNames = {
  emergency: 'Ìtọ́jú pàjáwìrì',
  maternity: 'Ìtọ́jú aláboyún àti ìbímọ',
  children: 'Ìtọ́jú àwọn ọmọdé',
  immunisation: 'Àjẹsára',
  surgery: 'Iṣẹ́ abẹ',
  dental: 'Ìtọ́jú eyín',
  eye: 'Ìtọ́jú ojú',
  laboratory: 'Àyẹ̀wò ní yàrá àyẹ̀wò (laboratory)',
  'x-ray': 'Àwòrán inú ara (X-ray)',
  ultrasound: 'Àyẹ̀wò ultrasound (scan)',
  dialysis: 'Fífọ ẹ̀jẹ̀ fún kíndìnrín (dialysis)',
  physiotherapy: 'Ìtọ́jú iṣan àti oríkèé (physiotherapy)',
  pharmacy: 'Ó ní ilé ìtajà oògùn tirẹ̀',
};

export const detailWords: typeof english.detailWords = {
  hours: 'Àkókò tó ń ṣí',
  services: 'Ohun tó ń ṣe',
  confirmed: (date) => `A fìdí rẹ̀ múlẹ̀ ní ${date}`,
  notConfirmed: `A kò tíì fìdí èyí múlẹ̀. Ẹ béèrè lórí ${inFull}, ọ̀fẹ́ ni${when.tollFree}.`,
};

export const servicesPage: typeof english.servicesPage = {
  title: `Ẹ wá ilé ìwòsàn gẹ́gẹ́ bí ìtọ́jú tàbí àkókò | ${brand.name}`,
  heading: 'Ẹ wá ilé ìwòsàn gẹ́gẹ́ bí ìtọ́jú tàbí àkókò',
  lead: `Ẹ wo ilé ìwòsàn àti ilé ìtajà oògùn ${brand.scheme} tó ń ṣe ohun tí ẹ nílò, àti èyí tó ń ṣí ní alẹ́.`,
  noneConfirmed: (wish) =>
    `A kò tíì fìdí èyí múlẹ̀ fún ibì kankan: ${wish || 'ìtọ́jú àti àkókò tó ń ṣí'}. Kò túmọ̀ sí rárá: ẹ bi ibẹ̀, tàbí ẹ pè wá lórí ${inFull}, ọ̀fẹ́ ni${when.tollFree}.`,
  form: 'Kí ni ẹ nílò?',
  service: 'Ìtọ́jú',
  anyService: 'Ìtọ́jú èyíkéyìí',
  open: 'Àkókò tó ń ṣí',
  openWishes: { now: 'Ó ṣí báyìí', night: 'Ó ń ṣí lálaalẹ́', always: 'Wákàtí 24, lójoojúmọ́' },
  anyTime: 'Àkókò èyíkéyìí',
  lga: 'Ìjọba ìbílẹ̀',
  everywhere: 'Gbogbo Èkó',
  submit: 'Ẹ fi hàn',
  choose: 'Ẹ yan ìtọ́jú tàbí àkókò lókè.',
  matches: (count, wish, area) =>
    count === 0
      ? `A kò tíì fìdí èyí múlẹ̀ fún ibì kankan ní ${area}: ${wish}.`
      : `Ibi ${count} ní ${area}: ${wish}.`,
  state: 'Èkó',
  askedAt: (time) => `“Ó ṣí báyìí” túmọ̀ sí: ní aago ${time} ní Èkó, gẹ́gẹ́ bí àkókò tí a mọ̀.`,
  first: (count) => `${count} àkọ́kọ́ ló hàn. Ẹ yan ìjọba ìbílẹ̀ kan kí ó lè dín kù.`,
  unknownHeading: 'A kò tíì fìdí rẹ̀ múlẹ̀; ẹ bi wá',
  unknown: (count) =>
    `A kò tíì mọ̀ nípa ibi ${count} mìíràn. Kò túmọ̀ sí rárá: ẹ bi ibẹ̀, tàbí ẹ pè wá lórí ${inFull}, ọ̀fẹ́ ni${when.tollFree}.`,
  chooseArea: 'Ẹ yan ìjọba ìbílẹ̀ kan láti rí wọn.',
  all: 'Ẹ wá a nípa orúkọ tàbí òpópónà',
  seeAll: 'Ẹ wo gbogbo wọn, pẹ̀lú àkókò tí wọ́n ń ṣí',
  offering: (service) => `Ilé ìwòsàn gẹ́gẹ́ bí ìtọ́jú: ${service}`,
};

export const reportPage: typeof english.reportPage = {
  title: `Sọ ohun tí kò tọ̀nà | ${brand.name}`,
  description: 'Ẹ sọ fún wa ohun tí kò tọ̀nà nípa ilé ìwòsàn tàbí ilé ìtajà oògùn nínú àkójọ wa.',
  heading: 'Sọ ohun tí kò tọ̀nà',
  lead: (name) => `Nípa ${name}. Àwọn òṣìṣẹ́ wa máa wò ó, wọ́n á sì tún àkójọ náà ṣe.`,
  noPlace: 'Ẹ kọ́kọ́ ṣí ojú ewé ilé ìwòsàn tàbí ilé ìtajà oògùn kan, kí ẹ sì tẹ “Sọ ohun tí kò tọ̀nà” níbẹ̀.',
  find: 'Ẹ wá ibi náà',
  backTo: (name) => `Ẹ padà sí ${name}`,
  required: 'A nílò ohun tí a kò pè ní “kò pọn dandan”.',
  fields: {
    field: { label: 'Kí ni kò tọ̀nà?' },
    value: { label: 'Kí ni ó tọ̀nà?', hint: 'Bí àpẹẹrẹ nọ́mbà fóònù tó tọ̀nà, tàbí àkókò: Mon-Fri 8am-6pm.' },
    reason: { label: 'Báwo ni ẹ ṣe mọ̀?', hint: 'Bí àpẹẹrẹ: mo wà níbẹ̀ lọ́sẹ̀ tó kọjá.' },
    contact: {
      label: 'Nọ́mbà fóònù tàbí àdírẹ́sì ímeèlì yín (kò pọn dandan)',
      hint: 'Láti bi yín léèrè padà nìkan. A máa pa á rẹ́ lẹ́yìn ìpinnu.',
    },
  },
  choices: {
    name: 'Orúkọ',
    address: 'Àdírẹ́sì',
    phone: 'Nọ́mbà fóònù',
    hours: 'Àkókò tó ń ṣí',
    services: 'Ohun tó ń ṣe',
    closed: 'Ó ti pa pátápátá',
    other: 'Nǹkan mìíràn',
  },
  submit: 'Ẹ fi ránṣẹ́',
  sent: {
    title: `Ẹ ṣé | ${brand.name}`,
    heading: 'Ẹ ṣé',
    lead: 'Ọ̀rọ̀ yín ti dé ọ̀dọ̀ àwọn òṣìṣẹ́ wa. Bí ó bá tọ̀nà, ẹ máa rí i nínú àkójọ láìpẹ́.',
    ways: [{ label: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn', to: '/provider' }],
  },
};

export const reportFormWords: typeof english.reportFormWords = {
  ...formWords,
  missing: {
    field: 'Ẹ yan ohun tí kò tọ̀nà.',
    value: 'Ẹ kọ ohun tó tọ̀nà.',
    reason: 'Ẹ kọ bí ẹ ṣe mọ̀ ọ́n.',
  },
  unknownPlace: 'Ibi yìí kò sí nínú àkójọ wa báyìí. Ẹ tún ojú ewé rẹ̀ ṣí.',
  tooManyOpen: `A ṣì ń yẹ àwọn ìròyìn mìíràn nípa ibí yìí wò. Ẹ jọ̀wọ́, ẹ pè wá lọ́fẹ̀ẹ́ lórí ${phoneLines.tollFree.inFull}.`,
};
