import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate } from '#domain/text/format-date.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { dialects } from '#tests/support/databases.ts';
import {
  answerIn,
  contactBody,
  contactCall,
  formBody,
  injectForm,
  typedContact,
} from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { afterMessage, formWords } from '#words/message-forms.ts';

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('the longest message, in emoji and Yorùbá, is stored whole with both its mails before the answer OK', async () => {
    const { app, database } = await createTestApp();
    const message = `${'👩🏾‍⚕️ẹ̀\r\n'.repeat(624)}${'ọ'.repeat(8)}`;
    const { statusCode, body, headers } = await injectForm(app, contactBody({ message }));
    expect(statusCode).toBe(200);
    const type = 'text/plain; charset=utf-8';
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-store' });
    const stored = await database.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    const day = formatDate(stored.due_on ?? '');
    const reference = stored.id.slice(0, 8).toUpperCase();
    expect(body).toBe(`OK\n${afterMessage.reference(reference)} ${afterMessage.reply(day)}`);
    const cleaned = { ...typedContact, message: message.replaceAll('\r\n', '\n') };
    expect(stored).toMatchObject({ ...cleaned, suspicion: null });
    expect([...stored.message]).toHaveLength(5000);
    const mails = database.selectFrom('outbox').select(['kind', 'state', 'message_id']).orderBy('kind');
    expect(await mails.execute()).toEqual([
      { kind: 'acknowledgement', state: 'waiting', message_id: stored.id },
      { kind: 'agency', state: 'waiting', message_id: stored.id },
    ]);
  });

  test.each([
    ['honeypot', () => ({ website: 'https://spam.example' })],
    ['too-fast', () => ({ started_at: String(Date.now()) })],
  ])('a message under suspicion (%s) is answered as any, and its mails are held', async (suspicion, mark) => {
    const { app, database } = await createTestApp();
    expect((await injectForm(app, contactBody(mark()))).body).toMatch(/^OK\n/);
    const messages = await database.selectFrom('messages').select(['suspicion', 'message']).execute();
    expect(messages).toEqual([{ suspicion, message: typedContact.message }]);
    const mails = await database.selectFrom('outbox').select('state').execute();
    expect(mails).toEqual([{ state: 'held' }, { state: 'held' }]);
  });

  test('when nothing can be stored the answer says so, nothing is written, and the log has no word of it', async () => {
    const { app, database, lines } = await createTestApp();
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    const answer = await injectForm(app, contactBody(), { remoteAddress: '192.0.2.77' });
    expect([answer.statusCode, answer.body]).toEqual([503, formWords.notStored]);
    expect(await database.selectFrom('messages').selectAll().execute()).toEqual([]);
    const log = lines.join('\n');
    expect(log).toContain('a form could not be stored');
    for (const secret of [...Object.values(typedContact), '192.0.2.77']) expect(log).not.toContain(secret);
  });

  test('whatever text the fields hold, it is stored as cleaned or refused with a reason', async () => {
    const environment = { FORM_LIMIT: '1000000', LOG_LEVEL: 'silent' };
    const { app, database } = await createTestApp({ environment });
    const text = fc.string({ unit: anyCharacter, maxLength: 200 });
    const fields = { user_name: text, user_phone: text, subject: text, message: text, website: text };
    let acknowledged = 0;
    await fc.assert(
      fc.asyncProperty(fc.record(fields), async (typed) => {
        const { statusCode } = await injectForm(app, contactBody(typed));
        expect([200, 400]).toContain(statusCode);
        if (statusCode === 200) acknowledged++;
      }),
      { numRuns: 60 },
    );
    expect(await database.selectFrom('messages').select('id').execute()).toHaveLength(acknowledged);
    expect(acknowledged).toBeGreaterThan(0);
  });
});

const createTestApp = testApps('SQLite');
const copyOf = (path: string) => {
  copyFileSync(path, `${path}.copy`);
  return `${path}.copy`;
};

test.each([
  ['whose file is deleted', (path: string) => rmSync(path)],
  ['whose file is replaced', (path: string) => renameSync(copyOf(path), path)],
  ['whose write-ahead log is deleted', (path: string) => rmSync(`${path}-wal`)],
])('a SQLite database %s takes no more messages, is not ready, and says so once', async (_name, harm) => {
  const { app, dataDir, lines } = await createTestApp();
  expect((await injectForm(app, contactBody())).statusCode).toBe(200);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  harm(join(dataDir, 'site.db'));
  const answer = await injectForm(app, contactBody());
  expect([answer.statusCode, answer.body]).toEqual([503, formWords.notStored]);
  for (let count = 0; count < 2; count++) expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect(lines.filter((line) => line.includes('until the site is restarted'))).toHaveLength(1);
});

