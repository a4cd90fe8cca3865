import { spawn } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { providerPage } from '#content/provider-page.ts';
import { copySite, removeCopy, startCopy } from '../support/site-copy.ts';

const PROJECT = join(import.meta.dirname, '../..');
const SOURCES = [
  ...['app', 'content', 'domain', 'public', 'build', 'cli', 'set-up'],
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
];
const POST = 'is-it-really-us';
const NEW_HEADING = 'Every Provider';
/** Files are looked for far more often than asked for, since one may be missing for an instant only. */
const LOOK_MS = 10;
const ASK_MS = 5000;

test('a build beside a running site takes no file away from it, nor from pages that are open after a restart', async () => {
  const folder = copySite();
  onTestFinished(() => removeCopy(folder));
  for (const name of SOURCES) {
    rmSync(join(folder, name), { recursive: true, force: true });
    cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  }
  leaveOutMost(folder);
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
  appendFileSync(join(folder, 'server/features/blog/render-markdown.ts'), "\nprocess.title += '';\n");
  const words = join(folder, 'content/provider-page.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(providerPage.heading, NEW_HEADING));
  const build = spawn(process.execPath, ['build/index.ts'], { cwd: folder, stdio: 'inherit' });
  onTestFinished(() => void build.kill('SIGKILL'));
  while (build.exitCode === null) {
    expect(await findFailures()).toEqual([]);
    const until = performance.now() + ASK_MS;
    while (build.exitCode === null && performance.now() < until) {
      expect(addresses.filter((path) => !existsSync(join(folder, 'dist/client', path)))).toEqual([]);
      await pause(LOOK_MS);
    }
  }
  expect(build.exitCode).toBe(0);
  expect(await findFailures()).toEqual([]);
  // A page that nobody has asked for before: its styles are read from the disk now.
  const old = await fetch(`${site.url}/provider`);
  expect(await old.text()).toContain(providerPage.heading);
  // The first post: what reads it is loaded now.
  expect((await fetch(`${site.url}/blog/${POST}`)).status).toBe(200);

  await site.stop();
  site = await startCopy(folder);
  expect(await findFailures()).toEqual([]);
  // Drawn by a thread that runs from the sources.
  const list = await fetch(`${site.url}/documents/ilera-eko-provider.pdf`);
  expect(await list.text()).toMatch(/^%PDF/);
  const page = await (await fetch(`${site.url}/provider`)).text();
  expect(page).toContain(NEW_HEADING);
  const [script = ''] = /\/assets\/[^"]*\.js/.exec(page) ?? [];
  expect(addresses).not.toContain(script.slice(1));
  expect((await fetch(site.url + script)).status).toBe(200);
});

/** The next build is one of few files, in English only and packed loosely: what it no longer makes must stay all the more. */
function leaveOutMost(folder: string): void {
  for (const code of translations) rmSync(join(folder, 'content', code), { recursive: true });
  change(folder, 'build/share-cards/write-share-cards.ts', '[...pages, ...postCards()]', 'pages.slice(0, 2)');
  change(folder, 'build/precompress.ts', 'constants.BROTLI_MAX_QUALITY', 'constants.BROTLI_MIN_QUALITY');
}

function change(folder: string, file: string, from: string, to: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toContain(from);
  writeFileSync(path, source.replace(from, to));
}
