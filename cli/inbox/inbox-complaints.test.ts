import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { ComplaintForm } from '#domain/forms/complaint-form.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { connectDatabase } from '#server/database/connect.ts';
import type { Suspicion } from '#server/database/schema.ts';
import { storeComplaint } from '#server/features/complaint/complaint-repository.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { runInboxCommand } from './inbox-command.ts';

describe.each(dialects)('complaints in npm run inbox, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('they are listed behind the messages, and filtered by kind and state', async () => {
    const { run, store } = await setUp();
    const charged = await store();
    const treated = await store({ kind: 'treated', place: '', message: 'rude\x1b[31m' });
    const held = await store({ kind: 'other' }, 'honeypot');
    await run('move', treated, 'in-progress');
    const all = (await run('list')).text;
    expect(all).toMatch(/^Messages \(0\)\n\nComplaints \(2\)\n/);
    expect(all).toMatch(/Suspected complaints, mails held back \(1\)\n/);
    for (const reference of [charged, treated, held]) expect(all).toContain(reference);
    expect(all).not.toContain('\x1b');
    expect(all).toContain('[agency waiting, acknowledgement waiting]');

    const ofKind = async (...filter: string[]) =>
      (await run('list', ...filter)).text.match(/LA-\w{4}-\w{4}/g) ?? [];
    expect(await ofKind('--kind', 'messages')).toEqual([]);
    expect((await ofKind('--kind', 'complaints')).sort()).toEqual([charged, treated, held].sort());
    expect(await ofKind('--kind', 'charged')).toEqual([charged]);
    expect(await ofKind('--state', 'in-progress')).toEqual([treated]);
    expect(await ofKind('--kind', 'charged', '--state', 'in-progress')).toEqual([]);
  });

  test('one is shown in full by its reference, however it is typed', async () => {
    const { run, store } = await setUp();
    const reference = await store({ message: 'one\ntwo \x1b[31mred' });
    const { code, text } = await run('show', reference.toLowerCase().replaceAll('-', ''));
    expect(code).toBe(0);
    for (const value of [reference, complaint.place, complaint.user_phone, '₦5,000', 'charged'])
      expect(text).toContain(value);
    expect(text).toContain('one\ntwo �[31mred');
    expect((await run('show', 'LA-2222-2222')).text).toBe('There is no message or complaint LA-2222-2222.');
  });

  test('a move is kept with its day and note, queues a mail, and can be taken back', async () => {
    const { run, store, database } = await setUp();
    const reference = await store();
    expect(await run('move', reference, 'answered', '--note', ' Done.\r\nSorry\x07. ')).toEqual({
      code: 0,
      text: `${reference} is now answered; a mail to the visitor is due now.`,
    });
    expect((await run('move', reference, 'in-progress')).code).toBe(0);
    const changes = await database
      .selectFrom('complaint_changes')
      .selectAll()
      .orderBy('changed_at')
      .execute();
    expect(changes.map(({ state, note }) => [state, note])).toEqual([
      ['answered', 'Done.\nSorry.'],
      ['in-progress', ''],
    ]);
    const row = await database.selectFrom('complaints').selectAll().executeTakeFirstOrThrow();
    expect([row.state, row.changed_at]).toEqual(['in-progress', changes[1]?.changed_at]);
    const mails = await database
      .selectFrom('outbox')
      .select(['change_id', 'state'])
      .where('kind', '=', 'change')
      .execute();
    expect(new Set(mails.map(({ change_id }) => change_id))).toEqual(new Set(changes.map(({ id }) => id)));
    expect((await run('show', reference)).text).toMatch(/step: .* answered {2}Done\.\n/);
  });

  test('one that is held back is not moved, and nobody gets a mail, until it is released', async () => {
    const { run, store, database } = await setUp();
    const reference = await store({}, 'honeypot');
    const mails = () =>
      database.selectFrom('outbox').select('kind').where('state', '!=', 'held').orderBy('kind').execute();
    expect(await run('move', reference, 'answered', '--note', 'Done.')).toEqual({
      code: 1,
      text: `${reference} is held back as suspected: release it first.`,
    });
    expect(await database.selectFrom('complaints').select(['state', 'version']).execute()).toEqual([
      { state: 'received', version: 0 },
    ]);
    expect(await mails()).toEqual([]);
    await run('release', reference);
    expect((await run('move', reference, 'answered')).code).toBe(0);
    expect(await mails()).toEqual([{ kind: 'acknowledgement' }, { kind: 'agency' }, { kind: 'change' }]);
    expect(await run('move', reference, 'answered')).toEqual({
      code: 1,
      text: `${reference} is answered already, and there is no note.`,
    });
  });

  test('what a command does with one has its line in the audit log', async () => {
    const { run, store, database, folder } = await setUp();
    const [reference, held] = [await store(), await store({}, 'too-fast')];
    await run('move', reference, 'in-progress', '--note', 'We ask.');
    await run('release', held);
    await run('retry', reference);
    await run('retry');
    await run('export', join(folder, 'a.csv'), '--kind', 'complaints');
    await run('delete', '--older-than', '30');
    const acts = await database
      .selectFrom('audit_log')
      .select(['person_name', 'action', 'subject', 'after'])
      .orderBy('number')
      .execute();
    expect(acts.map(({ action, subject, after }) => [action, subject, after])).toEqual([
      ['complaint.move', reference, '{"state":"in-progress","characters":7}'],
      ['complaint.release', held, '{"held":false}'],
      ['complaint.retry', reference, '{"rows":3}'],
      ['messages.retry', 'messages', '{"rows":5}'],
      ['messages.export', 'complaints', '{"rows":2}'],
      ['messages.delete', 'messages', expect.stringMatching(/^{"messages":0,"complaints":0,"before":"2/)],
    ]);
    expect(new Set(acts.map((act) => act.person_name))).toEqual(new Set(['command line']));
  });

  test('a complainant without an e-mail address gets no mail, and a note has its limit', async () => {
    const { run, store, database } = await setUp();
    const reference = await store({ user_email: '' });
    expect((await run('move', reference, 'in-progress')).text).toContain('gave no e-mail address');
    expect(await database.selectFrom('outbox').select('kind').execute()).toEqual([{ kind: 'agency' }]);
    expect((await run('move', reference, 'answered', '--note', 'x'.repeat(2001))).code).toBe(1);
    expect(await database.selectFrom('complaints').select('state').execute()).toEqual([
      { state: 'in-progress' },
    ]);
    expect((await run('move', 'LA-2222-2222', 'in-progress')).code).toBe(1);
  });

  test('the export gives every word back, and no cell is a formula', async () => {
    const { run, store, folder } = await setUp();
    const reference = await store({ place: '=HYPERLINK("http://x")', user_name: '@SUM(A1)', message: '-1' });
    await run('move', reference, 'in-progress', '--note', '=1+1');
    await store({ kind: 'other' });
    const file = join(folder, 'complaints.csv');
    expect(await run('export', file, '--kind', 'charged')).toEqual({
      code: 0,
      text: `1 complaints written to ${file}.`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const table = readCsv(readFileSync(file, 'utf8').slice(1));
    const [head, row] = 'rows' in table ? table.rows.map(({ cells }) => cells) : [];
    const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
    expect([cell('reference'), cell('amount'), cell('state')]).toEqual([reference, '5000', 'in-progress']);
    expect([cell('place'), cell('user_name'), cell('message')]).toEqual([
      `'=HYPERLINK("http://x")`,
      "'@SUM(A1)",
      "'-1",
    ]);
    expect(row?.filter((text) => /^\s*[=+\-@]/.test(text))).toEqual([]);
  });

  test('release lets held mails go; retry makes those of one complaint due', async () => {
    const { run, store, database } = await setUp();
    const [held, other] = [await store({}, 'too-fast'), await store()];
    expect((await run('release', held)).code).toBe(0);
    expect((await run('release', held)).code).toBe(1);
    expect(await database.selectFrom('outbox').select('id').where('state', '=', 'held').execute()).toEqual(
      [],
    );
    expect((await run('retry', other)).text).toMatch(/^2 mails are due now/);
  });

  test('delete takes answered and suspected complaints with all that belongs to them, and leaves the open ones', async () => {
    const { run, store, database } = await setUp();
    const [answered, open, waiting, spam] = [
      await store(),
      await store(),
      await store(),
      await store({}, 'honeypot'),
    ];
    await run('move', answered, 'answered', '--note', 'Done.');
    await run('move', waiting, 'answered');
    const old = new Date(Date.now() - 40 * 86_400_000).toISOString();
    await database.updateTable('complaints').set({ received_at: old, changed_at: old }).execute();
    const { id } = await database
      .selectFrom('complaints')
      .select('id')
      .where('reference', '=', waiting)
      .executeTakeFirstOrThrow();
    await database
      .updateTable('outbox')
      .set({ state: 'sent' })
      .where('state', '=', 'waiting')
      .where('complaint_id', '!=', id)
      .execute();
    expect((await run('delete', '--older-than', '30')).text).toBe(
      '0 messages and 2 complaints older than 30 days were deleted.\n1 older complaints wait for an answer and stay.',
    );
    const left = await database.selectFrom('complaints').select('reference').execute();
    expect(left.map(({ reference }) => reference).sort()).toEqual([open, waiting].sort());
    expect(left.map(({ reference }) => reference)).not.toContain(spam);
    const ofOthers = await database
      .selectFrom('outbox')
      .select('id')
      .where('complaint_id', 'not in', database.selectFrom('complaints').select('id'))
      .execute();
    expect(ofOthers).toEqual([]);
    expect(await database.selectFrom('complaint_changes').select('complaint_id').execute()).toEqual([
      { complaint_id: id },
    ]);
  });

  async function setUp() {
    const place = await freshDatabase();
    const database = await connectDatabase(place);
    const folder = mkdtempSync(join(tmpdir(), 'lashma-inbox-'));
    onTestFinished(async () => {
      await database.destroy();
      rmSync(folder, { recursive: true });
    });
    let stored = 0;
    const environment = { DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl };
    return {
      database,
      folder,
      /** Another one each time; gives its reference. */
      async store(changes: Partial<ComplaintForm> = {}, suspicion: Suspicion | null = null) {
        const form = { ...complaint, message: `complaint ${stored++}`, ...changes };
        return (await storeComplaint(database, form, suspicion)).reference;
      },
      async run(...args: string[]) {
        const lines: string[] = [];
        const code = await runInboxCommand(args, environment, (line) => lines.push(line));
        return { code, text: lines.join('\n') };
      },
    };
  }
});
