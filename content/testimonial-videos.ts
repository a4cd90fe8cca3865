import type { TestimonialVideo } from './schema/home.ts';

export const testimonialVideos: TestimonialVideo[] = [
  {
    type: 'youtube',
    url: 'https://www.youtube.com/shorts/Y0ZaILQDlcU',
    title: 'What has changed for her since she joined Ilera Eko',
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
    title: 'He tells how well he was looked after',
    scene: 'story-3',
  },
];
