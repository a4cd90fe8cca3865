import { normalizeIP } from '@fastify/rate-limit';

/** Long enough to stop a flood. Many phones share one address of their network, so the limit itself is generous. */
export const LIMIT_WINDOW_MS = 10 * 60_000;
/** A household or a phone owns a whole IPv6 network of this size and could take a new address each time. */
const IPV6_NETWORK = 64;

/** The key by which a visitor is counted; what is no IP address stays as it is. */
export function visitorOf(ip: string): string {
  return normalizeIP(ip, IPV6_NETWORK);
}

/** How often a visitor has come within the running window, this time included, and when a new one begins. */
export interface Visits {
  current: number;
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
