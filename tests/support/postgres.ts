import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { findPrograms } from './find-programs.ts';
import { freePort } from './free-port.ts';

const READY_LIMIT_MS = 120_000;

/** A throw-away PostgreSQL on a loopback port, whose data lives in a temporary folder until `remove`. */
export interface TestPostgres {
  /** Makes an empty database and gives its address. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Tests need no data after a power cut; who measures how long writing takes switches `fsync` on. */
export async function startPostgres({ fsync = 'off' }: { fsync?: 'on' | 'off' } = {}): Promise<TestPostgres> {
  const binaries = findPrograms(['initdb', 'postgres'], 'postgresql', () =>
    globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  );
  const folder = mkdtempSync(join(tmpdir(), 'lashma-postgres-'));
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const asUser = { cwd: folder, ...user };
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'site', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    asUser,
  );

  const port = await freePort();
  const urlOf = (database: string) => `postgres://site@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let databases = 0;

  async function start(): Promise<void> {
    const settings = { listen_addresses: '127.0.0.1', port, unix_socket_directories: '', fsync };
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], { ...asUser, stdio: 'ignore' });
    await untilReady(urlOf('postgres'), server);
  }

  /** SIGINT is PostgreSQL's fast shutdown: it cuts the connections and ends. */
  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGINT');
    await ended;
  }

  const stopAtExit = () => server?.kill('SIGQUIT');
  process.once('exit', stopAtExit);
  await start();
  return {
    async createDatabase() {
      const name = `test_${++databases}`;
      // Nobody can be connected to template0: copying the usual one takes 0.2 s more, for nothing that we need.
      const statement = `create database ${name} template template0`;
      await withClient(urlOf('postgres'), (client) => client.query(statement));
      return urlOf(name);
    },
    start,
    stop,
    async remove() {
      await stop();
      process.off('exit', stopAtExit);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const deadline = Date.now() + READY_LIMIT_MS;
  while (true) {
    try {
      return await withClient(url, async () => {});
    } catch (error) {
      if (server.exitCode !== null) throw new Error(`PostgreSQL ended at once with code ${server.exitCode}.`);
      if (Date.now() > deadline) throw error;
    }
    await pause(50);
  }
}

async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: READY_LIMIT_MS });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
