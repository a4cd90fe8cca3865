import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Far longer than anybody leaves a page open, or a cache keeps one. */
const KEPT_DAYS = 7;
const DAY_MS = 86_400_000;

/**
 * Puts a finished build into the place of the last one, file by file: a site that runs there never finds one missing.
 * Hashed files of earlier builds stay for some days, for that site and for pages that are still open.
 */
export function publishBuild(next: string, dist: string): void {
  const made = new Set(filesIn(next));
  for (const file of made) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  }
  rmSync(next, { recursive: true });
  for (const file of filesIn(dist)) if (!made.has(file) && !isKept(dist, file)) rmSync(join(dist, file));
}

/** A build renews the age of every file that it makes. */
function isKept(dist: string, file: string): boolean {
  const ageDays = (Date.now() - statSync(join(dist, file)).mtimeMs) / DAY_MS;
  return file.split(sep).includes('assets') && ageDays < KEPT_DAYS;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
