import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} Entry */

/**
 * Whether npm's record of what is installed holds all that the lockfile asks for on this machine, and package.json
 * asks for nothing else.
 *
 * @param {string} folder
 * @param {string} recordFile
 */
export function matchesLockfile(folder, recordFile) {
  const asked = readJson(join(folder, 'package.json'));
  const { packages } = readJson(join(folder, 'package-lock.json'));
  const recorded = readJson(join(folder, recordFile)).packages;
  const { '': root, ...locked } = packages;
  const sameKinds = ['dependencies', 'devDependencies', 'optionalDependencies'].every((kind) =>
    isDeepStrictEqual(asked[kind] ?? {}, root[kind] ?? {}),
  );
  return sameKinds && Object.entries(locked).every(([path, entry]) => isSatisfied(entry, recorded[path]));
}

/** @param {Entry} wanted @param {Entry | undefined} found */
function isSatisfied(wanted, found) {
  if (found) return found.version === wanted.version && found.integrity === wanted.integrity;
  return wanted.optional === true && !isMadeForHere(wanted);
}

/** An optional package that names no system hangs on one that does, and is left out together with it. */
function isMadeForHere(/** @type {Entry} */ { os, cpu, libc }) {
  if (!os && !cpu) return false;
  return (
    (os?.includes(process.platform) ?? true) &&
    (cpu?.includes(process.arch) ?? true) &&
    (!libc || libc.includes(libcHere()))
  );
}

/** @type {string | undefined} */
let knownLibc;

function libcHere() {
  if (knownLibc) return knownLibc;
  // Without this the report resolves the peer of every open connection by name, which can take seconds.
  Object.assign(process.report, { excludeNetwork: true });
  /** @type {any} */
  const { header } = process.report.getReport();
  knownLibc = header.glibcVersionRuntime ? 'glibc' : 'musl';
  return knownLibc;
}

/** @param {string} file */
function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
