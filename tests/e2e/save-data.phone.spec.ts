import { expect, type Page, test } from '@playwright/test';
import { untilQuiet, untilStarted, withoutPopUp } from '../support/browser-page.ts';
import { untilRegistering } from '../support/service-worker.ts';

const island = (page: Page) => page.locator('[data-island="plan-tools"]');

/** Opens the page with its islands waiting for something else. */
async function openWaitingFor(page: Page, when: 'visible' | 'idle'): Promise<void> {
  await page.route('**/plan', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replaceAll('data-when="interaction"', `data-when="${when}"`);
    await route.fulfill({ response, body: html });
  });
  await page.goto('/plan');
  await page.unroute('**/plan');
}

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
});

test('who saves data gets no worker, and no island before it is touched', async ({ page }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    navigator.serviceWorker.register = () => {
      document.documentElement.dataset.registered = '';
      return Promise.reject();
    };
  });
  // Even an island with another trigger waits to be used.
  await openWaitingFor(page, 'idle');
  await untilQuiet(page);
  await untilRegistering(page);
  expect(await page.locator('[data-hydrated]').count()).toBe(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-registered');
  await page.getByPlaceholder('Search benefits...').focus();
  await expect(island(page)).toHaveAttribute('data-hydrated');
});

test('an island is hydrated when the browser is idle, when it is visible, or when its own form has led here', async ({
  page,
}) => {
  await test.step('idle', async () => {
    await openWaitingFor(page, 'idle');
    await expect(island(page)).toHaveAttribute('data-hydrated');
  });

  await test.step('visible', async () => {
    await openWaitingFor(page, 'visible');
    await untilStarted(page);
    await expect(island(page)).not.toHaveAttribute('data-hydrated');
    await island(page).scrollIntoViewIfNeeded();
    await expect(island(page)).toHaveAttribute('data-hydrated');
  });

  await test.step('used by a form', async () => {
    await page.goto('/plan');
    await untilStarted(page);
    // As on a slow line, where the tap is done before React has come.
    const plus = page.getByRole('button', { name: 'Jaara Plus', exact: true });
    await plus.evaluate((button: HTMLButtonElement) => button.click());
    await expect(page).toHaveURL(/toggle=jaara-plus/);
    await expect(island(page)).toHaveAttribute('data-hydrated');
    await expect(plus).toHaveAttribute('aria-pressed', 'false');
  });
});
