import type * as english from '../en/offline-page.ts';
import { email, office } from '../facts/addresses.ts';
import * as facts from '../facts/site.ts';
import { withWords } from '../with-words.ts';
import { brand, phoneLines, when } from './site.ts';

export const offlinePage: typeof english.offlinePage = {
  title: `Láìsí ayélujára | ${brand.name}`,
  description: `Nọ́ḿbà fóònù, ọ́fíìsì àti àwọn ojú ewé ${brand.name} tí a pa mọ́, tó ń ṣiṣẹ́ láìsí ayélujára.`,
  heading: 'Ṣé kò sí ayélujára? A ṣì wà níbí',
  lead: 'Ìpè fóònù kò nílò ayélujára. A ti pa àwọn irú ètò àti àkójọ àwọn ilé ìwòsàn àti ilé ìtajà oògùn mọ́ sórí ẹ̀rọ yìí.',
  again: 'Ẹ tún gbìyànjú',
  callHeading: `Ẹ pè wá${when.lines}`,
  lines: [phoneLines.tollFree, phoneLines.askLine, phoneLines.salesLine, phoneLines.doctorLine],
  savedHeading: 'Ohun tí a pa mọ́ sórí ẹ̀rọ yìí',
  saved: withWords(facts.offlinePage.saved, {
    emergency: { label: 'Pàjáwìrì', text: 'Ẹni tí ẹ máa pè àti ohun tí ẹ máa kọ́kọ́ ṣe' },
    plan: { label: 'Àwọn irú ètò', text: 'Ohun tó wà nínú irú ètò kọ̀ọ̀kan àti iye owó rẹ̀' },
    provider: { label: 'Ilé ìwòsàn àti ilé ìtajà oògùn', text: 'Ẹ fi orúkọ, òpópónà tàbí agbègbè ṣàwárí' },
  }),
  visitHeading: 'Ẹ wá sọ́dọ̀ wa tàbí ẹ kọ̀wé sí wa',
  office: office.lines,
  email,
  form: 'Ṣé ẹ ń fi fọ́ọ̀mù ránṣẹ́ ni? Ẹ padà sẹ́yìn: ohun tí ẹ kọ ṣì wà níbẹ̀. Ẹ fi ránṣẹ́ nígbà tí ayélujára bá padà dé.',
  stored:
    'Lẹ́yìn ìgbà àkọ́kọ́ tí ẹ bá wá, ojú òpó ayélujára yìí máa pa àwọn ojú ewé yìí, àti mẹ́jọ tí ẹ ṣí kẹ́yìn, mọ́ sórí ẹ̀rọ yín: kò ní ju 600 KB lọ. Kò sí ohunkóhun nípa yín nínú wọn. Bí ẹ bá pa dátà ojú òpó yìí rẹ́ nínú aṣàwákiri (browser) yín, wọ́n máa kúrò.',
};

export const offlineNote: typeof english.offlineNote = {
  text: 'Ẹ kò ní ayélujára báyìí. Ohun tí ẹ kọ máa wà níbí: ẹ fi ránṣẹ́ nígbà tí ayélujára bá padà dé, tàbí ẹ pe',
  call: { label: phoneLines.tollFree.inFull, to: phoneLines.tollFree.to },
};
