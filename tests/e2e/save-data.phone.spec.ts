import { expect, test } from '@playwright/test';
import { untilQuiet, untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test('who saves data gets the same page, nothing ahead of use, and no island before it is touched', async ({
  page,
  request,
}) => {
  const saving = await request.get('/plan', { headers: { 'save-data': 'on' } });
  const other = await request.get('/plan');
  expect(await saving.text()).toBe(await other.text());
  expect(saving.headers().vary).toBe('Accept-Encoding');

  await withoutPopUp(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  // Even an island that would wake by itself waits to be used.
  await page.route('**/plan', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('data-when="interaction"', 'data-when="idle"');
    await route.fulfill({ response, body: html });
  });
  await page.goto('/plan');
  await untilQuiet(page);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await page.getByPlaceholder('Search benefits...').focus();
  await expect(page.locator('[data-island="plan-tools"]')).toHaveAttribute('data-awake');
});

test('an island whose own form has led here wakes by itself: somebody uses it', async ({ page }) => {
  await withoutPopUp(page);
  await page.goto('/plan');
  await untilStarted(page);
  // As on a slow line, where the tap is done before React has come.
  await page
    .getByRole('button', { name: 'Jaara Plus', exact: true })
    .evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL(/toggle=jaara-plus/);
  await expect(page.locator('[data-island="plan-tools"]')).toHaveAttribute('data-awake');
  await expect(page.getByRole('button', { name: 'Jaara Plus', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

for (const when of ['visible', 'idle']) {
  test(`an island that waits for ${when} wakes by itself`, async ({ page }) => {
    await withoutPopUp(page);
    await page.route('**/plan', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replaceAll('data-when="interaction"', `data-when="${when}"`);
      await route.fulfill({ response, body: html });
    });
    await page.goto('/plan');
    await untilStarted(page);
    const island = page.locator('[data-island="plan-tools"]');
    if (when === 'visible') {
      await expect(island).not.toHaveAttribute('data-awake');
      await island.scrollIntoViewIfNeeded();
    }
    await expect(island).toHaveAttribute('data-awake');
  });
}
