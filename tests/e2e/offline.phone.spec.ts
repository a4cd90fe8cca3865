import { expect, test } from '@playwright/test';
import { offlinePage } from '#words/offline-page.ts';
import { phoneLines } from '#words/site.ts';
import { axeFindings } from '../support/accessibility.ts';
import { visit, withoutPopUp } from '../support/browser-page.ts';
import { jaara, namesIn, searchIn } from '../support/public-pages.ts';
import { untilSaved } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopUp(page);
});

test('after one visit plans, hospitals and phone lines are there without a connection, and the rest when it is back', async ({
  page,
  context,
}) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/resources');
  await untilSaved(page);
  await context.setOffline(true);

  await test.step('plans, hospitals and phone lines are there', async () => {
    await visit(page, '/plan', 'plan-tools');
    await expect(heading).toHaveText("Health Insurance that's more appealing");
    await page.getByRole('button', { name: 'Highlight Differences' }).click();
    await expect(page.getByText('differ and are marked').first()).toBeVisible();

    await page.goto('/provider');
    await searchIn(page, jaara).fill('st nicholas');
    await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');

    await page.goto('/emergency');
    await expect(page.getByRole('link', { name: 'Call 112' })).toBeVisible();

    await page.goto('/offline');
    const call = page.getByRole('link', { name: phoneLines.tollFree.display }).first();
    await expect(call).toHaveAttribute('href', phoneLines.tollFree.to);
  });

  await test.step('a page never seen says so kindly, and opens when the connection is back', async () => {
    await page.goto('/marketing-agents');
    await expect(page).toHaveURL('/marketing-agents');
    await expect(heading).toHaveText(offlinePage.heading);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Hospitals and pharmacies' }).click();
    await expect(page).toHaveURL('/provider');
    await expect(heading).toHaveText('View Providers');
    await page.goBack();
    await expect(heading).toHaveText(offlinePage.heading);
    await context.setOffline(false);
    await page.getByRole('button', { name: offlinePage.again }).click();
    await expect(heading).toHaveText('Marketing Agents');
  });

  await test.step('links inside the site lead to saved pages, and pages that were opened are kept', async () => {
    await context.setOffline(true);
    // What the browser fetches ahead knows nothing of the connection that is only switched off for the test.
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { ahead: 'never' }));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(heading).toHaveText(offlinePage.heading);
    await page.goto('/resources');
    await expect(heading).toHaveText('Resources');
    await page.goto('/provider?jaara-search=ikeja');
    await expect(page).toHaveURL('/provider');
    await expect(heading).toHaveText('View Providers');
  });
  expect(complaints).toEqual([]);
});
