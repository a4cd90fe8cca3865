import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { residentBytes } from '../support/machine.ts';
import { sendMessage } from '../support/message-site.ts';
import { startSite } from '../support/site-process.ts';

const MB = 1024 * 1024;
const MAX_GROWTH_MB = 60;
const SECRET = 'a-secret-of-the-mailbox-123';
const HEADERS = Array.from({ length: 10_000 }, (_, index) => `X-${index}: y\r\n`).join('');

test('mails that would take all memory leave the server up, and the good mail behind them is read', async () => {
  const site = await startSite({ INBOUND_MAIL_SECRET: SECRET });
  const database = await openDatabase({ dataDir: site.dataDir, databaseUrl: undefined });
  onTestFinished(() => database.destroy());
  await sendMessage(site.url, 'Good day');
  const { id } = await database
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'acknowledgement')
    .executeTakeFirstOrThrow();
  const send = async (name: string, text: string, headers = '') => {
    const body = `Message-ID: <${name}@mail.example>\r\nIn-Reply-To: <${id}@lashma.example>\r\n${headers}\r\n${text}`;
    const type = { 'content-type': 'message/rfc822' };
    return (await fetch(`${site.url}/inbound-mail/${SECRET}`, { method: 'POST', headers: type, body }))
      .status;
  };
  const replies = () =>
    database.selectFrom('visitor_replies').select(['text', 'problem']).orderBy('received_at').execute();

  // So that the code for mails is loaded.
  expect(await send('first', 'the first')).toBe(204);
  const before = residentBytes(site.pid);
  const hostile = [
    send('breaks', '\n'.repeat(MB)),
    send('large', 'z'.repeat(30 * MB)),
    send('parts', '--x\r\n\r\na\r\n'.repeat(10_000), 'Content-Type: multipart/mixed; boundary=x\r\n'),
    send('headers', 'text', HEADERS),
  ];
  const start = performance.now();
  expect(await send('good', 'a good one')).toBe(204);
  expect(await replies()).toContainEqual({ text: 'a good one', problem: null });
  expect(performance.now() - start).toBeLessThan(10_000);
  expect(await Promise.all(hostile)).toEqual([204, 204, 204, 204]);
  expect((await replies()).map(({ problem }) => problem).sort()).toEqual([
    'headers',
    null,
    null,
    null,
    'parts',
    'size',
  ]);
  expect(residentBytes(site.pid) - before).toBeLessThan(MAX_GROWTH_MB * MB);

  // A sender that gives up in the middle.
  const { port } = new URL(site.url);
  const socket = connect(Number(port), '127.0.0.1');
  const head = `POST /inbound-mail/${SECRET} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nFrom: a`;
  await new Promise((resolve) => socket.write(head, resolve));
  socket.destroy();
  expect(await send('last', 'the last')).toBe(204);
  expect((await fetch(site.url)).status).toBe(200);
  expect(site.output.stdout + site.output.stderr).not.toContain('"level":"error"');
});
