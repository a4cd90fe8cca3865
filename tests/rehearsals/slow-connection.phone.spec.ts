// Fault caught: blocks moved while the HTML of a page arrived in pieces. Bar: no layout shift.
import { expect, test } from '@playwright/test';
import { PHONE, WIDE, withPictures } from '../support/browser-page.ts';
import { MOST_WHILE_COMING, readShifts, watchShifts } from '../support/page-layout.ts';
import { homePaths } from '../support/site-paths.ts';

test.use({ launchOptions: withPictures });

/** Slow enough for some thirty paints on the way, with HTML that is not compressed and so can be cut anywhere. */
const BYTES_A_SECOND = 40_000;

// One after the other, since they wait more than they ask.
test.describe.configure({ mode: 'default' });
test.use({ extraHTTPHeaders: { 'accept-encoding': 'identity' } });

/** What is set side by side, centred, at the bottom of the window or in a table. */
const visits = [
  { path: '/', window: WIDE },
  // The one with the longest words.
  { path: homePaths.at(-1) ?? '/', window: PHONE },
  { path: '/complaint', window: WIDE },
  { path: '/marketing-agents', window: WIDE },
];

for (const { path, window } of visits) {
  test(`${path} stands still at ${window.width} px while its HTML comes in pieces`, async ({ page }) => {
    await page.setViewportSize(window);
    await watchShifts(page);
    const devtools = await page.context().newCDPSession(page);
    const speed = { downloadThroughput: BYTES_A_SECOND, uploadThroughput: BYTES_A_SECOND };
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 0, ...speed });
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const isSlow = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (!visit) return false;
      const { encodedBodySize, decodedBodySize, responseStart, responseEnd } = visit;
      return encodedBodySize === decodedBodySize && responseEnd - responseStart > 1_000;
    });
    expect(isSlow).toBe(true);
    const { coming, there } = await readShifts(page);
    expect(coming + there).toBeLessThanOrEqual(MOST_WHILE_COMING);
  });
}
