import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from '#app/desk/desk.ts';
import type { ListId } from '#content/schema/directory.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { readContentVersion } from '../content-version/content-version-repository.ts';
import {
  findVersion,
  listVersions,
  publishList,
  readCurrentIds,
  readCurrentLists,
  readPlacePaths,
  readSeed,
  seedDirectory,
} from './directory-repository.ts';

const person: Person = { id: 'p1', name: 'Ada Obi', role: 'directory' };
const DATE = '2026-03-31';
const PLUS = 'standard-jaara-plus';
const NEW_DAWN = 'New Dawn Hospital,"1, Dawn Road, Ikeja",Ikeja\n';

describe.each(dialects)('the directory on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let beside: Database;

  beforeEach(async () => {
    const place = await freshDatabase();
    database = await openDatabase(place);
    beside = await openDatabase(place);
    onTestFinished(async () => {
      await database.destroy();
      await beside.destroy();
    });
  });

  const publish = (csv: string, { list = PLUS as ListId, date = DATE, on = database } = {}) =>
    publishList(on, { list, date, csv, person });

  test('is filled once, even by processes that start together', async () => {
    await Promise.all([seedDirectory(database), seedDirectory(beside)]);
    await seedDirectory(database);
    const seed = await readSeed();
    const current = await readCurrentLists(database);
    expect(Object.values(current).map(({ list, date, csv }) => ({ list, date, csv }))).toEqual(seed.lists);
    expect(Object.values(current).map(({ number }) => number)).toEqual([1, 1, 1, 1]);
    expect(await readPlacePaths(database)).toEqual(seed.placePaths);
  });

  test('takes a list that was published and tells what has changed', async () => {
    await seedDirectory(database);
    const [version, ids] = [await readContentVersion(database), await readCurrentIds(database)];
    const csv = (await readCurrentLists(database))[PLUS].csv + NEW_DAWN;
    expect(await publish(csv)).toEqual({ before: 65, now: 66, added: 1, removed: 0, changed: 0 });

    const { [PLUS]: plus, pharmacies } = await readCurrentLists(beside);
    expect(plus).toMatchObject({ number: 2, date: DATE, csv, rows: 66, publishedBy: person.name });
    expect(pharmacies.number).toBe(1);
    expect(await readContentVersion(beside)).toBeGreaterThan(version);
    expect(await readCurrentIds(beside)).not.toBe(ids);
    expect((await readPlacePaths(beside)).at(-1)).toMatchObject({
      path: '/provider/ikeja/new-dawn-hospital',
      name: 'New Dawn Hospital',
    });
    const acts = database.selectFrom('audit_log').select(['action', 'subject', 'person_name']);
    expect(await acts.execute()).toEqual([
      { action: 'list.publish', subject: PLUS, person_name: person.name },
    ]);
  });

  test('keeps every version, and an earlier one can be published again', async () => {
    await seedDirectory(database);
    const first = (await readCurrentLists(database))[PLUS];
    const csv = first.csv + NEW_DAWN;
    await publish(csv);
    const done = await publish(first.csv, first);
    expect(done).toMatchObject({ before: 66, now: 65, added: 0, removed: 1 });
    const versions = await listVersions(database, PLUS);
    expect(versions.map(({ number, rows }) => `${number}: ${rows}`)).toEqual(['3: 65', '2: 66', '1: 65']);
    expect(await findVersion(database, PLUS, 2)).toMatchObject({ number: 2, csv });
    expect(await findVersion(database, PLUS, 9)).toBeUndefined();
  });

  test('never gives a path to two places, also when two lists are published at once', async () => {
    await seedDirectory(database);
    const { 'standard-jaara': jaara, [PLUS]: plus } = await readCurrentLists(database);
    await Promise.all([
      publish(jaara.csv + NEW_DAWN, { list: 'standard-jaara' }),
      publish(plus.csv + NEW_DAWN.replace('1, Dawn', '2, Dawn'), { on: beside }),
    ]);
    const paths = (await readPlacePaths(database))
      .filter(({ name }) => name === 'New Dawn Hospital')
      .map(({ path }) => path);
    expect(new Set(paths).size).toBe(2);
  });

  test('a publication that is taken back leaves nothing behind', async () => {
    await seedDirectory(database);
    const ids = await readCurrentIds(database);
    const { csv } = (await readCurrentLists(database))[PLUS];
    const failing = database.transaction().execute(async (transaction) => {
      await publish(csv + NEW_DAWN, { on: transaction });
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await readCurrentIds(database)).toBe(ids);
    expect(await database.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });
});
