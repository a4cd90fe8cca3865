/*
 * Bar: Firefox, WebKit and Chromium alike. Fault caught: Firefox stopped the service worker right after its answer, and
 * stored pages came as nothing or as a part.
 */
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { offlinePage } from '#words/offline-page.ts';
import { freePort } from '../../support/machine.ts';
import { type SpawnedSite, spawnSite } from '../../support/spawn-site.ts';
import { type Engine, endAll, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

const LOOKED_AT = ['/', '/plan', '/provider', '/contact', '/faq'];

const WORKER_STATE =
  'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? null)';

const engines = [
  { name: 'Firefox', start: () => startFirefox() },
  { name: 'WebKit', start: startWebKit },
];
const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const visits = engines.flatMap((engine) => windows.map((window) => ({ ...engine, ...window })));

/** On a port that it keeps, so that nobody else answers there once it is stopped. */
const startSite = async () =>
  spawnSite({ PORT: String(await freePort()), FORM_LIMIT: '1000', LOG_LEVEL: 'warn' });

async function untilStored(engine: Engine): Promise<void> {
  await until('the offline copy', async () => (await engine.run(WORKER_STATE)) === 'activated');
}

describe.each(visits)('$name at $width px', ({ start, width, height }) => {
  let site: SpawnedSite;
  let engine: Engine;
  let visitor: Visitor;

  beforeAll(async () => {
    site = await startSite();
    const url = await site.listening();
    engine = await start();
    await engine.resize(width, height);
    visitor = createVisitor(engine, url);
  });
  afterAll(async () => {
    await endAll();
    await site?.discard();
  });

  test.each(Object.entries(walk))('%s', async (_step, stepsOf) => {
    for (const [action, words = '', typed = ''] of stepsOf({ isPhone: width < 700 }))
      await visitor[action](words, typed);
  });

  test.each(LOOKED_AT)('%s fits into the window', async (path) => {
    await visitor.open(path);
    expect(await engine.run('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test('without a connection stored pages are shown, and a friendly one instead of the others', async () => {
    await visitor.open('/resources');
    await untilStored(engine);
    await site.discard();
    await visitor.open('/plan');
    await visitor.sees("Health Insurance that's more appealing");
    await visitor.open('/stat');
    await visitor.sees(offlinePage.heading);
    await visitor.isAt('/stat');
    await visitor.open('/provider?jaara-search=ikeja');
    await visitor.sees('View Providers');
  });
});

/** Every stored page and file is fetched as the pages do it; counts them, and returns those that came as nothing or as a part. */
const BROKEN = `(async () => {
  const broken = [];
  let asked = 0;
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys()) {
      asked += 1;
      await fetch(url).then((answer) => answer.text()).catch((error) => broken.push(url + ': ' + error));
    }
  return { asked, broken };
})()`;

test('a worker that Firefox stops right after its answer has given all of it', async () => {
  const site = await startSite();
  onTestFinished(() => site.discard());
  onTestFinished(endAll);
  const url = await site.listening();
  const firefox = await startFirefox({ 'dom.serviceWorkers.idle_timeout': 0 });
  await firefox.open(`${url}/resources`);
  await untilStored(firefox);
  // From here on the worker answers for the page.
  await firefox.open(`${url}/plan`);
  await site.discard();
  for (let round = 0; round < 10; round += 1) {
    const { asked, broken } = await firefox.run<{ asked: number; broken: string[] }>(BROKEN);
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  }
});
