import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { AuditFilter } from '#app/desk/desk.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import { createAuditService } from './audit-service.ts';

describe.each(dialects)('the audit log, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;

  beforeEach(async () => {
    database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    const line = { person_id: 'p', subject: '', before: '', after: '', number: null, hash: null };
    await database
      .insertInto('audit_log')
      .values([
        { ...line, id: 'late', at: '2026-03-13T22:59:59.999Z', person_name: 'Ada', action: 'post.publish' },
        { ...line, id: 'night', at: '2026-03-13T23:00:00.000Z', person_name: 'Bola', action: 'post.publish' },
        { ...line, id: 'noon', at: '2026-03-14T11:00:00.000Z', person_name: 'Ada', action: 'list.publish' },
      ])
      .execute();
  });

  async function find(filter: AuditFilter, page = 1, rowsPerPage = 10) {
    const { lines, total } = await createAuditService(database).list(filter, { page, rowsPerPage });
    return { ids: lines.map(({ id }) => id), total };
  }

  test('the newest line comes first, page by page', async () => {
    expect(await find({})).toEqual({ ids: ['noon', 'night', 'late'], total: 3 });
    expect(await find({}, 2, 2)).toEqual({ ids: ['late'], total: 3 });
  });

  test('lines are found by person, action and day in Lagos', async () => {
    expect(await find({ person: 'Ada' })).toEqual({ ids: ['noon', 'late'], total: 2 });
    expect(await find({ action: 'post.publish' })).toEqual({ ids: ['night', 'late'], total: 2 });
    expect(await find({ day: '2026-03-14' })).toEqual({ ids: ['noon', 'night'], total: 2 });
    expect(await find({ person: 'Ada', day: '2026-03-13' })).toEqual({ ids: ['late'], total: 1 });
  });

  test('everybody who did something and everything done can be chosen once', async () => {
    expect(await createAuditService(database).choices()).toEqual({
      people: ['Ada', 'Bola'],
      actions: ['list.publish', 'post.publish'],
    });
  });

  test('an action that was renamed is chosen, found and shown by its name of today', async () => {
    const line = {
      person_id: 'p',
      person_name: 'Ada',
      subject: '',
      before: '',
      after: '',
      number: null,
      hash: null,
    };
    await database
      .insertInto('audit_log')
      .values([
        { ...line, id: 'old', at: '2025-01-01T00:00:00.000Z', action: 'message.let-go' },
        { ...line, id: 'new', at: '2025-01-02T00:00:00.000Z', action: 'message.unassign' },
      ])
      .execute();
    const service = createAuditService(database);
    expect((await service.choices()).actions).toEqual(['list.publish', 'message.unassign', 'post.publish']);
    const { lines } = await service.list({ action: 'message.unassign' }, { page: 1, rowsPerPage: 10 });
    expect(lines.map(({ id, action }) => [id, action])).toEqual([
      ['new', 'message.unassign'],
      ['old', 'message.unassign'],
    ]);
  });
});
