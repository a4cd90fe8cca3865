import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';
import type { Attack, AttackAnswers } from './attack.ts';
import { hostileRequest } from './hostile-requests.ts';

/** How long an unfinished request holds its connection. */
const HALF_MS = 500;
/** Far above what any answer takes. */
const ANSWER_LIMIT_MS = 60_000;
const ADDRESSES = 50;
const MOST_FAILURES = 20;

const { url, requests, connections }: Attack = workerData;
const { hostname, port } = new URL(url);
const start = performance.now();
const answers: AttackAnswers = { perSecond: 0, statuses: {}, failures: [], ignored: [] };
let sent = 0;

await Promise.all(
  Array.from({ length: connections }, async () => {
    while (sent < requests) await send(sent++);
  }),
);
answers.perSecond = (1000 * requests) / (performance.now() - start);
parentPort?.postMessage(answers);

function send(count: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { bytes, isHalf } = hostileRequest(count);
  const socket = connect({
    port: Number(port),
    host: hostname,
    localAddress: `127.0.1.${1 + (count % ADDRESSES)}`,
  });
  const limit = setTimeout(
    () => {
      // Where the system has no room for more connections, nothing was asked.
      if (socket.connecting) return socket.destroy();
      if (!isHalf) answers.ignored.push(count);
      // A reset leaves no port behind that has to rest.
      return socket.resetAndDestroy();
    },
    isHalf ? HALF_MS : ANSWER_LIMIT_MS,
  );
  socket.on('data', (chunk) => readStatuses(chunk, count));
  socket.on('error', () => {});
  socket.on('close', () => {
    clearTimeout(limit);
    resolve();
  });
  if (bytes.length > 0) socket.write(bytes);
  return promise;
}

function readStatuses(chunk: Buffer, count: number): void {
  for (let at = chunk.indexOf('HTTP/1.1 '); at !== -1; at = chunk.indexOf('HTTP/1.1 ', at + 9)) {
    const head = chunk.toString('latin1', at, at + 4000);
    const status = Number(head.slice(9, 12));
    if (!(status >= 100)) continue;
    answers.statuses[status] = (answers.statuses[status] ?? 0) + 1;
    const isForNow = status === 503 && /^retry-after: \d/im.test(head);
    if (status >= 500 && !isForNow && answers.failures.length < MOST_FAILURES)
      answers.failures.push(`${count}: ${head.slice(0, 1000)}`);
  }
}
