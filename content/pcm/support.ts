import type * as english from '../en/support.ts';
import * as facts from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { phoneLines, when } from './site.ts';

export const supportOpen: typeof english.supportOpen = when.isAlways
  ? 'Support dey open 24 hours every day, 7 days every week. '
  : when.open && `Support dey open ${when.open}. `;

export const whatsAppLines: typeof english.whatsAppLines = withWords(facts.whatsAppLines, {
  'whatsapp-1': { label: 'WhatsApp line 1' },
  'whatsapp-2': { label: 'WhatsApp line 2' },
});

export const askUs: typeof english.askUs = {
  tollFree: `ask us for ${phoneLines.tollFree.inFull}, we go confirm am for phone`,
  askLine: `ask us for ${phoneLines.askLine.inFull}, we go confirm am for phone`,
};
