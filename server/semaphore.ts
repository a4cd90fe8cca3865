import { RequestError } from './request-error.ts';

interface SemaphoreOptions {
  atOnce: number;
  /** Who has waited so long is sent away. */
  waitLimitMs: number;
  /** How many may wait, in all and of one visitor; others are sent away at once. */
  mostWaiting?: number;
  mostOfOne?: number;
}

interface Waiter {
  call(): void;
  giveUp(reason: unknown): void;
}

const tooMany = () => new RequestError(503, 'too many are waiting');

/**
 * Lets a few work at once. The others wait, each visitor in a line of their own, oldest first; the lines are served
 * in rotation, so that whoever sends a crowd keeps nobody else waiting. When too many wait, the newest of the longest
 * line leaves.
 */
export function createSemaphore(options: SemaphoreOptions) {
  const { atOnce, waitLimitMs, mostWaiting = Infinity, mostOfOne = Infinity } = options;
  const lines = new Map<string, Set<Waiter>>();
  let waiting = 0;
  let working = 0;

  async function begin(visitor: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    if (working < atOnce) {
      working++;
      return;
    }
    const line = lines.get(visitor) ?? new Set();
    if (line.size >= mostOfOne) throw tooMany();
    if (waiting >= mostWaiting) makeRoom(line.size + 1);
    const { promise: called, resolve: call, reject } = Promise.withResolvers<void>();
    const waiter: Waiter = {
      call,
      giveUp(reason) {
        leave(visitor, line, waiter);
        reject(reason);
      },
    };
    lines.set(visitor, line.add(waiter));
    waiting++;
    const timer = setTimeout(
      () => waiter.giveUp(new RequestError(503, `no turn within ${waitLimitMs} ms`)),
      waitLimitMs,
    );
    const abort = () => waiter.giveUp(signal?.reason);
    signal?.addEventListener('abort', abort);
    await called.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
  }

  /** Throws if no line is longer than the one that would grow to this size. */
  function makeRoom(size: number): void {
    let longest = new Set<Waiter>();
    for (const line of lines.values()) if (line.size > longest.size) longest = line;
    if (longest.size <= size) throw tooMany();
    [...longest].at(-1)?.giveUp(tooMany());
  }

  function leave(visitor: string, line: Set<Waiter>, waiter: Waiter): void {
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
    next.call();
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
