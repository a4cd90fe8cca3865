import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import {
  contactBody,
  contactCall,
  contactFields,
  formBody,
  injectForm,
  newsletterCall,
} from '#tests/support/send-form.ts';
import { testApps } from '#tests/support/test-app.ts';
import { formWords } from '#words/message-forms.ts';

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('a contact message is stored with both its mails before the answer OK', async () => {
    const { app, database } = await createTestApp();
    const answer = await injectForm(app, contactBody());
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    const message = await database.selectFrom('messages').selectAll().executeTakeFirstOrThrow();
    expect(message).toMatchObject({ ...contactFields, suspicion: null });
    const mails = await database.selectFrom('outbox').selectAll().orderBy('kind').execute();
    expect(mails.map(({ kind, state, message_id }) => [kind, state, message_id])).toEqual([
      ['acknowledgement', 'waiting', message.id],
      ['agency', 'waiting', message.id],
    ]);
  });

  test('the longest message of all, in emoji and Yorùbá with line breaks, arrives whole', async () => {
    const { app, database } = await createTestApp();
    const message = `${'👩🏾‍⚕️ẹ̀\r\n'.repeat(624)}${'ọ'.repeat(8)}`;
    expect((await injectForm(app, contactBody({ message }))).statusCode).toBe(200);
    const stored = await database.selectFrom('messages').select('message').executeTakeFirstOrThrow();
    expect([...stored.message]).toHaveLength(5000);
    expect(stored.message).toBe(message.replaceAll('\r\n', '\n'));
  });

  test.each([
    ['honeypot', () => ({ website: 'https://spam.example' })],
    ['too-fast', () => ({ started_at: String(Date.now()) })],
  ])(
    'a message under suspicion (%s) is answered like any other and its mails are held',
    async (suspicion, mark) => {
      const { app, database } = await createTestApp();
      const answer = await injectForm(app, contactBody(mark()));
      expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
      expect(await database.selectFrom('messages').select(['suspicion', 'message']).execute()).toEqual([
        { suspicion, message: contactFields.message },
      ]);
      const mails = await database.selectFrom('outbox').select('state').execute();
      expect(mails).toEqual([{ state: 'held' }, { state: 'held' }]);
    },
  );

  test('an address gets five acknowledgements a day and the agency every message', async () => {
    const { app, database } = await createTestApp();
    for (let count = 0; count < 7; count++)
      await injectForm(app, contactBody({ message: `message ${count}` }));
    const kinds = (await database.selectFrom('outbox').select('kind').execute()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'acknowledgement')).toHaveLength(5);
    expect(kinds.filter((kind) => kind === 'agency')).toHaveLength(7);
  });

  test('an address that is written in other letter case is the same address', async () => {
    const { app, database } = await createTestApp();
    for (const user_email of ['ada@example.com', 'ADA@example.com', 'Ada@Example.Com', 'adA@EXAMPLE.com'])
      for (const message of ['one', 'two']) await injectForm(app, contactBody({ user_email, message }));
    const mails = await database.selectFrom('outbox').select('kind').execute();
    expect(mails.filter(({ kind }) => kind === 'acknowledgement')).toHaveLength(5);
    const messages = await database.selectFrom('messages').select('user_email').distinct().execute();
    expect(messages).toHaveLength(4);
  });

  test('when nothing can be stored the answer says so, and nothing is written', async () => {
    const { app, database, lines } = await createTestApp();
    await database.schema.alterTable('outbox').renameTo('outbox_gone').execute();
    const answer = await injectForm(app, contactBody());
    expect([answer.statusCode, answer.body]).toEqual([503, formWords.notStored]);
    expect(await database.selectFrom('messages').selectAll().execute()).toEqual([]);
    expect(lines.join()).toContain('a form could not be stored');
  });
});

describe('a SQLite database', () => {
  const createTestApp = testApps('SQLite');

  test.each([
    ['whose file is deleted', (path: string) => rmSync(path)],
    ['whose file is replaced', (path: string) => renameSync(copyOf(path), path)],
    ['whose write-ahead log is deleted', (path: string) => rmSync(`${path}-wal`)],
  ])('%s takes no more messages, is not ready, and says so once', async (_name, harm) => {
    const { app, dataDir, lines } = await createTestApp();
    expect((await injectForm(app, contactBody())).statusCode).toBe(200);
    expect((await app.inject('/readyz')).statusCode).toBe(200);
    harm(join(dataDir, 'site.db'));
    const answer = await injectForm(app, contactBody());
    expect([answer.statusCode, answer.body]).toEqual([503, formWords.notStored]);
    for (let count = 0; count < 2; count++) expect((await app.inject('/readyz')).statusCode).toBe(503);
    expect(lines.filter((line) => line.includes('until the site is restarted'))).toHaveLength(1);
  });

  function copyOf(path: string): string {
    copyFileSync(path, `${path}.copy`);
    return `${path}.copy`;
  }
});

