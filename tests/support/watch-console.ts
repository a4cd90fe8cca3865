import type { Page } from '@playwright/test';

/** The test runner's own words: only the journeys about working offline let the worker in. */
const WORKER_KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Everything that a browser's console would complain about, Content-Security-Policy violations included. */
export function watchConsole(page: Page): string[] {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // Chromium reports the document's own 404 as an error; that answer is the point of the page.
    const isExpected =
      message.text() === WORKER_KEPT_OUT ||
      (message.text().includes('404') && /\/no-such-[a-z]+$/.test(message.location().url));
    if (['error', 'warning'].includes(message.type()) && !isExpected)
      complaints.push(`${page.url()}: ${message.text()}`);
  });
  return complaints;
}
