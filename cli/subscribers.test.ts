import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { confirmSubscriber, signUp } from '#server/features/newsletter/subscriber-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { runSubscribersCommand } from './subscribers.ts';

describe.each(dialects)('npm run subscribers, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('lists addresses with their day in Lagos and their state, and suspected ones apart', async () => {
    const { run } = await setUp();
    const { code, text } = await run('list');
    expect(code).toBe(0);
    expect(text).toMatch(
      /^Subscribers \(2\)\n2025-07-11 {2}confirmed {5}ada@example\.com {2}Ada\n.*pending {7}bisi@example\.com\n/,
    );
    expect(text).toMatch(/Suspected, confirmation held back \(1\)\n.*bot@example\.com/);
  });

  test('exports the confirmed ones with a link by which each can leave, or all', async () => {
    const { run, folder, database } = await setUp();
    const file = join(folder, 'list.csv');
    expect((await run('export', file)).text).toBe(`1 addresses written to ${file}.`);
    const [, line, ...more] = readFileSync(file, 'utf8').trim().split('\n');
    expect(more).toEqual([]);
    const token = /token=(\S+)$/.exec(line ?? '')?.[1] ?? '';
    const row = await database
      .selectFrom('subscribers')
      .select('id')
      .where('user_email', '=', 'ada@example.com')
      .executeTakeFirstOrThrow();
    expect(await createMailLinks(database).read('unsubscribe', token)).toBe(row.id);
    expect((await run('export', file, '--all')).text).toBe(`3 addresses written to ${file}.`);
  });

  test('release sends the confirmation that was held back', async () => {
    const { run, database } = await setUp();
    expect((await run('release', 'BOT@example.com')).code).toBe(0);
    expect(await database.selectFrom('outbox').select('id').where('state', '=', 'held').execute()).toEqual(
      [],
    );
    expect((await run('release', 'ada@example.com')).code).toBe(1);
  });

  test('remove forgets an address and its mails', async () => {
    const { run, database } = await setUp();
    expect(await run('remove', 'Bisi@example.com')).toEqual({ code: 0, text: 'Removed.' });
    expect(await run('remove', 'bisi@example.com')).toEqual({
      code: 1,
      text: 'This address is not on the list.',
    });
    expect(await database.selectFrom('subscribers').select('id').execute()).toHaveLength(2);
    expect(await database.selectFrom('outbox').select('id').execute()).toHaveLength(2);
  });

  async function setUp() {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    const folder = mkdtempSync(join(tmpdir(), 'lashma-subscribers-'));
    onTestFinished(async () => {
      await database.destroy();
      rmSync(folder, { recursive: true });
    });
    await signUp(database, { user_email: 'ada@example.com', user_name: 'Ada' }, null);
    const { id } = await database.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    await confirmSubscriber(database, id);
    // Else the next one could have the same millisecond, and the two no order.
    await database.updateTable('subscribers').set({ signed_up_at: '2025-07-10T23:30:00.000Z' }).execute();
    await signUp(database, { user_email: 'bisi@example.com', user_name: '' }, null);
    await signUp(database, { user_email: 'bot@example.com', user_name: 'Bot' }, 'honeypot');
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    async function run(...args: string[]) {
      const lines: string[] = [];
      const code = await runSubscribersCommand(args, environment, (line) => lines.push(line));
      return { code, text: lines.join('\n') };
    }
    return { database, folder, run };
  }
});

test.each([[], ['nonsense'], ['remove'], ['list', 'x'], ['list', '--all'], ['export'], ['--what']])(
  'arguments %j are answered with how it is used',
  async (...args) => {
    const lines: string[] = [];
    expect(await runSubscribersCommand(args, {}, (line) => lines.push(line))).toBe(2);
    expect(lines.join()).toContain('npm run subscribers -- list');
  },
);
