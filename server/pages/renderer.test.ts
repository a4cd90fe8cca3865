import { expect, test } from 'vitest';
import { testSite } from '#tests/support/site-build.ts';
import { createShareCardReader } from './renderer.ts';

test('a page has its own card, and without one that of the page above it', () => {
  const shareCard = createShareCardReader(testSite().clientDir);
  expect(shareCard('/plan')).toEqual({ src: '/assets/card-plan-1a2b.png', alt: 'plan' });
  expect(shareCard('/plan/old')).toEqual(shareCard('/plan'));
  expect(shareCard('/stat')).toEqual({ src: '/assets/card-1a2b.png', alt: 'home' });
});
