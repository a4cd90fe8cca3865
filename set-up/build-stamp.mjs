import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Everything that a build is made from. A name that is not there counts as absent. */
const BUILT_FROM =
  'app content docs/desk.md domain public build cli/check-site cli/translations server vite.config.ts tsconfig.json package.json package-lock.json'.split(
    ' ',
  );

/** In the folder of a finished build: the hash of its sources, taken before it began. */
export const STAMP = 'built-from';

/** @param {string} root */
export function isBuildFresh(root) {
  const stamp = join(root, 'dist', STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hashSources(root);
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
