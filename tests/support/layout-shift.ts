import type { Page } from '@playwright/test';

/** What moved by itself: while the HTML was on its way, and from then on. */
interface Shifts {
  coming: number;
  there: number;
}

/** HTML that is cut anywhere may move this much as it comes: a twentieth of what is called good. */
export const MOST_WHILE_COMING = 0.005;

/** To be called before the page is opened: everything that moves by itself counts, from the first paint on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shifts = { coming: 0, there: 0 };
    Object.assign(window, { shifts });
    let thereAt = Number.POSITIVE_INFINITY;
    // The end of the HTML is painted a frame after it was read.
    const painted = () => requestAnimationFrame(() => (thereAt = performance.now()));
    addEventListener('readystatechange', () => requestAnimationFrame(painted), { once: true, capture: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { startTime, value } = entry as PerformanceEntry & { value: number };
        shifts[startTime < thereAt ? 'coming' : 'there'] += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
    // What is restored as it was left is asked again, from here on.
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(shifts, { coming: 0, there: 0 });
    });
  });
}

/** What has shifted so far, to three places as Lighthouse gives it. */
export async function readShifts(page: Page): Promise<Shifts> {
  const { coming, there } = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  const rounded = (value: number) => Number(value.toFixed(3));
  return { coming: rounded(coming), there: rounded(there) };
}
