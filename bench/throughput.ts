import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms, freePort } from '../tests/support/machine.ts';
import { documentedSite, runNginx } from '../tests/support/nginx.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { KB, type Part, progress, type Row } from './report.ts';

const WARM_UP_SECONDS = 2;
const MEASURE_SECONDS = 4;

interface Scenario {
  name: string;
  path: string;
  encoding: 'br' | 'identity';
  connections: number;
}

/** More connections would only queue the renders. */
const FEW = 10;
const MANY = 50;
const RENDER = 'uncached render';
const PLAIN = 'cached page, plain';
const BEHIND = 'cached page, by nginx in front';

const page: Scenario = { name: 'cached page', path: '/', encoding: 'br', connections: MANY };
const cached: Scenario[] = [page, { ...page, name: PLAIN, encoding: 'identity' }];
const uncached: Scenario[] = [
  { ...page, name: RENDER, encoding: 'identity', connections: FEW },
  { ...page, name: 'uncached search', path: '/provider?find=general', connections: FEW },
];

export async function measureThroughput(): Promise<Part> {
  findPrograms(['wrk'], 'wrk');
  const results = new Map<string, Row['figures']>();
  await measureServer(results, cached);
  await measureServer(results, uncached, 'bench/uncached-server.ts');
  results.set(BEHIND, await measureBehindNginx());

  const rateOf = (name: string) => results.get(name)?.['requests (/s)'] ?? 0;
  const rows = [...results].map(([name, figures]) => ({
    name,
    figures: {
      ...figures,
      'of nginx (×)': rateOf(name) / rateOf(BEHIND),
      'of an uncached render (×)': rateOf(name) / rateOf(RENDER),
    },
  }));
  const goals = [{ row: PLAIN, column: 'of an uncached render (×)', atLeast: 10 }];
  return {
    title: 'Throughput and latency',
    tables: [{ title: 'SQLite', rows, goals }],
    remarks: [
      `One client on the same machine, on ${MANY} kept connections (${FEW} for renders), ${MEASURE_SECONDS} s each after a warm-up, without a log. nginx is configured as in \`deploy/nginx.conf\`, with its own cache.`,
    ],
  };
}

async function measureServer(results: Map<string, Row['figures']>, scenarios: Scenario[], program?: string) {
  const site = spawnSite({ LOG_LEVEL: 'warn' }, program);
  try {
    const port = Number(new URL(await site.listening()).port);
    for (const scenario of scenarios) results.set(scenario.name, await load(scenario, port));
  } finally {
    await site.discard();
  }
}

async function measureBehindNginx(): Promise<Row['figures']> {
  const program = `${findPrograms(['nginx'], 'nginx', () => ['/usr/sbin'])}/nginx`;
  const site = spawnSite({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' });
  try {
    const port = await freePort();
    const settings = documentedSite(port, [Number(new URL(await site.listening()).port)]);
    const nginx = await runNginx({ port, settings, program });
    return await load({ ...page, name: BEHIND }, port).finally(nginx.stop);
  } finally {
    await site.discard();
  }
}

async function load({ name, path, encoding, connections }: Scenario, port: number): Promise<Row['figures']> {
  progress(name);
  const folder = mkdtempSync(join(tmpdir(), 'lashma-load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, PRINT_FIGURES);
  const run = async (seconds: number) => {
    const bounds = ['--timeout', '10s', '-t', '1', '-c', String(connections), '-d', `${seconds}s`];
    const request = ['-H', `accept-encoding: ${encoding}`, '-s', script, `http://127.0.0.1:${port}${path}`];
    const { stderr } = await promisify(execFile)('wrk', [...bounds, ...request]);
    return JSON.parse(stderr);
  };
  await run(WARM_UP_SECONDS);
  const { requests, seconds, bytes, p50, p99, failed } = await run(MEASURE_SECONDS);
  rmSync(folder, { recursive: true });
  if (failed > 0) throw new Error(`${failed} of ${requests} requests failed: ${name}`);
  const size = bytes / requests / KB;
  return { 'requests (/s)': requests / seconds, 'p50 (ms)': p50, 'p99 (ms)': p99, 'response (KB)': size };
}

const PRINT_FIGURES = `done = function(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"requests": %d, "seconds": %f, "bytes": %d, "p50": %f, "p99": %f, "failed": %d}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end`;
