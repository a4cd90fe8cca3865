import type * as english from '../en/service-status.ts';
import { brand, phoneLines } from './site.ts';

export const serviceStatus: typeof english.serviceStatus = {
  title: `Ohun tó ń ṣiṣẹ́ báyìí | ${brand.name}`,
  description: `Ẹ wo bóyá àwọn ojú ewé, ọ̀rọ̀ tí ẹ fi ránṣẹ́ àti ímeèlì ${brand.name} ń ṣiṣẹ́ báyìí, àti ọjọ́ tí àwọn àkójọ wa jẹ́.`,
  heading: 'Ohun tó ń ṣiṣẹ́ báyìí',
  allWell: 'Gbogbo nǹkan ń ṣiṣẹ́.',
  allButMails: 'Ẹ lè kà, ẹ sì lè kọ̀wé níbí bí ti tẹ́lẹ̀. Ímeèlì wa sí yín nìkan ni a kò fi ránṣẹ́ báyìí.',
  notAll: 'Kì í ṣe gbogbo nǹkan ló ń ṣiṣẹ́ bó ṣe yẹ. A mọ̀ nípa rẹ̀.',
  checked: (moment) => `A wò ó ní ${moment}. Ẹ tún ṣí ojú ewé yìí láti wò ó lẹ́ẹ̀kan sí i.`,
  parts: {
    pages: {
      name: 'Ojú ewé àti àwárí',
      well: 'Ẹ lè ka gbogbo nǹkan, ẹ sì lè ṣàwárí gbogbo nǹkan.',
      busy: 'Ọ̀pọ̀ èèyàn ló wà níbí báyìí. Àwọn ojú ewé ń ṣí; ó lè pọn dandan kí ẹ gbìyànjú àwárí tàbí fọ́ọ̀mù lẹ́ẹ̀mejì.',
    },
    messages: {
      name: 'Ọ̀rọ̀ àti àròyé yín',
      well: 'Ẹ lè kọ̀wé sí wa. A ń tọ́jú ohun tí ẹ bá fi ránṣẹ́, kò sì sí ohun tó sọnù.',
      failing: `A kò lè gba ọ̀rọ̀ báyìí. Ẹ jọ̀wọ́ ẹ pe ${phoneLines.tollFree.inFull}, tàbí ẹ tún kọ̀wé nígbà tó bá yá.`,
    },
    mails: {
      name: 'Ímeèlì tí a ń fi ránṣẹ́ sí yín',
      well: 'A ń fi wọ́n ránṣẹ́ láàárín ìṣẹ́jú díẹ̀.',
      late: (moment) =>
        `Ímeèlì wa ń pẹ́ láti ${moment}. Ọ̀rọ̀ yín ti dé ọ̀dọ̀ wa; ìdáhùn pé a ti gbà á máa dé nígbà tó bá yá.`,
      none: 'A kì í fi ímeèlì ránṣẹ́ báyìí. Síbẹ̀ ọ̀rọ̀ yín ń dé ọ̀dọ̀ wa.',
      unknown: 'A kò lè sọ báyìí. A máa fi ímeèlì tó bá ń dúró ránṣẹ́ nígbà tó bá yá.',
    },
    lists: {
      name: 'Àkójọ àwọn ilé ìwòsàn àti ilé ìtajà oògùn',
      date: (list, date) => `${list}: ti ${date}`,
    },
  },
  marks: { well: 'Ó ń ṣiṣẹ́', trouble: 'Ìṣòro wà' },
  callHeading: 'Àwọn nọ́ḿbà fóònù wa ń ṣiṣẹ́ tọ̀sán-tòru',
  lines: [phoneLines.tollFree, phoneLines.askLine],
};
