import { expect, test } from 'vitest';
import { followScroll } from './scroll-direction.behaviour.ts';

test.each([
  ['scrolling down hides the header', [400], true],
  ['scrolling up shows it again, far from the top', [900, 800], false],
  ['near the top it shows, even on the way down', [60, 100], false],
  ['at the top it shows', [900, 0], false],
  ['past the edge too', [900, -40], false],
  ['a trembling thumb does not show it', [900, 895], true],
  ['nor hide it', [900, 800, 806], false],
  ['slow steps down add up', [900, 800, 804, 809], true],
  ['slow steps up too', [900, 896, 891], false],
])('%s', (_what, positions, isHidden) => {
  expect(positions.reduce(followScroll, { y: 0, isHidden: false }).isHidden).toBe(isHidden);
});
