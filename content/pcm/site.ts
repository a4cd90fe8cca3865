import type * as english from '../en/site.ts';
import { withPublishedIn } from '../facts/published.ts';
import * as facts from '../facts/site.ts';
import type { NamedLine } from '../schema/contact.ts';
import { whenOpen } from '../when-open.ts';
import { withWords } from '../with-words.ts';
import { code } from './language.ts';

export const brand: typeof english.brand = { ...facts.brand, tagline: 'Your good health na our work' };

export const when: typeof english.when = whenOpen(code, 'day and night');

const labels: Record<NamedLine, string> = withPublishedIn(code, 'lineLabels', {
  tollFree: 'Free line',
  askLine: 'Free line for questions',
  salesLine: 'Sales line',
  doctorLine: 'VBooth doctor',
});

export const phoneLines: typeof english.phoneLines = {
  tollFree: { ...facts.phoneLines.tollFree, label: labels.tollFree },
  askLine: { ...facts.phoneLines.askLine, label: labels.askLine },
  salesLine: { ...facts.phoneLines.salesLine, label: labels.salesLine },
  doctorLine: { ...facts.phoneLines.doctorLine, label: labels.doctorLine },
};

export const whereFrom: typeof english.whereFrom = 'Wia dis one come from';

export const supportLines: typeof english.supportLines = withWords(facts.supportLines, {
  'support-1': { label: 'Support line 1' },
  'support-2': { label: 'Support line 2' },
});

export const supportBanner: typeof english.supportBanner = {
  title: when.isAlways ? 'Support 24/7' : 'Support',
  hours: when.isAlways ? '24/7' : '',
  belt: { label: 'support lines', pause: 'Pause di support lines' },
};

/** The Executive Order of July 2024 covers life-threatening emergencies only. */
export const emergencyAdvice: typeof english.emergencyAdvice =
  'If life dey in danger, go di hospital wey near you pass. Dem must treat you even if you no get proof of cover.';

export const sharingWords: typeof english.sharingWords = {
  copied: 'We don copy di link. Paste am anywhere wey you like.',
  byHand: 'Your browser no gree make we copy. Copy dis link:',
  whatsApp: 'Send am by WhatsApp',
};

export const paginationWords: typeof english.paginationWords = {
  previous: 'Di one before',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} out of ${pageCount}`,
};

export const errorScreen: typeof english.errorScreen = {
  title: 'Sometin no work well',
  text: 'We no fit show dis page. Na our mistake, no be your own.',
  advice: `Wait one minute and load di page again. If you need help now, call us${when.open && `: di lines dey open ${when.open}`}.`,
  home: 'Go di main page',
  call: 'Call us',
  notFound: {
    title: 'We no see di page',
    text: 'No page dey for dis address. Maybe dem don move am, or di link no complete.',
  },
  unreadable: {
    title: 'We no fit read wetin you send',
    text: 'Sometin for di address or for wetin you send no clear to us. Abeg go back and try again.',
  },
  tooLarge: {
    title: 'Wetin you send too big',
    text: 'E pass wetin we fit take: one file fit reach 5 MB, and form wey no get file must small well well pass dat one. Abeg go back and send small one.',
  },
  tooSlow: {
    title: 'E tey too much before e reach us',
    text: 'Di network slow too much or e cut, and we no receive anytin. Abeg go back and send am again.',
  },
};
