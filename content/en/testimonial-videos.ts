import type { TestimonialVideo } from '../schema/home.ts';

export const testimonialVideos: TestimonialVideo[] = [
  {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/Y0ZaILQDlcU',
    title: 'A woman tells of her experience since she joined Ilera Eko',
    scene: 'story-1',
  },
  {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/PUnMTesyGO0',
    title: 'A family gives thanks for a delivery without a bill',
    scene: 'story-2',
  },
  {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/d8PCHIRuJME',
    title: 'A beneficiary tells of the services received',
    scene: 'story-3',
  },
];
