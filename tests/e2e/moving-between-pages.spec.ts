import { expect, type Page, test } from '@playwright/test';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

test('a new page starts at its top, and the back button finds the old place', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const more = page.getByRole('link', { name: /More about Ilera Eko/ });
  test.slow();
  // As a person does, and not at a jump: sections get their true height when they come near.
  await page.mouse.move(180, 400);
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(more).toBeInViewport({ ratio: 1, timeout: 150 });
  }).toPass({ intervals: [20] });
  await untilStarted(page);
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(500);
  await more.click();
  await expect(page).toHaveURL('/maintenance');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("We'll Be Back Soon!");
  expect(await scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('a move inside the site loads no document', async ({ page }) => {
  await page.goto('/maintenance');
  await untilStarted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await footerLink(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lagos State');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle('LASHMA | Your good health, Our mandate');
});

test('after a move the page looks as it does when loaded', async ({ page }) => {
  await page.goto('/');
  await untilStarted(page);
  const heights = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('main section')].map((section) => section.clientHeight),
    );
  const loaded = await heights();
  await page.goto('/maintenance');
  await untilStarted(page);
  await footerLink(page, 'Home').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lagos State');
  await expect.poll(heights).toEqual(loaded);
});

test('a hash scrolls to its target', async ({ page }) => {
  await page.goto('/#map-title');
  await expect(page.locator('#map-title')).toBeInViewport();
});
