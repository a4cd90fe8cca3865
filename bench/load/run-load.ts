import { fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactBody } from '../../tests/support/send-form.ts';

/** Linux counts CPU time in hundredths of a second. */
const TICK_MS = 10;

/** CPU time used so far by a process and its descendants. */
export function cpuMsOf(pid: number): number {
  return processTree(pid)
    .map(ownCpuMs)
    .reduce((sum, ms) => sum + ms, 0);
}

function processTree(pid: number): number[] {
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').trim().split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(processTree)];
}

function ownCpuMs(pid: number): number {
  // The program's name comes first, in brackets, and may contain spaces: fields are counted after it.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return TICK_MS * (Number(fields[11]) + Number(fields[12]));
}

/** A browser's request, or one without compression. */
export function get(path: string, encoding: 'br' | 'identity' = 'br'): LoadRequest {
  return { path, headers: { 'accept-encoding': encoding } };
}

/** A contact form message as the EmailJS library sends it. */
export async function formPost(): Promise<LoadRequest> {
  const changing = crypto.randomUUID();
  const form = new Response(contactBody({ message: changing }));
  return {
    method: 'POST',
    path: '/api/v1.0/email/send-form',
    headers: { 'content-type': form.headers.get('content-type') ?? '' },
    body: Buffer.from(await form.arrayBuffer()),
    changing,
  };
}

export interface LoadRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** A UUID in the body that is another one in each request, since the same form sent again is not stored again. */
  changing?: string;
  /** The expected status; 200 by default. */
  status?: number;
}

export interface Load {
  port: number;
  /** Sent in turn on every connection. */
  requests: LoadRequest[];
  connections: number;
  /** Whichever bound is reached first ends the run. */
  durationMs: number;
  mostRequests: number;
  /** The same load beforehand, not counted. */
  warmUpMs: number;
  /** The process whose CPU time is read, including its children's. */
  serverPid: number;
}

export interface LoadResult {
  requests: number;
  requestsPerSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** Size of the last response, head and body. */
  bytes: number;
  failed: number;
  serverCpuMs: number;
  /** 1 when the client itself was saturated. */
  clientBusy: number;
}

/** Runs the client in a process of its own, so that it does not slow down its parent, nor the parent it. */
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
