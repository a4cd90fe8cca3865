// Makes a clone ready to run: packages, a fresh build, a browser for the tests. Does only what is missing.
// It runs before node_modules exists, on whatever Node the machine has (20 or later), so it is plain JavaScript
// without dependencies.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser, findChromium } from './browser.mjs';
import { isBuildFresh } from './build-stamp.mjs';
import { arePackagesInstalled, findModernNode, installPackages } from './packages.mjs';
import { lockFolder, runBeside } from './run.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const { values: options } = parseArgs({
  options: {
    /** Build even when the build is fresh. */
    rebuild: { type: 'boolean', default: false },
    /** Also see to a Chromium, for the tests. */
    'with-browser': { type: 'boolean', default: false },
    'without-build': { type: 'boolean', default: false },
  },
});

// With HOME set to nothing, npm would put its cache into the current folder; without HOME it asks the system.
if (process.env.HOME === '') delete process.env.HOME;

function findMissing() {
  const build = !options['without-build'] && (options.rebuild || !isBuildFresh(ROOT));
  // `npm prune --omit=dev` leaves what serves a finished build, but nothing that builds or tests.
  const lacksTools = (build || options['with-browser']) && !existsSync(join(ROOT, 'node_modules/vite'));
  const packages = lacksTools || !arePackagesInstalled(ROOT);
  const browser = options['with-browser'] && !findChromium();
  return { build, packages, browser, any: build || packages || browser };
}

try {
  // What is there is recognised without writing anything, so that a read-only installation starts too.
  if (findMissing().any) {
    lockFolder(ROOT);
    const { packages, build, browser } = findMissing();
    if (packages) installPackages(ROOT);
    const node = findModernNode(ROOT);
    if (build) {
      console.log('Building the site…');
      runBeside(node, [join(ROOT, 'build/index.ts')]).then((isBuilt) => {
        if (!isBuilt) fail('The site could not be built: see above.');
      });
    }
    // Fetching a browser is mostly waiting, so the build goes on meanwhile.
    if (browser) ensureBrowser(ROOT, node);
  }
} catch (error) {
  fail(error instanceof Error ? error.message : error);
}

/** @param {unknown} reason */
function fail(reason) {
  console.error(reason);
  process.exitCode = 1;
}
