import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { createSeedDirectory, seedLists, seedPlacePaths } from '#tests/support/directory.ts';
import { openDatabase } from '../../database/connect.ts';
import type { Database } from '../../database/schema.ts';
import { bumpContentVersion } from '../content-version/content-version-repository.ts';
import { publishList } from './directory-repository.ts';
import { createDirectory, type DirectoryService, openDirectory } from './directory-service.ts';

const person = { id: 'p1', name: 'Ada Obi', role: 'directory' } as const;
const list = 'standard-jaara-plus';
const csv = `${seedLists[list].csv}New Dawn Hospital,"1, Dawn Road, Ikeja",Ikeja\n`;
const log = { error: vi.fn() };
const PATH = '/provider/ikeja/new-dawn-hospital';

describe.each(dialects)('the directory in memory, from %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;
  let directory: DirectoryService;

  beforeEach(async () => {
    database = await openDatabase(await freshDatabase());
    log.error.mockReset();
    directory = await openDirectory(database, log);
    onTestFinished(() => database.destroy());
  });

  const publish = (text = csv) => publishList(database, { list, date: '2026-03-31', csv: text, person });

  test('takes over what was published, and keeps places that left by their paths', async () => {
    await publish();
    await directory.refresh();
    expect(directory.current().finder.find(PATH)).toMatchObject({ place: { path: PATH } });
    expect(directory.current().providerLists.map(({ date }) => date)).toContain('2026-03-31');
    await publish(seedLists[list].csv);
    await directory.refresh();
    expect(directory.current().finder.find(PATH)).toMatchObject({ gone: { path: PATH } });
  });

  test('is the same object until a list changes, whatever else does', async () => {
    const before = directory.current();
    await bumpContentVersion(database);
    await directory.refresh();
    expect(directory.current()).toBe(before);
  });

  test('stays as it is when the new lists cannot be read', async () => {
    const before = directory.current();
    const broken = { id: 'broken', csv: 'name,address,lga\n"never closed' };
    await database.updateTable('directory_lists').set(broken).where('list', '=', list).execute();
    for (let count = 0; count < 2; count++) await directory.refresh();
    expect(directory.current()).toBe(before);
    expect(log.error).toHaveBeenCalledTimes(1);
  });

  test('stays as it is while the database is away', async () => {
    const before = directory.current();
    await database.destroy();
    await expect(directory.refresh()).rejects.toThrow();
    expect(directory.current()).toBe(before);
  });

  test('knows an earlier version of a list, and none that there never was', async () => {
    const { listHrefs } = directory.current();
    await publish();
    await directory.refresh();
    expect((await directory.withVersion(list, 1))?.listHrefs).toEqual(listHrefs);
    expect(await directory.withVersion(list, 9)).toBeUndefined();
  });

  test('is filled anew when a backup from before there were lists was restored', async () => {
    await database.deleteFrom('directory_lists').execute();
    await database.deleteFrom('place_paths').execute();
    await directory.refresh();
    expect(directory.current().places).toHaveLength(609);
  });
});

const directory = createSeedDirectory();

test('a hospital that two lists spell differently has one path', () => {
  const bernice = directory.places.find(({ record }) => record.name === 'Bernice Clinic');
  const inPlus = directory.records['standard-jaara-plus'].find(({ name }) => name === 'Bernice Hospital');
  expect(bernice?.path).toMatch(/\/bernice-clinic$/);
  expect(inPlus?.slug).toBe('bernice-clinic');
});

test('the address of a list changes with the list, and only then', () => {
  const lists = { ...seedLists, pharmacies: { ...seedLists.pharmacies, number: 2, date: '2026-01-31' } };
  const { listHrefs } = createDirectory({ lists, placePaths: seedPlacePaths });
  expect(listHrefs.pharmacies).toMatch(/^\/data\/community-pharmacies\.json\?v=2-[0-9a-f]{10}$/);
  expect(listHrefs.pharmacies.slice(-10)).not.toBe(directory.listHrefs.pharmacies.slice(-10));
  expect(listHrefs['standard-jaara']).toBe(directory.listHrefs['standard-jaara']);
});
