import * as facts from '../facts/pages.ts';
import type { ComplaintKind, ComplaintState, Link, PhoneLine } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { formWords } from './message-forms.ts';
import { brand, emergencyAdvice, phoneLines } from './site.ts';
import { askUs } from './support.ts';

const { askLine, salesLine } = phoneLines;

/** What a visitor needs to see the state of a complaint, for every text that promises it. */
export const neededToCheck: string =
  'To check your complaint you need its reference, plus the e-mail address or the last four digits of the phone number that you gave us.';

export const complaintPage = {
  title: `Make a complaint | ${brand.name}`,
  description: `Tell ${brand.name} what went wrong at a hospital, pharmacy or with your plan. You get a reference and can see what became of it.`,
  heading: 'Make a complaint',
  lead: `Tell us what went wrong. You get a reference. ${neededToCheck}`,
  emergency: { heading: 'Is somebody in danger now?', text: emergencyAdvice },
  call: {
    heading: 'Would you rather talk?',
    text: 'This line takes complaints about hospitals, pharmacies and HMOs, free of charge:',
    label: askLine.display,
    digits: askLine.digits,
    to: askLine.to,
  },
  status: {
    text: 'You have complained already?',
    label: 'See what became of it',
    to: facts.complaintPage.status.to,
  },
};

/** Where it has got to; each with the words that visitors, staff and mails use. */
export const complaintStates: Record<ComplaintState, { label: string; text: string }> = {
  received: { label: 'Received', text: 'Your complaint is with us and waits to be read.' },
  'in-progress': { label: 'Being looked at', text: 'Somebody of our staff is looking into it.' },
  answered: { label: 'Answered', text: 'We have given our answer.' },
};

export const complaintKindLabels: Record<ComplaintKind, string> = {
  charged: 'I was asked for money, or had to pay',
  refused: 'I was refused drugs or care',
  treated: 'I was treated badly',
  details: 'My details or those of a hospital are wrong',
  other: 'Something else',
};

export const complaintForm = {
  heading: 'Your complaint',
  required: 'Only the first question, your words and one way to reach you are needed.',
  fields: {
    kind: { label: 'What happened?' },
    amount: {
      label: 'How much were you asked for or did you pay? (optional)',
      hint: 'In naira, such as 5,000. Keep the receipt if you have one.',
    },
    place: {
      label: 'Where did it happen? (optional)',
      hint: 'The hospital, pharmacy or office, and its area.',
    },
    happened_on: { label: 'On which day? (optional)' },
    happened_about: { label: 'Or about when? (optional)', hint: 'Such as: last Tuesday, early in March.' },
    message: {
      label: 'What happened, in your own words',
      hint: 'Say what you want us to do. Up to 5,000 characters, in English, Yorùbá or Pidgin.',
    },
    user_name: { label: 'Your name (optional)' },
    user_phone: { label: 'Phone number' },
    user_email: { label: 'E-mail address' },
  },
  find: 'Find it in our list',
  found: {
    legend: 'Is it one of these?',
    none: 'No, keep what I wrote',
    nothing: 'We have not found this name in our list. That is all right: your own words are enough.',
    empty: 'Write a name first, then press the button again.',
    notSent: 'Your complaint has not been sent yet. Please go on below.',
  },
  contactHeading: 'How can we reach you?',
  contactHint:
    'A phone number or an e-mail address, whichever you have. You need it again to see the answer.',
  submit: 'Send complaint',
  smsNews: 'No e-mail address? Send me news of this complaint by SMS to my phone number.',
  privacy: 'We use what you write to look into your complaint, never for advertising.',
};

export const complaintFormWords = {
  ...formWords,
  missing: {
    kind: 'Choose what happened.',
    message: 'Tell us in your own words what happened.',
  } as Record<string, string>,
  badAmount: 'Write the amount in figures, such as 5,000.',
  badDay: 'Choose the day again, or leave it empty and say about when it was.',
  futureDay: 'This day has not come yet. Choose the day on which it happened.',
  noMobile:
    'We send SMS to Nigerian mobile numbers only, such as 0803 123 4567. Give one, or untick the news by SMS.',
  noContact: 'Give us a phone number or an e-mail address, so that we can answer you.',
  notStored:
    'Your complaint could not be stored just now. Please send it again in a few minutes, or call us.',
};

export type ComplaintFormWords = typeof complaintFormWords;

export const nextSteps = {
  heading: 'What happens next',
  steps: {
    stored: 'Your complaint is stored, and you see its reference. Write it down.',
    read: 'Our staff read it. If it is about a hospital, pharmacy or HMO, we look into it and may ask the other side.',
    followed: 'You see every step on this website. If you gave an e-mail address, we also write to you.',
  },
};

