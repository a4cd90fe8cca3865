import type * as english from '../en/phone.ts';
import { brand, emergencyLines } from '../facts/site.ts';
import { emergencyAdvice, phoneLines } from './site.ts';

const { digits: tollFree } = phoneLines.tollFree;
const callUs = `Ẹ pè wá, ọ̀fẹ́ ni: ${tollFree}`;

export const phoneWords: typeof english.phoneWords = {
  home: `${brand.scheme}. Ẹ yan:`,
  choices: {
    places: 'Wá ilé ìwòsàn, ìtajà oògùn',
    price: 'Iye owó',
    covered: 'Ṣé ó wà nínú ètò?',
    dates: 'Ìgbà tí ètò bẹ̀rẹ̀',
    complaint: 'Àròyé mi',
    emergency: 'Pàjáwìrì',
    callBack: 'Ẹ pè mí padà',
    check: 'Ṣé LASHMA ni?',
  },
  back: '0 padà',
  start: '00 ìbẹ̀rẹ̀',
  more: '9 sí i',
  notAChoice: 'Èyí kò sí nínú àkójọ.',
  tooLong: 'Èyí ti pẹ́ jù. Ẹ jọ̀wọ́, ẹ tún pè.',
  tooMany: 'Ìbéèrè ti pọ̀ jù. Ẹ jọ̀wọ́, ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú mẹ́wàá.',
  sorry: `A kò lè dáhùn báyìí. ${callUs}`,
  places: {
    ask: 'Ẹ tẹ agbègbè tàbí orúkọ, bíi IKORODU tàbí PHARMACY EPE',
    first: (count) => `${count} àkọ́kọ́:`,
  },
  price: {
    ask: 'Ta ni ó wà fún?',
    households: {
      one: 'Ẹnì kan',
      couple: 'Àgbàlagbà méjì',
      family4: 'Àgbàlagbà 2, ọmọ 2',
      family6: 'Àgbàlagbà 2, ọmọ 4',
      senior: 'Ẹnì kan, ọdún 60 sókè',
    },
    others: 'Àwọn mìíràn',
    askOthers: 'Ẹ tẹ iye àgbàlagbà, ọmọ tí kò tíì pé ọdún 23 àti ẹni ọdún 60 sókè, bíi 2 3 0',
    bad: 'Ẹ tẹ nọ́ḿbà bíi 2 3 0, kí ọ̀kọ̀ọ̀kan má ju 20 lọ.',
  },
  covered: {
    ask: 'Ẹ tẹ àìsàn tàbí ìtọ́jú, bíi MALARIA tàbí GLASSES',
    none: `A kò rí èyí nínú àwọn ètò wa. Ẹ bi wá, ọ̀fẹ́ ni: ${tollFree}`,
  },
  check: { ask: 'Ẹ tẹ nọ́ḿbà tàbí líǹkì tí wọ́n fún yín' },
  dates: {
    ask: 'Irú ètò wo?',
    askDay: 'Ọjọ́ wo ni ẹ máa sanwó? Ẹ tẹ ọjọ́ náà, bíi 14/3/2027, tàbí 1 fún òní',
    bad: 'Ẹ tẹ ọjọ́ kan ní 2026 tàbí lẹ́yìn rẹ̀, bíi 14/3/2027.',
  },
  complaint: {
    ask: 'Ẹ tẹ nọ́ḿbà ìtọ́kasí àròyé yín, bíi LA-7K2M-9QXT',
    bad: 'Èyí kì í ṣe nọ́ḿbà ìtọ́kasí wa. Ẹ yẹ ẹ́ wò lẹ́ẹ̀kan sí i.',
    askDigits: 'Ẹ tẹ nọ́ḿbà 4 tó gbẹ̀yìn nínú nọ́ḿbà fóònù tí ẹ fún wa',
    badDigits: 'Ẹ tẹ nọ́ḿbà 4.',
    notFound: `A kò rí àròyé tó ní nọ́ḿbà ìtọ́kasí àti nọ́ḿbà fóònù yìí. ${callUs}`,
  },
  emergency: `${emergencyAdvice} Ẹ pe ${emergencyLines.map(({ number }) => number).join(' tàbí ')}. Ẹ pè wá: ${tollFree}`,
  callBack: {
    ask: (number) => `Ṣé kí a pè yín lórí ${number}?`,
    yes: 'Bẹ́ẹ̀ ni, ẹ pè mí',
    done: 'Ẹ ṣeun. A ti gba ìbéèrè yín, a máa pè yín.',
    already: 'Ìbéèrè yín ti wà lọ́dọ̀ wa, a máa pè yín.',
  },
  sms: {
    keywords: {
      places: ['ile iwosan', 'iwosan', 'ile itaja oogun', 'oogun'],
      price: ['iye owo', 'iye', 'elo'],
      covered: ['se o wa ninu eto', 'eto'],
      dates: ['igba wo', 'igba'],
      emergency: ['pajawiri'],
      callBack: ['e pe mi pada', 'e pe mi', 'pe mi'],
      help: ['iranlowo'],
      stop: ['duro', 'e duro'],
      start: ['bere', 'e bere'],
    },
    help: `${brand.scheme}. Ẹ fi ránṣẹ́: IWOSAN àti agbègbè, IYE 2 3 (àgbàlagbà, ọmọ), ETO àti àìsàn, PE MI, tàbí nọ́ḿbà ìtọ́kasí àròyé. Ọ̀fẹ́: ${tollFree}`,
    nothing: `A kò rí nǹkan kan fún èyí. Ẹ fi IRANLOWO ránṣẹ́ láti mọ ohun tí a lè dáhùn. Ọ̀fẹ́: ${tollFree}`,
    stopped: `${brand.scheme}: a kò ní fi ìròyìn ránṣẹ́ sí nọ́ḿbà yìí mọ́. Ẹ fi BERE ránṣẹ́ bí ẹ bá tún fẹ́ ẹ.`,
    started: `${brand.scheme}: a máa fi ìròyìn àròyé yín ránṣẹ́ sí nọ́ḿbà yìí. DURO máa dá a dúró.`,
    news: (reference, state) =>
      `${brand.scheme}: àròyé yín ${reference}: ${state}. Láti kà sí i, ẹ fi ${reference} dáhùn. STOP máa dá ìròyìn yìí dúró.`,
  },
};
