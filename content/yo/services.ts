import * as english from '../en/services.ts';
import { translate } from '../translate.ts';

export const serviceCards = translate(english.serviceCards, [
  {
    title: 'Ẹ wo àwọn irú ètò wa',
    card_text:
      'Irú ètò mẹ́rin fún ẹnì kan, ìdílé, àwọn ẹni ọdún 60 sókè, àti àwọn ẹni ọ̀wọ́n àwọn ọmọ Nàìjíríà tó wà ní ilẹ̀ òkèèrè.',
    action: 'Ẹ wo irú ètò wa',
  },
  {
    title: 'Ẹ ǹlẹ́ o!',
    card_text: 'Ìrànlọ́wọ́ wà 24/7. Ẹ pè wá, ẹ kọ̀wé sí wa tàbí ẹ bá wa sọ̀rọ̀ nígbàkúgbà.',
    action: 'Ẹ kàn sí wa',
  },
  {
    title: 'Ẹ di olùpèsè ìtọ́jú',
    card_text: 'Ẹ dara pọ̀ mọ́ wa láìlo ìwé. A máa ń san owó ìtọ́jú kíákíá, kí ẹ lè ráyè tọ́jú àwọn aláìsàn.',
    action: 'Ẹ dara pọ̀ mọ́ wa',
    also: { label: 'Ohun tí ẹ nílò láti dara pọ̀' },
  },
  {
    title: 'Ìṣàkóso',
    card_text: 'A ń rí i dájú pé ìtọ́jú dára, a sì ń fún àwọn HMO tó ń ṣiṣẹ́ ní Ìpínlẹ̀ Èkó ní ìwé àṣẹ.',
    action: 'Bí a ṣe ń ṣàkóso',
    also: { label: 'Ohun tí àwọn agbanisíṣẹ́ gbọ́dọ̀ ṣe' },
  },
]);
