import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type LoadResult, runLoad } from './load.ts';

/*
 * How much the page cache is worth: the same client asks for the home page of the built site, first with the cache
 * switched off, then of the real server. Run it on a machine that does nothing else.
 */
const PATH = process.argv[2] ?? '/';
const WARM_UP_MS = 3_000;
const MEASURE_MS = 8_000;
const GOAL = 10;

const dataDir = mkdtempSync(join(tmpdir(), 'lashma-bench-'));
const rendered = await measure('bench/uncached-server.ts', 10, ['identity']);
const cached = await measure('server/index.ts', 50, ['identity', 'br']);
rmSync(dataDir, { recursive: true });

const [render] = rendered;
const ratio = (result: LoadResult) => result.requestsPerSecond / (render?.requestsPerSecond ?? Number.NaN);
print('rendered for each request', rendered[0]);
print('from the cache', cached[0]);
print('from the cache, brotli', cached[1]);
const measured = cached[0] ? ratio(cached[0]) : 0;
console.log(`\nThe cache serves ${measured.toFixed(1)} times as many requests (goal: ${GOAL}).`);
process.exitCode = measured >= GOAL ? 0 : 1;

async function measure(program: string, connections: number, encodings: string[]): Promise<LoadResult[]> {
  const { server, port } = await start(program);
  const results: LoadResult[] = [];
  for (const acceptEncoding of encodings) {
    const load = { port, path: PATH, acceptEncoding, connections };
    await runLoad({ ...load, durationMs: WARM_UP_MS });
    results.push(await runLoad({ ...load, durationMs: MEASURE_MS }));
  }
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  return results;
}

async function start(program: string): Promise<{ server: ChildProcess; port: number }> {
  const env = { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  const server = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const text of server.stdout.setEncoding('utf8')) {
    const port = /http:\/\/[\w.]+:(\d+)/.exec(text)?.[1];
    if (port) return { server, port: Number(port) };
  }
  throw new Error(`${program} did not start`);
}

function print(name: string, result: LoadResult | undefined): void {
  if (!result) return;
  const { requestsPerSecond, p50Ms, p99Ms, bytes, failed } = result;
  const columns = [
    name.padEnd(26),
    `${requestsPerSecond.toFixed(0).padStart(6)} req/s`,
    `p50 ${p50Ms.toFixed(1).padStart(6)} ms`,
    `p99 ${p99Ms.toFixed(1).padStart(6)} ms`,
    `${(bytes / 1024).toFixed(1).padStart(6)} KB`,
    `× ${ratio(result).toFixed(1)}`,
  ];
  console.log(columns.join('   ') + (failed > 0 ? `   ${failed} failed` : ''));
}
