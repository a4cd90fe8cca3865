/** How often a visitor has come within the running window, this time included, and when a new one begins. */
export interface Visits {
  current: number;
  /** Milliseconds. */
  ttl: number;
}

export interface VisitorCount {
  add(visitor: string, windowMs: number): Promise<Visits>;
  close(): void;
}

/** Beyond this many visitors at once the oldest are forgotten, so that memory stays bounded. */
const MOST_REMEMBERED = 10_000;

export function countInMemory(): VisitorCount {
  const windows = new Map<string, { current: number; endsAt: number }>();
  return {
    async add(visitor, windowMs) {
      // Not the clock on the wall: set back, it would keep visitors out for as long.
      const now = performance.now();
      const known = windows.get(visitor);
      const window = known && known.endsAt > now ? known : { current: 0, endsAt: now + windowMs };
      window.current++;
      windows.delete(visitor);
      windows.set(visitor, window);
      const [oldest] = windows.keys();
      if (windows.size > MOST_REMEMBERED && oldest !== undefined) windows.delete(oldest);
      return { current: window.current, ttl: Math.ceil(window.endsAt - now) };
    },
    close: () => windows.clear(),
  };
}
