import type * as english from '../en/phone.ts';
import { brand, emergencyLines } from '../facts/site.ts';
import { emergencyAdvice, phoneLines } from './site.ts';

const { digits: tollFree } = phoneLines.tollFree;
const callUs = `Call us, e free: ${tollFree}`;

export const phoneWords: typeof english.phoneWords = {
  home: `${brand.scheme}. Choose:`,
  choices: {
    places: 'Find hospital, pharmacy',
    price: 'How much e be',
    covered: 'Plan dey cover am?',
    dates: 'Wen my cover go start',
    complaint: 'My complaint',
    emergency: 'Emergency',
    callBack: 'Abeg call me',
    check: 'Na LASHMA?',
  },
  back: '0 back',
  start: '00 start',
  more: '9 more',
  notAChoice: 'Dat one no dey di list.',
  tooLong: 'Dis one don take too long. Abeg dial again.',
  tooMany: 'Request don too many. Abeg try again after ten minutes.',
  sorry: `We no fit answer now. ${callUs}`,
  places: {
    ask: 'Type area or name, like IKORODU or PHARMACY EPE',
    first: (count) => `First ${count}:`,
  },
  price: {
    ask: 'Na for who?',
    households: {
      one: 'One pesin',
      couple: 'Two adults',
      family4: '2 adults, 2 pikin',
      family6: '2 adults, 4 pikin',
      senior: 'One pesin wey reach 60',
    },
    others: 'Oda pipo',
    askOthers: 'Type how many adults, pikin wey neva reach 23, and pipo wey don reach 60, like 2 3 0',
    bad: 'Type numbers like 2 3 0, each one no fit pass 20.',
  },
  covered: {
    ask: 'Type di sickness or treatment, like MALARIA or GLASSES',
    none: `We no see dis one for our plans. Ask us, e free: ${tollFree}`,
  },
  check: { ask: 'Type di number or di link wey dem give you' },
  dates: {
    ask: 'Which plan?',
    askDay: 'Wen you go pay? Type di day, like 14/3/2027, or 1 for today',
    bad: 'Type day for 2026 or after, like 14/3/2027.',
  },
  complaint: {
    ask: 'Type your complaint reference number, like LA-7K2M-9QXT',
    bad: 'Dis one no be our reference number. Check am well.',
    askDigits: 'Type di last 4 numbers of di phone number wey you give us',
    badDigits: 'Type 4 numbers.',
    notFound: `We no see complaint wey get dis reference and number. ${callUs}`,
  },
  emergency: `${emergencyAdvice} Call ${emergencyLines.map(({ number }) => number).join(' or ')}. Our line: ${tollFree}`,
  callBack: {
    ask: (number) => `Make we call you for ${number}?`,
    yes: 'Yes, call me',
    done: 'Thank you. We don get your request, we go call you.',
    already: 'We don get your request before, we go call you.',
  },
  sms: {
    keywords: {
      places: ['which hospital', 'wia hospital', 'chemist'],
      price: ['how much e be', 'how much be', 'howmuch'],
      covered: ['plan dey cover', 'una dey cover', 'dem dey cover'],
      dates: ['wen', 'which day'],
      emergency: ['wahala'],
      callBack: ['make una call me', 'abeg call me', 'una call me'],
      help: ['abeg help', 'helep'],
      stop: ['no send again', 'comot me'],
      start: ['send am again'],
    },
    help: `${brand.scheme}. Send: WIA HOSPITAL and area, HOWMUCH 2 3 (adults, pikin), PLAN DEY COVER and sickness, ABEG CALL ME, or complaint reference. Free: ${tollFree}`,
    nothing: `We no see anytin for dis one. Send HELEP make you see wetin we fit answer. Free: ${tollFree}`,
    stopped: `${brand.scheme}: we no go send news to dis number again. Send START if you want am back.`,
    started: `${brand.scheme}: we go dey send news of your complaint to dis number again. STOP go end am.`,
    news: (reference, state) =>
      `${brand.scheme}: your complaint ${reference}: ${state}. To read more, answer with ${reference}. STOP go end dis news.`,
  },
};
