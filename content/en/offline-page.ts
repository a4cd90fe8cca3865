import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

/** The offline fallback for pages that are not stored; also a page of its own. */
export const offlinePage = {
  title: `Without a connection | ${brand.name}`,
  description: `Phone lines, office and saved pages of ${brand.name} that work without a connection.`,
  heading: 'No connection? We are still here',
  lead: 'A phone call needs no internet. The plans and the lists of hospitals and pharmacies are saved on this device.',
  again: 'Try again',
  callHeading: `Call us${when.lines}`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine, phoneLines.doctorLine],
  savedHeading: 'Saved on this device',
  saved: withWords(facts.offlinePage.saved, {
    emergency: { label: 'Emergency', text: 'Whom to call and what to do first' },
    plan: { label: 'Health plans', text: 'What each plan covers and costs' },
    provider: { label: 'Hospitals and pharmacies', text: 'Search by name, street or area' },
  }),
  visitHeading: 'Visit or write to us',
  office: office.lines,
  email,
  form: 'Were you sending a form? Go back: what you typed is still there. Send it when you are connected again.',
  stored:
    'After your first visit this site keeps these pages, and the last eight that you opened, on your device: at most 600 KB. Nothing about you is in them. Deleting the site data in your browser removes them.',
};

/** For forms. */
export const offlineNote = {
  text: 'You have no connection just now. What you type stays here: send it when you are connected again, or call',
  call: { label: phoneLines.tollFree.inFull, to: phoneLines.tollFree.to },
};
