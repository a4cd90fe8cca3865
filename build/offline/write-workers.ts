import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { LISTS_PAGE, OFFLINE_PAGE, type OfflineBuild } from '#app/offline/worker/offline-build.ts';
import { SCRIPT_TARGET } from '#app/script-gate.ts';
import { translations } from '#content/languages.ts';
import { prefixOf } from '#domain/language/local-path.ts';
import { ENGLISH } from '#server/languages.ts';
import { wordsModule } from '#server/pages/built-site.ts';

const WORKERS = join(import.meta.dirname, '../../app/offline/worker');
/** Limits the data that visitors pay for; the pages themselves and the lists come on top. */
const MOST_FILE_BYTES = 220_000;
const PAGES = ['/plan', '/enrol', LISTS_PAGE, '/emergency', OFFLINE_PAGE];
/** What the browser runs on those pages. */
const BROWSER_MODULES = [
  'app/entry.client.ts',
  'app/islands/hydrate.tsx',
  'app/routes/plan/plan-tools.island.tsx',
  'app/routes/enrol/enrolment.island.tsx',
  'app/routes/provider/directory.island.tsx',
  'app/routes/provider/hero/nearest-places.ts',
];
/** The islands of those pages, which have words in each language. */
const ISLANDS = ['plan-tools', 'enrolment', 'directory'];
const SCRIPT_OR_STYLE = /\.(?:c?js|css)$/;

/** Writes the service worker of this build and the one that removes it. */
export async function writeWorkers(ssrDir: string, clientDir: string): Promise<void> {
  const offlineBuild = await describeBuild(ssrDir, clientDir);
  await writeWorker(clientDir, 'service-worker', { OFFLINE_BUILD: JSON.stringify(offlineBuild) });
  await writeWorker(clientDir, 'clean-up-worker', {});
}

async function describeBuild(ssrDir: string, clientDir: string): Promise<Omit<OfflineBuild, 'id' | 'lists'>> {
  const browser: Manifest = await readJson(join(clientDir, '.vite/manifest.json'));
  const server: Manifest = await readJson(join(ssrDir, '.vite/manifest.json'));
  const shown = filesOf(server, ['app/entry.server.tsx', ...PAGES.map(moduleOf)]);
  const files = new Set([
    ...filesOf(browser, BROWSER_MODULES),
    // Styles are inlined into pages, and server scripts stay on the server.
    ...shown.filter((file) => !SCRIPT_OR_STYLE.test(file)),
  ]);
  const languageFiles = Object.fromEntries(
    [ENGLISH, ...translations].map((language) => [
      prefixOf(language),
      wordFiles(browser, language).filter((file) => !files.has(file)),
    ]),
  );
  for (const [prefix, ofLanguage] of Object.entries(languageFiles)) {
    const bytes = await compressedBytes(clientDir, [...files, ...ofLanguage]);
    if (bytes > MOST_FILE_BYTES)
      throw new Error(`the files kept for offline use with ${prefix || 'English'} have ${bytes} bytes`);
  }
  return { pages: PAGES, files: [...files], languageFiles };
}

/** The words of the islands in a language. */
export function wordFiles(browser: Manifest, language: string): string[] {
  return filesOf(
    browser,
    ISLANDS.map((island) => wordsModule(island, language)),
  );
}

/** The scripts, fonts and pictures of these modules, without what they import dynamically. */
export function filesOf(manifest: Manifest, modules: readonly string[]): string[] {
  const visited = new Set<string>();
  const files = new Set<string>();

  function visit(key: string): void {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no module ${key}`);
    if (visited.has(key)) return;
    visited.add(key);
    for (const file of [chunk.file, ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  }

  for (const module of modules) visit(module);
  return [...files];
}

function moduleOf(path: string): string {
  return `app/routes${path}${path}.page.tsx`;
}

async function compressedBytes(clientDir: string, files: string[]): Promise<number> {
  const contents = await Promise.all(files.map((file) => readFile(join(clientDir, file))));
  return contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function writeWorker(clientDir: string, name: string, define: Record<string, string>): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: SCRIPT_TARGET,
      rolldownOptions: { input: join(WORKERS, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${name} was not built`);
  await writeFile(join(clientDir, '.vite', `${name}.js`), chunk.code);
}
