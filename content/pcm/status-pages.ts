import type * as english from '../en/status-pages.ts';
import * as facts from '../facts/pages.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

export const notFoundPage: typeof english.notFoundPage = {
  title: `We no see di page | ${brand.name}`,
  code: facts.notFoundPage.code,
  heading: 'Ah! We no see di page.',
  text: 'Di page wey you dey find no dey.',
  home: { label: 'Go di main page', to: facts.notFoundPage.home.to },
  waysTitle: 'Maybe na one of dis you dey find',
  ways: withWords(facts.notFoundPage.ways, {
    plan: { label: 'Health plans', text: 'Wetin each plan dey cover and how much e be' },
    provider: { label: 'Find hospital or pharmacy', text: 'Use name, street or area' },
    contact: { label: 'Contact us', text: 'Write, call or come' },
    phone: {
      label: phoneLines.tollFree.display,
      text: `Free line: ${phoneLines.tollFree.digits}`,
      to: phoneLines.tollFree.to,
    },
  }),
  alt: 'One woman dey scratch her head for front of signpost wey im arrows point everywhere, as yellow danfo dey pass.',
};

export const maintenancePage: typeof english.maintenancePage = {
  title: `We go come back soon! | ${brand.name}`,
  description: `We dey work on dis part of di ${brand.name} site.${when.isAlways ? ' Our phone lines dey open 24 hours every day.' : ''}`,
  heading: 'We go come back soon!',
  text: 'We dey do planned repair work for our site now.',
  part: 'Na only two pages dis one concern: ILERA EKO and LSHS rules (regulation). Everytin else for dis site dey work.',
  ways: withWords(facts.maintenancePage.ways, {
    plan: { label: 'See di plans' },
    provider: { label: 'Find hospital or pharmacy' },
  }),
  meanwhile: `Our pipo still dey answer${when.isAlways ? ', 24 hours every day' : when.lines}:`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine],
  home: { label: 'Go di main page', to: facts.maintenancePage.home.to },
  alt: 'Two builders wey carry paintbrush and ladder dey put new signboard.',
};
