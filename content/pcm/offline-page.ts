import type * as english from '../en/offline-page.ts';
import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

/** The offline fallback for pages that are not stored; also a page of its own. */
export const offlinePage: typeof english.offlinePage = {
  title: `No network | ${brand.name}`,
  description: `${brand.name} phone lines, office and saved pages wey dey work even if network no dey.`,
  heading: 'Network no dey? We still dey here',
  lead: 'Phone call no need internet. Di plans and di hospital and pharmacy lists don save for dis phone or computer.',
  again: 'Try again',
  callHeading: when.isAlways ? 'Call us any time, day or night' : `Call us${when.lines}`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine, phoneLines.doctorLine],
  savedHeading: 'Wetin don save for here',
  saved: withWords(facts.offlinePage.saved, {
    emergency: { label: 'Emergency', text: 'Who to call and wetin to do first' },
    plan: { label: 'Health plans', text: 'Wetin each plan dey cover and how much e be' },
    provider: { label: 'Hospitals and pharmacies', text: 'Find by name, street or area' },
  }),
  visitHeading: 'Come see us or write us',
  office: office.lines,
  email,
  form: 'You dey send form before? Go back: wetin you type still dey there. Send am wen network come back.',
  stored:
    'Afta your first visit dis site dey keep dis pages, and di last eight wey you open, for your phone or computer: e no dey pass 600 KB. Notin about you dey inside. If you delete di site data for your browser, dem go comot.',
};

/** For forms. */
export const offlineNote: typeof english.offlineNote = {
  text: 'Network no dey now. Wetin you type dey safe here: send am wen network come back, or call',
  call: { label: phoneLines.tollFree.inFull, to: phoneLines.tollFree.to },
};
