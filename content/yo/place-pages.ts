import * as english from '../en/place-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { seniorsHospitals } from './enrol-page.ts';
import { brand, emergencyAdvice, phoneLines, when } from './site.ts';
import { waits } from './waiting.ts';

type Kind = 'hospital' | 'pharmacy';

const { inFull } = phoneLines.tollFree;
const askUs = `ẹ bi wá lórí ${inFull}, ọ̀fẹ́ ni${when.tollFree}`;

const nouns: Record<Kind, string> = { hospital: 'ilé ìwòsàn', pharmacy: 'ilé ìtajà oògùn àdúgbò' };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The number stands after the noun, which has no plural. */
const countOf = (count: number, kind: Kind) =>
  count === 0 ? `kò sí ${nouns[kind]}` : `${nouns[kind]} ${count}`;

const listOf = (texts: readonly string[]) =>
  texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} àti ${texts.at(-1)}`;

/** A phrase of two nouns, in which a number cannot be "there is none". */
const countBoth = (hospitals: number, pharmacies: number) =>
  `${nouns.hospital} ${hospitals} àti ${nouns.pharmacy} ${pharmacies}`;

export const placePages: typeof english.placePages = {
  breadcrumbs: 'Ibi tí ẹ wà nìyí',
  listDate: (date) => `Àkójọ ti ${date}`,
  listDates: (dates) => `${dates.length > 1 ? 'Àwọn àkójọ' : 'Àkójọ'} ti ${dates.join(' àti ')}`,
  seniors: seniorsHospitals(inFull),
  countBoth,
};

export const placePage: typeof english.placePage = {
  title: (name, lga) => `${name}, ${lga} | ${brand.name}`,
  description: {
    hospital: (name, address, plans) =>
      `${name}, ${address}: ilé ìwòsàn ti ${brand.scheme} tó wà nínú àkójọ ${listOf(plans)}. Àdírẹ́sì, ọ̀nà débẹ̀ àti bí ẹ ṣe lè yàn án.`,
    pharmacy: (name, address) =>
      `${name}, ${address}: ilé ìtajà oògùn àdúgbò ti ${brand.scheme}. Àdírẹ́sì, ọ̀nà débẹ̀ àti nọ́ḿbà fóònù.`,
  },
  lead: {
    hospital: (lga) => `Ilé ìwòsàn ti ${brand.scheme} ní ${lga}.`,
    pharmacy: (lga) => `Ilé ìtajà oògùn àdúgbò ti ${brand.scheme} ní ${lga}.`,
  },
  covered: {
    hospital: (plans) => `Bẹ́ẹ̀ ni, ó wà nínú ètò ${listOf(plans)}.`,
    pharmacy: 'Bẹ́ẹ̀ ni, ilé ìtajà oògùn àdúgbò ti ètò náà ni.',
  },
  coveredNote: {
    hospital: 'Wọ́n máa tọ́jú yín níbí bó bá jẹ́ ilé ìwòsàn yìí ni ẹ ti yàn.',
    pharmacy:
      'Jaara Plus máa ń sanwó àwọn oògùn tó wà nínú àkójọ oògùn ètò náà; ẹ lè gbà wọ́n ní àwọn ilé ìtajà oògùn àdúgbò láti ọjọ́ Ajé sí ọjọ́ Àbámẹ́ta, aago 9 àárọ̀ sí aago 8 alẹ́. Fún àwọn irú ètò yòókù, ẹ bi ilé ìwòsàn yín tàbí kí ẹ bi wá.',
  },
  facts: {
    heading: 'Ibi tó wà',
    address: 'Àdírẹ́sì',
    lga: 'Ìjọba ìbílẹ̀',
    lcda: 'LCDA',
    phone: 'Fóònù',
    list: 'Àkójọ wa',
  },
  directions: 'Ọ̀nà débẹ̀',
  prepare: 'Ìmúrasílẹ̀ fún ìforúkọsílẹ̀ mi pẹ̀lú ilé ìwòsàn yìí',
  prepareHref: (area, hospital) => `/enrol?${new URLSearchParams({ area, hospital })}`,
  report: 'Ẹ sọ ohun tí kò tọ̀nà fún wa',
  reportHref: (path) => `/provider/report?place=${encodeURIComponent(path)}`,
  complain: 'Ẹ ṣe àròyé nípa ìtọ́jú níbí',
  complainHref: english.placePage.complainHref,
  choose: {
    hospital: {
      heading: 'Bí ẹ ṣe lè gba ìtọ́jú níbí',
      items: [
        `Ṣé ẹ ṣẹ̀ṣẹ̀ fẹ́ wọ ètò náà ni? Ẹ yan ilé ìwòsàn yìí nígbà tí ẹ bá ń forúkọ sílẹ̀, pẹ̀lú orúkọ àti àdírẹ́sì rẹ̀ gẹ́lẹ́. Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee}.`,
        'Ṣé ibòmíràn ni ẹ ti forúkọ sílẹ̀? Bí irú ètò yín bá wà lókè yìí, ẹ lè pààrọ̀ ilé ìwòsàn yín sí ibí yìí lẹ́ẹ̀kan nínú ọdún ètò kọ̀ọ̀kan; ẹ tún lè ṣe é ju ẹ̀ẹ̀kan lọ bí ìdí pàtàkì tó ṣọ̀wọ́n bá wà.',
        'Lọ́jọ́ náà, ẹ fi nọ́ḿbà ètò adójútòfò yín tàbí ID Ilera Eko yín hàn.',
      ],
      links: withWords(facts.placePage.choose.hospital.links, {
        register: { label: 'Ẹ forúkọ sílẹ̀' },
        changeHospital: { label: 'Ẹ béèrè láti pààrọ̀ ilé ìwòsàn' },
        plan: { label: 'Ohun tó wà nínú àwọn irú ètò' },
      }),
    },
    pharmacy: {
      heading: 'Bí ẹ ṣe lè gba oògùn yín níbí',
      items: [
        'Bí ẹ bá ń bọ̀ láti ọ̀nà jíjìn, ẹ kọ́kọ́ pè: àkójọ máa ń yí padà, àkókò tí ilé ìtajà kan ń ṣí sì lè yàtọ̀.',
        `Ẹ tún lè forúkọ sílẹ̀ ní àwọn ilé ìtajà oògùn àdúgbò. Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún ${waits.newEnrollee}.`,
      ],
      links: withWords(facts.placePage.choose.pharmacy.links, {
        plan: { label: 'Ohun tó wà nínú àwọn irú ètò' },
        faqMedicines: { label: 'Ìbéèrè àti ìdáhùn' },
      }),
    },
  },
  emergency: emergencyAdvice,
  inTown: (town) => `Àwọn mìíràn ní ${town}`,
  inLcda: (lcda) => `Àwọn mìíràn ní LCDA ${lcda}`,
  inArea: (lga) => `Púpọ̀ sí i ní ${lga}`,
  wholeArea: (lga, hospitals, pharmacies) => `Gbogbo ${lga}: ${countBoth(hospitals, pharmacies)}`,
};

export const gonePage: typeof english.gonePage = {
  title: (name) => `${name} kò sí nínú àkójọ mọ́ | ${brand.name}`,
  heading: (name) => `${name} kò sí nínú àkójọ mọ́`,
  lead: (kind, lga) =>
    `${capital(nouns[kind] ?? '')} yìí ní ${lga} wà nínú àkójọ tẹ́lẹ̀. Kò sí nínú àkójọ wa lónìí.`,
  advice: `Bó bá jẹ́ ibẹ̀ ni ẹ ti ń lọ tẹ́lẹ̀, ${askUs}, nípa ibi tí ẹ máa lọ báyìí.`,
  call: `Ẹ pe ${inFull}`,
  change: { label: 'Ẹ béèrè láti pààrọ̀ ilé ìwòsàn', to: facts.gonePage.change.to },
  instead: (lga) => `Àwọn tó wà nínú àkójọ ní ${lga} lónìí`,
};

export const listPage: typeof english.listPage = {
  title: (list) => `${list}: odindi àkójọ | ${brand.name}`,
  lead: (found, date) => `${found}. Àkójọ ti ${date}.`,
  place: (name) => `Ní ${name}`,
  search: (text) => `Àwárí: “${text}”`,
  none: 'A kò rí nǹkan kan fún àwárí yìí. Ẹ padà sẹ́yìn, kí ẹ sì dín lẹ́tà tí ẹ tẹ̀ kù.',
  first: (count) => `${count} àkọ́kọ́ ni a fi hàn: ẹ fi ọ̀rọ̀ kan kún àwárí náà kó lè dín kù`,
  foundColumns: ['Orúkọ', 'Àdírẹ́sì', 'Ìjọba ìbílẹ̀', 'Fóònù', 'Ó wà nínú ètò'],
  print: 'Ẹ tẹ àkójọ yìí jáde',
  download: 'Ẹ wa gbogbo rẹ̀ jáde (CSV)',
  back: 'Ẹ padà sí àwárí',
};

export const areaPage: typeof english.areaPage = {
  title: (lga) => `Àwọn ilé ìwòsàn àti ilé ìtajà oògùn ní ${lga} | ${brand.name}`,
  description: (lga, hospitals, pharmacies) =>
    `${capital(countBoth(hospitals, pharmacies))} ti ${brand.scheme} ní ${lga}, Èkó: àdírẹ́sì, irú ètò àti ọ̀nà débẹ̀.`,
  heading: (lga) => `Àwọn ilé ìwòsàn àti ilé ìtajà oògùn ní ${lga}`,
  lead: (hospitals, pharmacies) => `${capital(countBoth(hospitals, pharmacies))} ti ${brand.scheme}.`,
  counts: (plan, count) => `${capital(countOf(count, 'hospital'))} fún ètò ${plan}`,
  pharmacies: (count) => capital(countOf(count, 'pharmacy')),
  lcdas: (lcdas) => `Àwọn LCDA tó wà ní ìjọba ìbílẹ̀ yìí: ${listOf(lcdas)}.`,
  hospitalsHeading: 'Àwọn ilé ìwòsàn',
  hospitalsOrder: 'Ilé ìwòsàn ìjọba ńlá ló ṣáájú, ibùdó ìlera ló kẹ́yìn.',
  elsewhere:
    'Àdírẹ́sì àwọn wọ̀nyí fi hàn pé wọ́n wà níbí pẹ̀lú, ṣùgbọ́n ìjọba ìbílẹ̀ (LGA) mìíràn ni àkójọ wa kọ fún wọn:',
  pharmaciesHeading: 'Àwọn ilé ìtajà oògùn àdúgbò',
  columns: {
    hospital: ['Orúkọ', 'Àdírẹ́sì', 'Ó wà nínú ètò'],
    pharmacy: ['Orúkọ', 'Àdírẹ́sì', 'LCDA', 'Fóònù'],
  },
  none: {
    hospital: `Kò sí ilé ìwòsàn kankan níbí nínú àwọn àkójọ náà. Ẹ wo àwọn agbègbè tó wà nítòsí, tàbí kí ${askUs}.`,
    pharmacy: `Kò sí ilé ìtajà oògùn àdúgbò kankan níbí nínú àkójọ náà. Ẹ wo àwọn agbègbè tó wà nítòsí, tàbí kí ${askUs}.`,
  },
  print: 'Ẹ tẹ àkójọ yìí jáde',
  openData: 'Dátà tó ṣí sílẹ̀ (CSV, JSON)',
  search: 'Ẹ ṣàwárí ní gbogbo Èkó',
  near: 'Àwọn agbègbè tó wà nítòsí',
  distance: (km) => `nǹkan bíi ${Math.max(1, Math.round(km))} km`,
};
