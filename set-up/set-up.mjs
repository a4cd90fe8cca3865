// Makes a clone ready to run: packages, a fresh build, a browser for the tests. Does only what is missing.
// It runs before node_modules exists, on whatever Node the machine has (20 or later), so it and set-up/
// are plain JavaScript without dependencies.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser, findChromium } from './browser.mjs';
import { isBuildFresh } from './build-stamp.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { withLock } from './lock.mjs';
import { findModernNode, removeUnusableNode } from './modern-node.mjs';
import { arePackagesInstalled, installPackages } from './packages.mjs';
import { run } from './run.mjs';
import { SetUpProblem } from './set-up-problem.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Build even when the build is fresh. */
    rebuild: { type: 'boolean', default: false },
    /** Also see to a Chromium, for the tests. */
    'with-browser': { type: 'boolean', default: false },
    /** Also install the packages of a folder that has its own, such as art. */
    'with-packages': { type: 'string', multiple: true, default: [] },
    'without-build': { type: 'boolean', default: false },
  },
});

const packageFolders = [ROOT, ...options['with-packages'].map((name) => join(ROOT, name))];

/** A finished set-up is recognised without writing anything, so that a read-only installation starts too. */
function isAllDone() {
  if (!packageFolders.every(arePackagesInstalled) || !findModernNode(ROOT)) return false;
  return !needsBuild() && !(options['with-browser'] && !findChromium());
}

function needsBuild() {
  return !options['without-build'] && (options.rebuild || !isBuildFresh(ROOT));
}

/** @param {string} node */
async function build(node) {
  console.log('Building the site…');
  const { code, output } = await run(node, [join(ROOT, 'build/index.ts')], {
    cwd: ROOT,
    quiet: !options.rebuild,
  });
  if (code === 0) return;
  console.error(output);
  throw new SetUpProblem('The site could not be built; the reason stands above.');
}

async function setUp() {
  for (const folder of packageFolders) {
    if (!arePackagesInstalled(folder)) await installPackages(folder);
  }
  removeUnusableNode(ROOT);
  const node = findModernNode(ROOT);
  if (!node) {
    throw new SetUpProblem(
      `Node 24 or later is needed: there is no packaged one for ${process.platform}-${process.arch} and the installed one is ${process.version}. Install Node 24 and try again.`,
    );
  }
  if (needsBuild()) await build(node);
  if (options['with-browser']) await ensureBrowser(ROOT, node);
}

endWithParent();
try {
  if (!existsSync(join(ROOT, 'package-lock.json'))) {
    throw new SetUpProblem('package-lock.json is missing: take it from the repository again.');
  }
  if (!isAllDone()) await withLock(join(ROOT, '.set-up.lock'), setUp);
} catch (error) {
  console.error(error instanceof SetUpProblem ? error.message : error);
  process.exitCode = 1;
}
