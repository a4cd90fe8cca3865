import type { OpenWish, ServiceId } from '../facts/services.ts';
import type { HoursWords, ReportField } from '../schema/directory.ts';
import { formWords } from './message-forms.ts';
import { brand, phoneLines, when } from './site.ts';

const { inFull } = phoneLines.tollFree;
const places = (count: number) => (count === 1 ? '1 place' : `${count} places`);

/** 8am, 6:30pm, noon, midnight. */
function time(hour: number, minutes: number): string {
  if (minutes === 0 && hour % 12 === 0) return hour === 12 ? 'noon' : 'midnight';
  const past = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour % 12 || 12}${past}${hour >= 12 && hour < 24 ? 'pm' : 'am'}`;
}

export const hoursWords: HoursWords = {
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (first, last) => `${first} to ${last}`,
  time,
  span: (from, to) => `${from} to ${to}`,
  and: ' and ',
  allDay: 'open 24 hours',
  closed: 'closed',
  always: 'Open 24 hours, every day',
  line: (days, times) => `${days}: ${times}`,
};

/** What a place may offer, by the ids of content/facts/directory.ts. */
export const serviceNames: Record<ServiceId, string> = {
  emergency: 'Emergency care',
  maternity: 'Maternity',
  children: 'Care for children',
  immunisation: 'Immunisation',
  surgery: 'Surgery',
  dental: 'Dental care',
  eye: 'Eye care',
  laboratory: 'Laboratory tests',
  'x-ray': 'X-ray',
  ultrasound: 'Ultrasound scan',
  dialysis: 'Dialysis',
  physiotherapy: 'Physiotherapy',
  pharmacy: 'Its own pharmacy',
};

/** What a place's own page says besides its address. */
export const detailWords = {
  hours: 'Opening hours',
  services: 'Offers',
  confirmed: (date: string) => `Confirmed on ${date}`,
  notConfirmed: `Not confirmed by us. Ask on ${inFull}, free${when.tollFree}.`,
};

/** Places by what they offer and when they are open. */
export const servicesPage = {
  title: `Hospitals by service and opening hours | ${brand.name}`,
  heading: 'By service and opening hours',
  lead: `Which hospitals and pharmacies of ${brand.scheme} offer what you need, and which are open at night.`,
  /** Instead of the lead, where the list has nothing of it. */
  noneConfirmed: (wish: string) =>
    `We have not yet confirmed this for any place: ${wish || 'services and opening hours'}. That does not mean no: ask the place, or call us on ${inFull}, free${when.tollFree}.`,
  form: 'What do you need?',
  service: 'Service',
  anyService: 'Any service',
  open: 'When it is open',
  openWishes: { now: 'Open now', night: 'Open every night', always: '24 hours, every day' } as Record<
    OpenWish,
    string
  >,
  anyTime: 'Any time',
  lga: 'LGA',
  everywhere: 'All of Lagos',
  submit: 'Show',
  choose: 'Choose a service or a time above.',
  matches: (count: number, wish: string, area: string) =>
    count === 0
      ? `We have not confirmed this for any place in ${area} yet: ${wish}.`
      : `${places(count)} in ${area}: ${wish}.`,
  state: 'Lagos',
  askedAt: (time: string) => `Open now means: at ${time} in Lagos, by the hours that we know.`,
  first: (count: number) => `The first ${count} are shown. Choose an LGA for fewer.`,
  unknownHeading: 'Not confirmed; ask us',
  unknown: (count: number) =>
    `For ${places(count)} more we do not know it yet. That does not mean no: ask the place, or call us on ${inFull}, free${when.tollFree}.`,
  chooseArea: 'Choose an LGA to see them.',
  all: 'Search by name or street',
  /** On the card of the site's search. */
  seeAll: 'See all, with opening hours',
  /** Beside the benefit of the same name. */
  offering: (service: string) => `Hospitals and pharmacies by service: ${service}`,
};

/** A visitor tells what is wrong about a place. */
export const reportPage = {
  title: `Report a wrong detail | ${brand.name}`,
  description: 'Tell us what is wrong about a hospital or pharmacy in our lists.',
  heading: 'Report a wrong detail',
  lead: (name: string) => `About ${name}. Our staff look at it and correct the list.`,
  noPlace: 'Open the page of a hospital or pharmacy first, and press “Report a wrong detail” there.',
  find: 'Find the place',
  backTo: (name: string) => `Back to ${name}`,
  required: 'What is not marked as optional is needed.',
  fields: {
    field: { label: 'What is wrong?' },
    value: {
      label: 'What is right?',
      hint: 'Such as the right phone number, or the hours: Mon-Fri 8am-6pm.',
    },
    reason: { label: 'How do you know?', hint: 'Such as: I was there last week.' },
    contact: {
      label: 'Your phone number or e-mail address (optional)',
      hint: 'Only to ask you back. We delete it once it is decided.',
    },
  },
  choices: {
    name: 'The name',
    address: 'The address',
    phone: 'The phone number',
    hours: 'The opening hours',
    services: 'What it offers',
    closed: 'It has closed for good',
    other: 'Something else',
  } as Record<ReportField, string>,
  submit: 'Send the report',
  sent: {
    title: `Thank you | ${brand.name}`,
    heading: 'Thank you',
    lead: 'Your report has reached our staff. If it is right, you see it in the list soon.',
    ways: [{ label: 'Find a hospital or pharmacy', to: '/provider' }],
  },
};

export const reportFormWords = {
  ...formWords,
  missing: {
    field: 'Choose what is wrong.',
    value: 'Write what is right.',
    reason: 'Write how you know it.',
  } as Record<string, string>,
  unknownPlace: 'This place is not in our lists now. Open its page again.',
  tooManyOpen: `We are still checking other reports about this place. Please call us free on ${phoneLines.tollFree.inFull}.`,
};
