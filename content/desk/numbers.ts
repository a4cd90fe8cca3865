import { complaintStates } from '../en/complaint-page.ts';

export const numbersWords = {
  title: 'Numbers',
  lead: 'Days are days in Lagos. What is held as spam is not counted.',
  /** Views are counted when a page is left, and written every ten seconds. */
  viewsNote:
    'A view is counted when the visitor leaves the page. The figures are up to a minute old. Search engines and other robots are not counted.',
  periods: 'Time to show',
  period: (days: number) => `${days} days`,
  total: (count: string) => `${count} in all`,
  table: 'Figures',
  csv: 'CSV',
  csvOf: (heading: string) => `${heading} as CSV`,
  day: 'Day',
  week: 'Week',
  weekFrom: 'From',
  weekTo: 'To',
  span: (from: string, to: string) => `${from} to ${to}`,
  last: 'Last on',
  nothing: 'Nothing in this time.',
  tables: {
    views: { heading: 'Page views', counted: 'Views' },
    messages: { heading: 'Messages by state', counted: 'Messages' },
    complaints: { heading: 'Complaints by state', counted: 'Complaints' },
    mails: { heading: 'Mails not sent yet', named: 'State', counted: 'Mails' },
    sms: { heading: 'SMS today and their limits', named: 'What', counted: 'SMS' },
    pages: { heading: 'Pages opened most', named: 'Page', counted: 'Views' },
    searches: { heading: 'Searches without a result', named: 'Words', counted: 'Searches' },
  },
  names: {
    received: complaintStates.received.label,
    'in-progress': complaintStates['in-progress'].label,
    answered: complaintStates.answered.label,
    waiting: 'Waiting to be sent',
    held: 'Held as spam',
    failed: 'Failed',
    'sms-sent': 'Sent today',
    'sms-limit': 'Limit of a day',
    'sms-most': 'Most to one number today',
    'sms-number-limit': 'Limit of one number',
  } as Readonly<Record<string, string>>,
  /** What a table over time shows, in a sentence. */
  seriesSummary: (series: { heading: string; days: number; all: string; when: string; most: string }) =>
    `${series.heading} in the last ${series.days} days: ${series.all} in all, most of them ${series.when} (${series.most}).`,
  onDay: (day: string) => `on ${day}`,
  inWeek: (from: string, to: string) => `from ${from} to ${to}`,
};

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

export const searchesWords = {
  title: 'Searches to learn from',
  link: 'Make examples of them',
  back: 'Numbers',
  lead: 'What visitors typed in the last 30 days when nothing answered it, or when nobody followed a link of the answer. The answer may have been enough: look before you choose. Choose what they needed, make the lines, and send them to a developer, who adds them to the examples. The search changes with the next release.',
  columns: ['Words', 'Language', 'What happened', 'Last on'],
  language: (code: string) => languageNames.of(code),
  missed: (times: number) => `not answered ${times}×`,
  notFollowed: (times: number) => `answered ${times}×, no link followed`,
  need: 'Need',
  needOf: (typed: string) => `Need of “${typed}”`,
  none: 'Not chosen',
  make: 'Make lines',
  lines: 'Lines to copy',
  file: (language: string) => `For examples/${language}.tsv`,
  paging: 'Pages of searches',
  nothing: 'Nothing to learn from in the last 30 days.',
};
