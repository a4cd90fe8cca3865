import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';

/** How often a visitor has come within the running window, this time included, and when a new one begins. */
interface Visits {
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
const REDIS_LIMIT_MS = 500;
const RECONNECT_MS = 1000;

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

/** One count for all machines. While Redis is gone each process counts for itself. */
export function countInRedis(
  url: string,
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>,
  limitMs = REDIS_LIMIT_MS,
): VisitorCount {
  const local = countInMemory();
  let failing = false;
  const redis = new Redis(url, {
    connectTimeout: 5 * limitMs,
    commandTimeout: limitMs,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
    retryStrategy: () => RECONNECT_MS,
  });
  // Whoever counts next is told anyway; an 'error' event that nobody listens to would be printed.
  redis.on('error', () => {});

  async function addShared(visitor: string, windowMs: number): Promise<Visits> {
    const key = `form-visits:${visitor}`;
    const answers = await redis.multi().set(key, 0, 'PX', windowMs, 'NX').incr(key).pttl(key).exec();
    const [, current, ttl] = (answers ?? []).map(([error, value]) => (error ? Number.NaN : Number(value)));
    if (!current || ttl === undefined || Number.isNaN(ttl)) throw new Error('Redis did not count');
    return { current, ttl };
  }

  return {
    async add(visitor, windowMs) {
      try {
        const visits = await addShared(visitor, windowMs);
        if (failing) log.info('Redis counts visitors again');
        failing = false;
        return visits;
      } catch (err) {
        if (!failing) log.warn({ err }, 'Redis does not answer; this process counts visitors for itself');
        failing = true;
        return local.add(visitor, windowMs);
      }
    },
    close: () => redis.disconnect(),
  };
}
