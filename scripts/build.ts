// Builds the site into build/. Called by scripts/set-up.mjs, which finds Node 24 and keeps two builds apart.
import { join } from 'node:path';
import { precompress } from './build-steps/precompress.ts';
import { requireSoundDirectory } from './directory/check-content.ts';
import { writeDirectoryDocuments } from './documents/directory/write-directory-documents.ts';
import { writePlanDocuments } from './documents/write-plan-documents.ts';
import { writeMaskableIcon } from './icons/write-maskable-icon.ts';
import { writeWorkers } from './offline/write-workers.ts';
import { writeOpenData } from './open-data/write-open-data.ts';
import { clearStamp, hashSources, writeStamp } from './set-up/build-stamp.mjs';
import { endWithParent } from './set-up/end-with-parent.mjs';
import { run } from './set-up/run.mjs';
import { SetUpProblem } from './set-up/set-up-problem.mjs';
import { writeShareCards } from './share-cards/write-share-cards.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'build/client');

/** In order. A step that fails throws, and the build ends there. */
const STEPS: { name: string; run: () => Promise<unknown> }[] = [
  { name: 'directory check', run: async () => requireSoundDirectory() },
  { name: 'pages', run: buildPages },
  { name: 'plan documents', run: () => writePlanDocuments(join(CLIENT, 'documents')) },
  { name: 'directory documents', run: () => writeDirectoryDocuments(join(CLIENT, 'documents')) },
  { name: 'open data', run: () => writeOpenData(join(CLIENT, 'data')) },
  { name: 'share cards', run: () => writeShareCards(CLIENT) },
  { name: 'home-screen icon', run: () => writeMaskableIcon(CLIENT) },
  { name: 'service worker', run: () => writeWorkers(CLIENT) },
  { name: 'compressed copies', run: () => precompress(CLIENT) },
];

async function buildPages() {
  const cli = join(ROOT, 'node_modules/@react-router/dev/bin.cjs');
  const { code } = await run(process.execPath, [cli, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    ownGroup: false,
    // React's development build must never reach visitors, whatever the caller's environment says.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (code !== 0) throw new SetUpProblem(`react-router build ended with code ${code}`);
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
