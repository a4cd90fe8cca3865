import { expect, test } from '@playwright/test';
import { untilStarted } from '../support/until-started.ts';
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
  await untilStarted(page);
  await page.waitForTimeout(1_000);
  expect(await page.locator('[data-awake]').count()).toBe(0);
  await page.getByPlaceholder('Search benefits...').focus();
  await expect(page.locator('[data-island="plan-tools"]')).toHaveAttribute('data-awake');
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
