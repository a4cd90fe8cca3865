import { expect, onTestFinished, test, vi } from 'vitest';
import { SENT_MARK } from '../../ui/message-form/sent-mark.ts';
import { isHiddenToday, NOT_TODAY_KEY, rememberNotToday } from './not-today.ts';
import { OPEN_FIRST_SCRIPT } from './open-first-script.ts';

const EVENING = new Date(2026, 2, 14, 23, 59);
const NEXT_MORNING = new Date(2026, 2, 15, 0, 1);

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  } as Storage;
}

function blocked(): Storage {
  throw new Error('storage is blocked');
}

test('the pop-up shows until it is told not to, and again after midnight', () => {
  const storage = memory();
  expect(isHiddenToday(EVENING, () => storage)).toBe(false);
  rememberNotToday(true, EVENING, () => storage);
  expect(isHiddenToday(EVENING, () => storage)).toBe(true);
  expect(isHiddenToday(NEXT_MORNING, () => storage)).toBe(false);
});

test('the choice can be taken back', () => {
  const storage = memory();
  rememberNotToday(true, EVENING, () => storage);
  rememberNotToday(false, EVENING, () => storage);
  expect(isHiddenToday(EVENING, () => storage)).toBe(false);
});

test('blocked storage is no error', () => {
  expect(isHiddenToday(EVENING, blocked)).toBe(false);
  expect(() => rememberNotToday(true, EVENING, blocked)).not.toThrow();
});

function runInPage(stored: string | null, state: unknown = null): boolean {
  const showModal = vi.fn();
  const page = { getElementById: () => ({ showModal, querySelector: () => ({}) }) };
  const storage = { getItem: (key: string) => (key === NOT_TODAY_KEY ? stored : null) };
  new Function('document', 'localStorage', 'history', OPEN_FIRST_SCRIPT)(page, storage, { state });
  return showModal.mock.calls.length === 1;
}

test('the script of the first page follows the same rule', () => {
  vi.useFakeTimers({ now: NEXT_MORNING });
  onTestFinished(() => void vi.useRealTimers());
  const storage = memory();
  rememberNotToday(true, NEXT_MORNING, () => storage);
  expect(runInPage(null)).toBe(true);
  expect(runInPage(storage.getItem(NOT_TODAY_KEY))).toBe(false);
  expect(runInPage(EVENING.toDateString())).toBe(true);
});

test('it does not cover the words that a form has been sent', () => {
  expect(runInPage(null, { key: 'k', [SENT_MARK]: 'contact' })).toBe(false);
  expect(runInPage(null, { key: 'k' })).toBe(true);
});
