import type * as english from '../en/form-words.ts';

export const formWords: typeof english.formWords = {
  missing: {
    user_name: 'Ẹ kọ orúkọ yín, kí a lè mọ ẹni tí a máa dá lóhùn.',
    user_email: 'Ẹ kọ àdírẹ́sì ímeèlì yín, kí a lè kọ̀wé sí yín.',
    message: 'Ẹ kọ ọ̀rọ̀ yín.',
  },
  missingOther: 'Ẹ kọ ohun tó yẹ sí àyè yìí.',
  badEmail: 'Ẹ kọ àdírẹ́sì ímeèlì náà ní kíkún, bíi ada@example.com.',
  tooLong: (most, now) =>
    `Kó má ju lẹ́tà ${most.toLocaleString('en')} lọ: ó jẹ́ lẹ́tà ${now.toLocaleString('en')} báyìí.`,
  tooMany:
    'Ọ̀pọ̀ àtẹ̀jíṣẹ́ ti wá láti orí ayélujára tí ẹ ń lò. Ẹ jọ̀wọ́, ẹ dúró fún ìṣẹ́jú mẹ́wàá, lẹ́yìn náà ẹ tún fi ránṣẹ́.',
  notStored: 'A kò lè pa àtẹ̀jíṣẹ́ yín mọ́ báyìí. Ẹ jọ̀wọ́, ẹ tún fi ránṣẹ́ lẹ́yìn ìṣẹ́jú díẹ̀.',
};
