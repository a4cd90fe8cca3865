import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build is made from. A name that is not there counts as absent. */
const BUILT_FROM = [
  'app',
  'content',
  'domain',
  'public',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'build',
  'cli/directory',
  'set-up',
];
const STAMP = 'dist/built-from';
const ALWAYS_BUILT = ['dist/server/entry.server.js', 'dist/client'];

/** @param {string} root */
export function isBuildFresh(root) {
  if (!ALWAYS_BUILT.every((path) => existsSync(join(root, path)))) return false;
  const stamp = join(root, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
}

/** Before a build: an interrupted one must not look fresh. @param {string} root */
export function clearStamp(root) {
  rmSync(join(root, STAMP), { force: true });
}

/** After a build, with the hash from before it: a file that was changed meanwhile makes it stale. */
export function writeStamp(/** @type {string} */ root, /** @type {string} */ hash) {
  writeFileSync(join(root, STAMP), hash);
}

/** @param {string} root */
export function hashSources(root) {
  const hash = createHash('sha256');
  for (const path of BUILT_FROM) addTo(hash, root, path);
  return hash.digest('hex');
}

/** @param {import('node:crypto').Hash} hash @param {string} root @param {string} path */
function addTo(hash, root, path) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats || /\.test\.tsx?$/.test(path)) return;
  if (stats.isDirectory()) {
    for (const name of readdirSync(join(root, path)).sort()) addTo(hash, root, `${path}/${name}`);
  } else {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path)));
  }
}
