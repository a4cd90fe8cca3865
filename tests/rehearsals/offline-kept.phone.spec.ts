// Bar: the offline copy follows the language, and never holds forms or the desk.
import { expect, test } from '@playwright/test';
import { complaintForm, complaintFormWords, complaintKindLabels } from '#words/complaint-page.ts';
import { messageForms } from '#words/message-forms.ts';
import { offlineNote } from '#words/offline-page.ts';
import { axeFindings } from '../support/accessibility.ts';
import { hydrateIsland, visit, withoutPopUp } from '../support/browser-page.ts';
import { namesOfCaches, readStored, untilSaved } from '../support/service-worker.ts';

const MOST_STORED_BYTES = 600_000;

test.use({ serviceWorkers: 'allow' });

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopUp(page);
});

test('the worker keeps the language that is read and the pages that were seen last, and leaves forms and the desk alone', async ({
  page,
  context,
}) => {
  await test.step('a reader of a translation has its pages without a connection, and another language when reading in it', async () => {
    await page.goto('/yo/offline');
    const offlineHeading = await page.getByRole('heading', { level: 1 }).innerText();
    await page.goto('/yo');
    await untilSaved(page);
    await context.setOffline(true);
    await visit(page, '/yo/plan', 'plan-tools');
    await page.goto('/yo/complaint');
    await expect(page.locator('html[lang=yo] h1')).toHaveText(offlineHeading);
    await context.setOffline(false);
    await page.goto('/contact');
    const stored = async () => (await readStored(page)).paths.filter((path) => path.endsWith('/offline'));
    await expect.poll(stored).toEqual(['/offline']);
  });

  await test.step('the contact form says that it needs a connection and keeps what was typed', async () => {
    await hydrateIsland(page, 'contact-form');
    await page.getByLabel('Full name').first().fill('Adaeze');
    await page.getByLabel('Message', { exact: true }).fill('Is my hospital on the list?');
    await context.setOffline(true);
    await expect(page.getByText(offlineNote.text).first()).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await expect(page.getByText(offlineNote.text)).toHaveCount(0);
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Is my hospital on the list?');
  });

  await test.step('a refused complaint comes back by Back, since the worker leaves forms to the browser', async () => {
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

  await test.step('what is stored is of one build, and less than 600 KB even after many pages', async () => {
    const paths = ['/', '/resources', '/marketing-agents', '/stat', '/youtube', '/partner', '/gap'];
    for (const path of [...paths, '/desk', '/maintenance', '/telemedicine']) await page.goto(path);
    // The worker keeps a page while it is shown already, and makes room after that.
    const seen = async () =>
      (await readStored(page)).paths.filter(
        (path) =>
          !/^\/(assets|data)\//.test(path) &&
          !['/plan', '/enrol', '/provider', '/emergency', '/offline'].includes(path),
      );
    await expect.poll(seen).toContain('/telemedicine');
    await expect.poll(seen).toHaveLength(8);
    // The browser counts what was deleted for a while.
    await expect.poll(async () => (await readStored(page)).usage).toBeLessThan(MOST_STORED_BYTES);
    expect(new Set((await namesOfCaches(page)).map((name) => name.split('-')[1])).size).toBe(1);
  });

  await test.step('the desk is never kept, and never answered without a connection', async () => {
    expect((await readStored(page)).paths.filter((path) => path.startsWith('/desk'))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto('/desk/account')).rejects.toThrow(/ERR_(INTERNET_DISCONNECTED|FAILED)/);
  });
});
