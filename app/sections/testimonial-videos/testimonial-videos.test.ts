import { expect, test } from 'vitest';
import { testimonialVideos } from '#words/home.ts';
import { embedUrl } from './testimonial-videos.tsx';

const player = 'https://www.youtube-nocookie.com/embed/Y0ZaILQDlcU?autoplay=1';

test.each([
  'https://www.youtube.com/shorts/Y0ZaILQDlcU',
  'https://youtube.com/shorts/Y0ZaILQDlcU?si=abc',
  'https://www.youtube.com/watch?v=Y0ZaILQDlcU&t=3s',
  'https://youtu.be/Y0ZaILQDlcU',
  'https://www.youtube.com/embed/Y0ZaILQDlcU',
])('%s plays in the cookieless player', (url) => {
  expect(embedUrl({ type: 'youtube', url })).toBe(player);
});

test('a film of another site is embedded as it is', () => {
  const url = 'https://video.example/story.html?id=7';
  expect(embedUrl({ type: 'other', url })).toBe(url);
});

test('an address without a video id is refused by name', () => {
  const url = 'https://www.youtube.com/@lashma';
  expect(() => embedUrl({ type: 'youtube', url })).toThrow(url);
});

test('every story of the content can be played', () => {
  expect(testimonialVideos.map(embedUrl)).toHaveLength(3);
});
