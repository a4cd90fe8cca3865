import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { noticeOf, recordedActions, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { workbook } from '#tests/support/workbook.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { publishList, readCurrentLists, readPlacePaths } from '../../directory/directory-repository.ts';
import { createDirectory } from '../../directory/directory-service.ts';
import { kindOf, readStoredList, writeList } from '../../directory/list-kinds.ts';
import { checkSpreadsheet } from '../../directory/spreadsheet/read-spreadsheet.ts';
import type { SpreadsheetReader } from '../../directory/spreadsheet/spreadsheet-reader.ts';
import { createListService } from './create-list-service.ts';

const AGENTS = 'agents';
const OF_AGENTS = `/desk/lists/${AGENTS}`;
const HEAD = ['S/N', 'Company', 'Phone Number'];
const NEW_AGENTS = [99, 'New Agents', '0700-000-9999'];
const DATE = '2026-03-31';

/** Not in a thread, which takes longer than all the rest and is looked at where the file could do harm. */
const readSpreadsheet: SpreadsheetReader = (bytes, list) => checkSpreadsheet(Buffer.from(bytes), list);

describe.each(dialectsOfPages)('the lists at the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let staff: TestStaff;

  beforeEach(async () => {
    site = await openDesk({ services: { readSpreadsheet } });
    staff = await site.staff('directory');
  });

  const current = async () => (await readCurrentLists(site.database))[AGENTS];
  /** The agents of now as a spreadsheet would have them. */
  const rowsNow = async () => {
    const agents = readStoredList(kindOf(AGENTS), (await current()).csv);
    return agents.map(({ name = '', phone = '' }, index) => [index + 1, name, phone]);
  };
  const read = async (url: string) => (await staff.get(url)).body.replaceAll('<!-- -->', '');
  const upload = (bytes: Uint8Array, name = 'agents.xlsx', list = AGENTS) =>
    staff.post('/desk/lists', { list, file: new File([new Uint8Array(bytes)], name) });
  const uploaded = async (rows: Parameters<typeof workbook>[0]) =>
    String((await upload(workbook(rows))).headers.location);
  const publish = async (url: string, fields: Record<string, string> = {}) =>
    staff.post(url, { date: DATE, base: String((await current()).number), ...fields });
  const acts = async () => (await recordedActions(site.database)).map(({ action }) => action);
  const expectRefusal = (
    { statusCode, body }: { statusCode: number; body: string },
    [status, ...texts]: [number, ...string[]],
  ) => {
    expect(statusCode).toBe(status);
    for (const text of texts) expect(body).toContain(text);
  };

  test('a list with a bad row is reported by row and column, and cannot be published', async () => {
    const rows = await rowsNow();
    const bad = [2, '=HYPERLINK(1)', '0700-000-0001'];
    const url = await uploaded([['Agents of 2026'], HEAD, ...rows, bad]);
    const page = await read(url);
    expect(page).toMatch(new RegExp(`Row ${rows.length + 3}<.*Company.*looks like a formula`));
    expect(page).not.toContain('name="date"');
    expect((await publish(url)).statusCode).toBe(404);
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('only what was published drops what was made of the old lists', async () => {
    const onChange = vi.fn();
    const lists = createListService({ database: site.database, onChange, readSpreadsheet });
    const { person } = staff;
    const id = (await uploaded([HEAD, ...(await rowsNow()), NEW_AGENTS])).split('/').at(-1) ?? '';
    const version = await readContentVersion(site.database);
    const changes = async () => [onChange.mock.calls.length, await readContentVersion(site.database)];
    expect(await lists.publish(person, 'unknown', { date: DATE, base: 1 })).toBe('missing');
    expect(await lists.publish(person, id, { date: DATE, base: 7 })).toHaveProperty('stale');
    expect(await lists.restore(person, AGENTS, { number: 1, base: 1 })).toHaveProperty('already');
    expect(await lists.restore(person, AGENTS, { number: 9, base: 1 })).toBe('missing');
    expect(await changes()).toEqual([0, version]);
    expect(await lists.publish(person, id, { date: DATE, base: 1 })).toEqual({ number: 2 });
    expect(await lists.publish(person, id, { date: DATE, base: 2 })).toHaveProperty('already');
    expect(await changes()).toEqual([1, version + 1]);
  });

  test('a corrected list shows what it changes and leaves out, and is published with its date, once', async () => {
    const [first = [], second = [], ...rest] = await rowsNow();
    const moved = [second[0] ?? '', second[1] ?? '', 8031234567];
    const url = await uploaded([[...HEAD, 'Fax', 'LGA'], moved, ...rest, [...NEW_AGENTS, '2', 'Epe']]);
    const page = await read(url);
    const phones = [second[2], '08031234567'].map((phone) => `Phone Number: ${phone}`);
    for (const text of [
      '1 added, 1 removed, 1 changed',
      String(first[1]),
      ...phones,
      '“Fax”, “LGA”',
      'New Agents',
    ])
      expect(page).toContain(text);

    const done = await publish(url);
    expect([done.statusCode, done.headers.location]).toEqual([303, '/desk/lists']);
    const publishedBy = staff.person.name;
    const csv = expect.stringContaining('08031234567');
    expect(await current()).toMatchObject({ number: 2, date: DATE, rows: 25, publishedBy, csv });
    expect(await read('/desk/lists')).not.toContain(url);

    const again = await publish(url);
    expect([again.statusCode, again.headers.location]).toEqual([303, url]);
    const said = 'You published this file already, as version 2 with the date 31 March 2026';
    expectRefusal(await publish(url, { date: '2026-04-30' }), [409, said]);
    expect(await current()).toMatchObject({ number: 2, date: DATE });
    expect(await acts()).toEqual(['list.upload', 'list.publish']);
  });

  test('the date of a list is a day from 2020 to today, and what was typed is kept', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(1)]);
    expect(await read(url)).toMatch(/<input(?=[^>]* type="date")(?![^>]* value=)[^>]*>/);
    const said = 'Enter a day between 1 January 2020 and today';
    for (const date of ['2999-01-01', '2019-12-31', '2025-02-30', ''])
      expectRefusal(await publish(url, { date }), [400, said, '<title>Error: ', `value="${date}"`]);
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('what looks like a slip needs a tick: an older date, or the loss of more than a tenth', async () => {
    const older = await uploaded([HEAD, ...(await rowsNow()).slice(1)]);
    expect(await read(older)).not.toContain('name="older"');
    const date = '2025-09-29';
    const refused = await publish(older, { date });
    expectRefusal(refused, [400, 'it is of 30 September 2025', 'name="older"']);
    expect((await publish(older, { date, older: 'yes' })).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, date, rows: 24 });

    const shorter = await uploaded([HEAD, ...(await rowsNow()).slice(3)]);
    // Before any figures.
    expect(await read(shorter)).toMatch(/^(?:(?!<dl).)*3 records of 24 would be removed/s);
    expectRefusal(await publish(shorter), [400, 'tick that they must go']);
    expect((await publish(shorter, { confirmed: 'yes' })).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 3, rows: 21 });
  });

  test('a file without any change gives the list a new date at most', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    const page = await read(url);
    expect(page).toContain('Nothing changes');
    expect(page).not.toContain('Publish the list');
    expectRefusal(await publish(url, { date: (await current()).date }), [400, 'Enter another date']);
    expect((await publish(url)).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, date: DATE, rows: 25 });
  });

  test('what somebody else has published meanwhile is never overwritten unseen', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    const { csv, date } = await current();
    await publishList(site.database, { list: AGENTS, csv, date, person: staff.person });
    const said = 'version 2 of this list after this file was checked';
    for (const base of ['1', '2'])
      expectRefusal(await publish(url, { base }), [409, `You published ${said}`]);
    const { body } = await (await site.staff('directory')).get(url);
    expect(body).toContain(`${staff.person.name} published ${said}`);
    expect(body).not.toContain('name="date"');
    expect(await read('/desk/lists')).not.toContain(url);
    expect(await current()).toMatchObject({ number: 2 });
  });

  test('a check is removed for good, and the audit log says so', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    expect(await read('/desk/lists')).toContain(url);
    expect((await staff.post(url, { action: 'remove' })).headers.location).toBe('/desk/lists');
    expect((await staff.get(url)).statusCode).toBe(404);
    expect(await acts()).toEqual(['list.upload', 'list.remove-upload']);
  });

  test('an earlier version is compared, downloaded as a file and restored', async () => {
    const before = await current();
    const csv = 'name,phone\nA Limited,+234 803 123 4567\n';
    await publishList(site.database, { list: AGENTS, csv, date: DATE, person: staff.person });
    expect(await read(OF_AGENTS)).toMatch(/Version 2<.*Current.*Version 1<.*Came with the site/);
    expect(await read(`${OF_AGENTS}/1`)).toContain('25 added, 1 removed, 0 changed');

    const file = await staff.get(`${OF_AGENTS}/2?format=csv`);
    expect(file.headers['content-disposition']).toContain('agents-2-2026-03-31.csv');
    expect(file.body).toBe("\uFEFFCompany,Phone Number\nA Limited,'+234 803 123 4567\n");
    const again = String((await upload(Buffer.from(file.body), 'agents.csv')).headers.location);
    expect(await read(again)).toContain('Nothing changes');
    expect(await read(again)).not.toContain('The columns are read as');

    expectRefusal(await publish(`${OF_AGENTS}/1`, { base: '1' }), [409, 'You published version 2 after']);
    expect((await publish(`${OF_AGENTS}/1`)).headers.location).toBe(OF_AGENTS);
    expect(await current()).toMatchObject({ number: 3, csv: before.csv, date: before.date });
    expect(await read(OF_AGENTS)).toMatch(/Version 3<.*Version 1 restored.*Version 2<.*New list.*Version 1</);

    const twice = await publish(`${OF_AGENTS}/1`, { base: '2' });
    expect(twice.statusCode).toBe(303);
    expect(noticeOf(twice)).toContain('You published this already: it is version 3');
    expect(await read(`${OF_AGENTS}/1`)).toContain('There is nothing to restore');
    expect(await current()).toMatchObject({ number: 3 });
  });

  test('garbage and a form without a file are answered in a sentence', async () => {
    const garbage = await upload(Buffer.from([0, 1, 2, 0xff]));
    const report = await read(String(garbage.headers.location));
    expect(report).toContain('The file is neither a spreadsheet (.xlsx) nor CSV. ');
    expect(report).not.toContain('Row 1');
    expectRefusal(await upload(Buffer.alloc(0)), [400, 'The file is empty']);
    const empty = await upload(Buffer.alloc(0), '', 'dentists');
    expectRefusal(empty, [400, 'Choose which list this is', 'Choose a file']);
  });

  test('a file of another list with the same columns is told by its records', async () => {
    const { csv } = (await readCurrentLists(site.database))['standard-jaara-plus'];
    const readAs = async (list: string) =>
      read(String((await upload(Buffer.from(csv), 'plus.csv', list)).headers.location));
    const said = 'This looks like the list “Standard Jaara Plus Plan Hospital”';
    expect(await readAs('standard-jaara')).toContain(said);
    expect(await readAs('standard-jaara-plus')).not.toContain('This looks like');
  });

  test('a list that would say something else of a place than the other list is told so before it is published', async () => {
    const list = 'standard-jaara';
    const { csv } = (await readCurrentLists(site.database))[list];
    const rows = readStoredList(kindOf(list), csv).map((row) =>
      row.name?.startsWith('Bernice') ? { ...row, phone: '0803 555 1234' } : row,
    );
    const file = Buffer.from(writeList(kindOf(list), rows));
    const { headers } = await upload(file, 'hospitals.csv', list);
    expect(await read(String(headers.location))).toMatch(/one place is not the same.*Bernice[^:]*: Phone/s);
    expect(await read(await uploaded([HEAD, NEW_AGENTS]))).not.toContain('not the same');
  });

  describe('a hospital of both lists whose address changes in one of them', () => {
    const list = 'standard-jaara';
    const PAGE = '/provider/surulere/his-stripes-specialist-hospital';
    const SPLIT = `${PAGE}-orile-iganmu`;
    const correct = async () => {
      const { csv } = (await readCurrentLists(site.database))[list];
      const file = Buffer.from(csv.replace('19, Savage', '91, Savage'));
      return String((await upload(file, 'hospitals.csv', list)).headers.location);
    };
    const listed = async (path: string) => {
      const { lists, placePaths } = {
        lists: await readCurrentLists(site.database),
        placePaths: await readPlacePaths(site.database),
      };
      const { finder, places } = createDirectory({ lists, placePaths });
      const [area = '', slug = ''] = path.split('/').slice(2);
      const at = finder.locate(area, slug);
      const place = places.find((each) => each.path === at);
      return [at, place?.record.address.slice(0, 2), place?.lists.length];
    };

    test('is named before it is published, and stays one place with one page', async () => {
      const url = await correct();
      const said =
        /One place stands in the other list too.*His Stripes[^:]*: Address.*name="joins"[^>]*checked/s;
      expect(await read(url)).toMatch(said);
      expect((await publish(url, { base: '1', joins: 'yes' })).statusCode).toBe(303);
      expect(await listed(PAGE)).toEqual([PAGE, '91', 2]);
      expect(await acts()).toEqual(['list.upload', 'list.publish', 'place.edit', 'list.publish']);
      expect(await read(`/desk/lists/${list}`)).toMatch(/Version 2<.*New list.*Version 1</);
      expect(await read('/desk/lists/standard-jaara-plus')).toMatch(/Version 2<.*Changed His Stripes/);
    });

    test('is two places without the tick, until the version before is restored', async () => {
      expect((await publish(await correct(), { base: '1' })).statusCode).toBe(303);
      expect([await listed(PAGE), await listed(SPLIT)]).toEqual([
        [PAGE, '19', 1],
        [SPLIT, '91', 1],
      ]);
      expect((await publish(`/desk/lists/${list}/1`, { base: '2' })).statusCode).toBe(303);
      for (const path of [PAGE, SPLIT]) expect(await listed(path)).toEqual([PAGE, '19', 2]);
      expect(await read('/desk/places?q=his+stripes')).not.toContain('List it again');
    });
  });

  test('only the newest 20 checks are kept and 5 of them listed', async () => {
    for (let index = 0; index < 22; index += 1) {
      await upload(Buffer.from('x'), `file ${index}.csv`);
      // Of two in one millisecond neither is the newer.
      await setTimeout(2);
    }
    const kept = await site.database.selectFrom('directory_uploads').select('file_name').execute();
    expect(kept).toHaveLength(20);
    expect(kept.map(({ file_name }) => file_name)).not.toContain('file 1.csv');
    expect((await read('/desk/lists')).match(/\/desk\/lists\/uploads\//g)).toHaveLength(5);
  });

  test('every list can be downloaded, and other addresses lead nowhere', async () => {
    const links = (await read('/desk/lists')).match(/(?<=href=")[^"]+format=csv/g) ?? [];
    const files = await Promise.all(links.map((link) => staff.get(link)));
    expect(files.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    for (const url of ['dentists', 'agents/9', 'agents/0', 'uploads/none'])
      expect((await staff.get(`/desk/lists/${url}`)).statusCode).toBe(404);
  });
});
