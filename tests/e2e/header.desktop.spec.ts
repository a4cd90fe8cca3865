import { expect, type Page, test } from '@playwright/test';
import { headerButtons, menu } from '#words/navigation.ts';
import { axeFindings } from '../support/accessibility.ts';
import { holdTime, untilStarted, withoutPopUp } from '../support/browser-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const header = (page: Page) => page.getByRole('banner');
const menuBar = (page: Page) => header(page).getByRole('navigation');
const trigger = (page: Page, label: string) => menuBar(page).locator('summary', { hasText: label });
const panelLink = (page: Page, name: string) => menuBar(page).getByRole('link', { name, exact: true });

/** The header's lower edge: above the window when it is hidden. */
async function bottomEdge(page: Page): Promise<number> {
  return header(page).evaluate((element) => element.getBoundingClientRect().bottom);
}

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/');
  await untilStarted(page);
});

test('the header leads past itself and to every page, by key and by mouse', async ({ page }) => {
  await test.step('the skip link leads past the header', async () => {
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: /skip/i });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
  });

  await test.step('the menu has every entry with its target', async () => {
    const links = menu.flatMap((entry) => ('links' in entry ? entry.links : [entry]));
    const shown = await menuBar(page)
      .locator('a')
      .evaluateAll((anchors) => anchors.map((a) => ({ label: a.textContent, to: a.getAttribute('href') })));
    expect(shown).toEqual(links);
    for (const { label, to } of Object.values(headerButtons)) {
      await expect(header(page).getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  });

  await test.step('a dropdown works by keyboard alone', async () => {
    await trigger(page, 'Our Network').focus();
    await page.keyboard.press('Enter');
    await expect(panelLink(page, 'Resources')).toBeVisible();
    expect(await axeFindings(page, 'header')).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(panelLink(page, 'Lagos State Government')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panelLink(page, 'Ilera Eko Spotlight')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelLink(page, 'Resources')).toBeHidden();
    await expect(trigger(page, 'Our Network')).toBeFocused();
  });

  await test.step('a dropdown closes at once when the focus leaves, and only one is open', async () => {
    await trigger(page, 'Our Arms').click();
    await expect(panelLink(page, 'EKOSHA')).toBeVisible();
    await trigger(page, 'Our Network').focus();
    await expect(panelLink(page, 'EKOSHA')).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(panelLink(page, 'Resources')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('the support banner can be stopped', async () => {
    const banner = header(page);
    await banner.getByRole('checkbox', { name: /^Pause/ }).check();
    await page.mouse.move(640, 600);
    const track = banner.getByRole('link', { name: /0800-ILERAEKO/ }).first();
    const before = await track.boundingBox();
    await page.waitForTimeout(500);
    expect(await track.boundingBox()).toEqual(before);
  });

  const entry = panelLink(page, 'EKOSHA');
  await test.step('a dropdown opens on hover and closes 500 ms after the pointer leaves', async () => {
    const STEP_MS = 50;
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

  await test.step('coming back within 500 ms keeps the dropdown open', async () => {
    await trigger(page, 'Our Arms').hover();
    await expect(entry).toBeVisible();
    await page.mouse.move(640, 600);
    await page.clock.runFor(400);
    await expect(entry).toBeVisible();
    await trigger(page, 'Our Arms').hover();
    await page.clock.runFor(600);
    await expect(entry).toBeVisible();
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
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scroll)).not.toBe('down');
    await trigger(page, 'Our Arms').hover();
    await expect(panelLink(page, 'EKOSHA')).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.scroll)).toBe('down');
    expect(await bottomEdge(page)).toBeGreaterThan(50);
  });
});
