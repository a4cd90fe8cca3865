import { chmodSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Suspicion } from '#server/database/message-tables.ts';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { storeMessage } from '#server/features/message/message-repository.ts';
import { createMailLinks } from '#server/features/newsletter/mail-links.ts';
import { confirmSubscriber, signUp } from '#server/features/newsletter/subscriber-repository.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { temporaryFolder } from '#tests/support/files.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { runPersonalDataCommand } from './personal-data.ts';

const FORTY_DAYS_AGO = new Date(Date.now() - 40 * 86_400_000).toISOString();

describe.each(dialects)('npm run personal-data, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('deletes answered messages with their mails, but none whose mails still wait', async () => {
    const { run, database } = await setUp();
    const store = () => storeMessage(database, typedContact, null);
    const answered = { state: 'answered', changed_at: FORTY_DAYS_AGO } as const;
    const [done, waiting, young] = [await store(), await store(), await store()];
    const old = database.updateTable('messages').set(answered);
    await old.where('id', '!=', young).execute();
    await database.updateTable('outbox').set({ state: 'sent' }).where('message_id', '!=', waiting).execute();
    const text = 'Deleted: 1 messages, 0 complaints and 0 reports about places.';
    expect(await run('delete', '--older-than', '30')).toEqual({ code: 0, text });
    const left = await database.selectFrom('messages').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([waiting, young].sort());
    const mails = await database.selectFrom('outbox').select('message_id').execute();
    expect(mails.map(({ message_id }) => message_id)).not.toContain(done);
    const after = expect.stringMatching(/^{"messages":1,"complaints":0,"reports":0,"before":"2/);
    const action = { person_name: 'command line', action: 'messages.delete', after };
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([action]);
  });

  test('deletes answered and suspected complaints with all that belongs to them, and leaves the open ones', async () => {
    const { run, database } = await setUp();
    const store = (suspicion: Suspicion | null = null) => storeComplaint(database, complaint, suspicion);
    const [answered, open, waiting] = [await store(), await store(), await store()];
    await store('honeypot');
    for (const { id } of [answered, waiting])
      await changeComplaint(database, id, { state: 'answered', note: 'Done.' });
    const longAgo = { received_at: FORTY_DAYS_AGO, changed_at: FORTY_DAYS_AGO };
    await database.updateTable('complaints').set(longAgo).execute();
    const sent = database.updateTable('outbox').set({ state: 'sent' }).where('state', '=', 'waiting');
    await sent.where('complaint_id', '!=', waiting.id).execute();
    expect((await run('delete', '--older-than', '30')).text).toBe(
      'Deleted: 0 messages, 2 complaints and 0 reports about places.',
    );
    const left = await database.selectFrom('complaints').select('id').execute();
    expect(left.map(({ id }) => id).sort()).toEqual([open.id, waiting.id].sort());
    const mails = await database.selectFrom('outbox').select('complaint_id').distinct().execute();
    expect(mails.map(({ complaint_id }) => complaint_id).sort()).toEqual([open.id, waiting.id].sort());
    const changes = await database.selectFrom('complaint_changes').select('complaint_id').execute();
    expect(changes).toEqual([{ complaint_id: waiting.id }]);
  });

  test('exports the confirmed addresses to their owner only, with a link by which each can leave, or all', async () => {
    const { run, folder, database } = await setUp();
    const id = await subscribe(database);
    const file = join(folder, 'list.csv');
    // Left over from something else, and open to everybody.
    writeFileSync(file, 'x'.repeat(100_000));
    chmodSync(file, 0o666);
    expect((await run('subscribers', file)).text).toBe(`1 addresses written to ${file}.`);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const [, line, ...more] = readFileSync(file, 'utf8').trim().split('\n');
    expect([line, more]).toEqual([expect.stringMatching(/^ada@example\.com,'=Ada,confirmed,/), []]);
    const token = /token=(\S+)$/.exec(line ?? '')?.[1] ?? '';
    expect(await createMailLinks(database).read('unsubscribe', token)).toBe(id);
    expect((await run('subscribers', file, '--all')).text).toBe(`3 addresses written to ${file}.`);
    expect((await run('subscribers', join(folder, 'no/such/folder.csv'))).code).toBe(1);
  });

  test('forgets an address and its mails, and names it in the audit log by its id', async () => {
    const { run, database } = await setUp();
    await subscribe(database);
    expect(await run('forget', 'Bisi@example.com')).toEqual({ code: 0, text: 'Removed.' });
    expect((await run('forget', 'bisi@example.com')).text).toBe('This address is not on the list.');
    for (const table of ['subscribers', 'outbox'] as const)
      expect(await database.selectFrom(table).select('id').execute()).toHaveLength(2);
    const act = { action: 'subscriber.remove', subject: expect.stringMatching(/^[\da-f-]{36}$/) };
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([act]);
  });

  /** One who has confirmed, one who has not, and one who looks like a bot; gives the id of the first. */
  async function subscribe(database: Awaited<ReturnType<typeof setUp>>['database']): Promise<string> {
    await signUp(database, { user_email: 'ada@example.com', user_name: '=Ada' }, null);
    const { id } = await database.selectFrom('subscribers').select('id').executeTakeFirstOrThrow();
    await confirmSubscriber(database, id);
    await signUp(database, { user_email: 'bisi@example.com', user_name: '' }, null);
    await signUp(database, { user_email: 'bot@example.com', user_name: 'Bot' }, 'honeypot');
    return id;
  }

  async function setUp() {
    const place = await freshDatabase();
    const run = (...args: string[]) => runCommand(runPersonalDataCommand, place, args);
    return { database: await openForTest(place), folder: temporaryFolder(), run };
  }
});

test.each([
  ...['', 'nonsense', '--what', 'delete', 'delete --older-than x', 'delete --older-than 3 --all', 'forget'],
  ...['forget x --all', 'subscribers a.csv b.csv', 'subscribers a.csv --older-than 3'],
])('"%s" is answered with how it is used', async (typed) => {
  const { code, text } = await runCommand(runPersonalDataCommand, {}, typed.split(' ').filter(Boolean));
  expect([code, text]).toEqual([2, expect.stringContaining('npm run personal-data -- delete')]);
});

test('a database that cannot be opened is answered with one sentence', async () => {
  const place = { databaseUrl: 'mysql://x' };
  const text = expect.stringMatching(/^DATABASE_URL is set to a value[^\n]*$/);
  expect(await runCommand(runPersonalDataCommand, place, ['forget', 'a@b.example'])).toEqual({
    code: 1,
    text,
  });
});
