import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Crowd {
  url: string;
  connections: number;
  durationMs: number;
  /** How long each rests after an answer. */
  pauseMs: number;
  /** Asked for by turns; `*` stands for something that nobody has asked for before. */
  paths: readonly string[];
}

export interface CrowdAnswers {
  perSecond: number;
  p99Ms: number;
  /** How often each status came. */
  statuses: Record<number, number>;
}

/** Visitors on kept connections, each of which asks again when it has its answer. They live in a thread of their own. */
export async function sendCrowd(crowd: Crowd, until?: Promise<unknown>): Promise<CrowdAnswers> {
  const worker = new Worker(new URL('./crowd-worker.ts', import.meta.url), { workerData: crowd });
  // Or at once when there is nothing more to wait for.
  until?.finally(() => worker.postMessage('enough'));
  const [answers] = await once(worker, 'message');
  return answers;
}

/** What a quarter of the rounds stays below: the others may have been disturbed by whatever else the machine does. */
export function undisturbed(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 4)] ?? Number.NaN;
}

export interface Attack {
  url: string;
  requests: number;
  connections: number;
}

export interface AttackAnswers {
  /** How often each status came; a request may get none, or several. */
  statuses: Record<number, number>;
  /** The first answers of the 5xx kind, but for those that ask to come back later. */
  failures: string[];
  /** Requests, by number, that the server neither answered nor ended in time. */
  ignored: number[];
}

/** Sends hostile requests as fast as they are answered, from a thread of its own and from many addresses. */
export async function attack(options: Attack): Promise<AttackAnswers> {
  const worker = new Worker(new URL('./attack-worker.ts', import.meta.url), { workerData: options });
  const [answers] = await once(worker, 'message');
  return answers;
}
