import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Manifest } from 'vite';
import { OFFLINE_PAGE, type OfflineBuild } from '../../app/offline/worker/offline-build.ts';
import { offlineFiles } from './offline-files.ts';

const WORKERS = join(import.meta.dirname, '../../app/offline/worker');
/** The visitor's data pays for it, so it must stay little; the pages themselves come on top. */
const MOST_FILE_BYTES = 330_000;
const PAGES = ['/plan', '/provider', OFFLINE_PAGE];
const MODULES = [
  'app/entry.client.tsx',
  'app/root.tsx',
  'app/layout/site-layout.tsx',
  ...PAGES.map((path) => `app/routes${path}${path}.tsx`),
];

/** Writes the service worker of this build, and the one that takes it away, where the server looks for them. */
export async function writeWorkers(clientDir: string): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const offlineBuild = await describeBuild(clientDir, offlineFiles(manifest, MODULES));
  await writeWorker(clientDir, 'service-worker', { OFFLINE_BUILD: JSON.stringify(offlineBuild) });
  await writeWorker(clientDir, 'clean-up-worker', {});
}

/** React Router's list of routes carries the id of the build in its name; every page of the build names it too. */
async function describeBuild(clientDir: string, files: string[]): Promise<OfflineBuild> {
  const [routeList] = globSync('assets/manifest-*.js', { cwd: clientDir });
  const id = routeList?.match(/manifest-(\w+)\.js$/)?.[1];
  if (!routeList || !id) throw new Error('the build has no list of routes');
  const all = [...files, `/${routeList}`];
  const contents = await Promise.all(all.map((file) => readFile(join(clientDir, file))));
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content).length, 0);
  if (bytes > MOST_FILE_BYTES) throw new Error(`the files kept for offline use have ${bytes} bytes`);
  return { id, pages: PAGES, files: all };
}

async function writeWorker(clientDir: string, name: string, define: Record<string, string>): Promise<void> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(WORKERS, `${name}.ts`), output: { format: 'iife' } },
    },
  });
  const [bundle] = Array.isArray(result) ? result : [result];
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${name} was not built`);
  await writeFile(join(clientDir, '.vite', `${name}.js`), chunk.code);
}
