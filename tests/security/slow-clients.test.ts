import { promisify } from 'node:util';
import { describe, expect, test, vi } from 'vitest';
import { openRaw, readToEnd } from '../support/raw-http.ts';
import { testApps } from '../support/test-app.ts';

/** As in production, only shorter: a test need not wait for a minute. */
const LIMITS = { headMs: 1000, requestMs: 1500, drainMs: 500, standstillMs: 3000, idleMs: 1000, checkMs: 50 };
/** Far above every limit, far below the time for which an endless client would go on. */
const NETWORK_TIMEOUT_MS = 60_000;
const FORM =
  'Host: localhost\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 1000\r\n\r\n';
const LARGE = 'x'.repeat(24 * 1024 * 1024);

// At once, since all of them mostly wait.
describe.concurrent('a client that holds a connection is cut off', () => {
  const createTestApp = testApps('SQLite');

  async function listen() {
    const file = { type: 'application/octet-stream', text: () => LARGE };
    const { app } = await createTestApp({
      routes: [{ path: '/large', file }],
      services: { connectionLimits: LIMITS },
      isShared: true,
    });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    return { url, connections: promisify(app.server.getConnections.bind(app.server)) };
  }

  /** Writes a byte now and then, for as long as the other side lets it. */
  async function dribble(url: string, start: string, byte: string) {
    const socket = openRaw(url, start);
    const timer = setInterval(() => socket.write(byte), 50);
    return readToEnd(socket, NETWORK_TIMEOUT_MS).finally(() => clearInterval(timer));
  }

  test('whose head or body never ends', async () => {
    const { url } = await listen();
    const cutOff = await Promise.all([
      dribble(url, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: ', 'x'),
      dribble(url, `POST /api/v1.0/email/send-form HTTP/1.1\r\n${FORM}`, 'x'),
      // Nobody reads these, so the answer comes first.
      dribble(url, `POST / HTTP/1.1\r\n${FORM}`, 'x'),
      dribble(url, `GET /healthz HTTP/1.1\r\n${FORM}`, 'x'),
      dribble(url, `GET /%zz HTTP/1.1\r\n${FORM}`, 'x'),
    ]);
    expect(cutOff.map(({ statuses, closed }) => [statuses, closed])).toEqual([
      [[408], true],
      [[408], true],
      [[405], true],
      [[200], true],
      [[400], true],
    ]);
  });

  test('who says nothing, or nothing more, among very many, and others are served meanwhile', async () => {
    const { url } = await listen();
    const silent = Array.from({ length: 300 }, () => openRaw(url));
    const kept = Array.from({ length: 100 }, () => openRaw(url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'));
    const ends = [...silent, ...kept].map((socket) => readToEnd(socket, NETWORK_TIMEOUT_MS));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await Promise.all(ends)).filter(({ closed }) => !closed)).toEqual([]);
  });

  test('who reads nothing of what is sent', async () => {
    const { url, connections } = await listen();
    const socket = openRaw(url, 'GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n').pause();
    const wait = { timeout: NETWORK_TIMEOUT_MS, interval: 20 };
    await vi.waitFor(async () => expect(await connections()).toBe(1), wait);
    await vi.waitFor(async () => expect(await connections()).toBe(0), wait);
    // What the system had taken in is still there; the rest was never sent.
    const { text } = await readToEnd(socket.resume(), NETWORK_TIMEOUT_MS);
    expect(text).toMatch(/^HTTP\/1\.1 200 /);
    expect(text.length).toBeLessThan(LARGE.length);
  });
});
