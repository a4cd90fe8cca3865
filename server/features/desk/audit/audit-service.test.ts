import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { ActFilter } from '#app/desk/desk.ts';
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
    const act = { person_id: 'p', subject: '', before: '', after: '', number: null, hash: null };
    await database
      .insertInto('desk_acts')
      .values([
        { ...act, id: 'late', at: '2026-03-13T22:59:59.999Z', person_name: 'Ada', action: 'post.publish' },
        { ...act, id: 'night', at: '2026-03-13T23:00:00.000Z', person_name: 'Bola', action: 'post.publish' },
        { ...act, id: 'noon', at: '2026-03-14T11:00:00.000Z', person_name: 'Ada', action: 'list.publish' },
      ])
      .execute();
  });

  async function find(filter: ActFilter, page = 1, rowsPerPage = 10) {
    const { acts, total } = await createAuditService(database).list(filter, { page, rowsPerPage });
    return { ids: acts.map(({ id }) => id), total };
  }

  test('the newest act comes first, page by page', async () => {
    expect(await find({})).toEqual({ ids: ['noon', 'night', 'late'], total: 3 });
    expect(await find({}, 2, 2)).toEqual({ ids: ['late'], total: 3 });
  });

  test('acts are found by person, action and day in Lagos', async () => {
    expect(await find({ person: 'Ada' })).toEqual({ ids: ['noon', 'late'], total: 2 });
    expect(await find({ action: 'post.publish' })).toEqual({ ids: ['night', 'late'], total: 2 });
    expect(await find({ day: '2026-03-14' })).toEqual({ ids: ['noon', 'night'], total: 2 });
    expect(await find({ person: 'Ada', day: '2026-03-13' })).toEqual({ ids: ['late'], total: 1 });
  });

  test('everybody who acted and everything done can be chosen once', async () => {
    expect(await createAuditService(database).choices()).toEqual({
      people: ['Ada', 'Bola'],
      actions: ['list.publish', 'post.publish'],
    });
  });
});
