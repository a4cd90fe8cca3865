import type * as english from '../en/services.ts';
import * as facts from '../facts/services.ts';
import { withWords } from '../with-words.ts';

export const serviceCards: typeof english.serviceCards = withWords(facts.serviceCards, {
  plans: {
    title: 'Ẹ wo àwọn irú ètò wa',
    card_text:
      'Irú ètò mẹ́rin fún ẹnì kan, ìdílé, àwọn ẹni ọdún 60 sókè, àti àwọn ẹni ọ̀wọ́n àwọn ọmọ Nàìjíríà tó wà ní ilẹ̀ òkèèrè.',
    action: 'Ẹ wo irú ètò wa',
  },
  support: {
    title: 'Ẹ ǹlẹ́ o!',
    card_text: 'Ìrànlọ́wọ́ wà 24/7. Ẹ pè wá, ẹ kọ̀wé sí wa tàbí ẹ bá wa sọ̀rọ̀ nígbàkúgbà.',
    action: 'Ẹ kàn sí wa',
  },
  provider: {
    title: 'Ẹ di olùpèsè ìtọ́jú',
    card_text: 'Ẹ dara pọ̀ mọ́ wa láìlo ìwé. A máa ń san owó ìtọ́jú kíákíá, kí ẹ lè ráyè tọ́jú àwọn aláìsàn.',
    action: 'Ẹ dara pọ̀ mọ́ wa',
    also: { label: 'Ohun tí ẹ nílò láti dara pọ̀', to: facts.serviceCards.provider.also.to },
  },
  regulation: {
    title: 'Ìṣàkóso',
    card_text: 'A ń rí i dájú pé ìtọ́jú dára, a sì ń fún àwọn HMO tó ń ṣiṣẹ́ ní Ìpínlẹ̀ Èkó ní ìwé àṣẹ.',
    action: 'Bí a ṣe ń ṣàkóso',
    also: { label: 'Ohun tí àwọn agbanisíṣẹ́ gbọ́dọ̀ ṣe', to: facts.serviceCards.regulation.also.to },
  },
});
