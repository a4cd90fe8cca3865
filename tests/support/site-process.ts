import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

const PROJECT = join(import.meta.dirname, '../..');
const START_LIMIT_MS = 30_000;
const FRIENDLY_LINE = /^LASHMA website: (http:\/\/localhost:\d+)$/m;

export interface SiteProcess {
  pid: number;
  url: string;
  /** What it has written so far. */
  output: { stdout: string; stderr: string };
  signal(name: NodeJS.Signals): void;
  /** Its exit code, and how long it took from now on. */
  ended(): Promise<{ code: number | null; ms: number }>;
}

export interface FailedStart {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Starts the real server as an operator would, on a free port unless told otherwise. */
export async function startSite(environment: Record<string, string> = {}): Promise<SiteProcess> {
  const { child, output } = spawnSite(environment);
  const url = await untilListening(child, output);
  return {
    pid: child.pid ?? 0,
    url,
    output,
    signal: (name) => child.kill(name),
    async ended() {
      const start = performance.now();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      return { code: child.exitCode, ms: performance.now() - start };
    },
  };
}

/** For starts that must be refused. */
export async function failToStart(environment: Record<string, string>): Promise<FailedStart> {
  const { child, output } = spawnSite(environment);
  const [code] = await once(child, 'close');
  return { code, ...output };
}

function spawnSite(environment: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-site-'));
  const child = spawn(process.execPath, ['server/index.ts'], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    }
    rmSync(dataDir, { recursive: true, force: true });
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text;
  });
  return { child, output };
}

async function untilListening(child: ChildProcess, output: SiteProcess['output']): Promise<string> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (true) {
    const url = FRIENDLY_LINE.exec(output.stdout)?.[1];
    if (url) return url.replace('localhost', '127.0.0.1');
    if (child.exitCode !== null) throw new Error(`the site did not start: ${output.stderr}`);
    if (Date.now() > deadline)
      throw new Error(`the site did not start in time: ${output.stdout}${output.stderr}`);
    await pause(20);
  }
}
