import { expect, test } from 'vitest';
import { testimonialVideos } from '#words/home.ts';
import { embedUrl } from './card-sections.tsx';

test.each([
  'https://www.youtube.com/shorts/Y0ZaILQDlcU',
  'https://youtube.com/shorts/Y0ZaILQDlcU?si=abc',
  'https://www.youtube.com/watch?v=Y0ZaILQDlcU&t=3s',
  'https://youtu.be/Y0ZaILQDlcU',
  'https://www.youtube.com/embed/Y0ZaILQDlcU',
])('%s plays in the cookieless player', (url) => {
  const player = 'https://www.youtube-nocookie.com/embed/Y0ZaILQDlcU?autoplay=1';
  expect(embedUrl({ type: 'youtube', url })).toBe(player);
});

test('every story can be played, a film of another site is embedded as it is, and no other address is', () => {
  expect(testimonialVideos.map(embedUrl)).toHaveLength(3);
  const other = 'https://video.example/story.html?id=7';
  expect(embedUrl({ type: 'other', url: other })).toBe(other);
  const channel = 'https://www.youtube.com/@lashma';
  expect(() => embedUrl({ type: 'youtube', url: channel })).toThrow(channel);
});
