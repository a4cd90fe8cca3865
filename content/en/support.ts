import * as facts from '../facts/site.ts';
import type { WhatsAppLine } from '../schema/site.ts';
import { withWords } from '../with-words.ts';
import { phoneLines, when } from './site.ts';

/** A sentence with a space behind it, or nothing where the lines have different hours. */
export const supportOpen: string = when.isAlways
  ? 'Support is open 24 hours a day, 7 days a week. '
  : when.open && `Support is open ${when.open}. `;

export const whatsAppLines: [WhatsAppLine, ...WhatsAppLine[]] = withWords(facts.whatsAppLines, {
  'whatsapp-1': { label: 'WhatsApp line 1' },
  'whatsapp-2': { label: 'WhatsApp line 2' },
});

/** What a sentence says of whatever is not settled; the numbers stand in digits too. */
export const askUs = {
  tollFree: `ask us on ${phoneLines.tollFree.inFull}, we confirm it by phone`,
  askLine: `ask us on ${phoneLines.askLine.inFull}, we confirm it by phone`,
};
