import { expect, type Page } from '@playwright/test';
import { test, visit } from '../support/browser-page.ts';

/** Boxes end in parts of a pixel. */
const SLACK_PX = 1.5;

const info = (page: Page) => page.getByRole('table').getByRole('button', { name: 'About Cataract surgery' });
const bubble = (page: Page) => page.getByRole('tooltip').filter({ visible: true });
const edge = (page: Page, selector: string, side: 'top' | 'bottom') =>
  page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], side);

test('the table tells, explains and follows the eye', async ({ page }) => {
  await visit(page, '/plan');
  const table = page.getByRole('table', { name: /Standard Jaara, Jaara Plus, Seniors Plan/ });
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader', { name: /^Ward/ })).toHaveAttribute('rowspan', '2');
  await expect(page.locator('#plan-comparison details').first()).toBeHidden();

  await test.step('an explanation by hover closes when the pointer leaves, although the keyboard stands on another', async () => {
    const other = page.getByRole('table').getByRole('button', { name: 'About Pterygium surgery' });
    await other.focus();
    await info(page).hover();
    await expect(bubble(page)).toHaveText(/clouded lens/);
    await page.mouse.move(5, 400);
    await expect(bubble(page)).toHaveCount(0);
  });

  await test.step('the plan names stay in sight, below the site header and without it', async () => {
    const heads = '#plan-comparison thead';
    await page.getByRole('rowheader', { name: /^Tests/ }).scrollIntoViewIfNeeded();
    await page.mouse.move(640, 700);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => edge(page, 'header >> nth=0', 'bottom')).toBeLessThanOrEqual(0);
    await expect.poll(async () => Math.abs(await edge(page, heads, 'top'))).toBeLessThan(SLACK_PX);
    // The way down may not have ended yet, and would swallow a single turn of the wheel.
    await expect(async () => {
      await page.mouse.wheel(0, -120);
      expect(await edge(page, 'header >> nth=0', 'bottom')).toBeGreaterThan(50);
    }).toPass();
    const gap = async () =>
      (await edge(page, heads, 'top')) - (await edge(page, 'header >> nth=0', 'bottom'));
    await expect.poll(async () => Math.abs(await gap())).toBeLessThan(SLACK_PX);
    await expect(page.getByRole('columnheader', { name: /Jaara Plus/ })).toBeInViewport();
  });
});
