import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

const PROJECT = join(import.meta.dirname, '../..');
const COPIED = ['server', 'dist', 'package.json'];
const LINKED = ['app', 'content', 'domain', 'node_modules'];
const TEXT = /(?:\.(?:js|json|css)|build-id)$/;
const COMPRESSED = /\.(?:br|gz)$/;
const LISTENING = /http:\/\/localhost:(\d+)\n/;

export interface RunningCopy {
  url: string;
  port: string;
  stop(): Promise<void>;
}

/** A second deployment of the built site, in which words and file names can be other than in the first. */
export function copySite(changes: Record<string, string> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'lashma-copy-'));
  for (const name of COPIED)
    cpSync(join(PROJECT, name), join(folder, name), {
      recursive: true,
      filter: (path) => !COMPRESSED.test(path),
    });
  for (const name of LINKED) symlinkSync(join(PROJECT, name), join(folder, name));
  const changed = Object.entries(changes);
  if (changed.length === 0) return folder;
  for (const entry of readdirSync(join(folder, 'dist'), { recursive: true, withFileTypes: true }))
    if (entry.isFile()) changeFile(entry.parentPath, entry.name, changed);
  return folder;
}

function changeFile(parent: string, name: string, changes: [from: string, to: string][]): void {
  const apply = (text: string) => changes.reduce((changed, [from, to]) => changed.replaceAll(from, to), text);
  const path = join(parent, name);
  if (TEXT.test(name)) writeFileSync(path, apply(readFileSync(path, 'utf8')));
  if (apply(name) !== name) renameSync(path, join(parent, apply(name)));
}

export async function startCopy(
  folder: string,
  environment: Record<string, string> = {},
): Promise<RunningCopy> {
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      // One that is still free when another build comes in its place.
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await untilListening(child);
  return {
    port,
    url: `http://localhost:${port}`,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

export function removeCopy(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

async function untilListening(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of child.stdout ?? []) {
    output += part;
    const port = LISTENING.exec(output)?.[1];
    if (port) return port;
  }
  throw new Error(`the copy did not start: ${output}`);
}
