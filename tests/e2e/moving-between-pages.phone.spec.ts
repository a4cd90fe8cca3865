import { expect, type Page, test } from '@playwright/test';
import { untilStarted, watchConsole, withoutPopUp, withPictures } from '../support/browser-page.ts';

// What stands around the footer's links has its place by its pictures.
test.use({ launchOptions: withPictures });

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const scrollY = (page: Page) => page.evaluate(() => window.scrollY);
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test('a new page starts at its top, the back button finds the old place, and no script comes again', async ({
  page,
}) => {
  await withoutPopUp(page);

  await test.step('a hash scrolls to its target', async () => {
    await page.goto('/#map-title');
    await expect(page.locator('#map-title')).toBeInViewport();
  });

  await test.step('a new page starts at its top, and the back button finds the old place', async () => {
    await untilStarted(page);
    const more = page.getByRole('link', { name: /More about Ilera Eko/ });
    await more.scrollIntoViewIfNeeded();
    expect(await scrollY(page)).toBeGreaterThan(500);
    await more.click();
    await expect(page).toHaveURL('/maintenance');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'll Be Back Soon!");
    expect(await scrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/#map-title');
    // Blocks that are far away have a height only by estimate, so the old place is found to within a screen.
    const awayBy = () =>
      more.evaluate((link) => Math.abs(link.getBoundingClientRect().top - innerHeight / 2) / innerHeight);
    await expect.poll(awayBy).toBeLessThan(1);
  });

  await test.step('every move loads a document, which brings no script again', async () => {
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await footerLink(page, 'About').click();
    await expect(page).toHaveURL('/about');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    await untilStarted(page);
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
    expect(fetched).toEqual([0]);
  });
});

test('a file that is opened from a page leaves no error in the console', async ({ page }) => {
  const complaints = watchConsole(page);
  await page.goto('/about');
  await page.keyboard.press('Escape');
  await untilStarted(page);
  // A browser without a window saves it.
  const opened = Promise.any([page.waitForURL('**/*.pdf'), page.waitForEvent('download')]);
  await footerLink(page, 'Standard Jaara Plan (PDF)').click();
  await opened;
  expect(complaints).toEqual([]);
});
