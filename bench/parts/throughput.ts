import { setTimeout as pause } from 'node:timers/promises';
import { connectDatabase } from '../../server/database/connect.ts';
import { signIn } from '../../tests/support/desk.ts';
import { startPostgres } from '../../tests/support/postgres.ts';
import { sendPost } from '../../tests/support/posts.ts';
import { spawnSite } from '../../tests/support/spawn-site.ts';
import { formPost, get, type LoadRequest, type LoadResult, runLoad } from '../load/run-load.ts';
import { type Column, KB, type Part, type Table } from '../report/bench-run.ts';
import {
  ensureNginx,
  type RecordedResponse,
  recordResponse,
  serveFiles,
  serveSite,
} from '../servers/nginx.ts';

const WARM_UP_MS = 1_500;
const MEASURE_MS = 4_000;
const MOST_REQUESTS = 200_000;
const BUSY = 0.9;

const RENDER = 'uncached render';
const PLAIN = 'cached page, plain';
const PAGE = 'cached page';
const TWO = 'cached page, two processes';
const BEHIND = 'cached page, behind nginx';

interface Scenario {
  name: string;
  request: LoadRequest;
  connections: number;
  /** The row whose response it also sends, when nginx has none of its own for it. */
  sameAs?: string;
}

/** More connections would only queue the renders. */
const FEW = 10;
const MANY = 50;

const cached: Scenario[] = [
  { name: PAGE, request: get('/'), connections: MANY },
  { name: PLAIN, request: get('/', 'identity'), connections: MANY },
  { name: 'API list', request: get('/api/blogs'), connections: MANY },
  { name: 'form post', request: await formPost(), connections: FEW },
];
const uncached: Scenario[] = [
  { name: RENDER, request: get('/', 'identity'), connections: FEW, sameAs: PLAIN },
  { name: 'uncached search', request: get('/provider?find=general', 'identity'), connections: FEW },
  { name: 'uncached API list', request: get('/api/blogs'), connections: FEW, sameAs: 'API list' },
];
const twoProcesses: Scenario[] = [{ name: TWO, request: get('/'), connections: MANY, sameAs: PAGE }];
const behindNginx: Scenario = { name: BEHIND, request: get('/'), connections: MANY, sameAs: PAGE };

type Results = Map<string, LoadResult>;

export const throughput: Part = {
  name: 'throughput',
  title: 'Throughput and latency',
  async measure({ progress }) {
    const remarks = [
      `One client on the same machine, on ${MANY} kept connections (${FEW} for renders and posts), ${MEASURE_MS / 1000} s each after a warm-up. Requests are not logged (\`LOG_LEVEL=warn\`). Both databases write through to the disk.`,
      'nginx is one process that sends the same bytes, heads included, from files; it answers the post without reading it. Its ratio is that of requests a second.',
    ];
    const answers: RecordedResponse[] = [];
    const sqlite = await measureSite(progress, {}, answers);
    for (const [name, result] of await measureServer(progress, twoProcesses, { WEB_CONCURRENCY: '2' }))
      sqlite.set(name, result);
    const postgres = await measurePostgres(progress, remarks);
    const nginx = await measureNginx(progress, answers, remarks);
    const behind = nginx && (await measureBehindNginx(progress));
    if (behind) sqlite.set(BEHIND, behind.load);
    const tables = [toTable('SQLite', sqlite, nginx)];
    if (behind) tables.push(behind.published);
    if (postgres) tables.push(toTable('PostgreSQL', postgres, nginx));
    if (nginx) tables.push(toTable('nginx', nginx));
    const busy = Math.max(...[...(nginx ?? sqlite).values()].map(({ clientBusy }) => clientBusy));
    if (busy > BUSY)
      remarks.push('The client was at its limit against nginx, which could therefore serve even more.');
    return { tables, remarks };
  },
};

type Progress = (text: string) => void;

async function measureSite(
  progress: Progress,
  environment: Record<string, string>,
  answers?: RecordedResponse[],
): Promise<Results> {
  const kept = await measureServer(progress, cached, environment, 'dist/current/server/index.js', answers);
  const rendered = await measureServer(progress, uncached, environment, 'bench/servers/uncached-server.ts');
  return new Map([...kept, ...rendered]);
}

async function measureServer(
  progress: Progress,
  scenarios: Scenario[],
  environment: Record<string, string>,
  program?: string,
  answers?: RecordedResponse[],
): Promise<Results> {
  const site = spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...environment }, program);
  const results: Results = new Map();
  try {
    const port = Number(new URL(await site.listening()).port);
    const serverPid = site.child.pid ?? 0;
    for (const { name, request, connections } of scenarios) {
      progress(name);
      results.set(name, await load({ port, serverPid, requests: [request], connections }));
      // Only now: a page is sent as soon as it is rendered, and compressed harder afterwards.
      answers?.push(await recordResponse(port, request));
    }
  } finally {
    await site.discard();
  }
  return results;
}

