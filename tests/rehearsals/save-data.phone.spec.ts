// Bar: who saves data gets no worker, and no island before it is touched.
import { expect, type Page } from '@playwright/test';
import { test, untilQuiet, visit } from '../support/browser-page.ts';
import { untilRegistering } from '../support/service-worker.ts';

const island = (page: Page) => page.locator('[data-island="plan-tools"]');

/** Presses a button of the island as on a slow line, where the tap is done before React has come. */
async function toggleJaaraPlus(page: Page): Promise<void> {
  await visit(page, '/plan');
  const plus = page.getByRole('button', { name: 'Jaara Plus', exact: true });
  await plus.evaluate((button: HTMLButtonElement) => button.click());
  await expect(page).toHaveURL(/toggle=jaara-plus/);
}

test('who saves data gets no worker, and no island before it is touched', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset.registered = '';
      return Promise.reject();
    };
  });
  // Even an island whose own form has led here waits to be used.
  await toggleJaaraPlus(page);
  await untilQuiet(page);
  await untilRegistering(page);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-registered');
  await page.getByPlaceholder('Search benefits...').focus();
  await expect(island(page)).toHaveAttribute('data-hydrated');
});

test('an island is hydrated at once when its own form has led here', async ({ page }) => {
  await toggleJaaraPlus(page);
  await expect(island(page)).toHaveAttribute('data-hydrated');
});
