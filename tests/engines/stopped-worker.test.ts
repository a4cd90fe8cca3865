import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../support/machine.ts';
import { spawnSite } from '../support/spawn-site.ts';
import { startFirefox } from './firefox.ts';
import { until } from './visitor.ts';

const ROUNDS = 10;

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
  const site = spawnSite({ PORT: String(await freePort()), LOG_LEVEL: 'warn' });
  onTestFinished(() => site.discard());
  const url = await site.listening();
  const firefox = await startFirefox({ 'dom.serviceWorkers.idle_timeout': 0 });
  onTestFinished(() => firefox.close());
  await firefox.open(`${url}/resources`);
  await until('the offline copy', () =>
    firefox.run(
      'navigator.serviceWorker.getRegistration().then((found) => found?.active?.state === "activated")',
    ),
  );
  // From here on the worker answers for the page.
  await firefox.open(`${url}/plan`);
  await site.discard();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { asked, broken } = await firefox.run<{ asked: number; broken: string[] }>(BROKEN);
    expect(broken).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  }
});
