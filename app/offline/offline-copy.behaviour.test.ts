import { expect, onTestFinished, test, vi } from 'vitest';
import startOfflineCopy from './offline-copy.behaviour.ts';

/** Whether a page registers the worker in a browser whose window has these. */
function registersWith(...apis: string[]): boolean {
  const register = vi.fn(() => Promise.resolve());
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('window', Object.fromEntries(apis.map((name) => [name, class {}])));
  vi.stubGlobal('navigator', { serviceWorker: { register } });
  vi.stubGlobal('document', { readyState: 'complete', documentElement: { dataset: {} } });
  startOfflineCopy({ dataset: { offline: '' } } as unknown as HTMLElement);
  vi.runAllTimers();
  return register.mock.calls.length === 1;
}

test('no offline copy is made where the browser cannot pack and unpack it', () => {
  expect(registersWith('CompressionStream', 'DecompressionStream')).toBe(true);
  expect(registersWith()).toBe(false);
});
