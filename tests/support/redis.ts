import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { findPrograms, freePort } from './machine.ts';

const READY_LIMIT_MS = 120_000;

/** A real Redis on a loopback port, the same one whenever it is started again, that keeps nothing and ends with the test. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** Cuts every connection and forgets all. */
  stop(): Promise<void>;
  /** Takes what is sent and answers nothing, until `resume`. */
  hang(): void;
  resume(): void;
  /** How many processes are connected. */
  clients(): Promise<number>;
}

export async function startRedis(): Promise<TestRedis> {
  const program = join(findPrograms(['redis-server'], 'redis-server'), 'redis-server');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = spawn(program, options, { stdio: 'ignore' });
    await untilReady(url);
  }

  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  }

  const endWithParent = () => server?.kill('SIGKILL');
  process.once('exit', endWithParent);
  onTestFinished(async () => {
    await stop();
    process.off('exit', endWithParent);
  });
  await start();
  return {
    url,
    start,
    stop,
    hang: () => server?.kill('SIGSTOP'),
    resume: () => server?.kill('SIGCONT'),
    clients: () => countClients(url),
  };
}

async function countClients(url: string): Promise<number> {
  const client = new Redis(url);
  const list = String(await client.client('LIST'));
  client.disconnect();
  return list.trim().split('\n').length - 1;
}

async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + READY_LIMIT_MS;
  while (true) {
    const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.ping();
      return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    } finally {
      client.disconnect();
    }
    await pause(20);
  }
}
