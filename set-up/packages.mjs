import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { matchesLockfile } from './matches-lockfile.mjs';
import { run } from './run.mjs';
import { SetUpProblem } from './set-up-problem.mjs';

/** Written after a complete installation; npm removes it with the rest of node_modules before the next one. */
const STAMP = 'node_modules/.installed-from';
/** npm's own record of what lies in node_modules; it changes with every install, prune and update. */
const NPM_RECORD = 'node_modules/.package-lock.json';

/** What decides where npm installs and which packages. The rest (registry, proxy, cache) stays the caller's. */
const NPM_SETTINGS_DROPPED = new Set(
  `also before cpu dev dry_run global global_style if_present include include_workspace_root install_links
  install_strategy legacy_bundling libc local_prefix location omit only optional os package_lock package_lock_only
  prefix production workspace workspaces`.split(/\s+/),
);

/** @param {string} folder */
export function arePackagesInstalled(folder) {
  const wanted = fingerprint(folder);
  if (wanted === undefined) return false;
  if (readOrNothing(join(folder, STAMP)) === wanted) return true;
  // Installed by hand or into a container image: recognised, not installed a second time.
  if (!matchesLockfile(folder, NPM_RECORD)) return false;
  try {
    writeFileSync(join(folder, STAMP), wanted);
  } catch {
    // A read-only installation is compared anew each time.
  }
  return true;
}

/** @param {string} folder */
export async function installPackages(folder) {
  console.log(`Installing packages${where(folder)}…`);
  rmSync(join(folder, STAMP), { force: true });
  const [command, ...first] = npmCommand();
  // Development packages build the site, and the optional ones hold Node 24. No package of ours needs a script of
  // its own to install, so none gets to run one.
  const args = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--include=peer',
    '--ignore-scripts',
    '--no-audit',
  ];
  const quietly = ['--no-fund', '--no-progress', '--loglevel=error', '--engine-strict=false'];
  const { code, output } = await run(command, [...first, ...args, ...quietly], {
    cwd: folder,
    env: npmEnvironment(),
    quiet: true,
  });
  const installed = code === 0 ? fingerprint(folder) : undefined;
  if (installed === undefined) {
    console.error(output);
    throw new SetUpProblem(
      `The packages could not be installed${where(folder)} (npm ci ended with code ${code}): see npm's message above; a network is needed the first time.`,
    );
  }
  writeFileSync(join(folder, STAMP), installed);
}

/** @param {string} folder */
function where(folder) {
  const name = relative(fileURLToPath(new URL('..', import.meta.url)), folder);
  return name && ` for ${name}/`;
}

/** npm as it was called, or the one on the PATH. @returns {[string, ...string[]]} */
function npmCommand() {
  const cli = process.env.npm_execpath ?? '';
  return basename(cli) === 'npm-cli.js' ? [process.execPath, cli] : ['npm'];
}

/** @param {NodeJS.ProcessEnv} [env] */
export function npmEnvironment(env = process.env) {
  return Object.fromEntries(
    Object.entries(env).filter(([name]) => {
      const setting = /^npm_config_(.*)/i.exec(name)?.[1];
      return !setting || !NPM_SETTINGS_DROPPED.has(setting.toLowerCase().replaceAll('-', '_'));
    }),
  );
}

/** @param {string} folder @returns {string | undefined} nothing when npm has not finished an installation here */
function fingerprint(folder) {
  const record = readOrNothing(join(folder, NPM_RECORD));
  if (record === undefined) return undefined;
  const { dependencies, devDependencies, optionalDependencies, overrides } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(JSON.stringify([dependencies, devDependencies, optionalDependencies, overrides]))
    .update(readFileSync(join(folder, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .update(record)
    .digest('hex');
}

/** @param {string} file */
function readOrNothing(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
