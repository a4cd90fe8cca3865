import type * as english from '../en/testimonial-videos.ts';
import * as facts from '../facts/testimonial-videos.ts';
import { withWords } from '../with-words.ts';

export const testimonialVideos: typeof english.testimonialVideos = withWords(facts.testimonialVideos, {
  woman: { title: 'Obìnrin kan sọ ìrírí rẹ̀ láti ìgbà tó ti dara pọ̀ mọ́ Ilera Eko' },
  family: { title: 'Ìdílé kan dúpẹ́ fún ìbímọ tí wọn kò sanwó fún' },
  beneficiary: { title: 'Ẹnì kan tó jàǹfààní ètò sọ nípa iṣẹ́ ìtọ́jú tó rí gbà' },
});
