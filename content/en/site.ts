import { withPublishedIn } from '../facts/published.ts';
import * as facts from '../facts/site.ts';
import type { NamedLine } from '../schema/contact.ts';
import type { Brand, PhoneLine } from '../schema/site.ts';
import { whenOpen } from '../when-open.ts';
import { withWords } from '../with-words.ts';
import { code } from './language.ts';

export const brand: Brand = { ...facts.brand, tagline: 'Your good health, Our mandate' };

/** When our lines are answered, as staff have published it: see content/when-open.ts. */
export const when = whenOpen(code, 'day and night');

const labels: Record<NamedLine, string> = withPublishedIn(code, 'lineLabels', {
  tollFree: 'Toll-free',
  askLine: 'Toll-free enquiries',
  salesLine: 'Sales hotline',
  doctorLine: 'VBooth doctor',
});

export const phoneLines = {
  tollFree: { ...facts.phoneLines.tollFree, label: labels.tollFree },
  askLine: { ...facts.phoneLines.askLine, label: labels.askLine },
  salesLine: { ...facts.phoneLines.salesLine, label: labels.salesLine },
  doctorLine: { ...facts.phoneLines.doctorLine, label: labels.doctorLine },
};

/** Over the sources of what a page says, which are closed at first. */
export const whereFrom: string = 'Where this comes from';

/** The support lines of the header's banner; their real digits are still missing (see launch.ts). */
export const supportLines: PhoneLine[] = withWords(facts.supportLines, {
  'support-1': { label: 'Support line 1' },
  'support-2': { label: 'Support line 2' },
});

export const supportBanner = {
  title: when.isAlways ? '24/7 support' : 'Support',
  /** Instead of the title on a narrow screen. */
  hours: when.isAlways ? '24/7' : '',
  belt: { label: 'support lines', pause: 'Pause support lines' },
};

/** The Executive Order of July 2024 covers life-threatening emergencies only. */
export const emergencyAdvice: string =
  'If life is in danger, go to the nearest hospital. It must treat you without proof of cover.';

export const sharingWords = {
  copied: 'The link is copied. Paste it wherever you like.',
  byHand: 'Your browser does not let us copy. Copy this link:',
  whatsApp: 'Send by WhatsApp',
};

export const paginationWords = {
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
  position: (page: number, pageCount: number) => `Page ${page} of ${pageCount}`,
};

export const errorScreen = {
  title: 'Something went wrong',
  text: 'This page could not be shown. The mistake is ours, not yours.',
  advice: `Wait a minute and load the page again. If you need help now, call us${when.open && `: the lines are open ${when.open}`}.`,
  home: 'Go to the home page',
  call: 'Call us',
  notFound: {
    title: 'Page not found',
    text: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  },
  unreadable: {
    title: 'We could not read this request',
    text: 'Something in the address or in what was sent could not be understood. Please go back and try again.',
  },
  tooLarge: {
    title: 'What was sent is too large',
    text: 'It is more than we can take: a file may have up to 5 MB, and a form without one much less. Please go back and send less.',
  },
  tooSlow: {
    title: 'This took too long to reach us',
    text: 'The connection was too slow or was interrupted, and nothing was sent. Please go back and send it again.',
  },
};
