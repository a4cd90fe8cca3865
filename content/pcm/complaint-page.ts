import type * as english from '../en/complaint-page.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { formWords } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';
import { askUs } from './support.ts';

const { askLine, salesLine } = phoneLines;

export const neededToCheck: string =
  'To check your complaint you need di reference number, plus di email address or di last four digits for di phone number wey you give us.';

export const complaintPage: typeof english.complaintPage = {
  title: `Make complaint | ${brand.name}`,
  description: `Tell ${brand.name} wetin no go well for hospital, pharmacy or wit your plan. You go get reference number and you fit see how far e don reach.`,
  heading: 'Make complaint',
  lead: `Tell us wetin no go well. You go get reference number. ${neededToCheck}`,
  emergency: { heading: 'Anybody dey in danger now?', text: emergencyAdvice },
  call: {
    heading: 'You prefer to tok?',
    text: 'Dis line dey take complaint about hospitals, pharmacies and HMOs, e free:',
    label: askLine.display,
    digits: askLine.digits,
    to: askLine.to,
  },
  status: {
    text: 'You don complain before?',
    label: 'See how far e don reach',
    to: facts.complaintPage.status.to,
  },
};

/** Where it has got to; each with the words that visitors, staff and mails use. */
export const complaintStates: typeof english.complaintStates = {
  received: {
    label: 'We don receive am',
    text: 'Your complaint dey wit us and dey wait make pesin read am.',
  },
  'in-progress': { label: 'We dey look into am', text: 'One of our staff dey look into am.' },
  answered: { label: 'We don answer', text: 'We don give our answer.' },
};

export const complaintKindLabels: typeof english.complaintKindLabels = {
  charged: 'Dem ask me for money, or dem make me pay',
  refused: 'Dem no gree give me medicine or care',
  treated: 'Dem treat me bad',
  details: 'My details or di details for one hospital no correct',
  other: 'Anoda tin',
};

export const complaintForm: typeof english.complaintForm = {
  heading: 'Your complaint',
  required: 'Wetin we need na only di first question, your own words and one way to reach you.',
  fields: {
    kind: { label: 'Wetin happun?' },
    amount: {
      label: 'How much dem ask you for, or how much you pay? (you fit leave am empty)',
      hint: 'For naira, like 5,000. Keep di receipt if you get am.',
    },
    place: {
      label: 'Wia e happun? (you fit leave am empty)',
      hint: 'Di hospital, pharmacy or office, and di area.',
    },
    happened_on: { label: 'Which day? (you fit leave am empty)' },
    happened_about: {
      label: 'Or around which time? (you fit leave am empty)',
      hint: 'Like: last Tuesday, early for March.',
    },
    message: {
      label: 'Wetin happun, for your own words',
      hint: 'Tell us wetin you want make we do. E no suppose pass 5,000 characters, for English, Yoruba or Pidgin.',
    },
    user_name: { label: 'Your name (you fit leave am empty)' },
    user_phone: { label: 'Phone number' },
    user_email: { label: 'Email address' },
  },
  find: 'Find am for our list',
  found: {
    legend: 'Na one among dis ones?',
    none: 'No, keep wetin I write',
    nothing: 'We no see dis name for our list. No problem: your own words don do.',
    empty: 'Write name first, den press di button again.',
    notSent: 'Your complaint neva go yet. Abeg continue for down.',
  },
  contactHeading: 'How we fit reach you?',
  contactHint: 'Phone number or email address, any one wey you get. You go need am again to see di answer.',
  submit: 'Send complaint',
  smsNews: 'You no get email? Make una send me news of dis complaint by SMS to my phone number.',
  privacy: 'We dey use wetin you write to look into your complaint, no be for advert at all.',
};

export const complaintFormWords: typeof english.complaintFormWords = {
  ...formWords,
  missing: {
    kind: 'Choose wetin happun.',
    message: 'Tell us for your own words wetin happun.',
  },
  badAmount: 'Write di amount for figures, like 5,000.',
  badDay: 'Choose di day again, or leave am empty and tell us around which time e happun.',
  futureDay: 'Dis day neva come. Choose di day wey e happun.',
  noMobile:
    'We dey send SMS only to Nigerian mobile numbers, like 0803 123 4567. Give dat kind number, or comot di tick for SMS.',
  noContact: 'Give us phone number or email address, so dat we fit answer you.',
  notStored: 'We no fit keep your complaint just now. Abeg send am again afta some minutes, or call us.',
};

export const nextSteps: typeof english.nextSteps = {
  heading: 'Wetin go happun next',
  steps: {
    stored: 'We go keep your complaint, and you go see di reference number. Write am down.',
    read: 'Our staff go read am. If e concern hospital, pharmacy or HMO, we go look into am and we fit ask di oda side.',
    followed: 'You go see every step for dis website. If you give us email address, we go also write you.',
  },
};

