// Bar: a build takes nothing from visitors of the running site.
import {
  appendFileSync,
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
import {
  addLanguage,
  copyWithSources,
  SOURCES,
  startBuild,
  takeLanguageAway,
} from '../support/site-sources.ts';

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

async function read({ url }: RunningCopy, path: string): Promise<string> {
  return (await fetch(url + path)).text();
}

test('a build beside a running site takes no file away from it, nor from pages that are open after a restart, which shows its words and languages', async () => {
  const folder = copyWithSources();
  // The next build lacks a language, whose files must stay all the more, and has another: a folder and its name.
  addLanguage(folder, NEW, first);
  takeLanguageAway(folder, first);
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
  site = await startCopy(folder, OWN);
  expect(await findFailures(addresses.filter((path) => path.startsWith('assets/')))).toEqual([]);
  expect(await read(site, LIST)).toMatch(/^%PDF/);
  const page = await read(site, '/provider');
  expect(page).toContain(NEW_HEADING);
  const [script = ''] = /\/assets\/[^"]*\.js/.exec(page) ?? [];
  expect(addresses).not.toContain(script.slice(1));
  expect((await fetch(site.url + script)).status).toBe(200);

  expect(await read(site, `/${NEW}/plan`)).toContain(`<html lang="${NEW}"`);
  for (const code of [NEW, ...others]) expect((await fetch(`${site.url}/${code}/plan`)).status).toBe(200);
  expect((await fetch(`${site.url}/${first}/plan`)).status).toBe(404);
  const home = await read(site, '/');
  expect(home).toContain(`hrefLang="${NEW}"`);
  expect(home).not.toContain(`hrefLang="${first}"`);
});
