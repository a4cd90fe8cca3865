import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

export const notFoundPage = {
  title: `Page not found | ${brand.name}`,
  code: facts.notFoundPage.code,
  heading: 'Oops! Page not found.',
  text: "The page you're looking for doesn't exist.",
  home: { label: 'Go Home', to: facts.notFoundPage.home.to },
  waysTitle: 'Perhaps you were looking for one of these',
  ways: withWords(facts.notFoundPage.ways, {
    plan: { label: 'Health plans', text: 'What each plan covers and costs' },
    provider: { label: 'Find a hospital or pharmacy', text: 'By name, street or area' },
    contact: { label: 'Contact us', text: 'Write, call or visit' },
    phone: {
      label: phoneLines.tollFree.display,
      text: `Toll-free: ${phoneLines.tollFree.digits}`,
      to: phoneLines.tollFree.to,
    },
  }),
  alt: 'A woman scratches her head at a signpost whose arrows point everywhere, while a yellow danfo drives by.',
};

export const maintenancePage = {
  title: `We'll Be Back Soon! | ${brand.name}`,
  description: `This part of the ${brand.name} site is being worked on.${when.isAlways ? ' Our phone lines stay open 24 hours a day.' : ''}`,
  heading: "We'll Be Back Soon!",
  text: 'Our site is currently undergoing scheduled maintenance.',
  /** The menu leads here from two of its entries. */
  part: 'This is about two pages only: ILERA EKO and LSHS Regulation. Everything else on this site works.',
  ways: withWords(facts.maintenancePage.ways, {
    plan: { label: 'See the plans' },
    provider: { label: 'Find a hospital or pharmacy' },
  }),
  meanwhile: `Our people still answer${when.isAlways ? ', 24 hours a day' : when.lines}:`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine],
  home: { label: 'Go Home', to: facts.maintenancePage.home.to },
  alt: 'Two builders with a paintbrush and a ladder put up a new sign.',
};
