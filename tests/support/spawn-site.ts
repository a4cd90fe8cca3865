import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { untilReady } from './machine.ts';

const PROJECT = join(import.meta.dirname, '../..');
/** A site that finds its code compiled starts with less work. */
export const COMPILE_CACHE = join(PROJECT, 'node_modules/.cache/compiled-sites');
/** As `npm start` has it. */
export const START_OPTIONS = ['--max-semi-space-size=8', '--max-old-space-size=512'];
/** With its end, because a line may come in two parts. */
const FRIENDLY_LINE = /^LASHMA website: (http:\/\/localhost:\d+)\n/m;

export type SpawnedSite = ReturnType<typeof spawnSite>;

/** The real server as an operator would start it, on a free port unless told otherwise. Whoever calls discards it. */
export function spawnSite(
  environment: Record<string, string> = {},
  program = 'dist/current/server/index.js',
  cwd = PROJECT,
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-site-'));
  const child = spawn(process.execPath, [...START_OPTIONS, program], {
    cwd,
    env: {
      MALLOC_ARENA_MAX: '1',
      PATH: process.env.PATH,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      NODE_COMPILE_CACHE: COMPILE_CACHE,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  /** Resolves when it and every process that it has started have ended, and all that they wrote is in `output`. */
  const closed = once(child, 'close');
  const endWithParent = () => child.kill('SIGKILL');
  process.once('exit', endWithParent);
  child.once('exit', () => process.off('exit', endWithParent));
  /** What it has written so far. */
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name].setEncoding('utf8').on('data', (text: string) => {
      output[name] += text;
    });
  return {
    child,
    output,
    dataDir,
    /** Its address, once it listens. */
    listening: () =>
      untilReady(async () => {
        const url = FRIENDLY_LINE.exec(output.stdout)?.[1];
        if (!url) throw new Error(`the site did not start: ${output.stdout}${output.stderr}`);
        return url.replace('localhost', '127.0.0.1');
      }, child),
    closed,
    /** Ends it, if it still runs, and takes its data away. */
    async discard() {
      child.kill('SIGKILL');
      await closed;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

const TRIES = 20;
const PAUSE_MS = 500;

/**
 * Asks again when a site has no turn to render for one visitor, as it may right after its start on a busy machine;
 * nothing has been done with the request then.
 */
export async function fetchInTurn(url: string, init: RequestInit = {}): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || tries === TRIES) return answer;
    await answer.text();
    await pause(PAUSE_MS);
  }
}
