// Builds the site into dist/. Called by set-up/set-up.mjs, which finds Node 24 and keeps two builds apart.
import { cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import type { AppBuild } from '#app/entry.server.tsx';
import { checkContent } from '#cli/check-site/placeholders.ts';
import { translations } from '#content/languages.ts';
import { contentIn, ENGLISH, wordsAlias } from '#server/languages.ts';
import { type BuiltLanguage, SEARCH_MODEL } from '#server/pages/built-site.ts';
import { DOCUMENTS, ENTRY, WORDS } from '#server/pages/editions.ts';
import { notePages } from '#server/pages/page-router.ts';
import { hashSources, STAMP } from '#set-up/build-stamp.mjs';
import { writeDocuments } from './documents/write-documents.ts';
import { writeTranslatedPlans } from './documents/write-translated-plans.ts';
import { writeWorkers } from './offline/write-workers.ts';
import { findOlderPages, notePageFiles, type PageFiles } from './older-pages.ts';
import { precompress } from './precompress.ts';
import { publishBuild } from './publish-build.ts';
import { writeMaskableIcon, writeShareCards } from './share-cards/write-share-cards.ts';
import { trainedModel } from './train-search.ts';

const ROOT = join(import.meta.dirname, '..');
const DIST = join(ROOT, 'dist');
/** Published as a folder of its own when all is there. */
const NEXT = join(DIST, 'next');
const CLIENT = join(NEXT, 'client');
const SSR = join(NEXT, 'ssr');

/** Packages with files beside their code: compiled ones, fonts, and threads of their own. */
const LEFT_AS_THEY_ARE = ['sharp', 'pino', 'pdfkit'];
/** Vite's configuration is read by Node itself, which is quicker than to bundle it for each build. */
const CONFIGURED = { root: ROOT, logLevel: 'warn' as const, configLoader: 'native' as const };
/** With all other packages, since those of a later version may be installed beside a running site. */
const BUNDLED = {
  ...CONFIGURED,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true as const, external: LEFT_AS_THEY_ARE },
};
/** A process keeps the text of its modules in memory: comments are a quarter of it. */
const WITHOUT_COMMENTS = { comments: { annotation: false, jsdoc: false, legal: false } };
/** What is loaded anew when staff change facts: unlike an ES module, such a one can be let go. */
const COMMON_JS = {
  ...WITHOUT_COMMENTS,
  format: 'cjs' as const,
  entryFileNames: '[name].cjs',
  chunkFileNames: 'assets/[name]-[hash].cjs',
};
/** What the server reads from its project. */
const READ_BY_SERVER = [
  'content/directory',
  'content/posts',
  'content/search/needs.tsv',
  'server/documents/fonts',
  'app/styles/tokens.css',
];

const started = performance.now();
// React's development build must never reach visitors, whatever the caller's environment says.
process.env.NODE_ENV = 'production';

const sources = hashSources(ROOT);
rmSync(NEXT, { recursive: true, force: true });
mkdirSync(CLIENT, { recursive: true });
await Promise.all([
  step('pages', buildPages),
  step('server', buildServer),
  step('search model', async () => cpSync(await trainedModel('all'), join(NEXT, SEARCH_MODEL))),
  step('share cards', () => writeShareCards(CLIENT)),
  step('home-screen icon', () => writeMaskableIcon(CLIENT)),
  step('documents', () => writeDocuments(join(CLIENT, 'documents'))),
  step('documents in other languages', () => writeTranslatedPlans(join(CLIENT, 'documents'))),
]);
await step('service worker', () => writeWorkers(SSR, CLIENT));
await step('compressed copies', () => precompress(CLIENT));
// Without its stamp, what is only half published counts as no build.
rmSync(join(DIST, STAMP), { force: true });
const id = publishBuild(NEXT, DIST);
writeFileSync(join(DIST, STAMP), sources);
console.log(`Built ${id} in ${seconds(started)}.`);

