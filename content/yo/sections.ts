import type * as english from '../en/sections.ts';
import * as facts from '../facts/sections.ts';
import { withWords } from '../with-words.ts';

export const sections: typeof english.sections = withWords(facts.sections, {
  'testimonial-videos': {
    title: 'Ìtàn láti ẹnu àwọn tó ti jàǹfààní',
    description: 'Fídíò kúkúrú níbi tí àwọn èèyàn ti sọ ohun tí ètò Ilera Eko ti ṣe fún wọn.',
  },
  services: {
    title: 'Báwo la ṣe lè ràn yín lọ́wọ́?',
    description:
      'Ẹ wo àwọn irú ètò, ẹ béèrè ìrànlọ́wọ́, ẹ dara pọ̀ mọ́ àwọn olùpèsè ìtọ́jú tàbí ẹ kà nípa ìṣàkóso.',
  },
  'change-hospital': {
    title: 'Ṣé ẹ fẹ́ pààrọ̀ ilé ìwòsàn yín?',
    description: 'Bí ẹni tó forúkọ sílẹ̀ ní Ilera Eko ṣe lè pààrọ̀ ilé ìwòsàn rẹ̀ sí òmíràn tí a fọwọ́ sí.',
  },
  about: { title: 'Ìlera pípé fún gbogbo èèyàn ní Èkó' },
  spotlight: { title: 'Ojú òpó kan fún gbogbo olùpèsè ìtọ́jú' },
  statistics: {
    title: 'Ohun tí nọ́ḿbà sọ nípa ètò náà',
    description:
      'Iye èèyàn tó wà nínú ètò, iye olùpèsè ìtọ́jú àti iye ìtọ́jú oyún àti ìbímọ ti Lagos State Health Scheme.',
  },
  telemedicine: {
    title: 'Ẹ má wá àmì àìsàn yín lórí Google; ẹ bá dókítà sọ̀rọ̀ láti ilé',
    description: 'Ẹ rí dókítà lórí fóònù tàbí áàpù, wákàtí 24 lójúmọ́, gẹ́gẹ́ bí apá kan irú ètò Ilera Eko yín.',
  },
  products: {
    title: 'Àwọn ètò wa',
    description: 'Ilera Eko, ètò ìlera ìpínlẹ̀, àti EKOSHA, tó ń sanwó fún àwọn tí kò lè sanwó.',
  },
  'call-to-action': {
    title: 'Ẹ gba adójútòfò ìlera. Ẹ gba àlékún ọrọ̀. Ẹ gbádùn ayé yín.',
    description: 'Ẹ bẹ̀rẹ̀ ìforúkọsílẹ̀ Ilera Eko yín tàbí kí ẹ kọ́kọ́ bi wá léèrè.',
  },
  partners: {
    title: 'Àwọn alájọṣepọ̀ wa',
    description: 'Àwọn àjọ àti ilé iṣẹ́ tó ń ti Lagos State Health Scheme lẹ́yìn.',
  },
  map: { title: 'Ibi tí ẹ ti lè rí wa', description: 'Olú ọ́fíìsì LASHMA ní Alausa, Ikeja, lórí máàpù.' },
});
