import { expect, onTestFinished, test, vi } from 'vitest';
import { NOT_TODAY_KEY } from './pop-up.behaviour.ts';
import { POP_UP_SCRIPT } from './pop-up.tsx';

/** `dataset`: what the head of the page has found out about the browser. */
const firstPage = {
  type: 'navigate',
  referrer: '',
  storage: { getItem: (_key: string): string | null => null },
  dataset: { scripts: '' } as { scripts?: string },
};
type Visit = Partial<typeof firstPage>;

/** Runs the script as the page does and returns whether it opened the dialog. */
function opens(visit: Visit): boolean {
  const { type, referrer, storage, dataset } = { ...firstPage, ...visit };
  const dialog = { querySelector: () => ({}), showModal: vi.fn() };
  const page = {
    document: { getElementById: () => dialog, referrer, documentElement: { dataset } },
    location: { origin: 'https://lashma.example', pathname: '/plan' },
    performance: { getEntriesByType: () => [{ type }] },
    localStorage: storage,
  };
  new Function(...Object.keys(page), POP_UP_SCRIPT)(...Object.values(page));
  return dialog.showModal.mock.calls.length === 1;
}

const blocked = { getItem: vi.fn().mockThrow(new Error('blocked')) };

test.each([
  ['in a browser that gets no scripts', { dataset: {} }, false],
  ['in a browser that keeps nothing', { storage: blocked }, true],
  ['on a first page', {}, true],
  ['for somebody who comes from elsewhere', { referrer: 'https://other.example/plan' }, true],
  ['on a move from another page', { referrer: 'https://lashma.example/' }, true],
  ['on another query of the same page', { referrer: 'https://lashma.example/plan?adults=2' }, false],
  ['on a reload', { type: 'reload' }, false],
  ['on the way back', { type: 'back_forward', referrer: 'https://lashma.example/' }, false],
])('%s it opens: %j %s', (_name, visit: Visit, isOpen) => {
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
