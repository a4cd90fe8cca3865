import { createHash } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { STAMP } from '#set-up/build-stamp.mjs';

/** Far longer than anybody leaves a page open, a cache keeps one, or a site goes without the restart that is due. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;
const ID_CHARACTERS = 12;
const BUILDS = 'builds';
const CURRENT = 'current';

/**
 * Publishes a finished build as `builds/<id>` and lets the link `current` lead to it; gives the id, which is made of
 * all that the build holds. A folder is never changed once it is there, so whatever runs in it has all its files, and
 * none of a later build. It is removed a week after another one has taken its place.
 */
export function publishBuild(next: string, dist: string): string {
  const files = filesIn(next);
  const id = hashFiles(next, files);
  const builds = join(dist, BUILDS);
  const current = join(dist, CURRENT);
  const published = join(builds, id);
  const replaced = existsSync(current) ? realpathSync(current) : undefined;
  if (existsSync(published)) {
    rmSync(next, { recursive: true });
  } else {
    if (replaced) shareFiles(next, replaced, files);
    writeFileSync(join(next, 'build-id'), id);
    mkdirSync(builds, { recursive: true });
    renameSync(next, published);
  }
  // Its age counts from here.
  if (replaced && replaced !== realpathSync(published)) utimesSync(replaced, new Date(), new Date());
  const link = join(dist, 'next-current');
  // A build that was killed may have left one behind.
  rmSync(link, { force: true });
  symlinkSync(join(BUILDS, id), link);
  renameSync(link, current);
  removeOld(dist, id);
  return id;
}

function hashFiles(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const bytes = readFileSync(join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, ID_CHARACTERS);
}

/** Files that have not changed lie on the disk once, so that a build takes no more room than what is new in it. */
function shareFiles(next: string, last: string, files: readonly string[]): void {
  for (const file of files) {
    const [made, kept] = [join(next, file), join(last, file)];
    if (statSync(kept, { throwIfNoEntry: false })?.size !== statSync(made).size) continue;
    if (!readFileSync(kept).equals(readFileSync(made))) continue;
    try {
      linkSync(kept, `${made}.shared`);
    } catch {
      // The disk, or the owner of the last build, lets nothing be linked.
      return;
    }
    renameSync(`${made}.shared`, made);
  }
}

function removeOld(dist: string, id: string): void {
  for (const name of readdirSync(dist))
    if (![BUILDS, CURRENT, STAMP].includes(name)) rmSync(join(dist, name), { recursive: true });
  for (const name of readdirSync(join(dist, BUILDS))) {
    const folder = join(dist, BUILDS, name);
    const replacedDaysAgo = (Date.now() - statSync(folder).mtimeMs) / DAY_MS;
    if (name === id || replacedDaysAgo <= KEPT_DAYS) continue;
    // Out of the way first: a folder that is only half removed must not be taken for a build.
    const removed = join(dist, `removed-${name}`);
    renameSync(folder, removed);
    rmSync(removed, { recursive: true });
  }
}

/** In one order on every machine. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}
