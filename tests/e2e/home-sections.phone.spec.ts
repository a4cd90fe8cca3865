import { expect, type Page } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { holdBack, holdTime, test, untilQuiet, visit, watchThirdParties } from '../support/browser-page.ts';
import { tabTo } from '../support/keyboard.ts';

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

test('films and the map are fetched only when they are asked for', async ({ page }) => {
  const letScriptsIn = await holdBack(page, '**/assets/*.js');
  const asked = await watchThirdParties(page);
  const players = page.getByRole('main').getByRole('button');

  await test.step('whoever stands on a film when its script arrives stays there', async () => {
    // Without motion, so that no place is looked at while the header still slides.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/youtube', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Past the skip link: while a page loads, Chromium brings the focus back to the place that its address names.
    await tabTo(page, page.getByRole('main').getByRole('listitem').first().getByRole('link').first());
    letScriptsIn();
    await expect(players.first()).toBeFocused();
  });

  await test.step('a film is fetched only when it is played', async () => {
    await untilQuiet(page);
    await expect(players).toHaveCount(3);
    expect(asked).toEqual([]);
    await players.first().click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/Y0ZaILQDlcU/,
    );
    await expect.poll(() => asked.length).toBe(1);
    expect((await page.locator('iframe').boundingBox())?.height).toBe(200);
  });

  await test.step('the map is fetched only when it is asked for', async () => {
    asked.length = 0;
    await page.goto('/gmaps');
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', externalLinks.mapEmbed);
    await expect.poll(() => asked).toEqual([externalLinks.mapEmbed]);
  });
});