export const complaintPromise: typeof english.complaintPromise = {
  within: (days) =>
    `Wen we go answer? We dey answer every complaint inside ${days === 1 ? 'one working day' : `${days} working days`}. Saturday, Sunday and public holiday no dey count.`,
  by: (day) => `We go answer you latest by ${day}.`,
  overdue: (day) =>
    `We suppose answer you latest by ${day}, but we neva answer. Abeg no vex. We don tell our oga dem.`,
  taken: 'One of our staff dey handle am now.',
  waiting: 'None of our staff don start to handle am yet.',
  kept: (inTime, all) =>
    `For di last 90 days, we suppose answer ${all} complaints, and we answer ${inTime} of dem on time.`,
};

export const escalation: typeof english.escalation = {
  heading: 'If dem no settle am',
  ways: withWords(facts.escalation.ways, {
    callAgain: {
      name: `Call ${brand.name} again`,
      text: 'Tell us your reference number. If di free line no go, try di second one.',
      lines: [askLine, salesLine],
    },
    hefamaa: {
      name: 'HEFAMAA, for di way hospital or clinic dey behave',
      text: 'Dem dey give health facilities for Lagos approval (accreditation). You go write petition. Dem fit ask di facility to reply, visit am, check di records and call meeting; ask HEFAMAA wetin go follow for your case, and how long e go take.',
      link: { label: 'HEFAMAA website', to: facts.escalation.ways.hefamaa.link.to },
    },
    nhia: {
      name: 'NHIA, di federal authority',
      text: `Dem dey take complaint from pipo wey go there, and by email and by telephone. How to reach dem, and how long e go take: ${askUs.askLine}.`,
    },
  }),
};

export const complaintSentPage: typeof english.complaintSentPage = {
  title: `We don receive your complaint | ${brand.name}`,
  description: `${brand.name} don keep your complaint.`,
  heading: 'We don receive your complaint',
  lead: 'Thank you say you tell us. We don keep am safe, and you no need send am again.',
  referenceLabel: 'Your reference number',
  keep: `Write am down, print dis page or snap am. ${neededToCheck}`,
  mailed: 'Di reference number dey come your email address too.',
  notMailed: 'No wait for email.',
  keepHeading: 'Send am to yourself',
  sms: 'By SMS',
  whatsApp: 'By WhatsApp',
  mail: 'By email',
  print: 'Print dis page',
  whatsAppUrl: facts.complaintSentPage.whatsAppUrl,
  note: (reference, address) =>
    `My complaint to ${brand.name}: ${reference}. How far e don reach: ${address}`,
  paper: (day, statusAddress) => [
    `${brand.fullName} (${brand.name})`,
    `Date for dis page: ${day}`,
    `Call us free: ${askLine.inFull}`,
    `See how far your complaint don reach: ${statusAddress}`,
  ],
  mailSubject: (reference) => `My complaint to ${brand.name}: ${reference}`,
  ways: withWords(facts.complaintSentPage.ways, {
    complaintStatus: { label: 'See how far e don reach' },
  }),
  unknown: {
    heading: 'Your complaint dey wit us',
    lead: 'If you just send one now, we don keep am. We no fit show di reference number here again. E dey inside di email wey we send you, if you don get am; if not, call us free and give us your phone number.',
    ways: withWords(facts.complaintSentPage.unknown.ways, {
      call: { label: `Call ${askLine.inFull}`, to: askLine.to },
      complaintStatus: { label: 'See how far e don reach' },
    }),
  },
};

export const complaintStatusPage: typeof english.complaintStatusPage = {
  title: `Check complaint | ${brand.name}`,
  description: `See how far your complaint to ${brand.name} don reach, wit di reference number.`,
  heading: 'Check your complaint',
  lead: neededToCheck,
  fields: {
    reference: {
      label: 'Reference number',
      hint: 'Like LA-7K3M-92QF. Capital letters and dashes no matter.',
    },
    contact: {
      label: 'Di last four digits for your phone number, or your email address',
      hint: 'Di one wey you give us wit your complaint.',
    },
  },
  submit: 'Show my complaint',
  errors: {
    noReference: 'Write your reference number.',
    badReference:
      'Dis reference number no complete, or one character no correct. Compare am wit wetin you write down.',
    noContact: 'Write di last four digits for your phone number, or your email address.',
    badContact: 'Write four digits, or di complete email address.',
    notFound:
      'We no fit show anytin for dis two. Abeg check di two. If you try wrong many times, we no go show anytin for some time, for your safety. You fit always call us: di line dey for down.',
  },
  lost: {
    heading: 'You no get di reference number again?',
    text: 'Call us free wit your phone number or email address:',
    label: askLine.inFull,
    to: askLine.to,
  },
  found: {
    title: `Your complaint | ${brand.name}`,
    heading: 'Your complaint',
    referenceLabel: 'Reference number',
    stateLabel: 'How far e don reach',
    historyHeading: 'Wetin don happun so far',
    noteLabel: 'Di note wey we write you',
    again: { label: 'Check anoda complaint', to: facts.complaintStatusPage.found.again.to },
  },
};
