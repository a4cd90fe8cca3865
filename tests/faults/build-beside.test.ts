import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { providerPage } from '#content/provider-page.ts';
import { copySite, removeCopy, startCopy } from '../support/site-copy.ts';

const PROJECT = join(import.meta.dirname, '../..');
const SOURCES = [
  ...['app', 'content', 'domain', 'public', 'build', 'cli', 'set-up'],
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
];
const NEW_HEADING = 'Every Provider';

test('a build beside a running site takes no file away from it, nor from pages that are open after a restart', async () => {
  const folder = copySite();
  onTestFinished(() => removeCopy(folder));
  for (const name of SOURCES) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  let site = await startCopy(folder);
  onTestFinished(() => site.stop());
  const files = ['assets/**/*.{js,svg,png,woff2}', 'documents/*'];
  const addresses = files.flatMap((pattern) => globSync(pattern, { cwd: join(folder, 'dist/client') }));
  expect(addresses.length).toBeGreaterThan(100);
  const findFailures = async () => {
    const answers = await Promise.all(
      addresses.map((path) => fetch(`${site.url}/${path}`, { method: 'HEAD' })),
    );
    return answers.filter(({ ok }) => !ok).map((answer) => `${answer.status} ${answer.url}`);
  };

  appendFileSync(join(folder, 'app/entry.client.ts'), "\ndocument.title += '';\n");
  const words = join(folder, 'content/provider-page.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(providerPage.heading, NEW_HEADING));
  const build = spawn(process.execPath, ['build/index.ts'], { cwd: folder, stdio: 'inherit' });
  onTestFinished(() => void build.kill('SIGKILL'));
  while (build.exitCode === null) {
    expect(await findFailures()).toEqual([]);
    await pause(50);
  }
  expect(build.exitCode).toBe(0);
  expect(await findFailures()).toEqual([]);
  // A page that nobody has asked for before: its styles are read from the disk now.
  const old = await fetch(`${site.url}/provider`);
  expect(await old.text()).toContain(providerPage.heading);

  await site.stop();
  site = await startCopy(folder);
  expect(await findFailures()).toEqual([]);
  const page = await (await fetch(`${site.url}/provider`)).text();
  expect(page).toContain(NEW_HEADING);
  const [script = ''] = /\/assets\/[^"]*\.js/.exec(page) ?? [];
  expect(addresses).not.toContain(script.slice(1));
  expect((await fetch(site.url + script)).status).toBe(200);
});
