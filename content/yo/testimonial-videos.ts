import * as english from '../en/testimonial-videos.ts';
import { translate } from '../translate.ts';

export const testimonialVideos = translate(english.testimonialVideos, [
  { title: 'Obìnrin kan sọ ìrírí rẹ̀ láti ìgbà tó ti dara pọ̀ mọ́ Ilera Eko' },
  { title: 'Ìdílé kan dúpẹ́ fún ìbímọ tí wọn kò sanwó fún' },
  { title: 'Ẹnì kan tó jàǹfààní ètò sọ nípa iṣẹ́ ìtọ́jú tó rí gbà' },
]);
