import { cpSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { offlinePage } from '#content/offline-page.ts';
import { providerPage } from '#content/provider-page.ts';
import { jaara, namesIn, searchIn } from '../support/provider-page.ts';
import { readStored, untilRegistering, untilSaved } from '../support/service-worker.ts';
import { copySite, type RunningCopy, removeCopy, startCopy } from '../support/site-copy.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const NEW_HEADING = 'Every Provider';
const NEW_ID = '0ddba1154afe';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const oldId = () => readFileSync('dist/client/.vite/build-id', 'utf8');
/** Every script gets another name, as those do whose words or imports change. */
const oldScripts = () => globSync('dist/client/assets/*.js').map((path) => path.split('/').at(-1) ?? '');
const newName = (script: string) => script.replace(/js$/, 'new.js');

let running: RunningCopy | undefined;
const folders: string[] = [];

function deploy(changes: Record<string, string> = {}): string {
  const folder = copySite(changes);
  folders.push(folder);
  return folder;
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await withoutPopUp(page);
});
test.afterEach(async () => {
  await running?.stop();
  running = undefined;
  for (const folder of folders.splice(0)) removeCopy(folder);
});

test('saved pages answer while the server is away, and a new build shows after one reload, unmixed with the old', async ({
  page,
  context,
}) => {
  const heading = page.getByRole('heading', { level: 1 });
  const [first, second] = [
    deploy(),
    deploy({
      [oldId()]: NEW_ID,
      ...Object.fromEntries(oldScripts().map((script) => [script, newName(script)])),
      [providerPage.heading]: NEW_HEADING,
    }),
  ];
  running = await startCopy(first);
  const { url, port } = running;
  await page.goto(`${url}/marketing-agents`);
  await untilSaved(page);

  // The phone believes that it is online, but nothing comes through: the old build is there as a whole.
  await running.stop();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Healthcare Provider' }).last().click();
  await expect(page).toHaveURL(`${url}/provider`);
  await expect(heading).toHaveText(providerPage.heading);
  await searchIn(page, jaara).fill('st nicholas');
  await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
  await page.goto(`${url}/contact`);
  await expect(heading).toHaveText(offlinePage.heading);
  await page.goto(`${url}/provider`);
  await expect(heading).toHaveText(providerPage.heading);

  running = await startCopy(second, { PORT: port });
  const requested: string[] = [];
  const failed: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.reload();
  await expect(heading).toHaveText(NEW_HEADING);
  await page.waitForLoadState('networkidle');
  await untilRegistering(page);
  const scripts = requested.filter((address) => address.endsWith('.js') && address.includes('/assets/'));
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((address) => !address.endsWith('.new.js'))).toEqual([]);
  expect(failed).toEqual([]);

  const ofOldBuild = async () =>
    (await readStored(page)).caches.filter((name) => name.startsWith(`lashma-${oldId()}`));
  await expect.poll(ofOldBuild, { timeout: 30_000 }).toEqual([]);
  const { caches, paths } = await readStored(page);
  expect(caches.filter((name) => !name.startsWith(`lashma-${NEW_ID}`))).toEqual([]);
  const stored = paths.filter((path) => path.endsWith('.js'));
  expect(stored.length).toBeGreaterThan(0);
  expect(stored.filter((path) => !path.endsWith('.new.js'))).toEqual([]);
  await context.setOffline(true);
  await page.goto(`${url}/provider`);
  await expect(heading).toHaveText(NEW_HEADING);
  await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
  await expect(page.getByRole('region', { name: 'Found in all lists' })).toContainText('Motayo Hospital');
});

test('nothing is stored in the middle of a deployment, when worker and pages are of two builds', async ({
  page,
  context,
}) => {
  // The worker of one build beside the pages of another, as behind a load balancer.
  const mixed = deploy();
  const other = deploy({ [oldId()]: NEW_ID });
  cpSync(`${other}/dist/client/.vite/service-worker.js`, `${mixed}/dist/client/.vite/service-worker.js`);
  running = await startCopy(mixed);
  await page.goto(`${running.url}/provider`);
  const worker = context.waitForEvent('serviceworker');
  await untilRegistering(page);
  await worker;
  // It gives up when it sees that the pages are not its own.
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBeUndefined();
  expect((await readStored(page)).paths).toEqual([]);
});

test('when the operator switches it off, the store and the worker go away', async ({ page }) => {
  const folder = deploy();
  running = await startCopy(folder);
  const { url, port } = running;
  await page.goto(`${url}/plan`);
  await untilSaved(page);
  await running.stop();
  running = await startCopy(folder, { PORT: port, OFFLINE: 'off' });
  await page.goto(`${url}/plan`);
  await untilRegistering(page);
  await expect.poll(async () => (await readStored(page)).caches, { timeout: 30_000 }).toEqual([]);
  await page.goto(`${url}/resources`);
  const registrations = await page.evaluate(
    async () => (await navigator.serviceWorker.getRegistrations()).length,
  );
  expect(registrations).toBe(0);
});
