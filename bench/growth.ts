import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../server/database/connect.ts';
import { signIn } from '../tests/support/desk.ts';
import { residentBytes } from '../tests/support/machine.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { contactBody } from '../tests/support/send-form.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { growDatabase, type Place, type Size } from './grow-database.ts';
import { median, type Part, progress, type Row, type Table } from './report.ts';

const MB = 1024 * 1024;
const TODAY: Size = { lists: 1, messages: 20_000, posts: 100 };
/** For a first look at what is slow. */
const SHARE = Number(process.env.GROWTH_SHARE ?? 1);
const GROWN: Size = { lists: 10, messages: 2_000_000 * SHARE, posts: 10_000 * SHARE };
const TIMES = 5;
/** What takes so long is asked for once more only, so that it is compared with nothing that had to be made first. */
const SLOW_MS = 3000;
const PING_EVERY_MS = 10;
const LOOK_EVERY_MS = 200;
/** `GROWTH_ON=SQLite` measures one alone. */
const DIALECTS = (process.env.GROWTH_ON ?? 'SQLite,PostgreSQL').split(',');

/** What is asked for, and by how much that grows which it is made from. */
const PAGES: Record<string, keyof Size> = {
  '/': 'posts',
  '/provider': 'lists',
  '/provider/ikeja': 'lists',
  '/provider?find=general': 'lists',
  '/search?q=hospital': 'lists',
  '/search?q=members': 'posts',
  '/blog': 'posts',
  '/blog?topic=news': 'posts',
  '/blog/grown-post-40': 'posts',
  '/api/blogs': 'posts',
  '/sitemap.xml': 'lists',
  '/desk': 'messages',
  '/desk/messages': 'messages',
  '/desk/messages?page=100': 'messages',
  '/desk/messages?state=received': 'messages',
  '/desk/messages?q=surulere': 'messages',
  '/desk/messages?q=folake': 'messages',
  '/desk/messages?q=nobody': 'messages',
  '/desk/messages?q=visitor77@example.com': 'messages',
  '/desk/messages?q=08031000077': 'messages',
  '/desk/messages/grown-77': 'messages',
  '/desk/numbers?days=365': 'messages',
  '/desk/audit': 'messages',
  '/desk/posts': 'posts',
  '/desk/places': 'lists',
};

/** The same site with the data of today, and with those of many years. */
export async function measureGrowth(): Promise<Part> {
  const tables: Table[] = [];
  for (const dialect of DIALECTS) {
    const before = await measureSize(dialect, TODAY);
    tables.push(compare(dialect, before, await measureSize(dialect, GROWN)));
  }
  return {
    title: 'Growth',
    tables,
    remarks: [
      'With a page cache that holds nothing. Times are the shortest of five in ms, after a first one, which stands apart; memory and the backup are in MB, and the backup’s time in ms. Others wait is how long another visitor waited at most for `/healthz` meanwhile.',
    ],
  };
}

function compare(dialect: string, before: Map<string, Figure>, after: Map<string, Figure>): Table {
  const rows = [...after].map(([name, { data, ...figures }]): Row => {
    const was = before.get(name)?.ms ?? Number.NaN;
    const growth = GROWN[data] / TODAY[data];
    const ratio = figures.ms / was;
    return {
      name,
      figures: {
        before: was,
        after: figures.ms,
        'grew (×)': ratio,
        'of its data (×)': ratio / growth,
        'first time': figures.firstMs ?? Number.NaN,
        'others wait': figures.waitMs ?? Number.NaN,
      },
    };
  });
  const title = `${dialect}: ${toText(TODAY)}, then ${toText(GROWN)}`;
  return { title, rows, goals: [{ column: 'of its data (×)', atMost: 1.5 }] };
}

const toText = ({ lists, messages, posts }: Size) =>
  `${(600 * lists).toLocaleString('en')} places, ${messages.toLocaleString('en')} messages and ${posts.toLocaleString('en')} posts`;

interface Figure {
  ms: number;
  firstMs?: number;
  waitMs?: number;
  data: keyof Size;
}

type Turn = Required<Pick<Figure, 'ms' | 'waitMs'>>;

