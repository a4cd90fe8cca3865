import type * as english from '../en/place-details.ts';
import { hoursWords as englishHours } from '../en/place-details.ts';
import { formWords } from './message-forms.ts';
import { brand, phoneLines, when } from './site.ts';

const { inFull } = phoneLines.tollFree;

export const hoursWords: typeof english.hoursWords = {
  ...englishHours,
  allDay: 'e dey open 24 hours',
  closed: 'e no dey open',
  always: 'E dey open 24 hours, every day',
};

export const serviceNames: typeof english.serviceNames = {
  emergency: 'Emergency care',
  maternity: 'Maternity (belle and born pikin)',
  children: 'Care for pikin',
  immunisation: 'Immunisation',
  surgery: 'Operation (surgery)',
  dental: 'Teeth care',
  eye: 'Eye care',
  laboratory: 'Lab test',
  'x-ray': 'X-ray',
  ultrasound: 'Scan (ultrasound)',
  dialysis: 'Kidney dialysis',
  physiotherapy: 'Physiotherapy',
  pharmacy: 'E get im own pharmacy',
};

export const detailWords: typeof english.detailWords = {
  hours: 'Wen e dey open',
  services: 'Wetin dem dey do',
  confirmed: (date) => `We confirm am on ${date}`,
  notConfirmed: `We neva confirm am. Ask us for ${inFull}, e free${when.tollFree}.`,
};

export const servicesPage: typeof english.servicesPage = {
  title: `Hospital by service and time wey e dey open | ${brand.name}`,
  heading: 'By service and time wey e dey open',
  lead: `See which hospital and pharmacy of ${brand.scheme} dey do wetin you need, and which one dey open for night.`,
  noneConfirmed: (wish) =>
    `We neva confirm am for any place: ${wish || 'wetin dem dey do and wen dem dey open'}. E no mean no: ask di place, or call us for ${inFull}, e free${when.tollFree}.`,
  form: 'Wetin you need?',
  service: 'Service',
  anyService: 'Any service',
  open: 'Wen e dey open',
  openWishes: { now: 'E dey open now', night: 'E dey open every night', always: '24 hours, every day' },
  anyTime: 'Any time',
  lga: 'LGA',
  everywhere: 'All Lagos',
  submit: 'Show',
  choose: 'Choose service or time for up.',
  matches: (count, wish, area) =>
    count === 0
      ? `We neva confirm am for any place for ${area}: ${wish}.`
      : `${count} ${count === 1 ? 'place' : 'places'} for ${area}: ${wish}.`,
  state: 'Lagos',
  askedAt: (time) => `“E dey open now” mean: by ${time} for Lagos, by di time wey we sabi.`,
  first: (count) => `Na di first ${count} dey show. Choose one LGA make e small.`,
  unknownHeading: 'We neva confirm am; ask us',
  unknown: (count) =>
    `We neva know am for ${count} oda ${count === 1 ? 'place' : 'places'}. E no mean no: ask di place, or call us for ${inFull}, e free${when.tollFree}.`,
  chooseArea: 'Choose one LGA to see dem.',
  all: 'Find am by name or street',
  seeAll: 'See all, with di time wey dem dey open',
  offering: (service) => `Hospital by service: ${service}`,
};

export const reportPage: typeof english.reportPage = {
  title: `Report wetin no correct | ${brand.name}`,
  description: 'Tell us wetin no correct about hospital or pharmacy for our list.',
  heading: 'Report wetin no correct',
  lead: (name) => `About ${name}. Our staff go look am and correct di list.`,
  noPlace: 'First open di page of one hospital or pharmacy, den press “Report wetin no correct” there.',
  find: 'Find di place',
  backTo: (name) => `Go back to ${name}`,
  required: 'You must fill everytin wey no get “optional”.',
  fields: {
    field: { label: 'Wetin no correct?' },
    value: { label: 'Wetin correct?', hint: 'Like di correct phone number, or di time: Mon-Fri 8am-6pm.' },
    reason: { label: 'How you take know?', hint: 'Like: I dey there last week.' },
    contact: {
      label: 'Your phone number or email address (optional)',
      hint: 'Na only to ask you back. We go delete am afta we decide.',
    },
  },
  choices: {
    name: 'Di name',
    address: 'Di address',
    phone: 'Di phone number',
    hours: 'Di time wey e dey open',
    services: 'Wetin dem dey do',
    closed: 'E don close finish',
    other: 'Anoda tin',
  },
  submit: 'Send di report',
  sent: {
    title: `Thank you | ${brand.name}`,
    heading: 'Thank you',
    lead: 'Your report don reach our staff. If e correct, you go see am for di list soon.',
    ways: [{ label: 'Find hospital or pharmacy', to: '/provider' }],
  },
};

export const reportFormWords: typeof english.reportFormWords = {
  ...formWords,
  missing: {
    field: 'Choose wetin no correct.',
    value: 'Write wetin correct.',
    reason: 'Write how you take know.',
  },
  unknownPlace: 'Dis place no dey our list now. Open di page again.',
  tooManyOpen: `We still dey check oda reports about dis place. Abeg call us free for ${phoneLines.tollFree.inFull}.`,
};
