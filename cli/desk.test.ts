import { describe, expect, test } from 'vitest';
import { findInvited } from '#server/features/desk/people-repository.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { recordedActions } from '#tests/support/test-desk.ts';
import { runDeskCommand } from './desk.ts';

describe.each(dialects)('npm run desk, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  async function openCommand(PUBLIC_URL = 'https://desk.example') {
    const place = await freshDatabase();
    const run = (...args: string[]) => runCommand(runDeskCommand, place, args, { PUBLIC_URL });
    return { database: await openForTest(place), run };
  }

  const refusal = (reason: RegExp) => ({ code: 1, text: expect.stringMatching(reason) });

  test('an invitation is a link with its token behind the #, for a day', async () => {
    const { database, run } = await openCommand();
    const { code, text } = await run('invite', '  Ada   Obi ', '--role', 'inbox');
    expect(code).toBe(0);
    const [, token = ''] = /^https:\/\/desk\.example\/desk\/invitation#([\w-]{43})$/m.exec(text) ?? [];
    expect(await findInvited(database, token)).toMatchObject({ name: 'Ada Obi', role: 'inbox' });
    expect((await run('list')).text).toMatch(
      /^Ada Obi {2}inbox {2}has no passkey yet, invited until \d+ \w+ \d{4} at \d\d:\d\d\n1 person\.$/,
    );
  });

  test('somebody known is invited again without a role, in any letter case, or gets another one', async () => {
    const { run } = await openCommand();
    expect(await run('invite', 'Ada')).toEqual(refusal(/Ada is new here/));
    await run('invite', 'Ada', '--role', 'inbox');
    expect((await run('invite', 'ADA')).text).toMatch(/^A link for Ada \(inbox\)/);
    expect((await run('invite', 'ada', '--role', 'admin')).text).toMatch(/^A link for Ada \(admin\)/);
    expect((await run('list')).text).toMatch(/\n1 person\.$/);
  });

  test('whoever is revoked has nothing left, and stays in the list', async () => {
    const { database, run } = await openCommand();
    await run('invite', 'Ada', '--role', 'inbox');
    expect(await run('revoke', 'ada')).toEqual({ code: 0, text: 'Revoked: Ada' });
    expect(await database.selectFrom('desk_invitations').selectAll().execute()).toEqual([]);
    const act = { person_name: 'command line', action: 'person.revoke', subject: 'Ada' };
    expect(await recordedActions(database)).toMatchObject([{ action: 'person.invite' }, act]);
    expect((await run('list')).text).toMatch(/^Ada {2}revoked {2}since /);
    expect(await run('revoke', 'Bola')).toEqual(refusal(/nobody called/));
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
    const broken = /^The audit log is broken: line 1 of .* has not the hash that was kept/;
    expect(await run('verify-log', '1', hash)).toEqual(refusal(broken));
  });

  test('the last admin is not revoked before another one is invited', async () => {
    const { run } = await openCommand();
    await run('invite', 'Ada', '--role', 'admin');
    const last = refusal(/Ada is the last admin.*invite NAME --role admin/);
    expect(await run('revoke', 'Ada')).toEqual(last);
    expect(await run('invite', 'Ada', '--role', 'inbox')).toEqual(last);
    expect((await run('list')).text).toMatch(/^Ada {2}admin /);
    await run('invite', 'Bola', '--role', 'admin');
    expect(await run('revoke', 'Ada')).toMatchObject({ code: 0, text: 'Revoked: Ada' });
  });

  test('a site without https is told that browsers make no passkeys there', async () => {
    const { run } = await openCommand('http://lashma.example');
    expect((await run('invite', 'Ada', '--role', 'inbox')).text).toMatch(/on https only/);
  });
});

const LIKE_THE_SITE = [
  'Schedule',
  ' SCHE DULE',
  'Schédulẹ',
  'Schedule\u200b.',
  'Ｓｃｈｅｄｕｌｅ',
  'scheduler',
];
const NO_NAMES = ['\u001b[31mAda', 'x'.repeat(61), 'Command Line', 'commandline', 'Editor token'];

test.each<[args: string[], code: number]>([
  ...[...NO_NAMES, ...LIKE_THE_SITE].map((name): [string[], 1] => [['invite', name, '--role', 'inbox'], 1]),
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
  const place = { dataDir: '/nowhere/at/all' };
  expect(await runCommand(runDeskCommand, place, args)).toEqual({ code, text: expect.any(String) });
});
