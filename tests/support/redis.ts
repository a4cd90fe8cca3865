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
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', dir: tmpdir() };
  const options = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let server: RunningProgram;

  async function start(): Promise<void> {
    server = runProgram(program, options, 'SIGKILL');
    await untilReady(() => countClients(url));
  }
  /** Cuts every connection and forgets all. */
  const stop = () => server.stop();

  onTestFinished(stop);
  await start();
  return {
    url,
    start,
    stop,
    /** Takes what is sent and answers nothing. */
    hang: () => server.child.kill('SIGSTOP'),
    /** How many processes are connected. */
    clients: () => countClients(url),
  };
}

async function countClients(url: string): Promise<number> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null });
  client.on('error', () => {});
  try {
    await client.connect();
    const list = String(await client.client('LIST'));
    return list.trim().split('\n').length - 1;
  } finally {
    client.disconnect();
  }
}
