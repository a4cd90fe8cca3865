import { expect, type Page, test } from '@playwright/test';
import { externalLinks } from '#content/external-links.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const category = (page: Page, name: string) =>
  page.locator('#plan-comparison details').filter({ has: page.getByRole('heading', { level: 3, name }) });
const openCount = (page: Page) => page.locator('#plan-comparison details[open]').count();

test.beforeEach(async ({ page }) => withoutPopUp(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('categories start closed and open one by one', async ({ page }) => {
      await page.goto('/plan');
      await untilStarted(page);
      expect(await openCount(page)).toBe(0);
      await category(page, 'Premiums').locator('summary').tap();
      await category(page, 'Eye care').locator('summary').tap();
      expect(await openCount(page)).toBe(2);
      await category(page, 'Premiums').locator('summary').tap();
      expect(await openCount(page)).toBe(1);
      await expect(page.getByRole('table').first()).toBeHidden();
    });

    test('each block names its plan and leads on from it', async ({ page }) => {
      await page.goto('/plan?open=premiums');
      const blocks = category(page, 'Premiums').locator('div:has(> h4)');
      await expect(blocks.getByRole('heading', { level: 4 })).toHaveText([
        'Standard Jaara',
        'Jaara Plus',
        'Seniors Plan',
      ]);
      for (const [index, slug] of ['standard-jaara', 'jaara-plus', 'seniors-plan'].entries()) {
        const block = blocks.nth(index);
        await expect(block.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
          'href',
          `${externalLinks.register}?plan=${slug}`,
        );
        await expect(block.getByRole('link', { name: 'View Plan' })).toHaveAttribute('href', /\.pdf$/);
      }
    });

    test('open categories stay open when something else changes', async ({ page }) => {
      await page.goto('/plan?open=premiums&open=home-care');
      await untilStarted(page);
      await page.getByRole('button', { name: 'Highlight Differences' }).tap();
      await expect(category(page, 'Premiums')).toContainText('Differs');
      expect(await openCount(page)).toBe(2);
    });

    test('an explanation opens by tap', async ({ page }) => {
      await page.goto('/plan?open=eye-care');
      await untilStarted(page);
      await category(page, 'Eye care').getByRole('button', { name: 'About Cataract surgery' }).first().tap();
      await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(/clouded lens/);
    });
  });
}

test('what was opened is in the address and survives a reload', async ({ page }) => {
  await page.goto('/plan');
  await untilStarted(page);
  await category(page, 'Cancer care').locator('summary').tap();
  await expect(page).toHaveURL(/open=cancer-care/);
  await page.reload();
  await expect(category(page, 'Cancer care').getByText('₦2,500,000').first()).toBeVisible();
  expect(await openCount(page)).toBe(1);
});

test('the page does not scroll sideways at 320 px with everything open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/plan?open=premiums&open=annual-screening&open=telemedicine&highlight=on&seniors=20');
  for (const summary of await page.locator('#plan-contents summary').all()) {
    await summary.tap();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});
