import { expect, type Page, test } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { untilStarted, withoutPopUp } from '../support/browser-page.ts';

const category = (page: Page, name: string) =>
  page.locator('#plan-comparison details').filter({ has: page.getByRole('heading', { level: 3, name }) });
const openCount = (page: Page) => page.locator('#plan-comparison details[open]').count();

test.beforeEach(async ({ page }) => withoutPopUp(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('categories open one by one and stay open, and their blocks name the plan', async ({ page }) => {
      const premiums = category(page, 'Premiums');
      const eyeCare = category(page, 'Eye care');
      await page.goto('/plan');
      await untilStarted(page);

      await test.step('categories start closed and open one by one', async () => {
        expect(await openCount(page)).toBe(0);
        await premiums.locator('summary').tap();
        await eyeCare.locator('summary').tap();
        expect(await openCount(page)).toBe(2);
        await premiums.locator('summary').tap();
        expect(await openCount(page)).toBe(1);
        await expect(page.getByRole('table').first()).toBeHidden();
      });

      await test.step('what is open is in the address, and survives a reload', async () => {
        await premiums.locator('summary').tap();
        const openIn = (address: string) => new URL(address).searchParams.getAll('open').toSorted();
        if (javaScriptEnabled) await expect.poll(() => openIn(page.url())).toEqual(['eye-care', 'premiums']);
        await page.goto(javaScriptEnabled ? page.url() : '/plan?open=premiums&open=eye-care');
        await untilStarted(page);
        expect(await openCount(page)).toBe(2);
        await expect(premiums.getByText('₦220,000').first()).toBeVisible();
      });

      await test.step('each block names its plan and leads on from it', async () => {
        const blocks = premiums.locator('div:has(> h4)');
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

      await test.step('an explanation opens by tap', async () => {
        await eyeCare.getByRole('button', { name: 'About Cataract surgery' }).first().tap();
        await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveText(/clouded lens/);
      });

      await test.step('open categories stay open when something else changes', async () => {
        await page.getByRole('button', { name: 'Highlight Differences' }).tap();
        await expect(premiums).toContainText('Differs');
        expect(await openCount(page)).toBe(2);
      });
    });
  });
}
