import { execFile } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { findPrograms, freePort } from '../tests/support/machine.ts';
import { documentedSite, type NginxOptions, runNginx } from '../tests/support/nginx.ts';
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
  /** The row whose response it also sends, when nginx has none of its own for it. */
  sameAs?: string;
}

/** More connections would only queue the renders. */
const FEW = 10;
const MANY = 50;
const RENDER = 'uncached render';
const PLAIN = 'cached page, plain';
const PAGE = 'cached page';
const BEHIND = 'cached page, behind nginx';

const packed = { 'accept-encoding': 'br' };
const plain = { 'accept-encoding': 'identity' };
const ID = crypto.randomUUID();
const form = new Response(contactBody({ message: ID }));

const page: Scenario = { name: PAGE, path: '/', headers: packed, connections: MANY };
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
  { name: RENDER, path: '/', headers: plain, connections: FEW, sameAs: PLAIN },
  { name: 'uncached search', path: '/provider?find=general', headers: plain, connections: FEW },
  { ...api, name: 'uncached API list', connections: FEW, sameAs: api.name },
];
const twoProcesses: Scenario = { ...page, name: 'cached page, two processes', sameAs: PAGE };
const behindNginx: Scenario = { ...page, name: BEHIND, sameAs: PAGE };

/** The figures of each scenario, by its name. */
type Results = Map<string, Row['figures']>;

export async function measureThroughput(): Promise<Part> {
  findPrograms(['wrk'], 'wrk');
  const remarks = [
    `One client on the same machine, on ${MANY} kept connections (${FEW} for renders and posts), ${MEASURE_SECONDS} s each after a warm-up. Requests are not logged (\`LOG_LEVEL=warn\`). Both databases write through to the disk.`,
    'nginx is one process that sends the same bytes, heads included, from files; it answers the post without reading it. Its ratio is that of requests a second.',
  ];
  const skip = (error: Error): undefined => {
    remarks.push(`Skipped: ${error.message}`);
  };
  const answers: RecordedResponse[] = [];
  const sqlite = await measureSite({}, answers);
  await measureServer(sqlite, [twoProcesses], { WEB_CONCURRENCY: '2' });
  const postgres = await measurePostgres().catch(skip);
  const nginx = await measureNginx(answers).catch(skip);
  if (nginx) await measureBehindNginx(sqlite);
  const tables = [toTable('SQLite', sqlite, nginx)];
  if (postgres) tables.push(toTable('PostgreSQL', postgres, nginx));
  if (nginx) tables.push(toTable('nginx', nginx));
  return { title: 'Throughput and latency', tables, remarks };
}

async function measureSite(
  environment: Record<string, string>,
  answers: RecordedResponse[] = [],
): Promise<Results> {
  const results: Results = new Map();
  await measureServer(results, cached, environment, 'dist/current/server/index.js', answers);
  await measureServer(results, uncached, environment, 'bench/uncached-server.ts');
  return results;
}

async function measureServer(
  results: Results,
  scenarios: Scenario[],
  environment: Record<string, string>,
  program?: string,
  answers?: RecordedResponse[],
): Promise<void> {
  const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...environment }, program);
  try {
    const port = Number(new URL(await site.listening()).port);
    for (const scenario of scenarios) {
      results.set(scenario.name, await load(scenario, port, site.child.pid));
      // Only now: a page is sent as soon as it is rendered, and compressed harder afterwards.
      answers?.push(await recordResponse(port, scenario));
    }
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

/** nginx serves the same bytes as the site, headers included, from files. */
async function measureNginx(answers: RecordedResponse[]): Promise<Results> {
  findPrograms(['nginx'], 'nginx');
  const port = await freePort();
  const files = cached.map((scenario, index) => ({ ...scenario, path: `/answer-${index}` }));
  const settings = (folder: string) => {
    for (const [index, { body }] of answers.entries()) writeFileSync(`${folder}/answer-${index}`, body);
    return `access_log off;
  sendfile on;
  tcp_nopush on;
  server_tokens off;
  etag off;
  if_modified_since off;
  keepalive_requests 1000000000;
  open_file_cache max=100 inactive=600s;
  open_file_cache_valid 600s;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
${answers.map(({ headers }, index) => location(`/answer-${index}`, headers)).join('\n')}
  }`;
  };
  const results: Results = new Map();
  await withNginx({ port, settings }, async (pid) => {
    for (const file of files) results.set(file.name, await load(file, port, pid));
  });
  return results;
}

/** The setup of deploy/nginx.conf, where nginx caches the site's pages. */
async function measureBehindNginx(results: Results): Promise<void> {
  const site = spawnSite({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' });
  try {
    const port = await freePort();
    const documented = documentedSite(port, [Number(new URL(await site.listening()).port)]);
    const settings = (folder: string) => `keepalive_requests 1000000000;\n${documented(folder)}`;
    await withNginx({ port, settings }, async (pid) => {
      results.set(BEHIND, await load(behindNginx, port, pid));
    });
  } finally {
    await site.discard();
  }
}

async function withNginx(options: NginxOptions, use: (pid: number) => Promise<void>): Promise<void> {
  const nginx = await runNginx(options);
  try {
    await use(nginx.pid);
  } finally {
    await nginx.stop();
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

/** A response of the site, to be replayed by nginx. */
interface RecordedResponse {
  headers: [string, string][];
  /** As received, still compressed. */
  body: Buffer;
}

async function recordResponse(port: number, { path, headers, body }: Scenario): Promise<RecordedResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>();
  ask({ host: '127.0.0.1', port, path, method: body ? 'POST' : 'GET', headers }, async (answer) => {
    const received = Object.entries(answer.headers).map(([name, value]): [string, string] => [
      name,
      String(value),
    ]);
    resolve({ headers: received, body: await buffer(answer) });
  })
    .on('error', reject)
    .end(body);
  return promise;
}

/** Headers that belong to the connection, or that nginx writes itself. */
const NOT_COPIED = /^(age|connection|content-length|content-type|date|keep-alive|transfer-encoding)$/;

/** nginx refuses to POST to a file; sending the file anyway is the least work that it can have. */
function location(path: string, headers: [string, string][]): string {
  const copied = headers
    .filter(([name]) => !NOT_COPIED.test(name))
    .map(([name, value]) => `      add_header ${name} ${quote(value)};`);
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? 'text/plain';
  return `    location = ${path} {
      types {} default_type ${quote(type)};
      error_page 405 =200 ${path};
${copied.join('\n')}
    }`;
}

/** nginx has no escape for a dollar sign, which begins a variable; our headers contain none. */
function quote(value: string): string {
  if (value.includes('$')) throw new Error('nginx cannot send a header with a dollar');
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

function toTable(title: string, results: Results, nginx?: Results): Table {
  const rateOf = (of: Results | undefined, name: string) => of?.get(name)?.['requests (/s)'];
  const render = rateOf(results, RENDER);
  const rows = [...results].map(([name, figures]) => {
    const scenario = [...uncached, twoProcesses, behindNginx].find((one) => one.name === name);
    const rate = figures['requests (/s)'] ?? 0;
    const twin = rateOf(nginx, scenario?.sameAs ?? name);
    return {
      name,
      figures: {
        ...figures,
        ...(twin && { 'of nginx (×)': rate / twin }),
        ...(render && { 'of an uncached render (×)': rate / render }),
      },
    };
  });
  const goals = [
    { row: PLAIN, column: 'of an uncached render (×)', atLeast: 10 },
    { row: BEHIND, column: 'of nginx (×)', atLeast: 0.9 },
  ];
  return { title, rows, goals: goals.filter(({ row }) => render && results.has(row)) };
}
