import { expect, test } from '@playwright/test';
import { WIDE, withAndWithoutScripts, withoutPopUp } from '../support/browser-page.ts';

test.beforeEach(async ({ page }) => withoutPopUp(page));

withAndWithoutScripts((javaScriptEnabled) => {
  test('an illness is looked for, and its row says what each plan pays', async ({ page }) => {
    await page.goto('/plan');
    await page.getByRole('main').getByRole('link', { name: 'Is it covered?', exact: true }).tap();
    const rows = page.locator('tr[id]:visible');
    const text = rows.locator('p').filter({ hasText: '₦25,000' });
    const field = page.getByLabel('Illness, treatment or medicine');

    await test.step('a row opens by its name', async () => {
      await expect(text).toBeHidden();
      await page.getByRole('link', { name: 'Glasses', exact: true }).tap();
      await expect(text).toBeVisible();
    });

    await test.step(javaScriptEnabled ? 'while typing' : 'by the form', async () => {
      await field.focus();
      if (javaScriptEnabled) await page.waitForLoadState('networkidle');
      await field.fill('hernia');
      if (!javaScriptEnabled) await field.press('Enter');
      // The plan names other operations.
      await expect(rows.locator('td').first()).toHaveText(/Ask us$/, { useInnerText: true });
      await field.fill('fibroid');
      if (!javaScriptEnabled) await field.press('Enter');
      // Without the words of the link beside it.
      await expect(page.getByRole('main').getByRole('status')).toContainText('is “Surgery (operation)”');
      await field.fill('typhoid');
      if (!javaScriptEnabled) await field.press('Enter');
      await expect(rows).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('status')).toContainText('No plan names “typhoid”');
      await expect(page).toHaveURL(/q=typhoid/);
      await expect(rows.getByText('Malaria and other fevers')).toBeVisible();
    });

    await test.step('one plan alone keeps the question', async () => {
      await page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Jaara Plus' }).tap();
      await expect(rows).toHaveCount(1);
      await expect(rows.locator('td')).toHaveCount(1);
    });

    await test.step('a wide window has a table, with heads that stay', async () => {
      await page.setViewportSize(WIDE);
      await page.goto('/plan/what-is-covered#cancer');
      await expect(page.getByRole('columnheader', { name: 'Seniors Plan' }).last()).toBeInViewport();
      await expect(page.getByRole('rowheader', { name: 'Cancer' })).toBeInViewport();
    });
  });
});
