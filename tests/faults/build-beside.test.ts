import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { translations } from '#content/languages.ts';
import { providerPage } from '#words/provider-page.ts';
import { copySite, type RunningCopy, removeCopy, startCopy } from '../support/site-copy.ts';

const PROJECT = join(import.meta.dirname, '../..');
const SOURCES = [
  ...['app', 'content', 'domain', 'public', 'build', 'cli', 'set-up', 'server'],
  ...['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json'],
];
const LANGUAGES = 'content/languages.ts';
const [first = '', ...others] = translations;
/** For private use: no language of the site will ever have it. */
const NEW = 'qaa';
const POST = 'is-it-really-us';
const LIST = '/documents/ilera-eko-provider.pdf';
/** Pages name their own address, and two sites are compared. */
const OWN = { PUBLIC_URL: 'http://lashma.example' };
const NEW_HEADING = 'Every Provider';
/** Files are looked for far more often than asked for, since one may be missing for an instant only. */
const LOOK_MS = 10;
const ASK_MS = 5000;

function copyWithSources(): string {
  const folder = copySite();
  onTestFinished(() => removeCopy(folder));
  for (const name of SOURCES) cpSync(join(PROJECT, name), join(folder, name), { recursive: true });
  buildLess(folder);
  return folder;
}

function startBuild(folder: string) {
  const build = spawn(process.execPath, ['build/index.ts'], { cwd: folder, stdio: 'inherit' });
  onTestFinished(() => void build.kill('SIGKILL'));
  return build;
}

async function build(folder: string): Promise<void> {
  expect(await once(startBuild(folder), 'exit')).toEqual([0, null]);
}

