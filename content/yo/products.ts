import type * as english from '../en/products.ts';
import * as facts from '../facts/products.ts';
import { withWords } from '../with-words.ts';

export const productCards: typeof english.productCards = withWords(facts.productCards, {
  'ilera-eko': {
    name: 'Ilera Eko',
    text: 'Lagos State Health Scheme: olúkúlùkù ń san owó adójútòfò kékeré, kí ẹnikẹ́ni má baà dá san owó ìtọ́jú ńlá.',
    points: [
      'Rírí dókítà, àyẹ̀wò, oògùn àti ìtọ́jú nílé ìwòsàn',
      'Ìtọ́jú ìyá àti ọmọ tuntun nínú irú ètò Jaara méjèèjì',
      'Dókítà lórí fóònù tàbí áàpù',
    ],
    more: { label: 'Ẹ ka púpọ̀ sí i nípa Ilera Eko', to: facts.productCards['ilera-eko'].more.to },
  },
  ekosha: {
    name: 'EKOSHA',
    text: 'Eko Social Health Alliance ń kó owó jọ láti fi ṣe adójútòfò ìlera fún àwọn olùgbé tí kò lè sanwó fún ara wọn.',
    points: [
      'Ìgbàtọ́jú: ẹ sanwó ètò fún ẹnì kan tàbí ẹgbẹ́ kan',
      'Ìkówójọ: ọ̀pọ̀ ẹ̀bùn kékeré, àpò owó àjọni kan',
      'Ayẹyẹ: àwọn ilé iṣẹ́ àti àwọn ará àdúgbò jọ ń ṣètọrẹ',
    ],
    more: { label: 'Ẹ ka púpọ̀ sí i nípa EKOSHA', to: facts.productCards.ekosha.more.to },
  },
});
