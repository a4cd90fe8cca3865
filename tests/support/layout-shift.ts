import type { Page } from '@playwright/test';

/** To be called before the page is opened: everything that moves by itself counts, from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number };
        Object.assign(window, { shifts: (window as unknown as { shifts: number }).shifts + shift.value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has shifted so far, to three places as Lighthouse gives it. */
export async function readShifts(page: Page): Promise<number> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number }).shifts);
  return Number(shifts.toFixed(3));
}
