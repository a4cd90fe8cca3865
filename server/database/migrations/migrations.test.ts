import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { COMMAND_LINE, hashLine, recordAction, verifyChain } from '#server/features/desk/audit-repository.ts';
import { createPeopleService } from '#server/features/desk/people/create-people-service.ts';
import { listVersions } from '#server/features/directory/directory-repository.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import type { Database } from '../schema.ts';

const AT = '2026-01-01T00:00:00.000Z';
/** Written out, since the tables of then do not have the columns that later fields get. */
const ROW = {
  received_at: AT,
  changed_at: AT,
  user_name: 'Ṣadé',
  user_email: 'sade@example.com',
  user_phone: '0803 000 0000',
  message: 'Ẹ káàárọ̀!',
};
const MESSAGE = { ...ROW, subject: 'Change of hospital' };
const EVENT = {
  kind: 'charged',
  place: 'Clinic',
  place_path: '',
  happened_on: '2025-07-11',
  happened_about: '',
};
const COMPLAINT = { ...ROW, ...EVENT, amount: 5000, reference: 'LA-7K3M-92QF', state: 'looking' };
/** More than the migration of the search text fills at once. */
const ROWS = 450;

/** By hand, since today's types do not know the tables of then. */
async function insert(database: Database, table: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(database);
}

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function openOld(version: string): Promise<Database> {
    const database = await openForTest(await freshDatabase());
    await migrateTo(database, version);
    return database;
  }

  test('what was sent before there were languages is kept as English, and gets the text that is searched', async () => {
    const database = await openOld('0013-uploads');
    const rows = Array.from({ length: ROWS }, (_, index) => ({ id: `id-${index}`, ...MESSAGE }));
    for (let start = 0; start < ROWS; start += 50)
      await insert(database, 'messages', ...rows.slice(start, start + 50));
    await insert(database, 'complaints', { id: 'c', ...COMPLAINT });
    const subscriber = { user_email: 'ada@example.com', user_name: 'Ada', state: 'confirmed' };
    await insert(database, 'subscribers', { id: 's', ...subscriber, signed_up_at: AT });

    await migrateToLatest(database);
    for (const table of ['messages', 'complaints', 'subscribers'] as const)
      expect(await database.selectFrom(table).select('language').distinct().execute()).toEqual([
        { language: 'en' },
      ]);
    const find = async (table: 'messages' | 'complaints', pattern: string) =>
      (await database.selectFrom(table).select('id').where('search_text', 'like', pattern).execute()).length;
    expect(await find('messages', '% sade %')).toBe(ROWS);
    expect(await find('messages', 'id-7 %')).toBe(1);
    expect(await find('complaints', 'c la-7k3m-92qf sade %')).toBe(1);
  });

  test('the renamed audit log keeps its lines, their chain and the triggers that guard them', async () => {
    const database = await openOld('0017-search-text');
    // With names that the version of then used.
    const actions = ['person.invite', 'message.let-go', 'complaint.move'];
    const kept = { number: actions.length, hash: '' };
    for (const [index, action] of actions.entries()) {
      const change = { subject: 'ẹ̀kọ́', before: '{"role":"care"}', after: '{"state":"looking"}' };
      const act = { at: AT, person_id: 'p', person_name: 'Ada', action, ...change };
      const line = { number: index + 1, id: `line-${index}`, ...act };
      kept.hash = hashLine(kept.hash, line);
      await insert(database, 'desk_acts', { ...line, hash: kept.hash });
    }
    await sql`update audit_log_head set number = ${kept.number}, hash = ${kept.hash}`.execute(database);

    await migrateToLatest(database);
    expect(await verifyChain(database, kept)).toEqual({ head: kept, unchained: 0 });
    const lines = await database.selectFrom('audit_log').select('action').orderBy('number').execute();
    expect(lines.map(({ action }) => action)).toEqual(actions);

    await recordAction(database, COMMAND_LINE, { action: 'message.unassign', subject: 'm' });
    expect(await verifyChain(database, kept)).toMatchObject({ head: { number: 4 } });
    const replace = `(number, id, at, person_id, person_name, action, subject, "before", "after")
      values (1, 'line-0', '', '', '', '', '', '', '')`;
    for (const statement of [
      `update audit_log set subject = 'x'`,
      'delete from audit_log',
      dialect === 'SQLite' ? `insert or replace into audit_log ${replace}` : 'truncate audit_log',
    ])
      await expect(sql.raw(statement).execute(database), statement).rejects.toThrow('only grows');
    const oldNames =
      dialect === 'SQLite'
        ? `select name from sqlite_master where sql like '%desk_act%' or name like '%desk_act%'`
        : `select relname as name from pg_class where relname like '%desk_act%'
           union all select proname from pg_proc where proname like '%desk_act%'
           union all select tgname from pg_trigger where tgname like '%desk_act%'`;
    expect((await sql.raw(oldNames).execute(database)).rows).toEqual([]);
  });

  test('a state and a role get their names of today', async () => {
    const database = await openOld('0017-search-text');
    await insert(database, 'messages', { id: 'm', ...MESSAGE, state: 'looking' });
    await insert(database, 'complaints', { id: 'c', ...COMPLAINT });
    for (const state of ['looking', 'answered']) {
      const change = { id: state, note: '', person_name: 'Ada', changed_at: AT, state };
      await insert(database, 'message_changes', { ...change, message_id: 'm' });
      await insert(database, 'complaint_changes', { ...change, complaint_id: 'c' });
    }
    for (const role of ['care', 'editor'])
      await insert(database, 'desk_people', { id: role, name: role, role, invited_at: AT });

    await migrateToLatest(database);
    for (const table of ['messages', 'complaints'] as const)
      expect(await database.selectFrom(table).select('state').execute()).toEqual([{ state: 'in-progress' }]);
    for (const table of ['message_changes', 'complaint_changes'] as const) {
      const states = await database.selectFrom(table).select('state').orderBy('state').execute();
      expect(states.map(({ state }) => state)).toEqual(['answered', 'in-progress']);
    }
    const roles = await database.selectFrom('desk_people').select('role').orderBy('role').execute();
    expect(roles.map(({ role }) => role)).toEqual(['editor', 'inbox']);
  });

  test('posts from before there were topics stay, and the samples among them get theirs', async () => {
    const database = await openOld('0019-audit-log');
    const text = { title: 'T', content: 'C', date: '2025-07-11', image_alt: '' };
    for (const id of ['paying-your-premium', 'ours'])
      await insert(database, 'blog', { id, ...text, created_at: AT, updated_at: AT, revision: id });
    const draft = { ...text, pictures: '', version: 1, updated_at: AT, updated_by: 'Ada' };
    await insert(database, 'post_drafts', { id: 'd', slug: 'is-it-really-us', ...draft });

    await migrateToLatest(database);
    const topics = await database.selectFrom('blog').select(['id', 'topic']).orderBy('id').execute();
    expect(topics).toEqual([
      { id: 'ours', topic: null },
      { id: 'paying-your-premium', topic: 'plans' },
    ]);
    expect(await database.selectFrom('post_drafts').select('topic').execute()).toEqual([{ topic: 'news' }]);
  });

  test('people keep their passkeys, sessions and links from before these had names and devices', async () => {
    const database = await openOld('0020-topics');
    const now = new Date().toISOString();
    await insert(database, 'desk_people', { id: 'p', name: 'Ada', role: 'admin', invited_at: AT });
    const passkey = { public_key: 'k', counter: 1, transports: '', made_at: AT, used_at: AT };
    await insert(database, 'desk_passkeys', { id: 'k', person_id: 'p', ...passkey });
    await insert(database, 'desk_sessions', {
      token_hash: 's',
      person_id: 'p',
      started_at: now,
      seen_at: now,
    });
    await insert(database, 'desk_invitations', { token_hash: 'i', person_id: 'p', expires_at: '2999' });

    await migrateToLatest(database);
    const people = createPeopleService({ database, publicUrl: '', canMail: true });
    expect(await people.find('p')).toMatchObject({
      access: 'active',
      version: 0,
      passkeys: [{ name: '' }],
      sessions: [{ device: '' }],
      link: { madeBy: '', isExpired: false, mail: undefined },
    });
  });

  test('what was shown from the audit log is copied out of it', async () => {
    const database = await openOld('0037-looked-up');
    await insert(database, 'messages', { id: 'm', ...MESSAGE });
    await insert(database, 'complaints', { id: 'c', ...COMPLAINT });
    const list = { list: 'agents', date: '2025-07-11', csv: '', rows: 0, published_by: 'Ada' };
    for (const number of [1, 2, 3])
      await insert(database, 'directory_lists', { id: `l${number}`, number, published_at: AT, ...list });
    const place = { kind: 'hospital', identity: 'i', name: 'Clinic', lga: 'Ikeja' };
    await insert(database, 'place_paths', { number: 1, path: '/hospitals/ikeja/clinic', ...place });
    const lines: [string, string, string?][] = [
      ['message.give', 'm', '{"assignedTo":"Bola"}'],
      ['message.let-go', 'm', '{"assignedTo":null}'],
      ['message.spam', 'gone'],
      ['complaint.release', COMPLAINT.reference, '{"held":false}'],
      ['complaint.open', COMPLAINT.reference],
      ['list.publish', 'agents', '{"number":2}'],
      ['place.edit', '/hospitals/ikeja/clinic'],
      ['list.publish', 'agents', '{"number":3}'],
      ['list.restore', 'agents', '{"number":1}'],
    ];
    for (const [index, [action, subject, after = '']] of lines.entries()) {
      const by = { at: AT, person_id: 'p', person_name: 'Ada', before: '', hash: 'h' };
      await insert(database, 'audit_log', {
        id: `${index}`,
        number: index + 1,
        action,
        subject,
        after,
        ...by,
      });
    }

    await migrateToLatest(database);
    const kept = { done_at: AT, person_name: 'Ada', assigned_name: '' };
    expect(await database.selectFrom('ticket_actions').selectAll().orderBy('id').execute()).toEqual([
      { ...kept, id: '0', message_id: 'm', complaint_id: null, action: 'give', assigned_name: 'Bola' },
      { ...kept, id: '1', message_id: 'm', complaint_id: null, action: 'unassign' },
      { ...kept, id: '3', message_id: null, complaint_id: 'c', action: 'release' },
    ]);
    expect(await database.selectFrom('complaint_openings').selectAll().execute()).toEqual([
      { complaint_id: 'c', person_id: 'p', opened_at: AT },
    ]);
    expect((await listVersions(database, 'agents')).map(({ cause }) => cause)).toEqual([
      { action: 'list.restore', what: '1' },
      { action: 'place.edit', what: 'Clinic' },
      { action: 'list.publish', what: '' },
    ]);
  });

  test.runIf(dialect === 'PostgreSQL')(
    'the role of the site keeps its rights on renamed tables',
    async () => {
      const database = await openOld('0017-search-text');
      const role = `site_${randomUUID().slice(0, 8)}`;
      onTestFinished(async () => {
        await sql.raw(`drop owned by ${role}`).execute(database);
        await sql.raw(`drop role ${role}`).execute(database);
      });
      await sql.raw(`create role ${role}`).execute(database);
      await sql.raw(`grant insert on desk_acts, wrong_tokens, place_addresses to ${role}`).execute(database);
      await migrateToLatest(database);
      const { rows } = await sql`select table_name as name from information_schema.role_table_grants
      where grantee = ${role} and privilege_type = 'INSERT' order by 1`.execute(database);
      expect(rows).toEqual(['audit_log', 'failed_attempts', 'place_paths'].map((name) => ({ name })));
    },
  );
});