async function measurePostgres(progress: Progress, remarks: string[]): Promise<Results | undefined> {
  const postgres = await startPostgres({ fsync: 'on' }).catch((error: Error) => {
    remarks.push(`PostgreSQL is skipped: ${error.message}`);
  });
  if (!postgres) return undefined;
  try {
    return await measureSite(progress, { DATABASE_URL: await postgres.createDatabase() });
  } finally {
    await postgres.remove();
  }
}

async function measureNginx(
  progress: Progress,
  answers: RecordedResponse[],
  remarks: string[],
): Promise<Results | undefined> {
  if (!(await ensureNginx())) {
    remarks.push('nginx is skipped: it is not installed and could not be, so its ratios are missing.');
    return undefined;
  }
  const nginx = await serveFiles(answers);
  const results: Results = new Map();
  try {
    for (const [index, { name, request, connections }] of cached.entries()) {
      progress(`nginx: ${name}`);
      const requests = [{ ...request, path: nginx.pathOf(index) }];
      results.set(name, await load({ port: nginx.port, serverPid: nginx.pid, requests, connections }));
    }
  } finally {
    await nginx.stop();
  }
  return results;
}

/** The setup of deploy/nginx.conf, where nginx caches the site's pages. */
async function measureBehindNginx(progress: Progress): Promise<{ load: LoadResult; published: Table }> {
  progress(BEHIND);
  const site = spawnSite({ LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback' });
  try {
    const nginx = await serveSite(Number(new URL(await site.listening()).port));
    const { request, connections } = behindNginx;
    const target = { port: nginx.port, serverPid: nginx.pid, requests: [request], connections };
    try {
      return {
        load: await load(target),
        published: await publish(`http://127.0.0.1:${nginx.port}`, site.dataDir),
      };
    } finally {
      await nginx.stop();
    }
  } finally {
    await site.discard();
  }
}

/** How long a visitor who keeps reloading does not see a newly published post. */
async function publish(url: string, dataDir: string): Promise<Table> {
  const title = 'Words of the day';
  const database = await connectDatabase({ dataDir, databaseUrl: undefined });
  const { headers } = await signIn(database, 'editor');
  await database.destroy();
  const started = performance.now();
  const { status } = await sendPost(url, headers, { action: 'publish', slug: 'words', title });
  if (status !== 303) throw new Error(`the post was answered with ${status}`);
  while (!(await (await fetch(`${url}/blog`)).text()).includes(title)) await pause(20);
  const row = 'a published post, behind nginx';
  return {
    title: 'From publishing to showing',
    columns: [{ name: 'shown after', unit: 'ms', better: 'less' }],
    rows: [{ name: row, figures: { 'shown after': performance.now() - started } }],
    goals: [{ row, column: 'shown after', atMost: 3000 }],
  };
}

function load(target: { port: number; serverPid: number; requests: LoadRequest[]; connections: number }) {
  return runLoad({
    ...target,
    durationMs: MEASURE_MS,
    warmUpMs: WARM_UP_MS,
    mostRequests: MOST_REQUESTS,
  });
}

const columns: Column[] = [
  { name: 'requests', unit: '/s', better: 'more' },
  { name: 'p50', unit: 'ms', better: 'less' },
  { name: 'p99', unit: 'ms', better: 'less' },
  { name: 'CPU a request', unit: 'µs', better: 'less' },
  { name: 'answer', unit: 'KB', better: 'less' },
];
const ratios: Column[] = [
  { name: 'of nginx', unit: '×', better: 'more' },
  { name: 'of an uncached render', unit: '×', better: 'more' },
];

function toTable(title: string, results: Results, nginx?: Results): Table {
  const render = results.get(RENDER)?.requestsPerSecond;
  const twins = new Map(
    [...cached, ...uncached, ...twoProcesses, behindNginx].map((one) => [one.name, one.sameAs ?? one.name]),
  );
  const rows = [...results].map(([name, result]) => {
    const twin = nginx?.get(twins.get(name) ?? name)?.requestsPerSecond;
    const figures = {
      requests: result.requestsPerSecond,
      p50: result.p50Ms,
      p99: result.p99Ms,
      'CPU a request': (1000 * result.serverCpuMs) / result.requests,
      answer: result.bytes / KB,
      ...(twin && { 'of nginx': result.requestsPerSecond / twin }),
      ...(render && { 'of an uncached render': result.requestsPerSecond / render }),
    };
    return { name, figures };
  });
  if (!render) return { title, columns, rows, goals: [] };
  return {
    title,
    columns: [...columns, ...ratios],
    rows,
    goals: [
      { row: PLAIN, column: 'of an uncached render', atLeast: 10 },
      ...(results.has(BEHIND) ? [{ row: BEHIND, column: 'of nginx', atLeast: 0.9 }] : []),
    ],
  };
}
