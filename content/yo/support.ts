import type * as english from '../en/support.ts';
import * as facts from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { phoneLines, when } from './site.ts';

export const supportOpen: typeof english.supportOpen = when.isAlways
  ? 'Ìrànlọ́wọ́ wà ní wákàtí 24 lójúmọ́, ọjọ́ 7 lọ́sẹ̀. '
  : when.open && `Ìrànlọ́wọ́ wà ${when.open}. `;

export const whatsAppLines: typeof english.whatsAppLines = withWords(facts.whatsAppLines, {
  'whatsapp-1': { label: 'Nọ́ḿbà WhatsApp 1' },
  'whatsapp-2': { label: 'Nọ́ḿbà WhatsApp 2' },
});

export const askUs: typeof english.askUs = {
  tollFree: `ẹ bi wá lórí ${phoneLines.tollFree.inFull}, a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù`,
  askLine: `ẹ bi wá lórí ${phoneLines.askLine.inFull}, a máa fìdí rẹ̀ múlẹ̀ fún yín lórí fóònù`,
};
