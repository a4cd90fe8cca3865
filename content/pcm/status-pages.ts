import * as english from '../en/status-pages.ts';
import { translate } from '../translate.ts';
import { brand, phoneLines } from './site.ts';

export const notFoundPage = translate(english.notFoundPage, {
  title: `We no see di page | ${brand.name}`,
  heading: 'Ah! We no see di page.',
  text: 'Di page wey you dey find no dey.',
  home: { label: 'Go di main page' },
  waysTitle: 'Maybe na one of dis you dey find',
  ways: [
    { label: 'Health plans', text: 'Wetin each plan dey cover and how much e be' },
    { label: 'Hospitals and pharmacies', text: 'Find one wey near you' },
    { label: 'Contact us', text: 'Write, call or come' },
    { label: phoneLines.tollFree.display, text: `Free line: ${phoneLines.tollFree.digits}` },
  ],
  alt: 'One woman dey scratch her head for front of signpost wey im arrows point everywhere, as yellow danfo dey pass.',
});

export const maintenancePage = translate(english.maintenancePage, {
  title: `We go come back soon! | ${brand.name}`,
  description: `We dey work on dis part of di ${brand.name} site. Our phone lines dey open 24 hours every day.`,
  heading: 'We go come back soon!',
  text: 'We dey do planned repair work for our site now.',
  meanwhile: 'Our pipo still dey answer, 24 hours every day:',
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine],
  home: { label: 'Go di main page' },
  alt: 'Two builders wey carry paintbrush and ladder dey put new signboard.',
});
