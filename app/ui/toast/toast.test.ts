import { expect, test } from 'vitest';
import { toastsToRemove } from './toast.ts';

const shown = (...messages: string[]) => messages.map((textContent) => ({ textContent }));

test('a repeated message takes the place of its older twin', () => {
  expect(toastsToRemove(shown('Failed', 'Saved'), 'Failed')).toEqual(shown('Failed'));
});

test('at most three are shown, and the oldest make room', () => {
  expect(toastsToRemove(shown('One', 'Two'), 'Three')).toEqual([]);
  expect(toastsToRemove(shown('One', 'Two', 'Three'), 'Four')).toEqual(shown('One'));
  expect(toastsToRemove(shown('One', 'Two', 'Three'), 'Two')).toEqual(shown('Two'));
});