async function measureSize(dialect: string, size: Size): Promise<Map<string, Figure>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-growth-'));
  const postgres = dialect === 'PostgreSQL' ? await startPostgres({ fsync: 'on' }) : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const place: Place = { dataDir, databaseUrl };
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const figures = new Map<string, Figure>();
  const note = (name: string, figure: Figure) => {
    figures.set(name, figure);
    if (process.env.GROWTH_LOG) console.log(dialect, toText(size), name, JSON.stringify(figure));
  };
  const start = () =>
    spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...environment }, 'bench/uncached-server.ts');
  try {
    const first = start();
    await first.listening();
    first.child.kill('SIGTERM');
    await first.closed;
    progress(`${dialect}, filling: ${toText(size)}`);
    await growDatabase(place, size);

    const begun = performance.now();
    const site = start();
    try {
      const url = await site.listening();
      await read(url, {});
      note('start, to the first page', { ms: performance.now() - begun, data: 'lists' });
      const headers = await headersOfAdmin(place);
      for (const [path, data] of Object.entries(PAGES)) {
        progress(`${dialect}, ${path}`);
        note(path, { ...(await timePage(url, path, headers)), data });
      }
      if (site.child.exitCode !== null) throw new Error(`the site has ended: ${site.output.stderr}`);
      note('form post', { ms: await timeForm(url), data: 'messages' });
      note('memory (MB)', { ms: residentBytes(site.child.pid ?? 0) / MB, data: 'messages' });
    } finally {
      await site.discard();
    }
    progress(`${dialect}, backup`);
    const { ms, bytes, memory } = await timeBackup(dataDir, environment);
    note('backup', { ms, data: 'messages' });
    note('backup (MB)', { ms: bytes / MB, data: 'messages' });
    note('memory of the backup (MB)', { ms: memory / MB, data: 'messages' });
  } finally {
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

async function headersOfAdmin(place: Place) {
  const database = await openDatabase(place);
  const { headers } = await signIn(database, 'admin');
  await database.destroy();
  return headers;
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
}

async function timePage(url: string, path: string, headers: Record<string, string>) {
  const first = await timeOnce(url, path, headers);
  const turns = [await timeOnce(url, path, headers)];
  while (turns.length < TIMES && first.ms < SLOW_MS) turns.push(await timeOnce(url, path, headers));
  return {
    ms: Math.min(...turns.map(({ ms }) => ms)),
    firstMs: first.ms,
    waitMs: Math.max(...turns.map(({ waitMs }) => waitMs)),
  };
}

async function timeOnce(url: string, path: string, headers: Record<string, string>): Promise<Turn> {
  let waitMs = 0;
  let isOver = false;
  const others = async () => {
    while (!isOver) {
      const asked = performance.now();
      // One that is kept open may be closed at the moment in which it is used.
      await read(`${url}/healthz`, {}).catch(() => {});
      waitMs = Math.max(waitMs, performance.now() - asked);
      await pause(PING_EVERY_MS);
    }
  };
  const asking = others();
  const begun = performance.now();
  await read(url + path, path.startsWith('/desk') ? headers : {});
  const ms = performance.now() - begun;
  isOver = true;
  await asking;
  return { ms, waitMs };
}

async function timeForm(url: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < 20; turn++) {
    const begun = performance.now();
    const body = contactBody({ message: crypto.randomUUID() });
    await (await fetch(`${url}/api/v1.0/email/send-form`, { method: 'POST', body })).text();
    times.push(performance.now() - begun);
  }
  return median(times);
}

async function timeBackup(dataDir: string, environment: Record<string, string>) {
  const folder = join(dataDir, 'backup');
  mkdirSync(folder);
  const path = join(folder, 'backup.jsonl.gz');
  const begun = performance.now();
  const child = spawn(process.execPath, ['cli/index.ts', 'backup', path], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env.PATH, ...environment },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  let memory = 0;
  while (child.exitCode === null) {
    memory = Math.max(memory, residentBytes(child.pid ?? 0) || 0);
    await Promise.race([ended, pause(LOOK_EVERY_MS)]);
  }
  if (child.exitCode !== 0) throw new Error(`the backup ended with ${child.exitCode}`);
  return { ms: performance.now() - begun, bytes: statSync(path).size, memory };
}
