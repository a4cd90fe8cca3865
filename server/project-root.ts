import { findPackageJSON } from 'node:module';
import { dirname, extname, join } from 'node:path';

const manifest = findPackageJSON(import.meta.url);
if (!manifest) throw new Error('The server lies in no project: there is no package.json above it.');

/**
 * Where the files lie that the server reads. A build has a package.json and copies of these files of its own, so that
 * a running site never reads those of a later version.
 */
export const PROJECT_ROOT = dirname(manifest);

/** The file of a module that is not imported by its name, such as a worker process, which is JavaScript in a build. */
export function moduleFile(path: string): string {
  return join(PROJECT_ROOT, path + extname(import.meta.url));
}
