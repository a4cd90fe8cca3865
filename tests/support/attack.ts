import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

export interface Attack {
  url: string;
  requests: number;
  connections: number;
}

export interface AttackAnswers {
  perSecond: number;
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