/** The browser's files, and what renders pages in each language. */
async function buildPages() {
  const [languages] = await Promise.all([
    Promise.all([ENGLISH, ...translations].map(buildLanguage)),
    build({ ...CONFIGURED, build: { outDir: CLIENT, emptyOutDir: false } }),
    buildDesk(),
    buildForEditions(),
  ]);
  writeFileSync(join(SSR, 'languages.json'), JSON.stringify(languages));
  writeFileSync(join(SSR, 'placeholders.json'), JSON.stringify((await checkContent()).count));
  const app: AppBuild = createRequire(import.meta.url)(join(SSR, ENTRY));
  writeFileSync(join(SSR, 'pages.json'), JSON.stringify(await notePages(app)));
  // Pictures and fonts that only documents show; those of islands have the same names already.
  cpSync(join(SSR, 'assets'), join(CLIENT, 'assets'), {
    recursive: true,
    filter: (path) => !/\.(?:cjs|css)$/.test(path),
  });
}

/** Apart, so that public pages share no file with the desk. */
async function buildDesk() {
  await build({
    ...CONFIGURED,
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      copyPublicDir: false,
      manifest: '.vite/desk-manifest.json',
      rolldownOptions: { input: 'app/desk/entry.desk.ts' },
    },
  });
}

/** The server and its packages in few files, since to find a thousand takes half of a start. */
async function buildServer() {
  // A build is a project of its own: the server and its workers read only what lies beside them.
  for (const path of READ_BY_SERVER) cpSync(join(ROOT, path), join(NEXT, path), { recursive: true });
  writeFileSync(join(NEXT, 'package.json'), JSON.stringify({ type: 'module' }));
  const modules = globSync(['server/index.ts', 'server/**/*-worker.ts'], { cwd: ROOT }).sort();
  await build({
    configFile: false,
    ...BUNDLED,
    build: {
      outDir: NEXT,
      emptyOutDir: false,
      assetsDir: 'server/assets',
      ssr: true,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: WITHOUT_COMMENTS,
        input: Object.fromEntries(modules.map((path) => [path.replace(/\.ts$/, ''), join(ROOT, path)])),
      },
    },
  });
}

/** The pages in a language, and what the server knows of it; styles and pictures are those of English. */
async function buildLanguage(code: string): Promise<BuiltLanguage> {
  const isEnglish = code === ENGLISH;
  const pages: PageFiles = new Map();
  await build({
    ...BUNDLED,
    resolve: { alias: wordsAlias(code) },
    plugins: [notePageFiles(pages)],
    build: {
      outDir: ssrFolder(code),
      emptyOutDir: false,
      ssr: 'app/entry.server.tsx',
      ssrEmitAssets: isEnglish,
      manifest: isEnglish,
      rolldownOptions: { output: COMMON_JS },
    },
  });
  const { language, languageWords } = contentIn(code, 'language');
  const olderPages = isEnglish ? [] : await findOlderPages(code, pages);
  return {
    code,
    tag: language.tag,
    name: language.name,
    offer: languageWords.offer,
    englishOnly: languageWords.englishOnly,
    toHome: languageWords.toHome,
    olderPages,
  };
}

/** What the server itself says, and what draws documents, once more: for when staff have published facts. */
async function buildForEditions() {
  await buildOne('content/languages.ts', ENGLISH, WORDS);
  await buildOne('server/documents/draw-documents.ts', ENGLISH, DOCUMENTS);
  for (const code of translations) await buildOne('server/documents/plan-document.ts', code, DOCUMENTS);
}

async function buildOne(ssr: string, code: string, name: string) {
  await build({
    configFile: false,
    ...BUNDLED,
    resolve: { alias: wordsAlias(code) },
    build: {
      outDir: ssrFolder(code),
      emptyOutDir: false,
      ssr,
      copyPublicDir: false,
      target: 'node24',
      minify: false,
      rolldownOptions: { checks: { bundlerTimings: false }, output: { ...COMMON_JS, entryFileNames: name } },
    },
  });
}

function ssrFolder(code: string): string {
  return code === ENGLISH ? SSR : join(SSR, code);
}

/** A step that fails ends the build. */
async function step(name: string, work: () => Promise<unknown>): Promise<void> {
  const stepStarted = performance.now();
  try {
    await work();
  } catch (error) {
    console.error(`Build step "${name}" failed:`, error);
    process.exit(1);
  }
  console.log(`  ${name}: ${seconds(stepStarted)}`);
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
