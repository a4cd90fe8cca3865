import * as english from '../en/testimonial-videos.ts';
import { translate } from '../translate.ts';

export const testimonialVideos = translate(english.testimonialVideos, [
  { title: 'One woman dey tell how e be for her since she join Ilera Eko' },
  { title: 'One family dey give thanks for delivery without bill' },
  { title: 'Pesin wey don benefit dey tell about di services wey e receive' },
]);
