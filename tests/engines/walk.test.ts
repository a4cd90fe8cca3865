import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { NEEDED_OF_ELEMENT } from '#app/script-gate.ts';
import { offlinePage } from '#words/offline-page.ts';
import { freePort } from '../support/machine.ts';
import { type SpawnedSite, spawnSite } from '../support/spawn-site.ts';
import { type Engine, endAll, until } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { startQtWebEngine } from './qtwebengine.ts';
import { createVisitor, type Visitor } from './visitor.ts';
import { walk } from './walk.ts';
import { startWebKit } from './webkit.ts';

/** Where screenshots go, for whoever wants to look. */
const PICTURES = 'test-results/engines';
const LOOKED_AT = ['/', '/plan', '/provider', '/contact', '/faq'];

const WITHOUT_NEEDED = `delete Element.prototype.${NEEDED_OF_ELEMENT}`;
const WORKER_STATE =
  'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state ?? null)';

const engines = [
  { name: 'Chromium 87', start: () => startQtWebEngine(), runsScripts: true },
  // An engine that the test in the head of the page turns away, as Chromium 85 and everything older is.
  { name: 'Chromium before 86', start: () => startQtWebEngine(WITHOUT_NEEDED), runsScripts: false },
  { name: 'Firefox', start: () => startFirefox(), runsScripts: true },
  { name: 'WebKit', start: startWebKit, runsScripts: true },
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

describe.each(visits)('$name at $width px', ({ name, start, runsScripts, width, height }) => {
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
    for (const [action, words = '', typed = ''] of stepsOf({ isPhone: width < 700, runsScripts }))
      await visitor[action](words, typed);
  });

  test.each(LOOKED_AT)('%s fits into the window', async (path) => {
    await visitor.open(path);
    mkdirSync(PICTURES, { recursive: true });
    const file = `${name}-${width}${path.replace('/', '-')}`.toLowerCase().replaceAll(' ', '-');
    writeFileSync(`${PICTURES}/${file}.png`, Buffer.from(await engine.screenshot(), 'base64'));
    expect(await engine.run('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
  });

  test.runIf(runsScripts)(
    'without a connection stored pages are shown, and a friendly one instead of the others',
    async () => {
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
    },
  );

  test.runIf(!runsScripts)('no script runs, and no offline copy is made', async () => {
    await visitor.open('/resources');
    expect(await engine.run(WORKER_STATE)).toBeNull();
    expect(await engine.run('document.documentElement.dataset.started ?? null')).toBeNull();
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
