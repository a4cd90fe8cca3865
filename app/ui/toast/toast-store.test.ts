import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeToast, currentToasts, serverToasts, showToast, subscribeToToasts } from './toast-store.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  for (const { id } of currentToasts()) closeToast(id);
  vi.useRealTimers();
});

test('news goes away by itself, an error waits for the visitor', () => {
  showToast('Saved');
  showToast('Failed to fetch blogs', 'error');
  vi.advanceTimersByTime(60_000);
  expect(currentToasts().map(({ message }) => message)).toEqual(['Failed to fetch blogs']);
});

test('listeners hear of each change until they leave', () => {
  const heard = vi.fn();
  const leave = subscribeToToasts(heard);
  showToast('One', 'error');
  leave();
  showToast('Two', 'error');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the server never shows one visitor the message of another', () => {
  showToast('Private', 'error');
  expect(serverToasts()).toEqual([]);
});
