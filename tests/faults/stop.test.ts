import { once } from 'node:events';
import type { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openRaw } from '../support/raw-http.ts';
import { startSite } from '../support/site-process.ts';

test('after SIGINT a request that is slow in coming is still answered, and one that never comes does not hold up the end', async () => {
  const site = await startSite();
  const slow = await connectWith(site.url, 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n');
  await connectWith(
    site.url,
    'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: 1000\r\n\r\nx',
  );
  site.signal('SIGINT');
  const ended = site.ended();
  await expect.poll(() => site.output.stdout).toContain('"stopping"');
  slow.write('\r\n');
  const [answer] = await once(slow, 'data');
  expect(answer).toMatch(/^HTTP\/1\.1 200 OK/);
  const { code, ms } = await ended;
  expect(code).toBe(0);
  expect(ms).toBeLessThan(10_000);
});

/** A connection on which this has been sent, and read by the server: what was sent after it has been answered. */
async function connectWith(url: string, text: string): Promise<Socket> {
  const socket = openRaw(url, text).setEncoding('utf8');
  await once(socket, 'connect');
  await fetch(`${url}/healthz`);
  return socket;
}
