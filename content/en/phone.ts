import { brand, emergencyLines } from '../facts/site.ts';
import { emergencyAdvice, phoneLines } from './site.ts';

const { digits: tollFree } = phoneLines.tollFree;
const callUs = `Call us, free: ${tollFree}`;

/** What phones without data are told, by USSD and by SMS; the server takes off the marks that they cannot show. */
export const phoneWords = {
  home: `${brand.scheme}. Choose:`,
  choices: {
    places: 'Find hospital, pharmacy',
    price: 'What it costs',
    covered: 'Is it covered?',
    dates: 'When am I covered?',
    complaint: 'My complaint',
    emergency: 'Emergency',
    callBack: 'Call me back',
    check: 'Is it LASHMA?',
  },
  back: '0 back',
  start: '00 home',
  more: '9 more',
  notAChoice: 'That is not on the list.',
  tooLong: 'This has taken very long. Please dial again.',
  tooMany: 'Too many requests. Please try again in ten minutes.',
  sorry: `We cannot answer now. ${callUs}`,
  places: {
    ask: 'Type an area or a name, such as IKORODU or PHARMACY EPE',
    first: (count: number) => `The first ${count}:`,
  },
  price: {
    ask: 'Who is it for?',
    households: {
      one: 'One person',
      couple: 'Two adults',
      family4: '2 adults, 2 children',
      family6: '2 adults, 4 children',
      senior: 'One person of 60 or above',
    },
    others: 'Others',
    askOthers: 'Type how many adults, children under 23 and people of 60 and above, such as 2 3 0',
    bad: 'Type numbers such as 2 3 0, at most 20 each.',
  },
  covered: {
    ask: 'Type an illness or a treatment, such as MALARIA or GLASSES',
    none: `We find no such row in our plans. Ask us, free: ${tollFree}`,
  },
  check: { ask: 'Type the number or the link that they gave you' },
  dates: {
    ask: 'Which plan?',
    askDay: 'When do you pay? Type the day, such as 14/3/2027, or 1 for today',
    bad: 'Type a day of 2026 or later, such as 14/3/2027.',
  },
  complaint: {
    ask: 'Type the reference of your complaint, such as LA-7K2M-9QXT',
    bad: 'This is no reference of ours. Check each sign.',
    askDigits: 'Type the last 4 digits of the phone number that you gave us',
    badDigits: 'Type 4 digits.',
    notFound: `We find no complaint with this reference and number. ${callUs}`,
  },
  emergency: `${emergencyAdvice} Call ${emergencyLines.map(({ number }) => number).join(' or ')}. ${callUs}`,
  callBack: {
    ask: (number: string) => `Shall we call you on ${number}?`,
    yes: 'Yes, call me',
    done: 'Thank you. We have your request and will call you.',
    already: 'We have your request already and will call you.',
  },
  sms: {
    /** What an SMS begins with, folded; the first that fits counts. */
    keywords: {
      places: ['hospital', 'hospitals', 'pharmacy', 'pharmacies', 'clinic', 'find'],
      price: ['price', 'cost', 'how much'],
      covered: ['is covered', 'covered', 'cover'],
      dates: ['when'],
      emergency: ['emergency'],
      callBack: ['call me back', 'call me', 'call'],
      help: ['help', 'info'],
      stop: ['stop', 'stop all', 'unsubscribe'],
      start: ['start', 'unstop'],
    },
    help: `${brand.scheme}. Send: HOSPITAL and an area, PRICE 2 3 (adults, children), COVER and an illness, CALL ME, or a complaint's reference. Free line: ${tollFree}`,
    nothing: `We find nothing for this. Send HELP for what we can answer. Free line: ${tollFree}`,
    stopped: `${brand.scheme}: we send no more news to this number. Send START to get it again.`,
    started: `${brand.scheme}: we send news of your complaints to this number again. STOP ends it.`,
    news: (reference: string, state: string) =>
      `${brand.scheme}: your complaint ${reference}: ${state}. To read more, answer with ${reference}. STOP ends this news.`,
  },
};
