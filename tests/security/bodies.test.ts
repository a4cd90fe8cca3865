import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { deskErrorWords } from '#content/desk/desk-words.ts';
import type { ConnectionLimits } from '#server/connections.ts';
import { errorScreen } from '#words/site.ts';
import { signIn } from '../support/desk.ts';
import { openRaw, readToEnd, sendRaw } from '../support/raw-http.ts';
import { testApps } from '../support/test-app.ts';
import { stubBuiltSiteWithDesk } from '../support/test-desk.ts';

/** Nothing is cut off but what is left of a refused body. */
const PATIENT = { drainMs: 4000 };
/** As in production, only shorter: what is sent too slowly is cut off while the test watches. */
const SHORT = { headMs: 1000, requestMs: 3000, drainMs: 300, standstillMs: 3000, idleMs: 1000, checkMs: 50 };
/** Far above every limit, far below the time for which an endless client would go on. */
const NETWORK_TIMEOUT_MS = 60_000;
const MB = 1024 * 1024;
const LARGE = 'x'.repeat(24 * MB);
const MULTIPART = 'multipart/form-data; boundary=b';
const SPELLINGS = ['multipart/form-data ; boundary=b', 'multipart/form-data;boundary="b"'];
/** A field, a file, and a part that says nothing of itself. */
const PARTS = [
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
  '--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n\r\n',
  '--b\r\n\r\n\r\n',
];
const SEND_FORM = '/api/v1.0/email/send-form';
const ROLES = ['editor', 'directory'] as const;

const USUAL = { method: 'POST', type: MULTIPART, length: MB, site: 'same-origin' };
type Head = Partial<typeof USUAL> & { path: string; cookie?: string | undefined };

