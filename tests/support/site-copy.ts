import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { freePort } from './machine.ts';
import { spawnSite } from './spawn-site.ts';

const PROJECT = join(import.meta.dirname, '../..');
const TEXT = /(?:\.(?:c?js|json|css)|build-id)$/;
const COMPRESSED = /\.(?:br|gz)$/;

export type RunningCopy = Awaited<ReturnType<typeof startCopy>>;

/** A second deployment of the built site, in which texts and the names of files can be other than in the first. */
export function copySite(change?: (text: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-copy-'));
  const built = realpathSync(join(PROJECT, 'dist/current'));
  const current = join(folder, 'dist/builds', change?.(basename(built)) ?? basename(built));
  cpSync(built, current, { recursive: true, filter: (path) => !COMPRESSED.test(path) });
  symlinkSync(current, join(folder, 'dist/current'));
  symlinkSync(join(PROJECT, 'node_modules'), join(folder, 'node_modules'));
  if (change)
    for (const entry of readdirSync(current, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) changeFile(entry.parentPath, entry.name, change);
  return folder;
}

function changeFile(parent: string, name: string, change: (text: string) => string): void {
  const path = join(parent, name);
  const text = TEXT.test(name) ? readFileSync(path, 'utf8') : '';
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
  if (change(name) !== name) renameSync(path, join(parent, change(name)));
}

export async function startCopy(folder: string, environment: Record<string, string> = {}) {
  // One that is still free when another build comes in its place.
  const own = { PORT: String(await freePort()), DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'warn' };
  const site = spawnSite({ ...own, ...environment }, undefined, folder);
  const { port } = new URL(await site.listening());
  return { ...site, port, url: `http://localhost:${port}`, stop: site.discard };
}

export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}
