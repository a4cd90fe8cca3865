import { isIPv6 } from 'node:net';

/** Long enough to stop a flood. Many phones share one address of their network, so the limit itself is generous. */
export const LIMIT_WINDOW_MS = 10 * 60_000;
/** Of 16 bits each: a household or a phone owns a whole IPv6 network of this size and could take a new address each time. */
const NETWORK_GROUPS = 4;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key by which a visitor is counted; what is no IP address stays as it is. */
export function visitorOf(ip: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(ip)?.[1];
  if (ipv4 || !isIPv6(ip)) return ipv4 ?? ip;
  // The parser of URLs writes each address in one form. A zone, as in fe80::1%eth0, is no part of it.
  const [address = ''] = ip.split('%');
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const zeros = Array(8 - groups(head).length - groups(tail).length).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, NETWORK_GROUPS).join(':');
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