test('ids that are not those of the configuration are refused', async () => {
  const { app } = await createTestApp({
    environment: { EMAIL_SERVICE_ID: 's1', EMAIL_NEWSLETTER_TEMPLATE_ID: 't2', EMAIL_PUBLIC_KEY: 'k3' },
  });
  const call = { service_id: 's1', template_id: 't2', user_id: 'k3' };
  const send = async (changes: Record<string, string>) => {
    const body = formBody({ user_email: 'ada@example.com', ...call, ...changes });
    const answer = await injectForm(app, body);
    return [answer.statusCode, answer.body];
  };
  expect(await send({})).toEqual([200, 'OK']);
  expect(await send(contactCall)).toEqual([400, 'The public key is not valid']);
  expect(await send({ user_id: '' })).toEqual([400, 'The public key is not valid']);
  expect(await send({ service_id: 'other' })).toEqual([400, 'The service ID is not known']);
  expect(await send({ template_id: 'other' })).toEqual([400, 'The template ID is not known']);
});

test('what is not multipart is 415, what is too large 413, files and ruins of a form 400', async () => {
  const { app } = await createTestApp();
  const status = async (type: string, bytes: string) => (await injectForm(app, { type, bytes })).statusCode;
  expect(await status('application/json', '{}')).toBe(415);
  expect(await status('application/x-www-form-urlencoded', 'user_name=Ada')).toBe(415);
  expect(await status('multipart/form-data; boundary=x', 'x'.repeat(300_000))).toBe(413);
  expect(await status('multipart/form-data; boundary=x', '--x\r\nnothing')).toBe(400);
  const withFile = contactBody();
  withFile.append('file', new Blob(['text']), 'a.txt');
  expect((await injectForm(app, withFile)).statusCode).toBe(400);
  expect((await app.inject('/api/v1.0/email/send-form')).statusCode).toBe(404);
});

test('pages of other sites may not send, and our own may read the answer', async () => {
  const { app } = await createTestApp({ environment: { PUBLIC_URL: 'https://lashma.example' } });
  const from = (origin: string) => injectForm(app, contactBody(), { headers: { origin } });
  expect((await from('https://evil.example')).statusCode).toBe(403);
  const { statusCode, headers } = await from('https://lashma.example');
  expect([statusCode, headers['access-control-allow-origin']]).toEqual([200, 'https://lashma.example']);
  expect(headers.vary).toContain('origin');
});

test('one address may send so often, others are not held up, and an IPv6 network counts as one', async () => {
  const { app } = await createTestApp({ environment: { FORM_LIMIT: '2' } });
  const from = async (remoteAddress: string, headers = {}) =>
    injectForm(app, contactBody(), { remoteAddress, headers });
  for (const _time of [1, 2]) expect((await from('192.0.2.1')).statusCode).toBe(200);
  const third = await from('192.0.2.1', { 'x-forwarded-for': '198.51.100.9' });
  const question = answerIn(third.body, formWords);
  expect([third.statusCode, question]).toEqual([429, expect.any(String)]);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(590);
  const answered = contactBody({ question: question ?? '', message: 'answered' });
  expect((await injectForm(app, answered, { remoteAddress: '192.0.2.1' })).statusCode).toBe(200);
  for (let count = 5; count <= 20; count++) await from('192.0.2.1');
  const refused = await injectForm(app, answered, { remoteAddress: '192.0.2.1' });
  expect([refused.statusCode, refused.body]).toEqual([429, formWords.tooMany]);
  expect((await from('192.0.2.2')).statusCode).toBe(200);
  for (const host of ['1', '2', '3']) await from(`2001:db8::${host}`);
  expect((await from('2001:db8::ffff')).statusCode).toBe(429);
});

test('a proxy that is trusted names the visitor', async () => {
  const { app } = await createTestApp({ environment: { FORM_LIMIT: '1', TRUSTED_PROXIES: '10.0.0.0/8' } });
  for (const [remoteAddress, visitor, status] of [
    ['10.0.0.1', '192.0.2.1', 200],
    ['10.0.0.1', '192.0.2.1', 429],
    ['10.0.0.1', '192.0.2.2', 200],
    // What a visitor claims stands before what our proxy adds.
    ['10.0.0.1', '203.0.113.9, 192.0.2.2', 429],
    ['198.51.100.1', '192.0.2.3', 200],
    ['198.51.100.1', '192.0.2.4', 429],
  ] as const) {
    const headers = { 'x-forwarded-for': visitor };
    const { statusCode } = await injectForm(app, contactBody(), { remoteAddress, headers });
    expect(statusCode, visitor).toBe(status);
  }
});
