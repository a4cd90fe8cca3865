import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '../server/database/connect.ts';
import { signIn } from '../tests/support/desk.ts';
import { residentBytes } from '../tests/support/machine.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { contactBody } from '../tests/support/send-form.ts';
import { spawnSite } from '../tests/support/spawn-site.ts';
import { growDatabase, type Place, type Size } from './grow-database.ts';
import { type Part, progress, type Row, type Table } from './report.ts';

const MB = 1024 * 1024;
const TODAY: Size = { lists: 1, messages: 20_000, posts: 100 };
const GROWN: Size = { lists: 10, messages: 2_000_000, posts: 10_000 };
const TIMES = 5;

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
  for (const dialect of ['SQLite', 'PostgreSQL']) {
    const before = await measureSize(dialect, TODAY);
    const after = await measureSize(dialect, GROWN);
    const rows = [...after].map(([name, { figure, data }]): Row => {
      const was = before.get(name)?.figure ?? Number.NaN;
      const relative = figure / was / (GROWN[data] / TODAY[data]);
      return { name, figures: { before: was, after: figure, 'of its data (×)': relative } };
    });
    tables.push({
      title: `${dialect}: ${JSON.stringify(GROWN)}`,
      rows,
      goals: [{ column: 'of its data (×)', atMost: 1.5 }],
    });
  }
  const remark = `With a page cache that holds nothing. Times are the shortest of ${TIMES} in ms, after a first one.`;
  return { title: 'Growth', tables, remarks: [remark] };
}

type Figures = Map<string, { figure: number; data: keyof Size }>;

async function measureSize(dialect: string, size: Size): Promise<Figures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'lashma-growth-'));
  const postgres = dialect === 'PostgreSQL' ? await startPostgres({ fsync: 'on' }) : undefined;
  const databaseUrl = await postgres?.createDatabase();
  const place: Place = { dataDir, databaseUrl };
  const environment = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const figures: Figures = new Map();
  const note = (name: string, figure: number, data: keyof Size = 'messages') => {
    progress(`${dialect}, ${name}`);
    figures.set(name, { figure, data });
  };
  const start = () =>
    spawnSite({ LOG_LEVEL: 'warn', FORM_LIMIT: '1000000', ...environment }, 'bench/uncached-server.ts');
  try {
    const first = start();
    await first.listening();
    first.child.kill('SIGTERM');
    await first.closed;
    progress(`${dialect}, filling: ${JSON.stringify(size)}`);
    await growDatabase(place, size);

    const begun = performance.now();
    const site = start();
    try {
      const url = await site.listening();
      await read(url);
      note('start, to the first page', performance.now() - begun, 'lists');
      const database = await openDatabase(place);
      const { headers } = await signIn(database, 'admin');
      await database.destroy();
      for (const [path, data] of Object.entries(PAGES)) {
        const ask = () => read(url + path, path.startsWith('/desk') ? { headers } : {});
        note(path, await shortest(ask), data);
      }
      note('form post', await shortest(() => postForm(url)));
      note('memory (MB)', residentBytes(site.child.pid ?? 0) / MB);
    } finally {
      await site.discard();
    }
    const file = join(dataDir, 'backup.jsonl.gz');
    const backupBegun = performance.now();
    await promisify(execFile)(process.execPath, ['cli/index.ts', 'backup', file], {
      env: { PATH: process.env.PATH, ...environment },
    });
    note('backup', performance.now() - backupBegun);
    note('backup (MB)', statSync(file).size / MB);
  } finally {
    await postgres?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return figures;
}

async function shortest(work: () => Promise<void>): Promise<number> {
  await work();
  const times: number[] = [];
  while (times.length < TIMES) {
    const begun = performance.now();
    await work();
    times.push(performance.now() - begun);
  }
  return Math.min(...times);
}

async function read(url: string, init: RequestInit = {}): Promise<void> {
  const response = await fetch(url, init);
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} was answered with ${response.status}`);
}

const postForm = (url: string) =>
  read(`${url}/api/v1.0/email/send-form`, {
    method: 'POST',
    body: contactBody({ message: crypto.randomUUID() }),
  });
