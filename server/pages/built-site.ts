import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { StartError } from '../start-error.ts';

/** What `npm run build` leaves behind. */
export interface BuiltSite {
  build: ServerBuild;
  /** The folder of the files that browsers fetch. */
  clientDir: string;
}

const BUILD_DIR = join(import.meta.dirname, '../../build');

export async function loadBuiltSite(): Promise<BuiltSite> {
  const entry = join(BUILD_DIR, 'server/index.js');
  const manifest = join(BUILD_DIR, 'client/.vite/manifest.json');
  if (!existsSync(entry) || !existsSync(manifest))
    throw new StartError('The site is not built yet: run "npm run build" first.');
  return { build: await import(pathToFileURL(entry).href), clientDir: join(BUILD_DIR, 'client') };
}
