import { describe, expect, test } from 'vitest';
import { connectDatabase } from '#server/database/connect.ts';
import { findInvited } from '#server/features/desk/people-repository.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { runDeskCommand } from './desk.ts';

describe.each(dialects)('npm run desk, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function openCommand(environment: Record<string, string> = {}) {
    const place = await freshDatabase();
    const run = async (...args: string[]) => {
      const [lines, complaints]: [string[], string[]] = [[], []];
      const code = await runDeskCommand(
        args,
        {
          DATA_DIR: place.dataDir,
          DATABASE_URL: place.databaseUrl,
          PUBLIC_URL: 'https://desk.example',
          ...environment,
        },
        (line) => lines.push(line),
        (line) => complaints.push(line),
      );
      return { code, text: lines.join('\n'), complaint: complaints.join('\n') };
    };
    return { place, run };
  }

  test('an invitation is a link with its token behind the #, for a day', async () => {
    const { place, run } = await openCommand();
    const { code, text } = await run('invite', '  Ada   Obi ', '--role', 'inbox');
    expect(code).toBe(0);
    const [, token = ''] = /^https:\/\/desk\.example\/desk\/invitation#([\w-]{43})$/m.exec(text) ?? [];
    const database = await connectDatabase(place);
    expect(await findInvited(database, token)).toMatchObject({ name: 'Ada Obi', role: 'inbox' });
    await database.destroy();
    expect((await run('list')).text).toMatch(
      /^Ada Obi {2}inbox {2}has no passkey yet, invited until \d+ \w+ \d{4} at \d\d:\d\d\n1 person\.$/,
    );
  });

  test('somebody known is invited again without a role, in any letter case, or gets another one', async () => {
    const { run } = await openCommand();
    expect(await run('invite', 'Ada')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/Ada is new here/),
    });
    await run('invite', 'Ada', '--role', 'inbox');
    expect((await run('invite', 'ADA')).text).toMatch(/^A link for Ada \(inbox\)/);
    expect((await run('invite', 'ada', '--role', 'admin')).text).toMatch(/^A link for Ada \(admin\)/);
    expect((await run('list')).text).toMatch(/\n1 person\.$/);
  });

  test('whoever is revoked has nothing left, and stays in the list', async () => {
    const { place, run } = await openCommand();
    await run('invite', 'Ada', '--role', 'inbox');
    expect(await run('revoke', 'ada')).toMatchObject({ code: 0, text: 'Revoked: Ada' });
    const database = await connectDatabase(place);
    expect(await database.selectFrom('desk_invitations').selectAll().execute()).toEqual([]);
    const act = { person_name: 'command line', action: 'person.revoke', subject: 'Ada' };
    expect(await recordedActions(database)).toMatchObject([{ action: 'person.invite' }, act]);
    await database.destroy();
    expect((await run('list')).text).toMatch(/^Ada {2}revoked {2}since /);
    expect(await run('revoke', 'Bola')).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(/nobody called/),
    });
  });

  test('the audit log is verified, and where it is broken is named', async () => {
    const { run } = await openCommand();
    await run('invite', 'Ada', '--role', 'inbox');
    await run('revoke', 'Ada');
    const { code, text } = await run('verify-log');
    expect(code).toBe(0);
    const [, lines = '', hash = ''] =
      /^The audit log is unbroken: (2) lines, last hash ([\da-f]{64})\.$/.exec(text) ?? [];
    await run('invite', 'Ada');
    expect((await run('verify-log', lines, hash)).code).toBe(0);
    expect(await run('verify-log', '1', hash)).toMatchObject({
      code: 1,
      complaint: expect.stringMatching(
        /^The audit log is broken: line 1 of .* has not the hash that was kept/,
      ),
    });
  });

  test('the last admin is not revoked before another one is invited', async () => {
    const { run } = await openCommand();
    await run('invite', 'Ada', '--role', 'admin');
    const refusal = {
      code: 1,
      complaint: expect.stringMatching(/Ada is the last admin.*invite NAME --role admin/),
    };
    expect(await run('revoke', 'Ada')).toMatchObject(refusal);
    expect(await run('invite', 'Ada', '--role', 'inbox')).toMatchObject(refusal);
    expect((await run('list')).text).toMatch(/^Ada {2}admin /);
    await run('invite', 'Bola', '--role', 'admin');
    expect(await run('revoke', 'Ada')).toMatchObject({ code: 0, text: 'Revoked: Ada' });
  });

  test('a site without https is told that browsers make no passkeys there', async () => {
    const { run } = await openCommand({ PUBLIC_URL: 'http://lashma.example' });
    expect((await run('invite', 'Ada', '--role', 'inbox')).text).toMatch(/on https only/);
  });
});

test.each([
  [['invite', '\u001b[31mAda', '--role', 'inbox'], 1],
  [['invite', 'x'.repeat(61), '--role', 'inbox'], 1],
  [['invite', 'Command Line', '--role', 'inbox'], 1],
  [['invite', 'commandline', '--role', 'inbox'], 1],
  [['invite', 'Schedule', '--role', 'inbox'], 1],
  [['invite', ' SCHE DULE', '--role', 'inbox'], 1],
  [['invite', 'Schédulẹ', '--role', 'inbox'], 1],
  [['invite', 'Schedule\u200b.', '--role', 'inbox'], 1],
  [['invite', 'Ｓｃｈｅｄｕｌｅ', '--role', 'inbox'], 1],
  [['invite', 'scheduler', '--role', 'inbox'], 1],
  [['invite', 'Editor token', '--role', 'inbox'], 1],
  [['invite', 'Ada', '--role', 'owner'], 1],
  [['invite'], 2],
  [['invite', 'Ada', 'Obi', '--role', 'inbox'], 2],
  [['revoke', 'Ada', '--role', 'inbox'], 2],
  [['list', 'all'], 2],
  [['verify-log', '1'], 2],
  [['verify-log', 'x', 'y'], 2],
  [['verify-log', '--role', 'inbox'], 2],
  [[], 2],
])('%j is refused before any database is opened', async (args, code) => {
  const complaints: string[] = [];
  const place = { DATA_DIR: '/nowhere/at/all' };
  const print = (line: string) => complaints.push(line);
  expect(await runDeskCommand(args, place, print, print)).toBe(code);
  expect(complaints).toHaveLength(1);
});