function headOf(head: Head) {
  const { path, method, type, length, site, cookie = '' } = { ...USUAL, ...head };
  const about = `Sec-Fetch-Site: ${site}\r\nCookie: ${cookie}\r\nContent-Type: ${type}\r\n`;
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\n${about}Content-Length: ${length}\r\n\r\n`;
}

// At once, since most of them only wait.
describe.concurrent('whoever sends too much, too slowly or nothing', () => {
  const createTestApp = testApps('SQLite');
  let patient: Awaited<ReturnType<typeof listen>>;

  async function listen(connectionLimits: Partial<ConnectionLimits>) {
    const post = async () => ({ status: 400, data: undefined });
    const file = { type: 'application/octet-stream', text: () => LARGE };
    const routes = [{ path: '/' }, { path: '/contact', post }, { path: '/large', file }];
    const { app, database, lines } = await createTestApp({
      services: { site: stubBuiltSiteWithDesk(routes), connectionLimits },
      isShared: true,
    });
    const [editor, directory] = await Promise.all(
      ROLES.map(async (role) => (await signIn(database, role)).headers.cookie),
    );
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    const connections = promisify(app.server.getConnections.bind(app.server));
    return { url, lines, connections, cookies: { editor, directory } };
  }

  beforeAll(async () => {
    patient = await listen(PATIENT);
  });

  const send = (head: string, body = '') => sendRaw(patient.url, head + body, NETWORK_TIMEOUT_MS);

  test.each<[what: string, status: number, request: Head, who?: (typeof ROLES)[number]]>([
    ['for a page without a form', 405, { path: '/' }],
    ['for an unknown page', 405, { path: '/nothing' }],
    ['by a method that no page takes', 405, { path: '/contact', method: 'PUT' }],
    ['by a method that the desk does not take', 405, { path: '/desk/lists', method: 'PUT' }],
    ['for an unknown call', 404, { path: '/api/nothing', type: 'application/json' }],
    ['from another site', 403, { path: '/contact', site: 'cross-site' }],
    ['larger than a public form', 413, { path: '/contact' }],
    ['larger than a call', 413, { path: SEND_FORM }],
    ['for a page of the desk that is not there, from a guest', 401, { path: '/desk/nothing' }],
    ['for a page without a form, from a guest', 401, { path: '/desk/audit' }],
    ['larger than the desk takes, from a guest', 401, { path: '/desk/account', length: 2 * MB }],
    ['larger than any upload, from a guest', 401, { path: '/desk/lists', length: 7 * MB }],
    ['for a page of the desk that is not there', 404, { path: '/desk/nothing' }, 'editor'],
    ['for a page of another role', 403, { path: '/desk/lists' }, 'editor'],
    ['for a page of the desk without a form', 405, { path: '/desk/posts' }, 'editor'],
    ['larger than any upload', 413, { path: '/desk/lists', length: 7 * MB }, 'directory'],
  ])(
    'a body %s is refused with %i before it comes, and the connection ends if it never does',
    async (_what, status, request, who) => {
      const { statuses, closed } = await send(headOf({ ...request, cookie: who && patient.cookies[who] }));
      expect([statuses, closed]).toEqual([[status], true]);
    },
  );

  test('a body that is refused and then comes leaves the connection to the next request', async () => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const socket = openRaw(patient.url, headOf({ path: '/', length: 200_000 }));
    await pause(100);
    socket.write('x'.repeat(200_000) + next);
    expect((await readToEnd(socket, NETWORK_TIMEOUT_MS)).statuses).toEqual([405, 200]);
  });

  test.each<[who: string, fields: number, path: string, role?: 'editor']>([
    ['without a session', 401, '/desk/lists'],
    ['by staff', 413, '/desk/account', 'editor'],
    ['by a visitor', 413, '/contact'],
    // Which reads no such type.
    ['by a program', 415, SEND_FORM],
  ])(
    'a body of too many parts or fields, sent %s, is refused when they have come, however it names its boundary',
    async (_who, fields, path, role) => {
      const cookie = role && patient.cookies[role];
      // The rest of what the length promises never comes.
      const request = { path, length: 250_000, cookie };
      const answers = [MULTIPART, `${MULTIPART}; boundary=z`, ...SPELLINGS].flatMap((type) =>
        PARTS.map((part) =>
          send(headOf({ ...request, type }), part.repeat(Math.ceil(120_000 / part.length))),
        ),
      );
      const type = 'application/x-www-form-urlencoded';
      expect((await send(headOf({ ...request, type }), 'a=1&'.repeat(30_000))).statuses).toEqual([fields]);
      for (const { statuses } of await Promise.all(answers))
        expect([400, 401, 413, 415]).toContain(statuses[0]);
    },
  );

  test('somebody who hangs up at once leaves no failure in the log', async () => {
    const form = `${PARTS[0]}--b--\r\n`;
    const left = Array.from({ length: 100 }, async (_, count) => {
      const path = count % 2 ? '/contact' : SEND_FORM;
      const socket = openRaw(patient.url);
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(headOf({ path, length: form.length }) + form, sent));
      socket.resetAndDestroy();
    });
    await Promise.all(left);
    // By then those before it were read.
    expect((await fetch(`${patient.url}/healthz`)).status).toBe(200);
    expect(patient.lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  test('a body or a head that never ends is cut off, with words for people and programs', async () => {
    const { url, cookies } = await listen(SHORT);
    /** Writes a byte now and then; none once the server may close, as its reset would discard the unread answer. */
    const dribble = async (start: string) => {
      const socket = openRaw(url, start);
      const timer = setInterval(() => socket.write('x'), 50);
      setTimeout(() => clearInterval(timer), SHORT.headMs / 2);
      return readToEnd(socket, NETWORK_TIMEOUT_MS).finally(() => clearInterval(timer));
    };
    const slow = (request: Head) => headOf({ length: 1000, ...request });
    const cases: [status: number, start: string, words?: string][] = [
      [408, 'GET / HTTP/1.1\r\nHost: localhost\r\nX: '],
      [408, slow({ path: SEND_FORM })],
      [408, slow({ path: '/contact' }), errorScreen.tooSlow.title],
      [408, slow({ path: '/desk/account', cookie: cookies.editor }), deskErrorWords[408].title],
      [408, slow({ path: '/desk/sign-in', type: 'application/json' })],
      // Nobody reads these, so the answer comes first.
      [405, slow({ path: '/' })],
      [200, slow({ path: '/healthz', method: 'GET' })],
      [400, slow({ path: '/%zz', method: 'GET' })],
    ];
    const answers = await Promise.all(cases.map(([, start]) => dribble(start)));
    expect(answers.map(({ statuses, closed }) => [...statuses, closed])).toEqual(
      cases.map(([status]) => [status, true]),
    );
    for (const [index, [, , words = '']] of cases.entries()) expect(answers[index]?.text).toContain(words);
  });

  test('a body with files has the time that its size needs, from staff only', async () => {
    // Only the limit of a whole request may cut anything off, however busy the machine is.
    const { url, cookies } = await listen({ ...SHORT, headMs: 30_000, standstillMs: 30_000 });
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\n\r\n';
    const body = `${start}${'x,y\r\n'.repeat(100_000)}\r\n--b--\r\n`;
    /** In ten pieces over twice the time that a request has. */
    const upload = async (cookie?: string) => {
      const socket = openRaw(url, headOf({ path: '/desk/lists', length: body.length, cookie }));
      const pieces = Math.ceil(body.length / 10);
      const answered = readToEnd(socket, NETWORK_TIMEOUT_MS);
      for (let at = 0; at < body.length && socket.writable; at += pieces) {
        await pause((2 * SHORT.requestMs) / 10);
        socket.write(body.slice(at, at + pieces), 'latin1');
      }
      return (await answered).statuses;
    };
    expect(await Promise.all([upload(cookies.directory), upload()])).toEqual([[400], [401]]);
  });

  test('very many who say nothing more keep nobody from being served', async () => {
    const { url } = await listen(SHORT);
    const silent = Array.from({ length: 300 }, () => openRaw(url));
    const kept = Array.from({ length: 100 }, () => openRaw(url, 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n'));
    const ends = [...silent, ...kept].map((socket) => readToEnd(socket, NETWORK_TIMEOUT_MS));
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await Promise.all(ends)).filter(({ closed }) => !closed)).toEqual([]);
  });

  test('an answer that nobody reads is not sent for ever', async () => {
    const { url, connections } = await listen(SHORT);
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
