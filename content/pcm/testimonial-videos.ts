import type * as english from '../en/testimonial-videos.ts';
import * as facts from '../facts/testimonial-videos.ts';
import { withWords } from '../with-words.ts';

export const testimonialVideos: typeof english.testimonialVideos = withWords(facts.testimonialVideos, {
  woman: { title: 'One woman dey tell how e be for her since she join Ilera Eko' },
  family: { title: 'One family dey give thanks for delivery without bill' },
  beneficiary: { title: 'Pesin wey don benefit dey tell about di services wey e receive' },
});
