// Bar: with reduced motion, and for screen readers, counters have their final values at any time (WCAG 2.3.3).
import { expect, type Page } from '@playwright/test';
import { holdTime, test, visit } from '../support/browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const FINAL_COUNTS = ['1,334,361', '444', '73,182'];

/** What the eye sees: the counter's moving digits, without the words for screen readers. */
async function shownCounts(page: Page): Promise<string[]> {
  const texts = await page.locator('dd > [aria-hidden=true]:nth-of-type(2)').allTextContents();
  return texts.map((text) => text.replaceAll(/\s/g, ''));
}

test('the counters start in view, end at their figures after 5 s, and begin anew when seen again', async ({
  page,
}) => {
  await visit(page, '/');
  await holdTime(page);
  const statistics = page.getByRole('region', { name: 'The scheme in numbers' });
  await statistics.scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      const count = Number((await shownCounts(page))[0]?.replaceAll(',', ''));
      return count > 0 && count < 1_334_361;
    })
    .toBe(true);

  await page.clock.runFor(5_000);
  await expect.poll(() => shownCounts(page)).toEqual(FINAL_COUNTS);

  const countsAfter = async (ms: number) => {
    await page.clock.runFor(ms);
    return shownCounts(page);
  };
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => countsAfter(100)).toEqual(['0', '0', '0']);
  await statistics.scrollIntoViewIfNeeded();
  await expect.poll(() => countsAfter(500)).toEqual(FINAL_COUNTS);
});

test('with less motion the counters stand at their figures, which screen readers hear at any time', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/stat');
  for (const count of FINAL_COUNTS)
    await expect(page.getByRole('definition').filter({ hasText: count })).toHaveCount(1);
  await page.getByRole('region', { name: 'The scheme in numbers' }).scrollIntoViewIfNeeded();
  await page.clock.runFor(1_000);
  expect(await shownCounts(page)).toEqual(FINAL_COUNTS);
});
