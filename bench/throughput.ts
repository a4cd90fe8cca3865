import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findPrograms, freePort } from '../tests/support/machine.ts';
import { documentedSite, runNginx } from '../tests/support/nginx.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { contactBody } from '../tests/support/send-form.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { KB, type Part, progress, type Row, type Table } from './report.ts';

const WARM_UP_SECONDS = 2;
const MEASURE_SECONDS = 4;
/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

interface Scenario {
  name: string;
  path: string;
  headers: Record<string, string>;
  /** Posted, each time with another id. */
  body?: string;
  connections: number;
}

/** More connections would only queue the renders. */
const FEW = 10;
const MANY = 50;
const RENDER = 'uncached render';
const PLAIN = 'cached page, plain';
const BEHIND = 'cached page, by nginx in front';

const packed = { 'accept-encoding': 'br' };
const plain = { 'accept-encoding': 'identity' };
const ID = crypto.randomUUID();
const form = new Response(contactBody({ message: ID }));

const page: Scenario = { name: 'cached page', path: '/', headers: packed, connections: MANY };
const api: Scenario = { name: 'API list', path: '/api/blogs', headers: packed, connections: MANY };
const cached: Scenario[] = [
  page,
  { name: PLAIN, path: '/', headers: plain, connections: MANY },
  api,
  {
    name: 'form post',
    path: '/api/v1.0/email/send-form',
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: await form.text(),
    connections: FEW,
  },
];
const uncached: Scenario[] = [
  { name: RENDER, path: '/', headers: plain, connections: FEW },
  { name: 'uncached search', path: '/provider?find=general', headers: plain, connections: FEW },
  { ...api, name: 'uncached API list', connections: FEW },
];

/** The figures of each scenario, by its name. */
type Results = Map<string, Row['figures']>;

export async function measureThroughput(): Promise<Part> {
  findPrograms(['wrk'], 'wrk');
  const remarks = [
    `One client on the same machine, on ${MANY} kept connections (${FEW} for renders and posts), ${MEASURE_SECONDS} s each after a warm-up. Requests are not logged (\`LOG_LEVEL=warn\`). Both databases write through to the disk.`,
    'nginx stands in front as `deploy/nginx.conf` has it, and sends the same page from its own cache.',
  ];
  const skip = (error: Error): undefined => {
    remarks.push(`Skipped: ${error.message}`);
  };
  const sqlite = await measureSite({});
  await measureBehindNginx(sqlite).catch(skip);
  const postgres = await measurePostgres().catch(skip);
  const tables = [toTable('SQLite', sqlite)];
  if (postgres) tables.push(toTable('PostgreSQL', postgres));
  return { title: 'Throughput and latency', tables, remarks };
}

async function measureSite(environment: Record<string, string>): Promise<Results> {
  const results: Results = new Map();
  await measureServer(results, cached, environment);
  await measureServer(results, uncached, environment, 'bench/uncached-server.ts');
  return results;
}

async function measureServer(
  results: Results,
  scenarios: Scenario[],
  environment: Record<string, string>,
  program?: string,
): Promise<void> {
  const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...environment }, program);
  try {
    const port = Number(new URL(await site.listening()).port);
    for (const scenario of scenarios) results.set(scenario.name, await load(scenario, port, site.child.pid));
  } finally {
    await site.discard();
  }
}

async function measurePostgres(): Promise<Results> {
  const postgres = await startPostgres({ fsync: 'on' });
  try {
    return await measureSite({ DATABASE_URL: await postgres.createDatabase() });
  } finally {
    await postgres.remove();
  }
}

/** The setup of deploy/nginx.conf, where nginx caches the site's pages. */
async function measureBehindNginx(results: Results): Promise<void> {
  findPrograms(['nginx'], 'nginx');
  const site = spawnSite({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' });
  try {
    const port = await freePort();
    const documented = documentedSite(port, [Number(new URL(await site.listening()).port)]);
    const settings = (folder: string) => `keepalive_requests 1000000000;\n${documented(folder)}`;
    const nginx = await runNginx({ port, settings });
    results.set(BEHIND, await load({ ...page, name: BEHIND }, port, nginx.pid).finally(nginx.stop));
  } finally {
    await site.discard();
  }
}

async function load(scenario: Scenario, port: number, serverPid = 0): Promise<Row['figures']> {
  const { name, path, headers, body, connections } = scenario;
  progress(name);
  const args = Object.entries(headers).flatMap(([header, value]) => ['-H', `${header}: ${value}`]);
  const run = async (seconds: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'lashma-load-'));
    const script = join(folder, 'load.lua');
    writeFileSync(script, `${body ? sendForms(body) : ''}\n${TELL_FIGURES}`);
    const bounds = ['--timeout', '10s', '-t', '1', '-c', String(connections), '-d', `${seconds}s`];
    const url = `http://127.0.0.1:${port}${path}`;
    const { stderr } = await promisify(execFile)('wrk', [...bounds, ...args, '-s', script, url]);
    rmSync(folder, { recursive: true });
    return JSON.parse(stderr);
  };
  await run(WARM_UP_SECONDS);
  const cpuMs = cpuMsOf(serverPid);
  const { requests, seconds, bytes, p50, p99, failed } = await run(MEASURE_SECONDS);
  if (failed > 0) throw new Error(`${failed} of ${requests} requests failed: ${name}`);
  return {
    'requests (/s)': requests / seconds,
    'p50 (ms)': p50,
    'p99 (ms)': p99,
    'CPU a request (µs)': (1000 * (cpuMsOf(serverPid) - cpuMs)) / requests,
    'answer (KB)': bytes / requests / KB,
  };
}

/** For wrk, in Lua, whose strings are written as those of JSON. A form that was sent before is not stored again. */
const sendForms = (body: string) => `wrk.method = "POST"
local before, after = ${body.split(ID).map((part) => JSON.stringify(part))}
local sent = 0
request = function()
  sent = sent + 1
  return wrk.format(nil, nil, nil, before .. "${crypto.randomUUID()}-" .. sent .. after)
end`;

const TELL_FIGURES = `done = function(summary, latency)
  local errors = summary.errors
  io.stderr:write(string.format(
    '{"requests": %d, "seconds": %f, "bytes": %d, "p50": %f, "p99": %f, "failed": %d}',
    summary.requests, summary.duration / 1e6, summary.bytes,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end`;

/** CPU time used so far by a process and its descendants. */
function cpuMsOf(pid: number): number {
  // The program's name comes first, in brackets, and may contain spaces: fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return children
    .map(cpuMsOf)
    .reduce((sum, ms) => sum + ms, TICK_MS * (Number(fields[11]) + Number(fields[12])));
}

function toTable(title: string, results: Results): Table {
  const rateOf = (name: string) => results.get(name)?.['requests (/s)'] ?? 0;
  const rows = [...results].map(([name, figures]) => ({
    name,
    figures: {
      ...figures,
      ...(results.has(BEHIND) && { 'of nginx (×)': rateOf(name) / rateOf(BEHIND) }),
      'of an uncached render (×)': rateOf(name) / rateOf(RENDER),
    },
  }));
  const goals = [{ row: PLAIN, column: 'of an uncached render (×)', atLeast: 10 }];
  return { title, rows, goals };
}
