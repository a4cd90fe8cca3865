import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** The status that is expected, if not 200. */
  status?: number;
}

export interface Load {
  port: number;
  /** Asked for in turn, on every connection. */
  requests: LoadRequest[];
  connections: number;
  /** Both bounds hold: whichever is reached first ends it. */
  durationMs: number;
  mostRequests: number;
  /** The same load before, without being counted. */
  warmUpMs: number;
  /** Whose CPU time is read; that of its child processes counts with it. */
  serverPid: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Of the last answer, head and body. */
  bytes: number;
  failed: number;
  serverCpuMs: number;
  /** 1 when the client itself could do no more. */
  clientBusy: number;
}

/** Lets a process of its own ask, so that the client and whoever started it do not slow each other down. */
export async function runLoad(load: Load): Promise<LoadResult> {
  const client = fork(join(import.meta.dirname, 'load-client.ts'), { serialization: 'advanced' });
  const stop = () => client.kill();
  process.once('exit', stop);
  const answered = once(client, 'message');
  const ended = once(client, 'exit').then(([code]) => {
    throw new Error(`the load client ended with code ${code}`);
  });
  client.send(load);
  try {
    const [result] = await Promise.race([answered, ended]);
    if (result.failed > 0)
      throw new Error(
        `${result.failed} of ${result.requests} answers had another status than expected: ${load.requests[0]?.path}`,
      );
    return result;
  } finally {
    process.off('exit', stop);
    ended.catch(() => {});
    if (client.connected) client.disconnect();
  }
}
