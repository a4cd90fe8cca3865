// Fault caught: a counter that appears with 1 has not increased, so the first failed form alerted nobody.
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { findPrograms, freePort } from '../support/machine.ts';
import { mailEnvironment, sendMessage, testSmtp } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const DEPLOY = join(import.meta.dirname, '../../deploy');
const METRICS_TOKEN = 'a-token-of-the-operators-1';
/** Mail is late after six attempts, which takes a minute with the pauses of these sites. */
const WAIT = { timeout: 180_000, interval: 500 };
/** More than have their turn within the time that they may wait. */
const CROWD = 600;

const program = (name: string) => join(findPrograms(['promtool', 'prometheus'], 'prometheus'), name);
const promtool = (...args: string[]) =>
  execFileSync(program('promtool'), args, { cwd: DEPLOY, encoding: 'utf8' });

test('rules, their tests and the configuration are what Prometheus takes', () => {
  expect(promtool('check', 'rules', 'alerts.yml')).toContain('SUCCESS');
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toContain('SUCCESS');
});

/** The same rules in seconds instead of minutes. A scrape waits up to two seconds for a locked database. */
function hasten(rules: string): string {
  return rules
    .replace(/interval: 15s/, 'interval: 3s')
    .replace(/for: \w+/g, 'for: 6s')
    .replace(/\[\d+[mh]\]/g, '[15s]');
}

async function watch(host: string) {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-prometheus-'));
  const port = await freePort();
  const configuration = readFileSync(join(DEPLOY, 'prometheus.yml'), 'utf8')
    .replace(/interval: 15s/g, 'interval: 3s')
    .replace(/credentials_file: [^ }]+/, `credentials: ${METRICS_TOKEN}`)
    .replace(/targets: .*/, `targets: ['${host}']`);
  writeFileSync(join(folder, 'prometheus.yml'), configuration);
  writeFileSync(join(folder, 'alerts.yml'), hasten(readFileSync(join(DEPLOY, 'alerts.yml'), 'utf8')));
  const prometheus = spawn(
    program('prometheus'),
    ['--config.file=prometheus.yml', '--storage.tsdb.path=data', `--web.listen-address=127.0.0.1:${port}`],
    { cwd: folder, stdio: 'ignore' },
  );
  onTestFinished(() => {
    prometheus.once('exit', () => rmSync(folder, { recursive: true, force: true }));
    prometheus.kill('SIGKILL');
  });
  const ask = async (path: string) => (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)).json();
  await expect
    .poll(
      () =>
        ask('query?query=lashma_database_up').then(
          ({ data }) => data.result.length,
          () => 0,
        ),
      WAIT,
    )
    .toBe(1);
  return async (): Promise<string[]> => {
    const { data } = await ask('alerts');
    return data.alerts
      .filter(({ state }: { state: string }) => state === 'firing')
      .map(({ labels }: { labels: { alertname: string } }) => labels.alertname);
  };
}

test('a real Prometheus tells a dead mail server, a locked database, a flood and a lost database apart', async () => {
  const smtp = await testSmtp();
  const site = await startSite({ ...mailEnvironment(smtp), METRICS_TOKEN, LOG_LEVEL: 'silent' });
  const firing = await watch(new URL(site.url).host);
  for (let count = 0; count < 20; count++) await fetch(site.url);
  expect(await sendMessage(site.url, 'All is well.')).toMatchObject({ status: 200 });
  // The first pages after a start may be slow.
  await expect.poll(firing, WAIT).toEqual([]);

  await smtp.stop();
  await sendMessage(site.url, 'The mail server is dead.');
  await expect.poll(firing, WAIT).toContain('MailsLate');
  await smtp.start();
  await expect.poll(firing, WAIT).not.toContain('MailsLate');

  const other = new DatabaseSync(join(site.dataDir, 'site.db'));
  other.exec('begin immediate');
  expect(await sendMessage(site.url, 'The database is locked.')).toMatchObject({ status: 503 });
  await expect.poll(firing, WAIT).toContain('FormsFail');
  expect(await firing()).not.toContain('DatabaseDown');
  other.exec('rollback');
  other.close();

  let isFlooding = true;
  const flood = (async () => {
    for (let round = 0; isFlooding; round++)
      await Promise.allSettled(
        Array.from({ length: CROWD }, async (_, number) =>
          (await fetch(`${site.url}/search?q=flood${round}x${number}`)).text(),
        ),
      );
  })();
  await expect.poll(firing, WAIT).toContain('RenderQueueOverloaded');
  isFlooding = false;
  await flood;

  const away = join(site.dataDir, 'away');
  mkdirSync(away);
  renameSync(join(site.dataDir, 'site.db'), join(away, 'site.db'));
  await expect.poll(firing, WAIT).toContain('DatabaseDown');
  site.signal('SIGKILL');
  await expect.poll(firing, WAIT).toContain('SiteDown');
});
