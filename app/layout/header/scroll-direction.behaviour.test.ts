import { expect, test } from 'vitest';
import { followScroll } from './scroll-direction.behaviour.ts';

const atTop = { y: 0, isHidden: false };

function afterScrollingTo(...positions: number[]) {
  return positions.reduce(followScroll, atTop);
}

test('scrolling down hides the header', () => {
  expect(afterScrollingTo(400).isHidden).toBe(true);
});

test('scrolling up shows it again, far from the top', () => {
  expect(afterScrollingTo(900, 800).isHidden).toBe(false);
});

test('at the top it shows, even on the way down or past the edge', () => {
  expect(afterScrollingTo(60, 100).isHidden).toBe(false);
  expect(afterScrollingTo(900, 0).isHidden).toBe(false);
  expect(afterScrollingTo(900, -40).isHidden).toBe(false);
});

test('a trembling thumb changes nothing', () => {
  expect(afterScrollingTo(900, 895).isHidden).toBe(true);
  expect(afterScrollingTo(900, 800, 806).isHidden).toBe(false);
});

test('slow steps in one direction add up', () => {
  expect(afterScrollingTo(900, 800, 804, 809).isHidden).toBe(true);
  expect(afterScrollingTo(900, 896, 891).isHidden).toBe(false);
});
