import type * as english from '../en/provider-page.ts';
import * as facts from '../facts/directory.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';

type Noun = { one: string; many: string };

/** The number stands after the noun, which has no plural. */
const countOf = (count: number, { one }: Noun) => `${one} ${count}`;
const nounOf = (text: string): Noun => ({ one: text, many: text });
const place = nounOf('ibi');
const hospital = nounOf('ilé ìwòsàn');
const pharmacy = nounOf('ilé ìtajà oògùn');

const kinds: Record<string, Noun> = { hospital, pharmacy };

const hospitalTypes: Record<string, Noun> = {
  general: nounOf('ilé ìwòsàn gbogbogbò'),
  primary: nounOf('ibùdó ìlera alábọ́dé'),
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Leaves out a kind of which there are none; `type` is a word of the names, such as "primary". */
function countBoth(hospitals: number, pharmacies: number, type = ''): string {
  const noun = hospitalTypes[type] ?? hospital;
  if (hospitals + pharmacies === 0) return `kò sí ${noun.one}`;
  const counts = [
    ...(hospitals > 0 ? [countOf(hospitals, noun)] : []),
    ...(pharmacies > 0 ? [countOf(pharmacies, pharmacy)] : []),
  ];
  return counts.join(' àti ');
}

export const providerMeta: typeof english.providerMeta = {
  title: `Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn | ${brand.name}`,
  description:
    'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn àdúgbò ti Ilera Eko ní Èkó nípa orúkọ, òpópónà, ìjọba ìbílẹ̀ tàbí LCDA, pẹ̀lú ọ̀nà débẹ̀ àti nọ́ḿbà fóònù.',
};

export const providerPage: typeof english.providerPage = {
  heading: 'Ẹ wá ilé ìwòsàn tàbí ilé ìtajà oògùn',
  lead: 'Ẹ tẹ orúkọ, òpópónà tàbí agbègbè: ẹ máa rí irú ètò tí ibẹ̀ wà nínú rẹ̀ àti ọ̀nà débẹ̀.',
  countOf,
  listId: (param) => `${param}-list`,
};

export const findWords: typeof english.findWords = {
  ...facts.findWords,
  label: 'Ẹ ṣàwárí nínú gbogbo ilé ìwòsàn àti ilé ìtajà oògùn',
  placeholder: 'Orúkọ tàbí agbègbè',
  submit: 'Àwárí',
  heading: 'Ohun tí a rí nínú gbogbo àkójọ',
  see: 'Ẹ wo ohun tí a rí',
  seeAdvice: 'Ẹ wo ohun tí ẹ lè ṣe',
  pages: 'Àwọn ojú ewé ohun tí a rí',
  print: 'Ẹ tẹ ohun tí a rí jáde',
  services: 'Nípa ìtọ́jú tàbí àkókò tó ń ṣí',
  clear: 'Ẹ pa àwárí yìí rẹ́',
  wholeLists: 'Gbogbo àkójọ, láìsí àwárí yìí',
  pharmacy: 'Ilé ìtajà oògùn àdúgbò',
  coveredBy: 'Ó wà nínú ètò',
};

export const verdictWords: typeof english.verdictWords = {
  covered: (name, plans) => `Bẹ́ẹ̀ ni: ${name} wà nínú ètò ${plans}.`,
  otherPlan: (name, plans, asked) => `${name} wà nínú ètò ${plans}. Kò sí nínú àkójọ ${asked}.`,
  perhapsOtherPlan: (name, plans, asked) =>
    `Bó bá jẹ́ ${name} ni ẹ ń sọ: ó wà nínú ètò ${plans}. Kò sí nínú àkójọ ${asked}.`,
  perhapsCovered: (name, plans) => `Bẹ́ẹ̀ ni, bó bá jẹ́ ${name} ni ẹ ń sọ: ó wà nínú ètò ${plans}.`,
  pharmacy: (name) => `Bẹ́ẹ̀ ni: ${name} jẹ́ ilé ìtajà oògùn àdúgbò ti ${brand.scheme}.`,
  perhapsPharmacy: (name) =>
    `Bẹ́ẹ̀ ni, bó bá jẹ́ ${name} ni ẹ ń sọ: ilé ìtajà oògùn àdúgbò ti ${brand.scheme} ni.`,
  several: (count) => `Bẹ́ẹ̀ ni: ${countOf(count, place)} ló ń jẹ́ orúkọ yìí.`,
  perhapsSeveral: (count) => `${capital(countOf(count, place))} ló ní orúkọ tó jọ èyí. Ṣé tiyín wà lára wọn?`,
  planOfSome: (plan, count) => `${count} lára wọn wà nínú ètò ${plan}.`,
  no: (kind, dates) =>
    `Kò sí ${kind === 'either' ? 'ilé ìwòsàn tàbí ilé ìtajà oògùn' : (kinds[kind]?.one ?? kind)} tó ń jẹ́ orúkọ yìí nínú àkójọ ti ${dates}.`,
  unlisted:
    'Lórí àwọn ètò Jaara, ẹ má gbẹ́kẹ̀ lé e níbẹ̀: ẹ yan èyí tó wà nínú àkójọ. Ó lè ti darapọ̀ lẹ́yìn náà; fún Seniors Plan, ẹ bi wá.',
  callToBeSure: `Ẹ pè wá kó lè dá yín lójú, ọ̀fẹ́ ni${when.tollFree}:`,
  inArea: (hospitals, pharmacies, name, type) => `${countBoth(hospitals, pharmacies, type)} ní ${name}`,
  onStreet: (hospitals, pharmacies, name, type) =>
    `${countBoth(hospitals, pharmacies, type)} ní ${name} tàbí nítòsí rẹ̀`,
  ofPlan: (counted, plan) => `${counted} tó wà nínú ètò ${plan}`,
  sentence: (text) => `${capital(text)}.`,
  see: (counted) => `Ẹ wo ${counted}`,
  seeArea: (name) => `Ẹ wo gbogbo ti ${name}`,
  found: (count, text) =>
    count === 0 ? `A kò rí ibì kankan fún “${text}”.` : `A rí ${countOf(count, place)} fún “${text}”.`,
  addWord: 'Ẹ fi orúkọ, òpópónà tàbí agbègbè kún un.',
  need: 'Àkójọ kò sọ iṣẹ́ ibì kan tàbí ìgbà tó ń ṣí.',
  ignored: (word) => `A kò fi “${word}” wá ibì kankan: àkójọ kò sọ iṣẹ́ ibì kan.`,
  inList: (dates) => `Àkójọ ti ${dates}.`,
  and: (parts) => parts.join(' àti '),
  groups: {
    name: 'Àwọn tó ń jẹ́ orúkọ yìí',
    like: 'Àwọn tí orúkọ wọn jọ èyí',
    alike: 'Àwọn tí orúkọ wọn dún jọ èyí',
    inArea: (name) => `Ní ${name}`,
    onStreet: (name) => `Ní ${name} tàbí nítòsí rẹ̀`,
    text: 'Àwọn mìíràn nípa ọ̀rọ̀ wọ̀nyí tàbí apá kan wọn nínú orúkọ, àdírẹ́sì, agbègbè, nọ́ḿbà fóònù tàbí bí a ṣe tún ń kọ ọ́',
    plain: 'Ohun tí a rí nínú gbogbo àkójọ',
  },
};

export const asideWords: typeof english.asideWords = {
  emergency: emergencyAdvice,
  provider: 'Ṣé ẹ ní ilé ìwòsàn tàbí ilé ìtajà oògùn?',
  join: 'Ẹ dara pọ̀ mọ́ wa',
  files: 'Ẹ wa àwọn àkójọ yìí jáde (dátà tó ṣí sílẹ̀)',
};

export const nearMeWords: typeof english.nearMeWords = {
  button: 'Nítòsí mi',
  asking: 'A ń wá ibi tí ẹ wà…',
  found:
    'Agbègbè tó súnmọ́ jù lọ ló ṣáájú. A mọ agbègbè ibì kọ̀ọ̀kan, a kò mọ bó ṣe jìnnà tó: ẹ wá òpópónà tàbí ibùdókọ̀ yín nínú àdírẹ́sì.',
  inArea: (area) => `ní ${area}`,
  hospitals: 'Àwọn ilé ìwòsàn nítòsí yín',
  allHospitals: (count, area) => `Gbogbo ilé ìwòsàn ${count} ní ${area}`,
  pharmacies: 'Àwọn ilé ìtajà oògùn nítòsí yín',
  allPharmacies: (count, area) => `Gbogbo ilé ìtajà oògùn ${count} ní ${area}`,
  areas: 'Àwọn agbègbè nítòsí yín, bí àárín wọn ṣe jìnnà tó ní tààrà',
  directions: 'Ọ̀nà débẹ̀',
  areasOnly: 'A kò lè ṣí àwọn àkójọ náà. Àwọn agbègbè tó súnmọ́ yín jù lọ nìyí, dé àárín ìjọba ìbílẹ̀ kọ̀ọ̀kan.',
  privacy: 'Ibi tí ẹ wà kò kúrò lórí fóònù yín: kì í dé ọ̀dọ̀ wa.',
  underOneKm: 'kò tó 1 km',
  aboutKm: (km) => `nǹkan bíi ${km} km`,
  far: 'Ó jọ pé ẹ jìnnà sí Èkó. Ẹ fi orúkọ ṣàwárí, tàbí kí ẹ yan agbègbè yín nínú àpótí ìsàlẹ̀.',
  problems: {
    refused:
      'A kò lè rí ibi tí ẹ wà, kò sì burú. Ẹ yan agbègbè yín nínú àpótí ìsàlẹ̀, tàbí kí ẹ tẹ̀ ẹ́ sínú àwárí.',
    unavailable:
      'Fóònù yín kò lè sọ ibi tó wà. Ẹ yan agbègbè yín nínú àpótí ìsàlẹ̀, tàbí kí ẹ tẹ̀ ẹ́ sínú àwárí.',
    timeout: 'Wíwá ibi tí ẹ wà ti pẹ́ jù. Ẹ tún gbìyànjú, tàbí kí ẹ yan agbègbè yín nínú àpótí ìsàlẹ̀.',
  },
};

export const byPlaceWords: typeof english.byPlaceWords = {
  id: facts.byPlaceWords.id,
  heading: 'Ẹ yan agbègbè yín',
  lead: 'Àpótí kọ̀ọ̀kan ń ṣí ìjọba ìbílẹ̀ rẹ̀: gbogbo ilé ìwòsàn àti ilé ìtajà oògùn, pẹ̀lú irú ètò àti ọ̀nà débẹ̀.',
  hospitals: (plan) => `ilé ìwòsàn, ${plan}`,
  pharmacies: 'ilé ìtajà oògùn àdúgbò',
  note: 'Ipò àwọn àpótí kì í ṣe máàpù ààlà.',
};

export const sectionWords: typeof english.sectionWords = {
  search: 'Ẹ ṣàwárí nínú àkójọ yìí',
  placeholder: 'Àwárí...',
  lga: 'Ìjọba ìbílẹ̀',
  lgaOrLcda: 'Ìjọba ìbílẹ̀ tàbí LCDA',
  allLgas: 'Gbogbo ìjọba ìbílẹ̀',
  wholeLga: (name) => `Gbogbo ${name}`,
  option: (name, count) => `${name} (${count})`,
  apply: 'Ẹ lò ó',
  found: (count, noun) => (count === 0 ? `A kò rí ${noun.one} kankan` : `A rí ${countOf(count, noun)}`),
  rows: (from, to) => `A fi ${from} títí dé ${to} hàn`,
  listDate: (date) => `Àkójọ ti ${date}`,
  caption: (title) => `${title}: orúkọ, àdírẹ́sì àti agbègbè`,
  pages: (title) => `Àwọn ojú ewé àkójọ ${title}`,
  sortBy: (column) => `Ẹ tò ó gẹ́gẹ́ bí ${column}`,
  actions: 'Ohun tí ẹ lè ṣe',
  show: (count, noun) => `Ẹ fi ${countOf(count, noun)} hàn`,
  print: 'Ẹ tẹ àkójọ yìí jáde',
  wholeArea: (lga) => `Àwọn ilé ìwòsàn àti ilé ìtajà oògùn ní ${lga}`,
  wholeListAt: (address) => `Odindi àkójọ náà, láti tẹ̀ jáde, wà ní ${address}`,
};

export const actionWords: typeof english.actionWords = {
  directions: 'Ọ̀nà débẹ̀',
  directionsTo: (name) => `Ọ̀nà débẹ̀: ${name}`,
  call: 'Ẹ pè é',
  callNumber: (name, number) => `Ẹ pè é: ${name}, ${number}`,
  share: 'Ẹ pín in',
  shareName: (name) => `Ẹ pín in: ${name}`,
  shareText: (name, address, plans) =>
    plans.length > 0
      ? `${name}, ${address}. Ó wà nínú ètò ${plans.join(' àti ')} (${brand.scheme}).`
      : `${name}, ${address}. Ilé ìtajà oògùn àdúgbò ti ${brand.scheme} ni.`,
  report: 'Ẹ sọ ohun tí kò tọ̀nà fún wa',
  reportName: (name) => `Ẹ sọ ohun tí kò tọ̀nà fún wa: ${name}`,
};

export const noResultWords: typeof english.noResultWords = {
  heading: 'Kò sí ohun tó ń jẹ́ orúkọ yìí níbí. Ohun tí ẹ tún lè ṣe:',
  headingPlace: (name) => `Kò sí nǹkan kan ní ${name}. Ohun tí ẹ tún lè ṣe:`,
  withoutSearch: 'Ẹ pa àwárí náà rẹ́',
  withoutFilter: 'Ẹ wo gbogbo ìjọba ìbílẹ̀',
  neighbours: 'Ní àwọn ìjọba ìbílẹ̀ tó wà nítòsí',
  otherLists: 'Nínú àwọn àkójọ yòókù',
  call: `Tàbí ẹ bi wá: ${phoneLines.tollFree.inFull}, ọ̀fẹ́ ni${when.tollFree}.`,
};

export function reportHref(path: string): string {
  return `/provider/report?place=${path}`;
}
