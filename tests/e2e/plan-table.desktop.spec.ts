import { expect, type Page, test } from '@playwright/test';
import { hydrateIsland, untilStarted, withoutPopUp } from '../support/browser-page.ts';
import { readComparison } from '../support/public-pages.ts';

/** Boxes end in parts of a pixel. */
const SLACK_PX = 1.5;

const info = (page: Page) => page.getByRole('table').getByRole('button', { name: 'About Cataract surgery' });
const bubble = (page: Page) => page.getByRole('tooltip').filter({ visible: true });
const edge = (page: Page, selector: string, side: 'top' | 'bottom') =>
  page.locator(selector).evaluate((element, name) => element.getBoundingClientRect()[name], side);

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/plan');
  await untilStarted(page);
});

test('the table tells, explains, follows the eye and changes with what is chosen', async ({ page }) => {
  await test.step('a real table tells which plan and which benefit each cell belongs to', async () => {
    const table = page.getByRole('table', { name: /Standard Jaara, Jaara Plus, Seniors Plan/ });
    await expect(table.getByRole('columnheader')).toHaveCount(4);
    await expect(table.locator('th[scope=rowgroup]')).toHaveCount(10);
    await expect(table.getByRole('rowheader', { name: /^Ward/ })).toHaveAttribute('rowspan', '2');
    await expect(page.locator('#plan-comparison details').first()).toBeHidden();
  });

  await test.step('a waiting period stands beside its benefit, with its date', async () => {
    const row = page.getByRole('row').filter({ has: page.getByText('Delivery, vaginal or caesarean') });
    await expect(row).toContainText('Waiting period, from 1 January 2026: Delivery');
    await expect(row.locator('xpath=preceding-sibling::tr[1]').getByRole('rowheader')).toContainText(
      'Maternal and newborn care',
    );
  });

  await test.step('an explanation opens by hover and closes when the pointer leaves', async () => {
    await info(page).hover();
    await expect(bubble(page)).toHaveText(/clouded lens/);
    await page.mouse.move(5, 400);
    await expect(bubble(page)).toHaveCount(0);
  });

  await test.step('an explanation by hover closes although the keyboard stands on another', async () => {
    const other = page.getByRole('table').getByRole('button', { name: 'About Pterygium surgery' });
    await other.focus();
    await info(page).hover();
    await expect(bubble(page)).toHaveText(/clouded lens/);
    await page.mouse.move(5, 400);
    await expect(bubble(page)).toHaveCount(0);
  });

  await test.step('an explanation opens by focus, closes on Escape, and describes its button', async () => {
    await info(page).focus();
    await expect(bubble(page)).toHaveText(/clouded lens/);
    await expect(info(page)).toHaveAccessibleDescription(/clouded lens/);
    await page.keyboard.press('Escape');
    await expect(bubble(page)).toHaveCount(0);
    await expect(info(page)).toBeFocused();
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

  await test.step('columns go and come with their plans, rows with a search, and differences are marked', async () => {
    const toggle = (name: string) => page.getByRole('button', { name, exact: true });
    const status = page.locator('#plan-comparison').getByRole('status').first();
    const shownPlans = async () => Object.keys(await readComparison(page));
    await hydrateIsland(page, 'plan-tools');
    await toggle('Jaara Plus').click();
    await expect.poll(shownPlans).toEqual(['Standard Jaara', 'Seniors Plan']);
    await page.getByPlaceholder('Search benefits...').fill('surgery');
    await expect(status).toHaveText('2 of 22 items shown');
    expect(Object.keys((await readComparison(page))['Seniors Plan'] ?? {})).toEqual([
      'Pterygium surgery',
      'Cataract surgery',
    ]);
    await page.getByPlaceholder('Search benefits...').fill('');
    await toggle('Highlight Differences').click();
    await expect(status).toContainText('differ and are marked');
    await expect(page.getByRole('table').getByText('Differs', { exact: true }).first()).toBeVisible();
    await toggle('Standard Jaara').click();
    await toggle('Seniors Plan').click();
    await expect(status).toContainText('No plan is selected');
    await page.locator('#plan-comparison').getByRole('link', { name: 'Select all plans' }).click();
    await expect.poll(async () => (await shownPlans()).length).toBe(3);
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('an explanation opens by tap and closes by a tap elsewhere', async ({ page }) => {
    await info(page).tap();
    await expect(bubble(page)).toHaveText(/clouded lens/);
    await page.getByRole('rowheader', { name: /^Cancers covered/ }).tap();
    await expect(bubble(page)).toHaveCount(0);
  });
});
