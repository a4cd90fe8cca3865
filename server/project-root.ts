import { findPackageJSON } from 'node:module';
import { dirname } from 'node:path';

/** Where the project lies, for modules that read its files: from their own places the built server's would differ. */
export const PROJECT_ROOT = dirname(String(findPackageJSON(import.meta.url)));