/** By when we answer; the number of working days is set at the desk. */
export const complaintPromise = {
  within: (days: number) =>
    `By when? We answer every complaint within ${days === 1 ? 'one working day' : `${days} working days`}. Saturdays, Sundays and public holidays do not count.`,
  by: (day: string) => `We answer by ${day}.`,
  overdue: (day: string) =>
    `We wanted to answer by ${day} and have not done so. We are sorry. Those in charge have been told.`,
  /** Never who: the staff answer as the agency. */
  taken: 'A member of our team has it now.',
  waiting: 'Nobody in our team has taken it up yet.',
  kept: (inTime: number, all: number) =>
    `In the last 90 days, ${all} complaints were due, and we answered ${inTime} of them in time.`,
};

interface EscalationWay {
  name: string;
  text: string;
  lines?: PhoneLine[];
  link?: Link;
}

export const escalation: { heading: string; ways: EscalationWay[] } = {
  heading: 'If it is not settled',
  ways: withWords(facts.escalation.ways, {
    callAgain: {
      name: `Call ${brand.name} again`,
      text: 'Name your reference. If the free line does not work, take the second one.',
      lines: [askLine, salesLine],
    },
    hefamaa: {
      name: 'HEFAMAA, for the conduct of a hospital or clinic',
      text: 'It accredits health facilities in Lagos. You write a petition. It may ask the facility for a reply, visit it, look at the records and call a meeting; ask HEFAMAA what follows in your case, and how long it takes.',
      link: { label: 'HEFAMAA’s website', to: facts.escalation.ways.hefamaa.link.to },
    },
    nhia: {
      name: 'NHIA, the federal authority',
      text: `It takes complaints in person, by e-mail and by telephone. How to reach it, and how long it takes: ${askUs.askLine}.`,
    },
  }),
};

export const complaintSentPage = {
  title: `Complaint received | ${brand.name}`,
  description: `Your complaint to ${brand.name} is stored.`,
  heading: 'We have your complaint',
  lead: 'Thank you for telling us. It is stored safely, and you need not send it again.',
  referenceLabel: 'Your reference',
  keep: `Write it down, print this page or take a photo. ${neededToCheck}`,
  mailed: 'The reference is on its way to your e-mail address too.',
  notMailed: 'Do not wait for an e-mail.',
  keepHeading: 'Send it to yourself',
  sms: 'By SMS',
  whatsApp: 'By WhatsApp',
  mail: 'By e-mail',
  print: 'Print this page',
  whatsAppUrl: facts.complaintSentPage.whatsAppUrl,
  /** What somebody sends to himself. */
  note: (reference: string, address: string) =>
    `My complaint to ${brand.name}: ${reference}. Status: ${address}`,
  /** What a printed page says besides. */
  paper: (day: string, statusAddress: string) => [
    `${brand.fullName} (${brand.name})`,
    `Date of this page: ${day}`,
    `Call us, free of charge: ${askLine.inFull}`,
    `See the status of your complaint: ${statusAddress}`,
  ],
  mailSubject: (reference: string) => `My complaint to ${brand.name}: ${reference}`,
  ways: withWords(facts.complaintSentPage.ways, {
    complaintStatus: { label: 'See its status' },
  }),
  /** Without the cookie that carries the reference: it ran out, or the browser keeps none. */
  unknown: {
    heading: 'Your complaint is with us',
    lead: 'If you have just sent one, it is stored. Its reference cannot be shown here any more. It is in our e-mail to you, if you have got one; otherwise call us, free of charge, and give your phone number.',
    ways: withWords(facts.complaintSentPage.unknown.ways, {
      call: { label: `Call ${askLine.inFull}`, to: askLine.to },
      complaintStatus: { label: 'See its status' },
    }),
  },
};

export const complaintStatusPage = {
  title: `Check a complaint | ${brand.name}`,
  description: `See what became of your complaint to ${brand.name}, with its reference.`,
  heading: 'Check your complaint',
  lead: neededToCheck,
  fields: {
    reference: {
      label: 'Reference',
      hint: 'Such as LA-7K3M-92QF. Capital letters and dashes do not matter.',
    },
    contact: {
      label: 'Last four digits of your phone number, or your e-mail address',
      hint: 'The one that you gave with your complaint.',
    },
  },
  submit: 'Show my complaint',
  errors: {
    noReference: 'Write your reference.',
    badReference:
      'This is not a whole reference, or one character is wrong. Compare it with what you wrote down.',
    noContact: 'Write the last four digits of your phone number, or your e-mail address.',
    badContact: 'Write four digits, or the e-mail address in full.',
    /** The same whatever was wrong: it must not tell which references there are. */
    notFound:
      'We can show nothing for these two. Please check both. After several wrong tries nothing is shown for a while, for your safety. You can always call us: the line is below.',
  },
  lost: {
    heading: 'No reference any more?',
    text: 'Call us with your phone number or e-mail address, free of charge:',
    label: askLine.inFull,
    to: askLine.to,
  },
  found: {
    title: `Your complaint | ${brand.name}`,
    heading: 'Your complaint',
    referenceLabel: 'Reference',
    stateLabel: 'Where it is now',
    historyHeading: 'What has happened so far',
    noteLabel: 'Our note to you',
    again: { label: 'Check another complaint', to: facts.complaintStatusPage.found.again.to },
  },
};
