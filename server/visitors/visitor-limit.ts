import { normalizeIP } from '@fastify/rate-limit';
import type { VisitorCount } from './visitor-count.ts';

/** Long enough to stop a flood. Many phones share one address of their network, so the limit itself is generous. */
export const LIMIT_WINDOW_MS = 10 * 60_000;
/** A household or a phone owns a whole IPv6 network of this size and could take a new address each time. */
const IPV6_NETWORK = 64;

export function visitorOf(address: string): string {
  return normalizeIP(address, IPV6_NETWORK);
}

/** Lets @fastify/rate-limit count where the plain form posts are counted too. */
export function storeOf(count: VisitorCount) {
  return class {
    incr(
      visitor: string,
      done: (error: Error | null, visits?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      count.add(visitor, windowMs).then(
        (visits) => done(null, visits),
        (error: Error) => done(error),
      );
    }
    child() {
      return this;
    }
  };
}
