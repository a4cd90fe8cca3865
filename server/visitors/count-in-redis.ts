import type { FastifyBaseLogger } from 'fastify';
import { Redis } from 'ioredis';
import { countInMemory, type VisitorCount, type Visits } from './visitor-limit.ts';

const REDIS_LIMIT_MS = 500;
const RECONNECT_MS = 1000;

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
