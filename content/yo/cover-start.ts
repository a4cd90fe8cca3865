import type * as english from '../en/cover-start.ts';

export const coverStart: typeof english.coverStart = {
  short:
    'Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún oṣù kan kí àǹfààní ètò wọn tó bẹ̀rẹ̀; kò sí ìkéde nípa ọjọ́ tí kíkà oṣù náà bẹ̀rẹ̀ (ẹ wo “Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?”).',
  paidBy:
    'Bí ẹ bá sanwó ní ọjọ́ 25 oṣù tàbí ṣáájú rẹ̀, ètò yín máa bẹ̀rẹ̀ iṣẹ́ ní oṣù tó kàn: láti ọjọ́ 8 oṣù náà fún Standard Jaara àti Seniors Plan, ní ọ̀sẹ̀ àkọ́kọ́ fún Jaara Plus.',
  month:
    'Àwọn tó ṣẹ̀ṣẹ̀ forúkọ sílẹ̀ máa dúró fún oṣù kan (òfin yìí bẹ̀rẹ̀ ní 1 Oṣù Kínní 2026). Kò sí ìkéde bóyá oṣù yìí àti àwọn ọjọ́ tí ẹ fi ń dúró kí ètò tó bẹ̀rẹ̀ iṣẹ́ jọ ń lọ ní àkókò kan náà: “Ìgbà wo ni àǹfààní ètò mi máa bẹ̀rẹ̀?” fi ọjọ́ tó yá jù lọ àti ọjọ́ tó pẹ́ jù lọ hàn.',
};
