import { expect, test } from 'vitest';
import { dropToast, enqueueToast, type Toast } from './toast-queue.ts';

const toast = (id: number, message = `Message ${id}`): Toast => ({ id, message, kind: 'error' });

test('a repeated message replaces its older twin', () => {
  const queue = enqueueToast([toast(1, 'Failed'), toast(2)], toast(3, 'Failed'));
  expect(queue.map(({ id }) => id)).toEqual([2, 3]);
});

test('at most three are shown, the newest win', () => {
  const queue = [1, 2, 3, 4].reduce<Toast[]>((shown, id) => enqueueToast(shown, toast(id)), []);
  expect(queue.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test('closing one leaves the others', () => {
  expect(dropToast([toast(1), toast(2)], 1)).toEqual([toast(2)]);
});
