import { request as ask } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { LoadRequest } from '../load/run-load.ts';

/** A response of the site, to be replayed by another server. */
export interface RecordedResponse {
  headers: Record<string, string>;
  /** As received, still compressed. */
  body: Buffer;
}

export async function recordResponse(port: number, request: LoadRequest): Promise<RecordedResponse> {
  const { method = 'GET', path, headers = {}, body = Buffer.alloc(0) } = request;
  const { promise, resolve, reject } = Promise.withResolvers<RecordedResponse>();
  ask({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
    const kept = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    resolve({ headers: Object.fromEntries(kept), body: await buffer(answer) });
  })
    .on('error', reject)
    .end(body);
  return promise;
}
