import { expect, type Page } from '@playwright/test';
import { headerButtons } from '#words/navigation.ts';
import { axeFindings } from '../support/accessibility.ts';
import { holdTime, test, visit } from '../support/browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const header = (page: Page) => page.getByRole('banner');
const menuBar = (page: Page) => header(page).getByRole('navigation');
const trigger = (page: Page, label: string) => menuBar(page).locator('summary', { hasText: label });
const panelLink = (page: Page, name: string) => menuBar(page).getByRole('link', { name, exact: true });

/** The header's lower edge: above the window when it is hidden. */
const bottomEdge = (page: Page) => header(page).evaluate((element) => element.getBoundingClientRect().bottom);
const scrollMark = (page: Page) => page.evaluate(() => document.documentElement.dataset.scroll);

test.beforeEach(async ({ page }) => visit(page, '/'));

test('the menus of the header open and close by key and by mouse', async ({ page }) => {
  await test.step('a dropdown works by keyboard alone', async () => {
    await trigger(page, 'Our Network').focus();
    await page.keyboard.press('Enter');
    await expect(panelLink(page, 'Resources')).toBeVisible();
    expect(await axeFindings(page, 'header')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(panelLink(page, 'Emergency')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelLink(page, 'Resources')).toBeHidden();
    await expect(trigger(page, 'Our Network')).toBeFocused();
  });

  const entry = panelLink(page, 'EKOSHA');
  await test.step('a dropdown opens on hover and closes 500 ms after the pointer leaves', async () => {
    const STEP_MS = 50;
    await page.mouse.move(640, 600);
    await holdTime(page);
    await trigger(page, 'Our Arms').hover();
    await expect(entry).toBeVisible();
    await entry.hover();
    await page.clock.runFor(700);
    await expect(entry).toBeVisible();

    await page.mouse.move(640, 600);
    let passedMs = 0;
    for (; await entry.isVisible(); passedMs += STEP_MS) await page.clock.runFor(STEP_MS);
    expect(passedMs).toBeGreaterThanOrEqual(500);
    expect(passedMs).toBeLessThan(1000);
  });
});

test('the header makes way for what is read, and comes when it is wanted', async ({ page }) => {
  const hide = async () => {
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 900);
    await expect.poll(() => bottomEdge(page)).toBeLessThanOrEqual(0);
  };

  await test.step('hides on scroll down and shows on scroll up', async () => {
    expect(await bottomEdge(page)).toBeGreaterThan(0);
    await hide();
    await page.mouse.wheel(0, -200);
    await expect.poll(() => bottomEdge(page)).toBeGreaterThan(50);
  });

  await test.step('shows itself to the keyboard when it was hidden', async () => {
    await hide();
    await header(page).getByRole('link', { name: headerButtons.pay.label }).focus();
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => bottomEdge(page)).toBeGreaterThan(50);
  });

  await test.step('stays while one of its menus is open', async () => {
    await page.mouse.wheel(0, -200);
    await expect.poll(() => scrollMark(page)).not.toBe('down');
    await trigger(page, 'Our Arms').hover();
    await expect(panelLink(page, 'EKOSHA')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => scrollMark(page)).toBe('down');
    expect(await bottomEdge(page)).toBeGreaterThan(50);
  });
});
