import { expect, onTestFinished, test, vi } from 'vitest';
import { NOT_TODAY_KEY, POP_UP_SCRIPT } from './pop-up-script.ts';

interface Visit {
  type?: string;
  referrer?: string;
  storage?: Pick<Storage, 'getItem'>;
}

/** Runs the script as the page does and returns whether it opened the dialog. */
function opens({ type = 'navigate', referrer = '', storage = { getItem: () => null } }: Visit): boolean {
  const dialog = { querySelector: () => ({}), showModal: vi.fn() };
  const page = {
    document: { getElementById: () => dialog, referrer },
    location: { origin: 'https://lashma.example', pathname: '/plan' },
    performance: { getEntriesByType: () => [{ type }] },
    localStorage: storage,
  };
  new Function(...Object.keys(page), POP_UP_SCRIPT)(...Object.values(page));
  return dialog.showModal.mock.calls.length === 1;
}

test.each([
  ['on a first page', {}, true],
  ['for somebody who comes from elsewhere', { referrer: 'https://other.example/plan' }, true],
  ['on a move from another page', { referrer: 'https://lashma.example/' }, true],
  ['on another query of the same page', { referrer: 'https://lashma.example/plan?adults=2' }, false],
  ['on a reload', { type: 'reload' }, false],
  ['on the way back', { type: 'back_forward', referrer: 'https://lashma.example/' }, false],
])('%s', (_name, visit: Visit, isOpen) => {
  expect(opens(visit)).toBe(isOpen);
});

test('not on the day for which it was sent away, and again on the next', () => {
  const kept = (day: Date) => ({
    getItem: (key: string) => (key === NOT_TODAY_KEY ? day.toDateString() : null),
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  expect(opens({ storage: kept(new Date()) })).toBe(false);
  expect(opens({ storage: kept(new Date(0)) })).toBe(true);
});

test('a browser that keeps nothing shows it', () => {
  const blocked = {
    getItem: () => {
      throw new Error('blocked');
    },
  };
  expect(opens({ storage: blocked })).toBe(true);
});
