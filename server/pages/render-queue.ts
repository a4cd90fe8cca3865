import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { createSemaphore } from '../semaphore.ts';
import { visitorOf } from '../visitors/visitor-limit.ts';
import { withTimeLimit } from '../with-time-limit.ts';

/** Waiting is what slows a flood down: a refusal at once would only be answered by the next request. */
const WAIT_LIMIT_MS = 2_000;
const MOST_WAITING = 2_000;
const MOST_OF_ONE_VISITOR = 400;
/** Rendering blocks the whole process, so each render is followed by six times its duration for other requests. */
const REST = 6;
/** A process that has just started renders slowly, and who comes next must not be refused for it. */
const LONGEST_REST_MS = 500;
/** A render that waits for the database longer than this lets the next one begin. */
const LONGEST_TURN_MS = 100;
const LOG_INTERVAL_MS = 10_000;

export interface RenderQueue {
  run<T>(ip: string, render: () => T | Promise<T>): Promise<T>;
}

/** The low-priority queue of what anyone can ask for in endless variation, lest it take all of the processor. */
export function createRenderQueue(
  log: Pick<FastifyBaseLogger, 'warn'>,
  watch?: { refused(): void },
): RenderQueue {
  const semaphore = createSemaphore({
    atOnce: 1,
    waitLimitMs: WAIT_LIMIT_MS,
    mostWaiting: MOST_WAITING,
    mostOfOne: MOST_OF_ONE_VISITOR,
  });
  let refused = 0;
  let loggedAt = Number.NEGATIVE_INFINITY;

  function countRefusal(): void {
    refused++;
    watch?.refused();
    if (performance.now() - loggedAt < LOG_INTERVAL_MS) return;
    log.warn({ refused }, 'pages are asked for faster than they may be rendered');
    refused = 0;
    loggedAt = performance.now();
  }

  function run<T>(ip: string, render: () => T | Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    async function takeTurn(): Promise<void> {
      const start = performance.now();
      resolve((async () => render())());
      await withTimeLimit(LONGEST_TURN_MS, () => promise).catch(() => {});
      await pause(Math.min(REST * (performance.now() - start), LONGEST_REST_MS));
    }
    semaphore.run(takeTurn, visitorOf(ip)).catch((error) => {
      countRefusal();
      reject(error);
    });
    return promise;
  }

  return { run };
}
