import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { deskErrorWords } from '#content/desk/desk-words.ts';
import type { ConnectionLimits } from '#server/connections.ts';
import { errorScreen } from '#words/site.ts';
import { signIn } from '../support/desk.ts';
import { deskSite } from '../support/desk-site.ts';
import { openRaw, readToEnd, sendRaw } from '../support/raw-http.ts';
import { testApps } from '../support/test-app.ts';

/** Nothing is cut off but what is left of a refused body. */
const PATIENT = { drainMs: 4000 };
/** What is sent too slowly is cut off while the test watches. */
const SHORT = { requestMs: 3000, drainMs: 300 };
const NETWORK_TIMEOUT_MS = 60_000;
const MB = 1024 * 1024;
const MULTIPART = 'multipart/form-data; boundary=b';
const TYPES = [
  MULTIPART,
  `${MULTIPART}; boundary=z`,
  'multipart/form-data ; boundary=b',
  'multipart/form-data;boundary="b"',
];
/** A field, a file, and a part that says nothing of itself. */
const PARTS = [
  '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n',
  '--b\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n\r\n',
  '--b\r\n\r\n\r\n',
];
const SEND_FORM = '/api/v1.0/email/send-form';

describe.concurrent('a body', () => {
  const createTestApp = testApps('SQLite');
  let url: string;
  let lines: string[];
  let cookies: Record<'editor' | 'directory', string>;

  async function listen(connectionLimits: Partial<ConnectionLimits>) {
    const post = async () => ({ status: 400, data: undefined });
    const { app, database, lines } = await createTestApp({
      services: { site: deskSite([{ path: '/' }, { path: '/contact', post }]), connectionLimits },
      isShared: true,
    });
    const [editor, directory] = [await signIn(database, 'editor'), await signIn(database, 'directory')];
    const cookies = { editor: editor.headers.cookie, directory: directory.headers.cookie };
    return { lines, cookies, url: await app.listen({ port: 0, host: '127.0.0.1' }) };
  }

  beforeAll(async () => {
    ({ url, lines, cookies } = await listen(PATIENT));
  });

  interface Head {
    path: string;
    method?: string;
    type?: string;
    length?: number;
    /** Which browsers add. */
    site?: string;
    lines?: string;
  }

  function head({
    path,
    method = 'POST',
    type = MULTIPART,
    length = MB,
    site = 'same-origin',
    lines = '',
  }: Head): string {
    return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nSec-Fetch-Site: ${site}\r\n${lines}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  }

  const cookieLine = (who: keyof typeof cookies, from = cookies) => `Cookie: ${from[who]}\r\n`;

  test.each<[what: string, status: number, request: () => Head]>([
    ['for a page without a form', 405, () => ({ path: '/' })],
    ['for an unknown page', 405, () => ({ path: '/nothing' })],
    ['by a method that no page takes', 405, () => ({ path: '/contact', method: 'PUT' })],
    ['by a method that the desk does not take', 405, () => ({ path: '/desk/lists', method: 'PUT' })],
    ['for an unknown call', 404, () => ({ path: '/api/nothing', type: 'application/json' })],
    ['from another site', 403, () => ({ path: '/contact', site: 'cross-site' })],
    ['larger than a public form', 413, () => ({ path: '/contact' })],
    ['larger than a call', 413, () => ({ path: SEND_FORM })],
    ['for a page of the desk that is not there, from a guest', 401, () => ({ path: '/desk/nothing' })],
    ['for a page without a form, from a guest', 401, () => ({ path: '/desk/audit' })],
    [
      'larger than a page of the desk takes, from a guest',
      413,
      () => ({ path: '/desk/account', length: 2 * MB }),
    ],
    ['larger than any upload, from a guest', 413, () => ({ path: '/desk/lists', length: 7 * MB })],
    [
      'for a page of the desk that is not there',
      404,
      () => ({ path: '/desk/nothing', lines: cookieLine('editor') }),
    ],
    ['for a page of another role', 403, () => ({ path: '/desk/lists', lines: cookieLine('editor') })],
    [
      'for a page of the desk without a form',
      405,
      () => ({ path: '/desk/posts', lines: cookieLine('editor') }),
    ],
    [
      'larger than any upload',
      413,
      () => ({ path: '/desk/lists', length: 7 * MB, lines: cookieLine('directory') }),
    ],
  ])(
    '%s is refused with %i before it comes, and the connection ends if it never does',
    async (_what, status, request) => {
      const { statuses, closed } = await sendRaw(url, head(request()), NETWORK_TIMEOUT_MS);
      expect([statuses, closed]).toEqual([[status], true]);
    },
  );

  test('that is refused and then comes leaves the connection to the next request', async () => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
    const socket = openRaw(url, head({ path: '/', length: 200_000 }));
    await pause(100);
    socket.write('x'.repeat(200_000) + next);
    expect((await readToEnd(socket, NETWORK_TIMEOUT_MS)).statuses).toEqual([405, 200]);
  });

  test.each([
    ['without a session', '/desk/lists', ''],
    ['by staff', '/desk/account', 'editor'],
    ['by a visitor', '/contact', ''],
    ['by a program', SEND_FORM, ''],
  ])(
    'of too many parts, sent %s, is refused when they have come, however it names its boundary',
    async (_who, path, who) => {
      const lines = who ? cookieLine(who as 'editor') : '';
      const answers = TYPES.flatMap((type) =>
        PARTS.map((part) => {
          // The rest of what the length promises never comes.
          const some = part.repeat(Math.ceil(120_000 / part.length));
          return sendRaw(url, head({ path, type, length: 250_000, lines }) + some, NETWORK_TIMEOUT_MS);
        }),
      );
      for (const { statuses } of await Promise.all(answers)) expect([400, 413, 415]).toContain(statuses[0]);
    },
  );

  test('of too many fields in one line is refused when they have come', async () => {
    const type = 'application/x-www-form-urlencoded';
    for (const [path, who] of [
      ['/contact', ''],
      ['/desk/account', 'editor'],
    ] as const) {
      const sent =
        head({ path, type, length: 250_000, lines: who && cookieLine(who) }) + 'a=1&'.repeat(30_000);
      expect((await sendRaw(url, sent, NETWORK_TIMEOUT_MS)).statuses).toEqual([413]);
    }
  });

  test('that comes too slowly is answered with words, for people and programs', async () => {
    const { url, cookies } = await listen(SHORT);
    const slowly = async (request: Head) => {
      const socket = openRaw(url, head({ length: 1000, ...request }));
      const timer = setInterval(() => socket.write('x'), 50);
      return readToEnd(socket, NETWORK_TIMEOUT_MS).finally(() => clearInterval(timer));
    };
    const [page, call, desk, json] = await Promise.all([
      slowly({ path: '/contact' }),
      slowly({ path: SEND_FORM }),
      slowly({ path: '/desk/account', lines: cookieLine('editor', cookies) }),
      slowly({ path: '/desk/sign-in', type: 'application/json' }),
    ]);
    for (const answer of [page, call, desk, json])
      expect([answer?.statuses, answer?.closed]).toEqual([[408], true]);
    expect(page?.text).toContain(errorScreen.tooSlow.title);
    expect(desk?.text).toContain(deskErrorWords[408].title);
  });

  test('of somebody who hangs up at once leaves no failure in the log', async () => {
    const form = `${PARTS[0]}--b--\r\n`;
    const left = Array.from({ length: 100 }, async (_, count) => {
      const path = count % 2 ? '/contact' : SEND_FORM;
      const socket = openRaw(url);
      await once(socket, 'connect');
      await new Promise((sent) => socket.write(head({ path, length: form.length }) + form, sent));
      socket.resetAndDestroy();
    });
    await Promise.all(left);
    // By then those before it were read.
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(lines.filter((line) => /"level":"(error|fatal)"/.test(line))).toEqual([]);
  });

  test('with files has the time that its size needs, from staff only', async () => {
    const { url, cookies } = await listen(SHORT);
    const file = 'x,y\r\n'.repeat(100_000);
    const start = '--b\r\nContent-Disposition: form-data; name="file"; filename="list.csv"\r\n\r\n';
    const body = `${start}${file}\r\n--b--\r\n`;
    /** In ten pieces over twice the time that a request has. */
    const upload = async (lines: string) => {
      const socket = openRaw(url, head({ path: '/desk/lists', length: body.length, lines }));
      const pieces = Math.ceil(body.length / 10);
      const answered = readToEnd(socket, NETWORK_TIMEOUT_MS);
      for (let at = 0; at < body.length && socket.writable; at += pieces) {
        await pause((2 * SHORT.requestMs) / 10);
        socket.write(body.slice(at, at + pieces), 'latin1');
      }
      // The server keeps a connection that went well.
      setTimeout(() => socket.end(), 2000);
      return (await answered).statuses;
    };
    const [staff, guest] = await Promise.all([upload(cookieLine('directory', cookies)), upload('')]);
    expect(staff).toEqual([400]);
    expect(guest).toEqual([408]);
  });
});
