import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

const manifest = findPackageJSON(import.meta.url);
if (!manifest) throw new Error('The server lies in no project: there is no package.json above it.');

/** Where the project lies, for modules that read its files: from their own places the built server's would differ. */
export const PROJECT_ROOT = dirname(manifest);
