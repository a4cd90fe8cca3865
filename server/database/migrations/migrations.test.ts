import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { listVersions } from '#server/features/directory/directory-repository.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { migrateTo, migrateToLatest } from '../migrate.ts';
import type { Database } from '../schema.ts';
import { migrations } from './index.ts';

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

/** By hand, since today's types do not know the tables of then. */
async function insert(database: Database, table: string, ...rows: Record<string, unknown>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((name) => sql.ref(name)));
  const values = sql.join(rows.map((row) => sql`(${sql.join(Object.values(row))})`));
  await sql`insert into ${sql.table(table)} (${columns}) values ${values}`.execute(database);
}

async function columnsOf(database: Database): Promise<string[]> {
  const tables = await database.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`)).sort();
}

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect, 'nothing');

  async function openOld(version: string): Promise<Database> {
    const database = await openForTest(await freshDatabase());
    await migrateTo(database, version);
    return database;
  }

  test('a database of any version before gets the tables of a fresh one, and keeps its rows', async () => {
    const fresh = await openOld(Object.keys(migrations).sort().at(-1) ?? '');
    for (const version of ['0013-uploads', '0020-topics', '0037-looked-up']) {
      const database = await openOld(version);
      await insert(database, 'messages', { id: 'm', ...MESSAGE });
      await insert(database, 'complaints', { id: 'c', ...COMPLAINT });
      await migrateToLatest(database);
      expect(await columnsOf(database), version).toEqual(await columnsOf(fresh));
      for (const table of ['messages', 'complaints'] as const)
        expect(
          await database.selectFrom(table).select(['message', 'language', 'user_name']).execute(),
        ).toEqual([{ message: ROW.message, language: 'en', user_name: ROW.user_name }]);
    }
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
});
