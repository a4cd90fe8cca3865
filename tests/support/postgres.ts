import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { findPrograms, freePort, type RunningProgram, runProgram, untilReady } from './machine.ts';

const READY_LIMIT_MS = 120_000;

/** What only helps after a power cut, or a database that is used for long. */
const UNSAFE_BUT_FAST = {
  synchronous_commit: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  autovacuum: 'off',
};

interface PostgresOptions {
  /** Tests need no data after a power cut; who measures how long writing takes switches it on. */
  fsync?: 'on' | 'off';
  /** Below which its own folder is made. */
  parent?: string;
  settings?: Record<string, string | number>;
  /** It begins as a copy of this server, and follows it until it is promoted. */
  standbyOf?: string;
}

/** A throw-away PostgreSQL on a loopback port, whose data lives in a folder of its own until `remove`. */
export async function startPostgres({
  fsync = 'off',
  parent = tmpdir(),
  settings: own = {},
  standbyOf,
}: PostgresOptions = {}) {
  const binaries = findPrograms(['initdb', 'postgres'], 'postgresql', () =>
    globSync('/usr/lib/postgresql/*/bin').sort().reverse(),
  );
  const folder = mkdtempSync(join(parent, 'lashma-postgres-'));
  const user = process.getuid?.() === 0 ? postgresUser() : undefined;
  if (user) chownSync(folder, user.uid, user.gid);
  const asUser = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const run = (name: string, ...args: string[]) => execFileSync(join(binaries, name), args, asUser);
  if (standbyOf) run('pg_basebackup', '-d', standbyOf, '-D', data, '-R', '--checkpoint=fast', '--no-sync');
  else run('initdb', '-D', data, '-U', 'site', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C');

  const port = await freePort();
  const url = `postgres://site@127.0.0.1:${port}/postgres`;
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 400,
    fsync,
    ...(fsync === 'off' && UNSAFE_BUT_FAST),
    ...own,
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let server: RunningProgram;
  let frozen: number[] = [];

  async function start(): Promise<void> {
    const args = ['-D', data, ...options];
    // SIGINT is PostgreSQL's fast shutdown: it cuts the connections and ends.
    server = runProgram(join(binaries, 'postgres'), args, 'SIGINT', { ...asUser, stdio: 'ignore' });
    await untilReady(() => withClient(url, async () => {}), server.child);
  }

  await start();
  return {
    /** Of the database that is always there, and from which others are made. */
    url,
    createDatabase: () => createDatabase(url),
    start,
    stop: () => server.stop(),
    /** PostgreSQL's immediate shutdown: nothing is finished, as when the machine is gone. */
    async kill() {
      server.child.kill('SIGQUIT');
      await server.stop();
    },
    /** It and its processes stand still: connections stay open, and nothing is answered until it is removed. */
    async freeze() {
      const pid = server.child.pid ?? 0;
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .trim()
        .split(' ')
        .map(Number);
      frozen = [pid, ...children];
      for (const one of frozen) process.kill(one, 'SIGSTOP');
    },
    /** Without a restart. */
    async set(name: string, value: string) {
      await withClient(url, (client) => client.query(`alter system set ${name} = '${value}'`));
      await withClient(url, (client) => client.query('select pg_reload_conf()'));
    },
    isRunning: () => server.child.exitCode === null && server.child.signalCode === null,
    /** Ends a standby's following: from now on it takes writes. */
    promote: () => run('pg_ctl', 'promote', '-D', data),
    async remove() {
      for (const one of frozen) process.kill(one, 'SIGCONT');
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes a database on a running server, empty or as the template is, and gives its address. */
export async function createDatabase(serverUrl: string, template = 'template0'): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying files takes half as long as writing them into the log of the server.
  const statement = `create database ${name} template ${template} strategy file_copy`;
  await withClient(serverUrl, (client) => client.query(statement));
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

/** Drops it under the feet of whoever is still connected. */
export async function dropDatabase(url: string): Promise<void> {
  await onServer(url, (client, name) => client.query(`drop database ${name} with (force)`));
}

/** Throws out whoever is connected and lets nobody in until it is said again: as if the server were gone. */
export async function setReachable(url: string, isReachable: boolean): Promise<void> {
  await onServer(url, async (client, name) => {
    await client.query(`alter database ${name} allow_connections ${isReachable}`);
    if (!isReachable)
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  });
}

async function onServer(url: string, use: (client: Client, name: string) => Promise<unknown>): Promise<void> {
  const { pathname } = new URL(url);
  const serverUrl = Object.assign(new URL(url), { pathname: '/postgres' }).href;
  await withClient(serverUrl, (client) => use(client, pathname.slice(1)));
}

/** PostgreSQL refuses to run as root. */
function postgresUser(): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** One connection, for as long as it is used. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: READY_LIMIT_MS });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
