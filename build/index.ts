// Builds the site into dist/. Called by set-up/set-up.mjs, which finds Node 24 and keeps two builds apart.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { requireSoundDirectory, UnsoundDirectory } from '#cli/directory/check-content.ts';
import { translatedLanguages } from '#cli/translations/read-translations.ts';
import { hashSources, STAMP } from '#set-up/build-stamp.mjs';
import { describeLanguage } from './describe-language.ts';
import { writeNoteDocuments } from './documents/write-note-documents.ts';
import { writePlanDocuments } from './documents/write-plan-documents.ts';
import { writeWorkers } from './offline/write-workers.ts';
import { findOlderPages, notePageFiles, type PageFiles } from './older-pages.ts';
import { precompress } from './precompress.ts';
import { publishBuild } from './publish-build.ts';
import { writeShareCards } from './share-cards/write-share-cards.ts';
import { writeMaskableIcon } from './write-maskable-icon.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** Built here, while a site may run on what lies in DIST. */
const NEXT = join(DIST, 'next');
const CLIENT = join(NEXT, 'client');
const SERVER = join(NEXT, 'server');
const PROGRAM = join(NEXT, 'program');
const DOCUMENTS = join(CLIENT, 'documents');

/** Packages with files beside their code: compiled ones, and threads of their own. */
const LEFT_AS_THEY_ARE = ['sharp', 'pino'];

const started = performance.now();
// React's development build must never reach visitors, whatever the caller's environment says.
process.env.NODE_ENV = 'production';

const sources = hashSources(ROOT);
rmSync(NEXT, { recursive: true, force: true });
await step('directory check', async () => requireSoundDirectory());
await step('pages', buildPages);
await Promise.all([
  step('share cards', () => writeShareCards(CLIENT)),
  step('plan documents', () => writePlanDocuments(DOCUMENTS)),
  step('other documents', () => writeNoteDocuments(DOCUMENTS)),
  step('home-screen icon', () => writeMaskableIcon(CLIENT)),
  step('server', buildServer),
]);
await step('service worker', () => writeWorkers(SERVER, CLIENT));
await step('compressed copies', () => precompress(CLIENT));
// Without its stamp, what is only half published counts as no build.
rmSync(join(DIST, STAMP), { force: true });
publishBuild(NEXT, DIST);
writeFileSync(join(DIST, STAMP), sources);
console.log(`Built in ${seconds(started)}.`);

/** The browser's files, the server's, and a mark that tells this build from every other. */
async function buildPages() {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: CLIENT } });
  // Built apart, so that public pages share no file with the desk.
  await build({
    root: ROOT,
    logLevel: 'warn',
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/desk-manifest.json',
      rolldownOptions: { input: 'app/desk/entry.desk.ts' },
    },
  });
  await build({ root: ROOT, logLevel: 'warn', build: { outDir: SERVER, ssr: 'app/entry.server.tsx' } });
  const languages = [await describeLanguage('')];
  for (const code of translatedLanguages()) {
    const pages = await buildLanguage(code);
    const olderPages = await findOlderPages(code, pages);
    languages.push({ ...(await describeLanguage(`${code}/`)), olderPages });
  }
  writeFileSync(join(SERVER, 'languages.json'), JSON.stringify(languages));
  // Pictures and fonts that only documents show; those of islands have the same names already.
  cpSync(join(SERVER, 'assets'), join(CLIENT, 'assets'), {
    recursive: true,
    filter: (path) => !/\.(?:js|css)$/.test(path),
  });
  const manifests = [CLIENT, SERVER].map((folder) => readFileSync(join(folder, '.vite/manifest.json')));
  const id = createHash('sha256').update(Buffer.concat(manifests)).digest('hex').slice(0, 12);
  writeFileSync(join(CLIENT, '.vite/build-id'), id);
}

/** The server and its packages in few files, since to find a thousand takes half of a start. */
async function buildServer() {
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, external: LEFT_AS_THEY_ARE },
    build: {
      outDir: PROGRAM,
      ssr: 'server/index.ts',
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { checks: { bundlerTimings: false } },
    },
  });
}

/** The pages in another language; styles and pictures are those of the English ones. */
async function buildLanguage(code: string): Promise<PageFiles> {
  const pages: PageFiles = new Map();
  const input = { 'entry.server': join(ROOT, `app/entry.server.tsx?language=${code}`) };
  await build({
    root: ROOT,
    logLevel: 'warn',
    plugins: [notePageFiles(pages)],
    build: {
      outDir: join(SERVER, code),
      ssr: true,
      ssrEmitAssets: false,
      manifest: false,
      rolldownOptions: { input },
    },
  });
  return pages;
}

/** A step that fails ends the build. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const stepStarted = performance.now();
  try {
    await work();
  } catch (error) {
    console.error(`Build step "${name}" failed:`, error instanceof UnsoundDirectory ? error.message : error);
    process.exit(1);
  }
  console.log(`  ${name}: ${seconds(stepStarted)}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
