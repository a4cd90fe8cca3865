import { expect, test } from 'vitest';
import { testSite } from '#tests/support/site-build.ts';
import { createShareCardReader } from './renderer.ts';

const drawnCards = { fileOf: (path: string, { title }: { title: string }) => ({ src: path, alt: title }) };

test('a page has its own card, and without one that of the page above it', () => {
  const shareCard = createShareCardReader(testSite().clientDir, drawnCards);
  expect(shareCard('/plan')).toEqual({ src: '/assets/card-plan-1a2b.png', alt: 'plan' });
  expect(shareCard('/plan/old')).toEqual(shareCard('/plan'));
  expect(shareCard('/stat')).toEqual({ src: '/assets/card-1a2b.png', alt: 'home' });
  const drawn = { kind: 'hospital', title: 'Grace Hospital', note: '', alt: '' } as const;
  expect(shareCard('/plan', drawn)).toEqual({ src: '/plan', alt: 'Grace Hospital' });
});
