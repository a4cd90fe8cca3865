import { RequestError } from './request-error.ts';

interface SemaphoreOptions {
  atOnce: number;
  /** Who has waited so long is sent away. */
  waitLimitMs: number;
  /** How many may wait, in all and of one visitor; others are sent away at once. */
  mostWaiting?: number;
  mostOfOne?: number;
}

/**
 * Lets a few work at once. The others wait, each visitor in a line of their own, oldest first; the lines are served
 * in rotation, so that whoever sends a crowd keeps nobody else waiting.
 */
export function createSemaphore(options: SemaphoreOptions) {
  const { atOnce, waitLimitMs, mostWaiting = Infinity, mostOfOne = Infinity } = options;
  const lines = new Map<string, Set<() => void>>();
  let waiting = 0;
  let working = 0;

  async function begin(visitor: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (working < atOnce) {
      working++;
      return;
    }
    const line = lines.get(visitor) ?? new Set();
    if (waiting >= mostWaiting || line.size >= mostOfOne) throw new RequestError(503, 'too many are waiting');
    const { promise: called, resolve, reject } = Promise.withResolvers<void>();
    lines.set(visitor, line.add(resolve));
    waiting++;
    const giveUp = (reason: unknown) => {
      leave(visitor, line, resolve);
      reject(reason);
    };
    const timer = setTimeout(
      () => giveUp(new RequestError(503, `no turn within ${waitLimitMs} ms`)),
      waitLimitMs,
    );
    const abort = () => giveUp(signal?.reason);
    signal?.addEventListener('abort', abort);
    await called.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  }

  function leave(visitor: string, line: Set<() => void>, waiter: () => void): void {
    line.delete(waiter);
    waiting--;
    if (line.size === 0) lines.delete(visitor);
  }

  /** Whoever is called next works in the place of the one who leaves. */
  function end(): void {
    const [[visitor, line] = []] = lines;
    const [next] = line ?? [];
    if (visitor === undefined || !line || !next) {
      working--;
      return;
    }
    // A map keeps its keys in the order in which they were set: this line is now the last.
    lines.delete(visitor);
    lines.set(visitor, line);
    leave(visitor, line, next);
    next();
  }

  return {
    /** Whoever gives up by the signal while it waits makes room for others. */
    async run<T>(work: () => Promise<T>, visitor = '', signal?: AbortSignal): Promise<T> {
      await begin(visitor, signal);
      try {
        return await work();
      } finally {
        end();
      }
    },
  };
}
