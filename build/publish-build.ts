import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Far longer than anybody leaves a page open, or a cache keeps one. */
const KEPT_DAYS = 7;
/** As old as the build that it belongs to. */
const BUILD_ID = 'client/.vite/build-id';
const DAY_MS = 86_400_000;

/**
 * Puts a finished build into the place of the last one, file by file: a site that runs there never finds one missing.
 * Hashed files of the last build stay, and of those that were made some days before it, for that site and for pages
 * that are still open.
 */
export function publishBuild(next: string, dist: string): void {
  const made = new Set(filesIn(next));
  const lastBuilt = statSync(join(dist, BUILD_ID), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  // Whatever names a hashed file comes after it.
  for (const file of [...made].sort((one, other) => Number(isHashed(other)) - Number(isHashed(one)))) {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    renameSync(join(next, file), join(dist, file));
  }
  rmSync(next, { recursive: true });
  for (const file of filesIn(dist)) {
    // A build renews the age of every file that it makes.
    const ageDays = (lastBuilt - statSync(join(dist, file)).mtimeMs) / DAY_MS;
    const isKept = isHashed(file) && ageDays < KEPT_DAYS;
    if (!made.has(file) && !isKept) rmSync(join(dist, file));
  }
}

function isHashed(file: string): boolean {
  return file.split(sep).includes('assets');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