describe('refusals', () => {
  const createTestApp = testApps('SQLite');

  test('fields that cannot be sent are named, each with its reason', async () => {
    const { app, database } = await createTestApp();
    const answer = await injectForm(app, contactBody({ user_email: 'ada', subject: 'x'.repeat(151) }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toBe(`user_email: ${formWords.badEmail}\nsubject: ${formWords.tooLong(150, 151)}`);
    expect(await database.selectFrom('messages').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['user_id', 'The public key is not valid'],
    ['service_id', 'The service ID is not known'],
    ['template_id', 'The template ID is not known'],
  ])('a wrong or missing %s', async (name, reason) => {
    const { app } = await createTestApp();
    for (const call of [
      { ...contactCall, [name]: 'other' },
      { ...contactCall, [name]: '' },
    ]) {
      const answer = await injectForm(app, formBody({ ...contactFields, ...call }));
      expect([answer.statusCode, answer.body]).toEqual([400, reason]);
    }
  });

  test('the ids are those of the configuration', async () => {
    const { app } = await createTestApp({
      environment: { EMAIL_SERVICE_ID: 's1', EMAIL_NEWSLETTER_TEMPLATE_ID: 't2', EMAIL_PUBLIC_KEY: 'k3' },
    });
    const call = { service_id: 's1', template_id: 't2', user_id: 'k3' };
    const answer = await injectForm(app, formBody({ user_email: 'ada@example.com', ...call }));
    expect([answer.statusCode, answer.body]).toEqual([200, 'OK']);
    expect((await injectForm(app, contactBody())).statusCode).toBe(400);
  });

  test('what is not multipart is 415, what is too large 413, files and ruins of a form 400', async () => {
    const { app } = await createTestApp();
    const status = async (type: string, bytes: string) => (await injectForm(app, { type, bytes })).statusCode;
    expect(await status('application/json', '{}')).toBe(415);
    expect(await status('application/x-www-form-urlencoded', 'user_name=Ada')).toBe(415);
    expect(await status('multipart/form-data; boundary=x', 'x'.repeat(300_000))).toBe(413);
    expect(await status('multipart/form-data; boundary=x', '--x\r\nnothing')).toBe(400);
    expect(await status('multipart/form-data', '--x--')).toBe(400);
    const withFile = contactBody();
    withFile.append('file', new Blob(['text']), 'a.txt');
    expect((await injectForm(app, withFile)).statusCode).toBe(400);
    expect((await app.inject('/api/v1.0/email/send-form')).statusCode).toBe(404);
  });

  test('pages of other sites may not send, our own may under each of their names', async () => {
    const { app } = await createTestApp({ environment: { PUBLIC_URL: 'https://lashma.example' } });
    const from = async (origin: string, host = 'localhost:80') =>
      injectForm(app, contactBody(), { headers: { origin, host } });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:81', 'nonsense'])
      expect((await from(origin)).statusCode).toBe(403);
    const own = await from('https://lashma.example');
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([
      200,
      'https://lashma.example',
    ]);
    expect(own.headers.vary).toContain('origin');
    expect((await from('https://10.0.0.7:3000', '10.0.0.7:3000')).statusCode).toBe(200);
    expect((await from('http://10.0.0.7:3000', '10.0.0.7:3000')).statusCode).toBe(403);
    expect((await injectForm(app, contactBody())).statusCode).toBe(200);
  });

  test('one address may send so often, others are not held up, and an IPv6 network counts as one', async () => {
    const { app } = await createTestApp({ environment: { FORM_LIMIT: '2' } });
    const from = async (remoteAddress: string, headers = {}) =>
      injectForm(app, contactBody(), { remoteAddress, headers });
    expect([(await from('192.0.2.1')).statusCode, (await from('192.0.2.1')).statusCode]).toEqual([200, 200]);
    const third = await from('192.0.2.1', { 'x-forwarded-for': '198.51.100.9' });
    expect([third.statusCode, third.body]).toEqual([429, formWords.tooMany]);
    expect(Number(third.headers['retry-after'])).toBeGreaterThan(590);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
    for (const host of ['1', '2', '3']) await from(`2001:db8::${host}`);
    expect((await from('2001:db8::ffff')).statusCode).toBe(429);
  });

  test('a proxy that is trusted names the visitor', async () => {
    const { app } = await createTestApp({ environment: { FORM_LIMIT: '1', TRUSTED_PROXIES: '10.0.0.0/8' } });
    const from = async (visitor: string, remoteAddress = '10.0.0.1') =>
      (await injectForm(app, contactBody(), { remoteAddress, headers: { 'x-forwarded-for': visitor } }))
        .statusCode;
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]).toEqual([
      200, 429, 200,
    ]);
    // What a visitor claims stands before what our proxy adds.
    expect(await from('203.0.113.9, 192.0.2.2')).toBe(429);
    expect([await from('192.0.2.3', '198.51.100.1'), await from('192.0.2.4', '198.51.100.1')]).toEqual([
      200, 429,
    ]);
  });
});

describe.each(dialects)('on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  test('nothing that a visitor has written or is known by reaches the log', async () => {
    const { app, database, lines } = await createTestApp({ environment: { FORM_LIMIT: '3' } });
    await injectForm(app, contactBody(), { remoteAddress: '192.0.2.77' });
    await injectForm(app, formBody({ user_email: 'sub@example.com', user_name: 'Bisi', ...newsletterCall }));
    await injectForm(app, contactBody({ user_email: 'not an address' }), { remoteAddress: '192.0.2.77' });
    await database.schema.alterTable('messages').renameTo('messages_gone').execute();
    await injectForm(app, contactBody({ subject: '' }), { remoteAddress: '192.0.2.77' });
    await injectForm(app, contactBody(), { remoteAddress: '192.0.2.77' });
    const log = lines.join('\n');
    expect(log).toContain('a form could not be stored');
    for (const secret of [
      ...Object.values(contactFields),
      'not an address',
      'sub@example.com',
      'Bisi',
      '192.0.2.77',
    ])
      expect(log).not.toContain(secret);
  });
});
