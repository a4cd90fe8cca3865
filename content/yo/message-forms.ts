import type * as english from '../en/message-forms.ts';
import * as facts from '../facts/site.ts';
import { phoneLines } from './site.ts';

export const formWords: typeof english.formWords = {
  missing: {
    user_name: 'Ẹ kọ orúkọ yín, kí a lè mọ ẹni tí a máa dá lóhùn.',
    user_email: 'Ẹ kọ àdírẹ́sì ímeèlì yín, kí a lè kọ̀wé sí yín.',
    message: 'Ẹ kọ ọ̀rọ̀ yín.',
  },
  missingOther: 'Ẹ kọ ohun tó yẹ sí àyè yìí.',
  badEmail: 'Ẹ kọ àdírẹ́sì ímeèlì náà ní kíkún, bíi ada@example.com.',
  badPhone: 'Ẹ kọ nọ́ḿbà fóònù náà ní kíkún, bíi 0803 123 4567.',
  tooLong: (most, now) =>
    `Kó má ju lẹ́tà ${most.toLocaleString('en')} lọ: ó jẹ́ lẹ́tà ${now.toLocaleString('en')} báyìí.`,
  question: (one, other) => `Kí ni ${one} àti ${other} lápapọ̀? Ẹ kọ nọ́ḿbà náà.`,
  tooMany: `Àtẹ̀jíṣẹ́ tó pọ̀ gan-an ti wá láti orí ayélujára tí ẹ ń lò. Ẹ jọ̀wọ́, ẹ dúró fún ìṣẹ́jú mẹ́wàá, lẹ́yìn náà ẹ tún fi ránṣẹ́, tàbí ẹ pè wá lọ́fẹ̀ẹ́ lórí ${phoneLines.tollFree.inFull}.`,
  notStored: 'A kò lè pa àtẹ̀jíṣẹ́ yín mọ́ báyìí. Ẹ jọ̀wọ́, ẹ tún fi ránṣẹ́ lẹ́yìn ìṣẹ́jú díẹ̀.',
};

export const messageForms: typeof english.messageForms = {
  sending: 'A ń fi ránṣẹ́…',
  errorTitle: (title) => `Àṣìṣe: ${title}`,
  problem: 'Ẹ jọ̀wọ́, ẹ ṣe àtúnṣe èyí',
  trap: 'Ẹ fi àyè yìí sílẹ̀ lófìfo',
  privacyLink: { before: 'Ẹ wo ', label: 'ìlànà ìpamọ́ àṣírí wa', to: facts.messageForms.privacyLink.to },
  questionWhy:
    'Ọ̀pọ̀ àtẹ̀jíṣẹ́ ń wá láti orí ayélujára tí ẹ ń lò báyìí. Ẹ dáhùn ìbéèrè yìí, lẹ́yìn náà ẹ tún fi ránṣẹ́.',
  unreadable: 'Fọ́ọ̀mù náà kò dé ní pípé. Ẹ jọ̀wọ́, ẹ tún fi ránṣẹ́.',
  /** Of a form whose text the browser tab keeps. */
  autosave: {
    note: 'Ohun tí ẹ bá kọ máa wà nínú táàbù yìí títí ẹ ó fi fi í ránṣẹ́ tàbí tí ẹ ó fi pa táàbù náà dé.',
    clear: 'Ẹ pa ohun tí ẹ kọ rẹ́',
  },
};

/** What follows after a message was sent. */
export const afterMessage: typeof english.afterMessage = {
  reference: (reference) =>
    `Nọ́ḿbà ìtọ́kasí rẹ̀ ni ${reference}. Ẹ jọ̀wọ́, ẹ sọ nọ́ḿbà yìí bí ẹ bá tún kọ̀wé tàbí pè nípa rẹ̀.`,
  reply: (day) => `Ọ̀kan lára àwọn òṣìṣẹ́ wa máa fi ímeèlì dá yín lóhùn${day && `, ó pẹ́ tán, ní ${day}`}.`,
};