async function read({ url }: RunningCopy, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

test('a build beside a running site takes no file away from it, nor from pages that are open after a restart', async () => {
  const folder = copyWithSources();
  // The next build is of few files, and in English only: what it no longer makes must stay all the more.
  for (const code of translations) takeLanguageAway(folder, code);
  const untouched = copySite();
  onTestFinished(() => removeCopy(untouched));
  let site = await startCopy(folder, OWN);
  onTestFinished(() => site.stop());
  const files = ['assets/**/*.{js,svg,png,woff2}', 'documents/**/*.*'];
  // The build that the site runs from: the link leads to the next one before that build's process has ended.
  const client = realpathSync(join(folder, 'dist/current/client'));
  const addresses = files.flatMap((pattern) => globSync(pattern, { cwd: client }));
  const documents = addresses.filter((path) => !path.startsWith('assets/'));
  expect(addresses.length).toBeGreaterThan(100);
  const findFailures = async (asked = addresses) => {
    const answers = await Promise.all(asked.map((path) => fetch(`${site.url}/${path}`, { method: 'HEAD' })));
    return answers.filter(({ ok }) => !ok).map((answer) => `${answer.status} ${answer.url}`);
  };

  appendFileSync(join(folder, 'app/entry.client.ts'), "\ndocument.title += '';\n");
  appendFileSync(join(folder, 'server/features/blog/render-markdown.ts'), "\nprocess.title += '';\n");
  const words = join(folder, 'content/en/provider-page.ts');
  writeFileSync(words, readFileSync(words, 'utf8').replaceAll(providerPage.heading, NEW_HEADING));
  const build = startBuild(folder);
  while (build.exitCode === null) {
    expect(await findFailures()).toEqual([]);
    const until = performance.now() + ASK_MS;
    while (build.exitCode === null && performance.now() < until) {
      expect(documents.filter((path) => !existsSync(join(client, path)))).toEqual([]);
      await pause(LOOK_MS);
    }
  }
  expect(build.exitCode).toBe(0);
  expect(await findFailures()).toEqual([]);
  // From here on whatever is read lies in dist/.
  for (const name of SOURCES) rmSync(join(folder, name), { recursive: true });
  // Pages that nobody has asked for before, one of them in a language whose bundle is loaded now.
  const same = await startCopy(untouched, OWN);
  onTestFinished(() => same.stop());
  for (const path of ['/provider', ...translations.map((code) => `/${code}/plan`)])
    expect(await read(site, path)).toBe(await read(same, path));
  // The first post: what reads it is loaded now, and the list is drawn by a worker process.
  expect((await fetch(`${site.url}/blog/${POST}`)).status).toBe(200);
  expect(await read(site, LIST)).toMatch(/^%PDF/);

  await site.stop();
  site = await startCopy(folder);
  expect(await findFailures(addresses.filter((path) => path.startsWith('assets/')))).toEqual([]);
  expect(await read(site, LIST)).toMatch(/^%PDF/);
  const page = await read(site, '/provider');
  expect(page).toContain(NEW_HEADING);
  const [script = ''] = /\/assets\/[^"]*\.js/.exec(page) ?? [];
  expect(addresses).not.toContain(script.slice(1));
  expect((await fetch(site.url + script)).status).toBe(200);
});

test('a corrected sentence in another language makes another build, in which only that language differs', async () => {
  const folder = copyWithSources();
  await build(folder);
  const before = readBuild(folder);
  change(folder, `content/${first}/plan-page.ts`, /heading: '/, '$&X ');
  appendFileSync(join(folder, 'content/plans.test.ts'), '\n// A test is no part of the build.\n');
  await build(folder);
  const after = readBuild(folder);
  const names = new Set([...before.keys(), ...after.keys()]);
  const differing = [...names].filter((name) => before.get(name) !== after.get(name));
  // Words that two islands share have a file without the name of their language.
  const ofLanguage = RegExp(
    `^ssr/${first}/|-${first}-|/plan-page-|/\\.vite/(?:manifest\\.json|service-worker\\.js)$`,
  );
  expect(differing.filter((name) => ofLanguage.test(name))).not.toEqual([]);
  expect(differing.filter((name) => !ofLanguage.test(name))).toEqual(['build-id']);
});

test('a copied folder and its name add a language, and taking both away removes one', async () => {
  const folder = copyWithSources();
  addLanguage(folder, NEW, first);
  takeLanguageAway(folder, first);
  await build(folder);
  const site = await startCopy(folder, OWN);
  onTestFinished(site.stop);
  expect(await read(site, `/${NEW}/plan`)).toContain(`<html lang="${NEW}"`);
  for (const code of [NEW, ...others]) expect((await fetch(`${site.url}/${code}/plan`)).status).toBe(200);
  expect((await fetch(`${site.url}/${first}/plan`)).status).toBe(404);
  const home = await read(site, '/');
  expect(home).toContain(`hrefLang="${NEW}"`);
  expect(home).not.toContain(`hrefLang="${first}"`);
});

/** The text of the last build's files but for those that are compressed. */
function readBuild(folder: string): Map<string, string> {
  const current = join(folder, 'dist/current');
  const names = globSync(['**/*', 'client/.vite/*', '*/.vite/*'], { cwd: current, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(names.map((path) => [path.slice(current.length + 1), readFileSync(path, 'latin1')]));
}

/** A language is its folder, and its name in content/languages.ts. */
function takeLanguageAway(folder: string, code: string): void {
  rmSync(join(folder, 'content', code), { recursive: true });
  change(folder, LANGUAGES, `import * as ${code} from './${code}/server-words.ts';\n`, '');
  change(folder, LANGUAGES, new RegExp(`(?<=\\{.*)\\b${code}\\b(?:, )?`), '');
}

function addLanguage(folder: string, code: string, from: string): void {
  cpSync(join(folder, 'content', from), join(folder, 'content', code), { recursive: true });
  for (const name of ['code', 'tag'])
    change(folder, `content/${code}/language.ts`, new RegExp(`${name}: '.*'`), `${name}: '${code}'`);
  change(folder, LANGUAGES, /^/, `import * as ${code} from './${code}/server-words.ts';\n`);
  change(folder, LANGUAGES, / \};$/m, `, ${code} };`);
}

/** Leaves out most of what takes long: the cards, and packing tightly. */
function buildLess(folder: string): void {
  change(folder, 'build/share-cards/write-share-cards.ts', '[...pages, ...postCards()]', 'pages.slice(0, 2)');
  change(folder, 'build/precompress.ts', 'constants.BROTLI_MAX_QUALITY', 'constants.BROTLI_MIN_QUALITY');
}

function change(folder: string, file: string, from: string | RegExp, to: string): void {
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  expect(source).toMatch(from);
  writeFileSync(path, source.replace(from, to));
}
