// Fault caught: a stored page met the scripts of a newer build.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openDatabase } from '#server/database/connect.ts';
import { COMMAND_LINE } from '#server/features/desk/audit-repository.ts';
import { publishList, readCurrentLists } from '#server/features/directory/directory-repository.ts';
import { offlinePage } from '#words/offline-page.ts';
import { providerPage } from '#words/provider-page.ts';
import { withoutPopUp } from '../support/browser-page.ts';
import { headOf, jaara, namesIn, plus, searchIn } from '../support/public-pages.ts';
import { namesOfCaches, readStored, untilRegistering, untilSaved } from '../support/service-worker.ts';
import { copySite, type RunningCopy, removeCopy, startCopy } from '../support/site-copy.ts';

const NEW_HEADING = 'Every Provider';
const NEW_ID = '0ddba1154afe';
const WORKER = 'dist/current/client/.vite/service-worker.js';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 300_000 });

const oldId = readFileSync('dist/current/build-id', 'utf8');
const oldScripts = new Set(globSync('dist/current/client/assets/*.js').map((path) => basename(path)));

/** Every script gets another name, as those do whose words or imports change. */
const toNewBuild = (text: string) =>
  text
    .replaceAll(/(?<![\w.-])[\w.-]+\.js\b/g, (name) =>
      oldScripts.has(name) ? name.replace(/js$/, 'new.js') : name,
    )
    .replaceAll(oldId, NEW_ID)
    .replaceAll(providerPage.heading, NEW_HEADING);

/** That the scripts among these are of the new build. */
function expectNew(addresses: string[]): void {
  const scripts = addresses.filter((address) => address.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((address) => !address.endsWith('.new.js'))).toEqual([]);
}

let running: RunningCopy | undefined;
let copied: string | undefined;

test.afterEach(async () => {
  await running?.stop();
  if (copied) removeCopy(copied);
});

test('what a phone has stored is of one build and of the newest lists, and goes when the operator says so', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await withoutPopUp(page);
  const heading = page.getByRole('heading', { level: 1 });
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  const first = process.cwd();
  const second = copySite(toNewBuild);
  copied = second;
  const DATA_DIR = join(second, 'data');
  const ownWorker = readFileSync(join(second, WORKER), 'utf8');

  writeFileSync(join(second, WORKER), ownWorker.replaceAll('OFFLINE_ID', JSON.stringify(oldId)));
  running = await startCopy(second);
  const { url, port } = running;
  const replaceBy = async (folder: string, environment: Record<string, string> = {}) => {
    await running?.stop();
    running = await startCopy(folder, { PORT: port, DATA_DIR, ...environment });
  };

  await test.step('nothing is stored in the middle of a deployment, when worker and pages are of two builds', async () => {
    await page.goto(`${url}/provider`);
    const worker = context.waitForEvent('serviceworker');
    await untilRegistering(page);
    await worker;
    // It gives up when it sees that the pages are not its own.
    await expect.poll(isRegistered).toBe(false);
    expect((await readStored(page)).paths).toEqual([]);
  });

  await test.step('a phone that comes by after a list was published takes the new one along', async () => {
    await replaceBy(first);
    await page.goto(`${url}/marketing-agents`);
    await untilSaved(page);
    const before = await namesOfCaches(page);
    expect(before).not.toEqual([]);

    const worker = async () => (await fetch(`${url}/service-worker.js`)).text();
    const oldWorker = await worker();
    const database = await openDatabase({ dataDir: DATA_DIR, databaseUrl: undefined });
    const { csv } = (await readCurrentLists(database))[plus.id];
    const list = { list: plus.id, date: '2026-03-31', csv: `${csv}New Dawn,"1, Dawn Road",Epe\n` };
    await publishList(database, { ...list, person: COMMAND_LINE });
    await database.destroy();
    await expect.poll(worker).not.toBe(oldWorker);
    await page.goto(`${url}/marketing-agents`);
    await untilSaved(page);
    const left = async () => (await namesOfCaches(page)).filter((name) => before.includes(name));
    await expect.poll(left, { timeout: 30_000 }).toEqual([]);
  });

  await test.step('saved pages answer while the phone believes that it is online, but nothing comes through', async () => {
    await running?.stop();
    running = undefined;
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'Healthcare Provider' }).last().click();
    await expect(page).toHaveURL(`${url}/provider`);
    await expect(heading).toHaveText(providerPage.heading);
    await searchIn(page, jaara).fill('st nicholas');
    await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
    await headOf(page, plus).click();
    await searchIn(page, plus).fill('new dawn');
    await expect(namesIn(page, plus)).toHaveText(['New Dawn Hospital']);
    await page.goto(`${url}/contact`);
    await expect(heading).toHaveText(offlinePage.heading);
    await page.goto(`${url}/provider`);
    await expect(heading).toHaveText(providerPage.heading);
  });

  await test.step('a new build shows after one reload, unmixed with the old', async () => {
    writeFileSync(join(second, WORKER), ownWorker);
    await replaceBy(second);
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
    expectNew(requested.filter((address) => address.includes('/assets/')));
    expect(failed).toEqual([]);

    const ofOldBuild = async () =>
      (await namesOfCaches(page)).filter((name) => name.startsWith(`lashma-${oldId}`));
    await expect.poll(ofOldBuild, { timeout: 30_000 }).toEqual([]);
    const { paths } = await readStored(page);
    expect((await namesOfCaches(page)).filter((name) => !name.startsWith(`lashma-${NEW_ID}`))).toEqual([]);
    expectNew(paths);
    await context.setOffline(true);
    await page.goto(`${url}/provider`);
    await expect(heading).toHaveText(NEW_HEADING);
    await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
    await expect(page.getByRole('region', { name: 'Found in all lists' })).toContainText('Motayo Hospital');
    await context.setOffline(false);
  });

  await test.step('an open page keeps its scripts when the server goes back to the build before it', async () => {
    await replaceBy(first, { OFFLINE: 'off' });
    const [script = ''] = (await readStored(page)).paths.filter((path) => path.endsWith('.new.js'));
    expect((await fetch(url + script)).status).toBe(404);
    // Past the cache of the browser, which may have let go of it.
    const answer = page.evaluate(async (path) => (await fetch(path, { cache: 'no-store' })).status, script);
    expect(await answer).toBe(200);
  });

  await test.step('when the operator switches it off, the store and the worker go away', async () => {
    // The browser asks for the worker by itself at each visit, once: a machine that is busy may let it miss one.
    await expect(async () => {
      await page.goto(`${url}/plan`);
      await expect.poll(() => namesOfCaches(page)).toEqual([]);
    }).toPass({ timeout: 90_000 });
    await page.goto(`${url}/resources`);
    expect(await isRegistered()).toBe(false);
  });
});
