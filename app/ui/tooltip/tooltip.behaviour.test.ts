import { expect, test } from 'vitest';
import { placeBubble } from './tooltip.behaviour.ts';

const phone = { width: 320, height: 640 };
const bubble = { width: 240, height: 80 };
const anchor = (left: number, top: number) => ({ left, top, width: 48, height: 48 });

test('the bubble stands centred under its anchor', () => {
  expect(placeBubble(anchor(136, 100), bubble, phone)).toEqual({ left: 40, top: 156 });
});

test('an anchor at either edge of a narrow phone keeps the bubble inside', () => {
  expect(placeBubble(anchor(0, 100), bubble, phone).left).toBe(12);
  expect(placeBubble(anchor(272, 100), bubble, phone).left).toBe(320 - 240 - 12);
});

test('without room below the bubble stands above', () => {
  expect(placeBubble(anchor(136, 580), bubble, phone).top).toBe(580 - 8 - 80);
});

test('with room nowhere it stays below, where the page can be scrolled to it', () => {
  expect(placeBubble(anchor(136, 40), bubble, { width: 320, height: 120 }).top).toBe(96);
});
