// Builds the site into dist/. Called by set-up/set-up.mjs, which finds Node 24 and keeps two builds apart.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { requireSoundDirectory } from '#cli/directory/check-content.ts';
import { clearStamp, hashSources, writeStamp } from '#set-up/build-stamp.mjs';
import { endWithParent } from '#set-up/end-with-parent.mjs';
import { SetUpProblem } from '#set-up/set-up-problem.mjs';
import { writeDirectoryDocuments } from './documents/directory/write-directory-documents.ts';
import { writePlanDocuments } from './documents/write-plan-documents.ts';
import { writeWorkers } from './offline/write-workers.ts';
import { precompress } from './precompress.ts';
import { writeShareCards } from './share-cards/write-share-cards.ts';
import { writeMaskableIcon } from './write-maskable-icon.ts';
import { writeOpenData } from './write-open-data.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist/client');
const SERVER = join(ROOT, 'dist/server');

/** In order. A step that fails throws, and the build ends there. */
const STEPS: { name: string; run: () => Promise<unknown> }[] = [
  { name: 'directory check', run: async () => requireSoundDirectory() },
  { name: 'pages', run: buildPages },
  { name: 'plan documents', run: () => writePlanDocuments(join(CLIENT, 'documents')) },
  { name: 'directory documents', run: () => writeDirectoryDocuments(join(CLIENT, 'documents')) },
  { name: 'open data', run: () => writeOpenData(CLIENT) },
  { name: 'share cards', run: () => writeShareCards(CLIENT) },
  { name: 'home-screen icon', run: () => writeMaskableIcon(CLIENT) },
  { name: 'service worker', run: () => writeWorkers(SERVER, CLIENT) },
  { name: 'compressed copies', run: () => precompress(CLIENT) },
];

/** The browser's files, the server's, and a mark that tells this build from every other. */
async function buildPages() {
  // React's development build must never reach visitors, whatever the caller's environment says.
  process.env.NODE_ENV = 'production';
  await build({ root: ROOT, logLevel: 'warn' });
  await build({ root: ROOT, logLevel: 'warn', build: { ssr: 'app/entry.server.tsx' } });
  // Pictures and fonts that only documents show; those of islands have the same names already.
  cpSync(join(SERVER, 'assets'), join(CLIENT, 'assets'), {
    recursive: true,
    filter: (path) => !/\.(?:js|css)$/.test(path),
  });
  const manifests = [CLIENT, SERVER].map((folder) => readFileSync(join(folder, '.vite/manifest.json')));
  const id = createHash('sha256').update(Buffer.concat(manifests)).digest('hex').slice(0, 12);
  writeFileSync(join(CLIENT, '.vite/build-id'), id);
}

endWithParent();
const sources = hashSources(ROOT);
clearStamp(ROOT);
const started = performance.now();
for (const step of STEPS) {
  const stepStarted = performance.now();
  try {
    await step.run();
  } catch (error) {
    console.error(`Build step "${step.name}" failed:`, error instanceof SetUpProblem ? error.message : error);
    process.exit(1);
  }
  console.log(`  ${step.name}: ${seconds(stepStarted)}`);
}
writeStamp(ROOT, sources);
console.log(`Built in ${seconds(started)}.`);

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
