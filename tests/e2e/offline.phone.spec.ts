import { expect, test } from '@playwright/test';
import { complaintForm, complaintFormWords, complaintKindLabels } from '#content/complaint-page.ts';
import { messageForms } from '#content/message-forms.ts';
import { offlineNote, offlinePage } from '#content/offline-page.ts';
import { phoneLines } from '#content/site.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { countIn, jaara, namesIn, searchIn } from '../support/provider-page.ts';
import { readStored, untilRegistering, untilSaved } from '../support/service-worker.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const MOST_STORED_BYTES = 600_000;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopUp(page);
});

test('after one visit plans, hospitals and phone lines are there without a connection', {
  tag: '@quick',
}, async ({ page, context }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto('/');
  await untilSaved(page);
  await context.setOffline(true);

  await page.goto('/plan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText("Health Insurance that's more appealing");
  await page
    .getByRole('button', { name: 'Highlight Differences' })
    .or(page.getByLabel('Highlight Differences'))
    .first()
    .click();
  await expect(page.getByText('differ and are marked').first()).toBeVisible();

  await page.goto('/provider');
  await searchIn(page, jaara).fill('st nicholas');
  await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
  await expect(countIn(page, jaara)).toContainText('found');

  await page.goto('/offline');
  await expect(page.getByRole('link', { name: phoneLines.tollFree.display }).first()).toHaveAttribute(
    'href',
    phoneLines.tollFree.to,
  );
  await expect(page.getByText(offlinePage.office[0] ?? '').first()).toBeVisible();
  expect(complaints).toEqual([]);
});

test('a reader of a translation has its pages without a connection, and another language when reading in it', async ({
  page,
  context,
}) => {
  await page.goto('/yo/offline');
  const offlineHeading = await page.getByRole('heading', { level: 1 }).innerText();
  await page.goto('/yo');
  await untilSaved(page);
  await context.setOffline(true);
  await page.goto('/yo/plan');
  await wakeIsland(page, 'plan-tools');
  await page.goto('/yo/complaint');
  await expect(page.locator('html[lang=yo] h1')).toHaveText(offlineHeading);
  await context.setOffline(false);
  await page.goto('/contact');
  const stored = async () => (await readStored(page)).paths.filter((path) => path.endsWith('/offline'));
  await expect.poll(stored).toEqual(['/offline']);
});

test('a page never seen says so kindly, and opens when the connection is back', async ({ page, context }) => {
  await page.goto('/plan');
  await untilSaved(page);
  await context.setOffline(true);
  await page.goto('/marketing-agents');
  await expect(page).toHaveURL('/marketing-agents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Hospitals and pharmacies' }).click();
  await expect(page).toHaveURL('/provider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Providers');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
  await context.setOffline(false);
  await page.getByRole('button', { name: offlinePage.again }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketing Agents');
});

test('links inside the site lead to saved pages, and pages that were opened are kept', async ({
  page,
  context,
}) => {
  await page.goto('/resources');
  await untilSaved(page);
  await page.goto('/marketing-agents');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Marketing Agents');
  await context.setOffline(true);
  // What the browser fetches ahead knows nothing of the connection that is only switched off for the test.
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { ahead: 'never' }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlinePage.heading);
  await page.goto('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resources');
  await page.goto('/provider?jaara-search=ikeja');
  await expect(page).toHaveURL('/provider');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('View Providers');
});

test('the contact form says that it needs a connection and keeps what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/contact');
  await untilSaved(page);
  await wakeIsland(page, 'contact-form');
  await page.getByLabel('Full name').first().fill('Adaeze');
  await page.getByLabel('Message', { exact: true }).fill('Is my hospital on the list?');
  await context.setOffline(true);
  await expect(page.getByText(offlineNote.text).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(offlineNote.text)).toHaveCount(0);
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is my hospital on the list?');
});

test('a refused complaint comes back by Back, since the worker leaves forms to the browser', async ({
  page,
}) => {
  await page.goto('/plan');
  await untilSaved(page);
  await page.goto('/complaint');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const message = page.getByLabel(complaintForm.fields.message.label);
  await page.getByLabel(complaintKindLabels.charged).check();
  await message.fill('They asked for money at the gate.');
  await page.getByRole('button', { name: complaintForm.submit }).click();
  await expect(page.getByRole('alert')).toContainText(complaintFormWords.noContact);
  await page.getByRole('main').getByRole('link', { name: messageForms.privacyLink.label }).click();
  await expect(page).toHaveURL(messageForms.privacyLink.to);
  await page.goBack();
  await expect(message).toHaveValue('They asked for money at the gate.');
});

test('what is stored is of one build, and less than 600 KB even after many pages', async ({ page }) => {
  await page.goto('/');
  await untilSaved(page);
  const paths = ['/', '/resources', '/marketing-agents', '/contact', '/stat', '/youtube', '/partner', '/gap'];
  for (const path of [...paths, '/maintenance', '/telemedicine']) await page.goto(path);
  // The worker keeps a page while it is shown already, and makes room after that.
  const seen = async () =>
    (await readStored(page)).paths.filter(
      (path) => !/^\/(assets|data)\//.test(path) && !['/plan', '/provider', '/offline'].includes(path),
    );
  await expect.poll(seen).toContain('/telemedicine');
  await expect.poll(seen).toHaveLength(8);
  const stored = await readStored(page);
  expect(new Set(stored.caches.map((name) => name.split('-')[1])).size).toBe(1);
  expect(stored.bytes).toBeLessThan(MOST_STORED_BYTES);
  expect(stored.usage).toBeLessThan(MOST_STORED_BYTES);
  test
    .info()
    .annotations.push({ type: 'stored', description: `${stored.bytes} bytes, usage ${stored.usage}` });
});

test('nothing is registered for visitors who save data', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  );
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...told) => {
      document.documentElement.dataset.registered = '';
      return register(...told);
    };
  });
  await page.goto('/');
  await untilRegistering(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-registered');
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toHaveLength(0);
});

test('the desk is never kept, and never answered without a connection', async ({ page, context }) => {
  await page.goto('/plan');
  await untilSaved(page);
  await page.goto('/desk');
  await page.goto('/plan');
  expect((await readStored(page)).paths.filter((path) => path.startsWith('/desk'))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/desk/account')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
});
