import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run.mjs';

const OLDEST_MAJOR = 24;
/** Written after a complete installation; npm removes it with the rest of node_modules before the next one. */
const STAMP = 'node_modules/.installed-from';

/** @param {string} folder */
export function arePackagesInstalled(folder) {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashLockfile(folder);
}

/** @param {string} folder */
export function installPackages(folder) {
  console.log(`Installing packages in ${folder}…`);
  rmSync(join(folder, STAMP), { force: true });
  // The caller's settings decide where packages come from, not which ones and where to: the build needs development
  // packages, Node 24 is an optional one, and no package of ours has to run a script.
  const args = ['ci', '--package-lock', '--include=dev', '--include=optional'];
  const quietly = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error', '--engine-strict=false'];
  if (!run('npm', [...args, '--include=peer', '--ignore-scripts', ...quietly], { cwd: folder })) {
    throw new Error('npm could not install the packages: see above. The first time, a network is needed.');
  }
  writeFileSync(join(folder, STAMP), hashLockfile(folder));
}

/**
 * The Node that npm scripts will find: the packaged one, else the one that runs this. A packaged one that does not
 * run here (it is made for glibc, so not on Alpine) is removed, because its name comes first on their PATH.
 *
 * @param {string} root
 */
export function findModernNode(root) {
  const packaged = join(root, 'node_modules/.bin/node');
  if (spawnSync(packaged, ['--version']).status === 0) return packaged;
  rmSync(packaged, { force: true });
  if (Number.parseInt(process.versions.node, 10) >= OLDEST_MAJOR) return process.execPath;
  throw new Error(
    `Node ${OLDEST_MAJOR} or later is needed: there is no packaged one for this system, and ${process.version} is installed.`,
  );
}

/** @param {string} folder */
function hashLockfile(folder) {
  const lockfile = readFileSync(join(folder, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(`${process.platform}-${process.arch}`).digest('hex');
}
