import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import { dialects, freshDatabases, openForTest } from '#tests/support/databases.ts';
import { createSeedDirectory, seedLists, seedPlacePaths } from '#tests/support/directory.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion, readContentVersion } from '../content-version/content-version-repository.ts';
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
import { createDirectory, type DirectoryService, openDirectory } from './directory-service.ts';

const person: Person = { id: 'p1', name: 'Ada Obi', role: 'directory' };
const DATE = '2026-03-31';
const PLUS = 'standard-jaara-plus';
const NEW_DAWN = 'New Dawn Hospital,"1, Dawn Road, Ikeja",Ikeja\n';
const PATH = '/provider/ikeja/new-dawn-hospital';
const firstCsv = seedLists[PLUS].csv;
const longerCsv = firstCsv + NEW_DAWN;

describe.each(dialects)('on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let beside: Database;

  beforeEach(async () => {
    const place = await freshDatabase();
    [database, beside] = [await openForTest(place), await openForTest(place)];
  });

  const publish = (csv = longerCsv, { list = PLUS as ListId, date = DATE, on = database } = {}) =>
    publishList(on, { list, date, csv, person });

  test('the lists are filled once, even by processes that start together', async () => {
    await Promise.all([seedDirectory(database), seedDirectory(beside)]);
    await seedDirectory(database);
    const seed = await readSeed();
    const current = await readCurrentLists(database);
    expect(Object.values(current)).toMatchObject(seed.lists.map((list) => ({ ...list, number: 1 })));
    expect(await readPlacePaths(database)).toEqual(seed.placePaths);
  });

  test('a list that was published is the current one, with paths for its new places', async () => {
    await seedDirectory(database);
    const [version, ids] = [await readContentVersion(database), await readCurrentIds(database)];
    expect(await publish()).toEqual({ before: 65, now: 66, added: 1, removed: 0, changed: 0 });

    const { [PLUS]: plus, pharmacies } = await readCurrentLists(beside);
    expect(plus).toMatchObject({ number: 2, date: DATE, csv: longerCsv, rows: 66, publishedBy: person.name });
    expect(pharmacies.number).toBe(1);
    expect(await readContentVersion(beside)).toBeGreaterThan(version);
    expect(await readCurrentIds(beside)).not.toBe(ids);
    const newest = { path: PATH, name: 'New Dawn Hospital' };
    expect((await readPlacePaths(beside)).at(-1)).toMatchObject(newest);
    const act = { action: 'list.publish', subject: PLUS, person_name: person.name };
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([act]);
  });

  test('every version is kept, and an earlier one can be published again', async () => {
    await seedDirectory(database);
    await publish();
    expect(await publish(firstCsv)).toMatchObject({ before: 66, now: 65, added: 0, removed: 1 });
    const versions = await listVersions(database, PLUS);
    expect(versions.map(({ number, rows }) => `${number}: ${rows}`)).toEqual(['3: 65', '2: 66', '1: 65']);
    expect(await findVersion(database, PLUS, 2)).toMatchObject({ number: 2, csv: longerCsv });
    expect(await findVersion(database, PLUS, 9)).toBeUndefined();
  });

  test('a path is never given to two places, also when two lists are published at once', async () => {
    await seedDirectory(database);
    await Promise.all([
      publish(seedLists['standard-jaara'].csv + NEW_DAWN, { list: 'standard-jaara' }),
      publish(firstCsv + NEW_DAWN.replace('1, Dawn', '2, Dawn'), { on: beside }),
    ]);
    const paths = (await readPlacePaths(database)).filter(({ name }) => name === 'New Dawn Hospital');
    expect(new Set(paths.map(({ path }) => path)).size).toBe(2);
  });

  test('a publication that is taken back leaves nothing behind', async () => {
    await seedDirectory(database);
    const ids = await readCurrentIds(database);
    const failing = database.transaction().execute(async (transaction) => {
      await publish(longerCsv, { on: transaction });
      throw new Error('something else went wrong');
    });
    await expect(failing).rejects.toThrow('something else');
    expect(await readCurrentIds(database)).toBe(ids);
    expect(await database.selectFrom('audit_log').select('id').execute()).toEqual([]);
  });

  describe('the directory in memory', () => {
    const log = { error: vi.fn() };
    let directory: DirectoryService;
    beforeEach(async () => {
      log.error.mockReset();
      directory = await openDirectory(database, log);
    });

    test('takes over what was published, and keeps places that left by their paths', async () => {
      await publish();
      await directory.refresh();
      expect(directory.current().finder.find(PATH)).toMatchObject({ place: { path: PATH } });
      expect(directory.current().providerLists.map(({ date }) => date)).toContain(DATE);
      await publish(firstCsv);
      await directory.refresh();
      expect(directory.current().finder.find(PATH)).toMatchObject({ gone: { path: PATH } });
    });

    test('is the same object until a list changes, and stays when new lists or the database cannot be read', async () => {
      const before = directory.current();
      await bumpContentVersion(database);
      await directory.refresh();
      expect(directory.current()).toBe(before);
      const broken = { id: 'broken', csv: 'name,address,lga\n"never closed' };
      await database.updateTable('directory_lists').set(broken).where('list', '=', PLUS).execute();
      for (let count = 0; count < 2; count++) await directory.refresh();
      expect(directory.current()).toBe(before);
      expect(log.error).toHaveBeenCalledTimes(1);
      await database.destroy();
      await expect(directory.refresh()).rejects.toThrow();
      expect(directory.current()).toBe(before);
    });

    test('is filled anew when a backup from before there were lists was restored', async () => {
      await database.deleteFrom('directory_lists').execute();
      await database.deleteFrom('place_paths').execute();
      await directory.refresh();
      expect(directory.current().places).toHaveLength(609);
    });
  });
});

const directory = createSeedDirectory();

test('a hospital that two lists spell differently has one path', () => {
  const bernice = directory.places.find(({ record }) => record.name === 'Bernice Clinic');
  const inPlus = directory.records[PLUS].find(({ name }) => name === 'Bernice Hospital');
  expect([bernice?.path.split('/').at(-1), inPlus?.slug]).toEqual(['bernice-clinic', 'bernice-clinic']);
});

test('the address of a list changes with the list, and only then', () => {
  const lists = { ...seedLists, pharmacies: { ...seedLists.pharmacies, date: '2026-01-31' } };
  const { listHrefs } = createDirectory({ lists, placePaths: seedPlacePaths });
  expect(listHrefs.pharmacies).toMatch(/^\/data\/community-pharmacies\.json\?v=[0-9a-f]{10}$/);
  expect(listHrefs.pharmacies.slice(-10)).not.toBe(directory.listHrefs.pharmacies.slice(-10));
  expect(listHrefs['standard-jaara']).toBe(directory.listHrefs['standard-jaara']);
});
