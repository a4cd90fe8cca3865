interface TimeLimit {
  leftMs(): number;
  /** Takes the limit away, for what must be finished once it has begun. Throws when the time is up already. */
  lift(): void;
}

export async function withTimeLimit<T>(limitMs: number, work: (limit: TimeLimit) => Promise<T>): Promise<T> {
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const error = new Error(`not finished within ${limitMs} ms`);
  const end = performance.now() + limitMs;
  let isOver = false;
  const timer = setTimeout(() => {
    isOver = true;
    reject(error);
  }, limitMs);
  const limit = {
    leftMs: () => Math.max(0, end - performance.now()),
    lift() {
      if (isOver) throw error;
      clearTimeout(timer);
    },
  };
  try {
    return await Promise.race([work(limit), expired]);
  } finally {
    isOver = true;
    clearTimeout(timer);
  }
}
