import type { FastifyBaseLogger } from 'fastify';

interface PollerOptions {
  work(): Promise<void>;
  pauseMs: number;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** What is logged when the work fails, once, and when it succeeds again. */
  failure: string;
  recovery: string;
}

/** Does the same work again and again, whether it fails or not; `start` resolves after the first time. */
export function createPoller({ work, pauseMs, log, failure, recovery }: PollerOptions) {
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function start(): Promise<void> {
    try {
      await work();
      if (isFailing) log.info(recovery);
      isFailing = false;
    } catch (err) {
      if (!isFailing && !isStopped) log.warn({ err }, failure);
      isFailing = true;
    }
    if (!isStopped) timer = setTimeout(start, pauseMs).unref();
  }

  return {
    start,
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
