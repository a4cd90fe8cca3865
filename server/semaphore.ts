/**
 * Lets a few work at once; the others wait their turn in the order in which they came, and are sent away when it
 * takes too long. A crowd at the forms then neither takes every database connection nor fails for want of one.
 */
export function createSemaphore(atOnce: number, waitLimitMs: number) {
  const waiting = new Set<() => void>();
  let working = 0;

  async function begin(): Promise<void> {
    if (working < atOnce) {
      working++;
      return;
    }
    const { promise: called, resolve, reject } = Promise.withResolvers<void>();
    waiting.add(resolve);
    const timer = setTimeout(() => {
      waiting.delete(resolve);
      reject(new Error(`no turn within ${waitLimitMs} ms`));
    }, waitLimitMs);
    await called.finally(() => clearTimeout(timer));
  }

  /** Whoever is called next works in the place of the one who leaves. */
  function end(): void {
    const [next] = waiting;
    if (!next) {
      working--;
      return;
    }
    waiting.delete(next);
    next();
  }

  return async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    await begin();
    try {
      return await work();
    } finally {
      end();
    }
  };
}
