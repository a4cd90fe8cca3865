import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readCsv } from '#domain/text/read-csv.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Suspicion } from '#server/database/schema.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { runInboxCommand } from './inbox-command.ts';

describe.each(dialects)('npm run inbox, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('lists messages with their time in Lagos and the state of their mails, and suspected ones apart', async () => {
    const { run, store, database } = await setUp();
    expect(await run('list')).toEqual({ code: 0, text: 'Messages (0)\n\nComplaints (0)' });
    const [clean, suspected] = [
      await store({}),
      await store({ subject: '', message: 'Buy\nnow' }, 'honeypot'),
    ];
    const received_at = '2025-07-10T23:30:00.000Z';
    await database.updateTable('messages').set({ received_at }).where('id', '=', clean).execute();
    const { text } = await run('list');
    const [open, held] = text.split('\n\n');
    expect(open).toMatch(/^Messages \(1\)\n/);
    expect(open).toContain(`${clean.slice(0, 8)}  2025-07-11 00:30  `);
    expect(open).toContain('[agency waiting, acknowledgement waiting]');
    expect(held).toMatch(/^Suspected, mails held back \(1\)\n/);
    expect(held).toContain(suspected.slice(0, 8));
    expect(held).toContain('Buy now  [agency held, acknowledgement held; honeypot]');
  });

  test('shows one message in full, by the start of its id', async () => {
    const { run, store, database } = await setUp();
    const id = await store({ message: 'one\ntwo \x1b[31mred' });
    const { code, text } = await run('show', id.slice(0, 8).toUpperCase());
    expect(code).toBe(0);
    for (const value of [id, contactFields.user_name, contactFields.user_email, contactFields.subject])
      expect(text).toContain(value);
    expect(text).toContain('one\ntwo �[31mred');
    expect(text).toContain('mail to the agency: waiting');
    expect(text).toContain('state: received');
    await database
      .insertInto('message_changes')
      .values({
        id: 'step',
        message_id: id,
        changed_at: '2025-07-10T23:30:00.000Z',
        state: 'answered',
        note: 'Yes, you can.',
        person_name: 'Bisi',
      })
      .execute();
    expect((await run('show', id)).text).toContain('step: 2025-07-11 00:30  answered  Yes, you can.');
    expect(await run('show', 'zzzz')).toEqual({ code: 1, text: 'There is no message or complaint zzzz.' });
  });

  test('the export gives every message back to its owner only, and no cell is a formula', async () => {
    const { run, store, folder } = await setUp();
    await store({});
    await store({
      user_name: '=HYPERLINK("http://x")',
      user_phone: '+234 1',
      subject: '@SUM(A1)',
      message: ' -1+1',
    });
    const file = join(folder, 'inbox.csv');
    // Left over from something else, and open to everybody.
    writeFileSync(file, 'x'.repeat(100_000), { mode: 0o666 });
    chmodSync(file, 0o666);
    expect(await run('export', file)).toEqual({ code: 0, text: `2 messages written to ${file}.` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\uFEFFid,received_at,user_name')).toBe(true);
    const table = readCsv(text.slice(1));
    const [, ...rows] = 'rows' in table ? table.rows.map(({ cells }) => cells.slice(2, 7)) : [];
    // Both may have come in the same millisecond: then neither is the first.
    expect(new Set(rows)).toEqual(
      new Set([
        Object.values(contactFields),
        [`'=HYPERLINK("http://x")`, contactFields.user_email, "'+234 1", "'@SUM(A1)", "' -1+1"],
      ]),
    );
    expect((await run('export', join(folder, 'no/such/folder.csv'))).code).toBe(1);
  });

  test('retry makes failed and waiting mails due, of one message or of all', async () => {
    const { run, store, database } = await setUp();
    const [first] = [await store({}), await store({})];
    const later = new Date(Date.now() + 3_600_000).toISOString();
    await database.updateTable('outbox').set({ due_at: later, state: 'failed' }).execute();
    expect((await run('retry', first.slice(0, 8))).text).toMatch(/^2 mails are due now/);
    expect(
      await database.selectFrom('outbox').select('id').where('state', '=', 'failed').execute(),
    ).toHaveLength(2);
    expect((await run('retry')).text).toMatch(/^4 mails are due now/);
  });

  test('release lets the mails of a suspected message go, once', async () => {
    const { run, store, database } = await setUp();
    const id = await store({}, 'too-fast');
    expect((await run('release', id)).code).toBe(0);
    const mails = await database.selectFrom('outbox').select('state').execute();
    expect(mails).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
    expect((await run('list')).text).not.toContain('Suspected');
    expect(await run('release', id)).toEqual({ code: 1, text: 'This message is not held back.' });
  });

  test('delete removes old messages with their mails, but none whose mails still wait', async () => {
    const { run, store, database } = await setUp();
    const [done, waiting, young] = [await store({}), await store({}), await store({})];
    const old = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await database.updateTable('messages').set({ received_at: old }).where('id', '!=', young).execute();
    await database.updateTable('outbox').set({ state: 'sent' }).where('message_id', '!=', waiting).execute();
    expect(await run('delete', '--older-than', '30')).toEqual({
      code: 0,
      text: '1 messages and 0 complaints older than 30 days were deleted.',
    });
    const left = await database.selectFrom('messages').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([waiting, young].sort());
    expect(await database.selectFrom('outbox').select('id').where('message_id', '=', done).execute()).toEqual(
      [],
    );
  });

  async function setUp() {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    const folder = mkdtempSync(join(tmpdir(), 'lashma-inbox-'));
    onTestFinished(async () => {
      await database.destroy();
      rmSync(folder, { recursive: true });
    });
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    return {
      database,
      folder,
      store: (changes: Partial<typeof contactFields>, suspicion: Suspicion | null = null) =>
        storeMessage(database, { ...contactFields, ...changes }, suspicion),
      async run(...args: string[]) {
        const lines: string[] = [];
        const code = await runInboxCommand(args, environment, (line) => lines.push(line));
        return { code, text: lines.join('\n') };
      },
    };
  }
});

test.each([
  [],
  ['nonsense'],
  ['show'],
  ['list', 'more'],
  ['delete'],
  ['delete', '--older-than', 'x'],
  ['list', '--older-than', '3'],
  ['list', '--kind', 'praise'],
  ['list', '--state', 'done'],
  ['list', '--kind', 'messages', '--state', 'in-progress'],
  ['show', 'x', '--kind', 'complaints'],
  ['move', 'LA-7K3M-92QF'],
  ['move', 'LA-7K3M-92QF', 'settled'],
  ['move', 'LA-7K3M-92QF', 'answered', 'more'],
  ['list', '--note', 'x'],
  ['--what'],
])('arguments %j are answered with how it is used', async (...args) => {
  const lines: string[] = [];
  expect(await runInboxCommand(args, {}, (line) => lines.push(line))).toBe(2);
  expect(lines.join()).toContain('npm run inbox -- list');
});

test('a database that cannot be opened is said in one sentence', async () => {
  const lines: string[] = [];
  const code = await runInboxCommand(['list'], { DATA_DIR: '/etc/hostname/data' }, (line) =>
    lines.push(line),
  );
  expect([code, lines.length]).toEqual([1, 1]);
  expect(lines[0]).toMatch(/^DATA_DIR \/etc\/hostname\/data cannot be created/);
});
