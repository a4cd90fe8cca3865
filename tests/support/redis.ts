import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { onTestFinished } from 'vitest';
import { findPrograms, freePort, type RunningProgram, runProgram, untilReady } from './machine.ts';

/** A real Redis on a loopback port, the same one whenever it is started again, that keeps nothing and ends with the test. */
export async function startRedis() {
  const program = join(findPrograms(['redis-server'], 'redis-server'), 'redis-server');
  const port = await freePort();
  const url = `redis://127.0.0.1:${port}`;
  let server: RunningProgram | undefined;

  async function start(): Promise<void> {
    const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
    const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    server = runProgram(program, options, 'SIGKILL');
    await untilReady(() => ping(url));
  }

  /** Cuts every connection and forgets all. */
  async function stop(): Promise<void> {
    const running = server;
    server = undefined;
    await running?.stop();
  }

  onTestFinished(stop);
  await start();
  return {
    url,
    start,
    stop,
    /** Takes what is sent and answers nothing. */
    hang: () => server?.child.kill('SIGSTOP'),
    /** How many processes are connected. */
    clients: () => countClients(url),
  };
}

async function countClients(url: string): Promise<number> {
  const client = new Redis(url);
  const list = String(await client.client('LIST'));
  client.disconnect();
  return list.trim().split('\n').length - 1;
}

async function ping(url: string): Promise<void> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.ping();
  } finally {
    client.disconnect();
  }
}
