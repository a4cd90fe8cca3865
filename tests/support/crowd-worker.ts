import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Crowd, CrowdAnswers } from './load.ts';

const { url, connections, durationMs, pauseMs, paths }: Crowd = workerData;
const { hostname, port } = new URL(url);
const HEAD_END = Buffer.from('\r\n\r\n');
const start = performance.now();
const times: number[] = [];
const statuses: Record<number, number> = {};
let asked = 0;
let isEnough = false;
parentPort?.once('message', () => (isEnough = true));

await Promise.all(Array.from({ length: connections }, visit));
times.sort((one, other) => one - other);
const answers: CrowdAnswers = {
  perSecond: (1000 * times.length) / (performance.now() - start),
  p99Ms: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY,
  longestMs: times.at(-1) ?? Number.POSITIVE_INFINITY,
  statuses,
};
parentPort?.postMessage(answers);
// It would listen on.
parentPort?.close();

/** On a plain socket, since Node's own client is slower than the pages that it would ask for. */
function visit(): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const socket = connect(Number(port), hostname).setNoDelay();
  let sentAt = 0;
  let head = Buffer.alloc(0);
  /** Bytes of the answer that are still to come, once its head is there. */
  let missing = 0;

  function ask(): void {
    sentAt = performance.now();
    if (sentAt - start < durationMs && !isEnough) {
      const path = paths[asked++ % paths.length]?.replace('*', `${asked}-${start}`);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\naccept-encoding: br\r\n\r\n`);
    } else {
      socket.destroy();
      resolve();
    }
  }

  socket.on('connect', ask);
  socket.on('error', reject);
  socket.on('end', () => reject(new Error('the server has hung up')));
  socket.on('data', (chunk: Buffer) => {
    if (missing > 0) {
      missing -= chunk.length;
    } else {
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf(HEAD_END);
      if (end < 0) return;
      const text = head.toString('latin1', 0, end);
      const status = Number(text.slice(9, 12));
      statuses[status] = (statuses[status] ?? 0) + 1;
      missing = end + HEAD_END.length + Number(/content-length: (\d+)/i.exec(text)?.[1]) - head.length;
      head = Buffer.alloc(0);
    }
    if (missing > 0) return;
    times.push(performance.now() - sentAt);
    if (pauseMs > 0) setTimeout(ask, pauseMs);
    else ask();
  });
  return promise;
}
