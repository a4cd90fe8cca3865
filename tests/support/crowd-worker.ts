import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { Crowd, CrowdAnswers } from './load.ts';

const { url, connections, durationMs, pauseMs, paths }: Crowd = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: connections });
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
  statuses,
};
agent.destroy();
parentPort?.postMessage(answers);
// It would listen on.
parentPort?.close();

async function visit(): Promise<void> {
  while (performance.now() - start < durationMs && !isEnough) {
    const path = paths[asked++ % paths.length]?.replace('*', `${asked}-${start}`) ?? '';
    const sentAt = performance.now();
    const status = await ask(url + path);
    statuses[status] = (statuses[status] ?? 0) + 1;
    times.push(performance.now() - sentAt);
    if (pauseMs > 0) await pause(pauseMs);
  }
}

/** Not by `fetch`, which takes longer than the pages that it would ask for. */
function ask(address: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(address, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
    answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
  }).on('error', reject);
  return promise;
}
