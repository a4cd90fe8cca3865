import * as facts from '../facts/testimonial-videos.ts';
import type { TestimonialVideo } from '../schema/home.ts';
import { withWords } from '../with-words.ts';

export const testimonialVideos: TestimonialVideo[] = withWords(facts.testimonialVideos, {
  woman: { title: 'A woman tells of her experience since she joined Ilera Eko' },
  family: { title: 'A family gives thanks for a delivery without a bill' },
  beneficiary: { title: 'A beneficiary tells of the services received' },
});
