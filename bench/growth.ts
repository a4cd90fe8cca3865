import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../server/database/connect.ts';
import { signIn } from '../tests/support/desk.ts';
import { residentBytes } from '../tests/support/machine.ts';
import { contactBody } from '../tests/support/send-form.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { growDatabase, type Size } from './grow-database.ts';
import { median, type Part, progress, type Row } from './report.ts';

const MB = 1024 * 1024;
const TODAY: Size = { lists: 1, messages: 20_000, posts: 100 };
/** For a first look at what is slow. */
const SHARE = Number(process.env.GROWTH_SHARE ?? 1);
const GROWN: Size = { lists: 10, messages: 2_000_000 * SHARE, posts: 10_000 * SHARE };
const TIMES = 3;
/** What takes so long is asked for once. */
const SLOW_MS = 5000;

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
  '/desk/messages/grown-77': 'messages',
  '/desk/numbers?days=365': 'messages',
  '/desk/audit': 'messages',
  '/desk/posts': 'posts',
  '/desk/places': 'lists',
};

/** The same site with the data of today, and with those of many years. */
export async function measureGrowth(): Promise<Part> {
  const before = await measureSize(TODAY);
  const after = await measureSize(GROWN);
  const rows = [...after].map(([name, { data, ...figures }]): Row => {
    const was = before.get(name);
    const growth = data ? GROWN[data] / TODAY[data] : Number.NaN;
    const ratio = figures.ms / (was?.ms ?? Number.NaN);
    return {
      name,
      figures: {
        before: was?.ms ?? Number.NaN,
        after: figures.ms,
        'others wait (ms)': figures.waitMs,
        'grew (×)': ratio,
        'of its data (×)': ratio / growth,
      },
    };
  });
  const title = `${toText(TODAY)}, then ${toText(GROWN)}`;
  return {
    title: 'Growth',
    tables: [{ title, rows, goals: [{ column: 'of its data (×)', atMost: 1.5 }] }],
    remarks: [
      'On SQLite, with a page cache that holds nothing. Times are medians of three in ms, after a first one that is left out; memory and the backup are in MB, and the backup’s time in ms. Others wait is how long another visitor waited for `/healthz` meanwhile.',
    ],
  };
}

const toText = ({ lists, messages, posts }: Size) =>
  `${(600 * lists).toLocaleString('en')} places, ${messages.toLocaleString('en')} messages and ${posts.toLocaleString('en')} posts`;

interface Figure {
  ms: number;
  waitMs: number;
  data?: keyof Size;
}

async function measureSize(size: Size): Promise<Map<string, Figure>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-growth-'));
  const figures = new Map<string, Figure>();
  const note = (name: string, ms: number, data: keyof Size, waitMs = 0) => {
    figures.set(name, { ms, waitMs, data });
    if (process.env.GROWTH_LOG) console.log(toText(size), name, Math.round(ms), Math.round(waitMs));
  };
  const start = () =>
    spawnSite({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', FORM_LIMIT: '1000000' }, 'bench/uncached-server.ts');
  try {
    const first = start();
    await first.listening();
    first.child.kill('SIGTERM');
    await first.closed;
    progress(`filling: ${toText(size)}`);
    await growDatabase(dataDir, size);

    const begun = performance.now();
    const site = start();
    try {
      const url = await site.listening();
      await read(url, {});
      note('start, to the first page', performance.now() - begun, 'lists');
      const headers = await headersOfAdmin(dataDir);
      for (const [path, data] of Object.entries(PAGES)) {
        progress(path);
        const { ms, waitMs } = await timePage(url, path, headers);
        note(path, ms, data, waitMs);
      }
      if (site.child.exitCode !== null) throw new Error(`the site has ended: ${site.output.stderr}`);
      note('form post', await timeForm(url), 'messages');
      note('memory (MB)', residentBytes(site.child.pid ?? 0) / MB, 'messages');
    } finally {
      await site.discard();
    }
    const { ms, bytes } = await timeBackup(dataDir);
    note('backup', ms, 'messages');
    note('backup (MB)', bytes / MB, 'messages');
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

async function headersOfAdmin(dataDir: string) {
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const { headers } = await signIn(database, 'admin');
  await database.destroy();
  return headers;
}

async function read(url: string, headers: Record<string, string>): Promise<void> {
  const answer = await fetch(url, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} was answered with ${answer.status}`);
}

async function timePage(url: string, path: string, headers: Record<string, string>): Promise<Figure> {
  const turns: Figure[] = [];
  while (turns.length <= TIMES && (turns[0]?.ms ?? 0) < SLOW_MS)
    turns.push(await timeOnce(url, path, headers));
  const [first, ...more] = turns;
  const counted = more.length > 0 || !first ? more : [first];
  return {
    ms: median(counted.map(({ ms }) => ms)),
    waitMs: Math.max(...counted.map(({ waitMs }) => waitMs)),
  };
}

async function timeOnce(url: string, path: string, headers: Record<string, string>): Promise<Figure> {
  let waitMs = 0;
  let isOver = false;
  const others = async () => {
    while (!isOver) {
      const asked = performance.now();
      // One that is kept open may be closed at the moment in which it is used.
      await read(`${url}/healthz`, {}).catch(() => {});
      waitMs = Math.max(waitMs, performance.now() - asked);
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

async function timeBackup(dataDir: string) {
  const folder = join(dataDir, 'backup');
  mkdirSync(folder);
  const path = join(folder, 'backup.jsonl.gz');
  const begun = performance.now();
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
  await promisify(execFile)(process.execPath, ['cli/index.ts', 'backup', path], {
    cwd: join(import.meta.dirname, '..'),
    env,
  });
  return { ms: performance.now() - begun, bytes: statSync(path).size };
}
