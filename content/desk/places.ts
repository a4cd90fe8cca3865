import type { DetailField, ReportField } from '../schema/directory.ts';

/** How staff see what may be known of a place, in forms, reports and the columns of files. */
export const detailLabels: Record<DetailField, string> = {
  phone: 'Phone Number',
  hours: 'Opening hours',
  services: 'Services',
  confirmed: 'Confirmed on',
  coordinates: 'Coordinates',
};

const count = (number: number, one: string) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : `${one}s`}`;

/** The words of the desk's pages about one hospital or pharmacy. */
export const placeWords = {
  title: 'One hospital or pharmacy',
  lead: 'Find a place to change it, close it or list it again, without a spreadsheet. What you publish becomes a new version of its list.',
  back: 'Lists',
  all: 'All places',
  find: 'Find a place',
  search: 'Name, street or area',
  add: { hospital: 'Add a hospital', pharmacy: 'Add a pharmacy' },
  reported: 'Reported by visitors',
  found: (total: number) => `${count(total, 'place')} found`,
  guessed: 'Nothing has exactly these words. Did you mean:',
  cut: (shown: number) => `The first ${shown} are shown. Add a word to find fewer.`,
  none: 'No place has these words or words like them. Try fewer of them.',
  noReports: 'No visitor has reported a wrong detail. Type a name above to find a place.',
  columns: {
    name: 'Name',
    address: 'Address',
    lga: 'LGA',
    lists: 'Lists',
    confirmed: detailLabels.confirmed,
    reports: 'Reports',
  },
  notConfirmed: 'Not yet',
  reports: (total: number) => count(total, 'report'),
  moreReports: (shown: number) => `The first ${shown} are shown. Decide about these to see the next.`,

  kinds: { hospital: 'hospital', pharmacy: 'pharmacy' },
  newTitle: { hospital: 'A new hospital', pharmacy: 'A new pharmacy' },
  publicPage: 'See its page',
  details: 'What we know of it',
  lists: 'In the lists of',
  fields: {
    name: 'Name',
    address: 'Address',
    lga: 'LGA',
    lcda: 'LCDA',
    choose: 'Choose one',
    phone: detailLabels.phone,
    hours: detailLabels.hours,
    services: detailLabels.services,
    confirmed: detailLabels.confirmed,
    coordinates: detailLabels.coordinates,
  },
  hints: {
    longest: 'Up to 300 characters.',
    phone: 'One number, or two with a comma between.',
    optional: 'Leave it empty if you do not know.',
    hours:
      'Such as 24 hours, or Mon-Fri 8am-6pm; Sat 9am-2pm; Sun closed. A day that you leave out counts as not known.',
    services: 'Tick what is certain. What is not ticked counts as not known, not as a no.',
    confirmed: 'The day on which somebody asked the place. Visitors see it.',
    coordinates: 'Latitude and longitude, such as 6.6018, 3.3515, as a map on a phone shows them.',
  },
  noListYet: 'Choose at least one list',
  noList: 'Choose at least one list. To take the place off the site, close it below',
  alreadyListed: (name: string, lga: string) => `“${name}” is already listed in ${lga}.`,
  otherProblem: (reason: string) =>
    `This would leave the list with a mistake. ${reason}. Perhaps the place is in the list already`,
  submit: 'Check',

  review: {
    heading: 'What will change on the site',
    of: (list: string) => `“${list}”`,
    unchanged: 'Nothing changes: this is what the site says already.',
    next: 'What next?',
    readers: 'Visitors will read',
    twin: (name: string, lga: string) =>
      `There is already ${name} in ${lga}. If it is the same place, change that one instead.`,
    sameAddress: (name: string, lga: string) =>
      `${name} in ${lga} is at the same address. If it is the same place, change that one instead.`,
    closedTwin: (name: string, lga: string) =>
      `${name} in ${lga} was listed once and is closed. If it is the same place, list that one again instead.`,
    openTwin: 'Open it',
    publishTwin: 'It is another place: publish',
    warning: 'Please look at this',
    explain:
      'Visitors see it within seconds. The list keeps its date, since the other places in it were not looked at. What is on the site now is kept and can be restored.',
    publish: 'Publish',
    asked: 'Was the place asked?',
    unconfirmed: (day: string) =>
      `The site says that this place was confirmed on ${day}. What a visitor reports is not confirmed. If somebody has asked the place today, tick that below. Without the tick “Confirmed on” is taken off.`,
    today: 'The place was asked today (“Confirmed on”)',
    confirmToday: 'It was asked today: publish as confirmed',
    back: 'Change something',
  },
  close: {
    label: 'Close this place',
    question: (name: string) =>
      `“${name}” leaves every list at once. Its page stays and says that it is no longer listed. To bring it back, look for its name under “One hospital or pharmacy”.`,
    confirm: 'Yes, take it off the site',
  },
  isClosed: 'Closed',
  reopen: 'List it again',
  reopenExplain:
    'This place is closed: it is in no list. Below is what was known of it. To list it again, correct what has changed, look at the lists in which it is to stand, and press Check.',
  differences: {
    heading: 'The lists do not say the same of this place',
    explain: 'The form shows what the first list says. What you publish will stand in every list.',
    nothing: 'nothing',
    says: (list: string, value: string) => `“${list}” says ${value}`,
  },
  isOnSite: (name: string) => `“${name}” is on the site as you typed it. This is how it is now.`,
  published: (name: string) => `“${name}” is published.`,
  closed: (name: string) => `“${name}” is closed and off the lists.`,
  changed: 'Somebody else has changed this place since you opened it.',
  changedBy: (name: string, at: string) => `${name} has changed this place since you opened it (${at}).`,
  typedStays:
    'Nothing is published yet. Below is what you typed, and here is what the site says otherwise now. Put together what is right, and press Check.',
  movedAway:
    'It has moved to another LGA. Nothing is published, and below is what you typed. Find the place under “All places” and change it there.',
  saysNow: (field: string, value: string) =>
    value === 'yes' ? `${field}: ticked` : `${field}: ${value || 'empty, or not ticked'}`,

  report: {
    heading: 'Visitors say',
    caption: 'Reports of visitors about this place',
    columns: [
      'What is wrong',
      'The site says now',
      'The visitor says',
      'How they know',
      'Contact',
      'When',
      'Decide',
    ],
    notKnown: 'Not known',
    isListed: 'Not closed',
    inList: (list: string, says: string) => `${list}: ${says}`,
    fields: {
      name: 'Name',
      address: 'Address',
      phone: 'Phone number',
      hours: 'Opening hours',
      services: 'Services',
      closed: 'The place has closed',
      other: 'Something else',
    } satisfies Record<ReportField, string>,
    subject: (field: string, value: string) => (value ? `${field}: ${value}` : field),
    listCaption: 'Reports of visitors about places',
    listColumns: { place: 'Place', lga: 'LGA', subject: 'What is wrong, and what is right', at: 'When' },
    spam: 'Looks like spam',
    accept: 'Accept',
    right: 'Already right',
    refuse: 'Refuse',
    closeAsRight: 'It is right already: close the report',
    isRight: 'The report is closed: the site says so already.',
    differs: 'The site does not say what the report says. Accept or refuse the report.',
    refuseAfterAll: 'Refuse the report: the site stays as it is',
    refused: 'The report is refused.',
    settled: 'The report is settled.',
    decided: 'This report has been decided already.',
    follows: (subject: string) => `You are accepting a report. ${subject}. Publish to settle it.`,
    /** A report of services in a sentence. */
    inWords: (named: readonly string[]) =>
      named.length > 0
        ? `The report is a sentence. It names: ${named.join(', ')}. Tick what it says is there`
        : 'The report is a sentence. Tick the services that it says are there',
    says: (subject: string) => `The report says: ${subject}.`,
  },
};
