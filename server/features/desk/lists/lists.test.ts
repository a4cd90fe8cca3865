import { setTimeout } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { workbook, zipBomb } from '#tests/support/workbook.ts';
import { readContentVersion } from '../../content-version/content-version-repository.ts';
import { publishList, readCurrentLists } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';
import { checkSpreadsheet } from '../../directory/spreadsheet/read-spreadsheet.ts';
import type { SpreadsheetReader } from '../../directory/spreadsheet/spreadsheet-reader.ts';
import { createListService } from './create-list-service.ts';
import { addUpload } from './upload-repository.ts';

const AGENTS = 'agents';
const HEAD = ['S/N', 'Company', 'Phone Number'];
const NOTES = { total: 0, first: [] };

describe.each(dialects)('the lists at the desk, on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signIn>>;

  async function open(services: { readSpreadsheet?: SpreadsheetReader }) {
    site = await createTestApp({ services: { site: deskSite([{ path: '/' }]), ...services } });
    staff = await signIn(site.database, 'directory');
  }

  // Not in a thread, which takes longer than all the rest and is looked at where the file could do harm.
  const readSpreadsheet: SpreadsheetReader = (bytes, list) => checkSpreadsheet(Buffer.from(bytes), list);
  beforeEach(() => open({ readSpreadsheet }));

  const current = async () => (await readCurrentLists(site.database))[AGENTS];
  /** The agents of now as a spreadsheet would have them. */
  const rowsNow = async () => {
    const agents = readStoredList(kindOf(AGENTS), (await current()).csv);
    return agents.map(({ name = '', phone = '' }, index) => [index + 1, name, phone]);
  };
  const get = (url: string) => site.app.inject({ url, headers: staff.headers });
  const read = async (url: string) => (await get(url)).body.replaceAll('<!-- -->', '');

  async function send(url: string, form: FormData) {
    const request = new Response(form);
    const type = request.headers.get('content-type') ?? '';
    const payload = Buffer.from(await request.arrayBuffer());
    return site.app.inject({
      method: 'POST',
      url,
      headers: { ...staff.headers, 'content-type': type },
      payload,
    });
  }

  function upload(bytes: Uint8Array, name = 'agents.xlsx', list = AGENTS) {
    const form = new FormData();
    form.set('list', list);
    form.set('file', new File([new Uint8Array(bytes)], name));
    return send('/desk/lists', form);
  }

  const uploaded = async (rows: Parameters<typeof workbook>[0]) =>
    String((await upload(workbook(rows))).headers.location);

  async function publish(url: string, fields: Record<string, string> = {}) {
    const form = new FormData();
    const all = { date: '2026-03-31', base: String((await current()).number), ...fields };
    for (const [name, value] of Object.entries(all)) form.set(name, value);
    return send(url, form);
  }

  test('a list with bad rows is reported by row and column, and cannot be published', async () => {
    const rows = await rowsNow();
    const bad = [
      [1, 'A', '12'],
      [2, '=HYPERLINK(1)', '0700-000-0001'],
      [3, '<b>B</b>', ''],
    ];
    const url = await uploaded([['Agents of 2026'], HEAD, ...rows, ...bad]);
    expect(url).toMatch(/^\/desk\/lists\/uploads\/[\w-]+$/);
    const page = await read(url);
    expect(page).toContain('3 problems');
    const first = rows.length + 3;
    expect(page).toMatch(
      new RegExp(`Row ${first}<.*Phone Number.*Phone Number &quot;12&quot; is not one Nigerian number`),
    );
    expect(page).toMatch(new RegExp(`Row ${first + 1}<.*Company.*looks like a formula`));
    expect(page).toMatch(new RegExp(`Row ${first + 2}<.*Phone Number.*Phone Number is empty`));
    expect(page).not.toContain('<b>B</b>');
    expect(page).not.toContain('name="date"');
    expect((await publish(url)).statusCode).toBe(404);
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('columns that the list has not are named and left out, and the rest is published', async () => {
    const rows = await rowsNow();
    const url = await uploaded([
      [...HEAD, 'Fax <b>', 'LGA'],
      ...rows.map((cells) => [...cells, '1', 'Epe']),
      [99, 'New Agents', '0700-000-9999', '2', ''],
    ]);
    const page = await read(url);
    expect(page).toMatch(/no such columns: “Fax &lt;b&gt;”, “LGA”/);
    expect(page).toContain('1 added, 0 removed, 0 changed');
    expect((await publish(url)).statusCode).toBe(303);
    expect((await current()).csv).toMatch(/^name,phone\n/);
  });

  test('only what was published drops what was made of the old lists', async () => {
    const onChange = vi.fn();
    const lists = createListService({ database: site.database, onChange, readSpreadsheet });
    const { person } = staff;
    const rows = await rowsNow();
    const id = (await uploaded([HEAD, ...rows, [99, 'New Agents', '0700-000-9999']])).split('/').at(-1) ?? '';
    const version = await readContentVersion(site.database);
    const date = '2026-03-31';
    expect(await lists.publish(person, 'unknown', { date, base: 1 })).toBe('missing');
    expect(await lists.publish(person, id, { date, base: 7 })).toHaveProperty('stale');
    expect(await lists.restore(person, AGENTS, { number: 1, base: 1 })).toHaveProperty('already');
    expect(await lists.restore(person, AGENTS, { number: 9, base: 1 })).toBe('missing');
    expect([onChange.mock.calls.length, await readContentVersion(site.database)]).toEqual([0, version]);
    expect(await lists.publish(person, id, { date, base: 1 })).toEqual({ number: 2 });
    expect(await lists.publish(person, id, { date, base: 2 })).toHaveProperty('already');
    expect([onChange.mock.calls.length, await readContentVersion(site.database)]).toEqual([1, version + 1]);
  });

  test('a corrected list shows what it changes and is published with its date', async () => {
    const [first = [], second = [], ...rest] = await rowsNow();
    const moved = [second[0] ?? '', second[1] ?? '', 8031234567];
    const url = await uploaded([HEAD, moved, ...rest, [26, 'New <i>Agents</i> Limited', '0700-000-9999']]);
    const page = await read(url);
    expect(page).toContain('1 added, 1 removed, 1 changed');
    expect(page).toContain(String(first[1]));
    expect(page).toContain(`Phone Number: ${second[2]}`);
    expect(page).toContain('Phone Number: 08031234567');
    expect(page).toContain('New &lt;i&gt;Agents&lt;/i&gt; Limited');

    const done = await publish(url);
    expect(done.statusCode).toBe(303);
    expect(done.headers.location).toBe('/desk/lists');
    expect(await current()).toMatchObject({
      number: 2,
      date: '2026-03-31',
      rows: 25,
      publishedBy: staff.person.name,
      csv: expect.stringContaining('08031234567'),
    });
    expect(await read('/desk/lists')).not.toContain(url);

    const again = await publish(url);
    expect([again.statusCode, again.headers.location]).toEqual([303, url]);
    const otherDate = await publish(url, { date: '2026-04-30' });
    expect(otherDate.statusCode).toBe(409);
    expect(otherDate.body).toContain(
      'You published this file already, as version 2 with the date 31 March 2026',
    );
    expect(await current()).toMatchObject({ number: 2, date: '2026-03-31' });
    const acts = await site.database
      .selectFrom('audit_log')
      .select(['action', 'subject'])
      .orderBy('at')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['list.upload', 'list.publish']);
  });

  test('the date of a list is a day from 2020 to today, and what was typed is kept', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(1)]);
    expect(await read(url)).toMatch(/<input(?=[^>]* type="date")(?![^>]* value=)[^>]*>/);
    for (const date of ['2999-01-01', '2019-12-31', '1900-01-01', '2025-02-30', '']) {
      const refused = await publish(url, { date });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('Enter a day between 1 January 2020 and today');
      expect(refused.body).toContain('<title>Error: ');
      expect(refused.body).toContain(`value="${date}"`);
    }
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('a date older than that of the list on the site needs a tick', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(1)]);
    expect(await read(url)).not.toContain('name="older"');
    const refused = await publish(url, { date: '2025-09-29' });
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('it is of 30 September 2025');
    expect(refused.body).toContain('name="older"');
    expect(await current()).toMatchObject({ number: 1 });
    expect((await publish(url, { date: '2025-09-29', older: 'yes' })).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, date: '2025-09-29' });
  });

  test('a file without any change gives the list a new date at most', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    const page = await read(url);
    expect(page).toContain('Nothing changes');
    expect(page).not.toContain('Publish the list');
    const { date } = await current();
    const refused = await publish(url, { date });
    expect([refused.statusCode, refused.body.includes('Enter another date')]).toEqual([400, true]);
    expect((await publish(url)).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, date: '2026-03-31', rows: 25 });
  });

  test('a list that loses more than a tenth is published only when somebody has ticked that it is right', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(3)]);
    expect(await read(url)).toContain('3 records of 25 would be removed');
    const refused = await publish(url);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('tick that they must go');
    expect((await publish(url, { confirmed: 'yes' })).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, rows: 22 });
  });

  test('what somebody else has published meanwhile is never overwritten unseen', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    const { csv, date } = await current();
    await publishList(site.database, { list: AGENTS, csv, date, person: staff.person });
    const said = 'version 2 of this list after this file was checked';
    for (const base of ['1', '2']) {
      const refused = await publish(url, { base });
      expect(refused.statusCode).toBe(409);
      expect(refused.body).toContain(`You published ${said}`);
    }
    const colleague = await signIn(site.database, 'directory');
    const page = await site.app.inject({ url, headers: colleague.headers });
    expect(page.body).toContain(`${staff.person.name} published ${said}`);
    expect(page.body).not.toContain('name="date"');
    expect(await read('/desk/lists')).not.toContain(url);
    expect(await current()).toMatchObject({ number: 2 });
  });

  test('a check is removed for good, and the audit log says so', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    expect(await read('/desk/lists')).toContain(url);
    const form = new FormData();
    form.set('action', 'remove');
    expect((await send(url, form)).headers.location).toBe('/desk/lists');
    expect((await get(url)).statusCode).toBe(404);
    const acts = await site.database.selectFrom('audit_log').select('action').orderBy('at').execute();
    expect(acts.map(({ action }) => action)).toEqual(['list.upload', 'list.remove-upload']);
  });

  test('an earlier version is compared, kept as a file and restored', async () => {
    const before = await current();
    const csv = 'name,phone\nA Limited,+234 803 123 4567\n';
    await publishList(site.database, { list: AGENTS, csv, date: '2026-03-31', person: staff.person });
    const versions = await read(`/desk/lists/${AGENTS}`);
    expect(versions).toMatch(/Version 2<.*Current.*Version 1<.*Came with the site/);
    expect(await read(`/desk/lists/${AGENTS}/1`)).toContain('25 added, 1 removed, 0 changed');

    const file = await get(`/desk/lists/${AGENTS}/2?format=csv`);
    expect(file.headers['content-disposition']).toContain('agents-2-2026-03-31.csv');
    expect(file.body).toBe("\uFEFFCompany,Phone Number\nA Limited,'+234 803 123 4567\n");
    const again = String((await upload(Buffer.from(file.body), 'agents.csv')).headers.location);
    expect(await read(again)).toContain('Nothing changes');

    const stale = await publish(`/desk/lists/${AGENTS}/1`, { base: '1' });
    expect([stale.statusCode, stale.body.includes('You published version 2 after')]).toEqual([409, true]);
    const restored = await publish(`/desk/lists/${AGENTS}/1`);
    expect(restored.headers.location).toBe(`/desk/lists/${AGENTS}`);
    expect(await current()).toMatchObject({ number: 3, csv: before.csv, date: before.date });

    const twice = await publish(`/desk/lists/${AGENTS}/1`, { base: '2' });
    expect(twice.statusCode).toBe(303);
    const notice = decodeURIComponent(String(twice.headers['set-cookie']));
    expect(notice).toContain('You published this already: it is version 3');
    expect(await read(`/desk/lists/${AGENTS}/1`)).toContain('There is nothing to restore');
    expect(await current()).toMatchObject({ number: 3 });
  });

  test.each([
    'agents\0.xlsx',
    '\u202exslx.agents',
    `${'ọ'.repeat(5000)}.xlsx`,
    '../../agents.xlsx',
    '\ud800.xlsx',
  ])('a file may be called %j', async (name) => {
    const { statusCode, headers } = await upload(workbook(await rowsNow()), name);
    expect(statusCode).toBe(303);
    expect((await get(String(headers.location))).statusCode).toBe(200);
  });

  test('garbage, a bomb and a form without a file are answered in a sentence', async () => {
    await open({});
    const garbage = String((await upload(Buffer.from([0, 1, 2, 0xff]))).headers.location);
    const report = await read(garbage);
    expect(report).toContain('The file is neither a spreadsheet (.xlsx) nor CSV. ');
    expect(report).not.toContain('Row 1');
    const nothing = await upload(Buffer.alloc(0));
    expect([nothing.statusCode, nothing.body.includes('The file is empty')]).toEqual([400, true]);
    const empty = await upload(Buffer.alloc(0), '', 'dentists');
    expect(empty.statusCode).toBe(400);
    expect(empty.body).toContain('Choose which list this is');
    expect(empty.body).toContain('Choose a file');

    let isRead = false;
    const bomb = upload(zipBomb()).finally(() => {
      isRead = true;
    });
    const home = await site.app.inject('/');
    expect([home.statusCode, isRead]).toEqual([200, false]);
    expect(await read(String((await bomb).headers.location))).toContain('unpacks to more than 40 MB');
  });

  test('a file of another list is told by its columns, or else by its records', async () => {
    const pharmacy = ['A', 'B', 'Ikeja', 'Ikeja', '0700-000-0001'];
    const byColumns = await uploaded([['Name', 'Address', 'LCDA', 'LGA', 'Tel'], pharmacy]);
    expect(await read(byColumns)).toContain('This looks like the list “Community Pharmacy”');

    const { csv } = (await readCurrentLists(site.database))['standard-jaara-plus'];
    const byRecords = await upload(Buffer.from(csv), 'plus.csv', 'standard-jaara');
    const page = await read(String(byRecords.headers.location));
    expect(page).toContain('This looks like the list “Standard Jaara Plus Plan Hospital”');
    const own = await upload(Buffer.from(csv), 'plus.csv', 'standard-jaara-plus');
    expect(await read(String(own.headers.location))).not.toContain('This looks like');
  });

  test('the warning stands first, and what is beyond ten records is folded', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(0, 5)]);
    const page = await read(url);
    expect(page.indexOf('20 records of 25 would be removed')).toBeLessThan(page.indexOf('<dl'));
    const [shown = '', folded = ''] = page.slice(page.indexOf('<h3>')).split('Show 10 more');
    expect(shown.match(/<th scope="row"/g)).toHaveLength(10);
    expect(folded.match(/<th scope="row"/g)).toHaveLength(10);
  });

  test('only the newest 5 checks are listed', async () => {
    const report = { records: 0, problems: NOTES, changes: NOTES, warnings: NOTES };
    for (let index = 0; index < 6; index += 1)
      await addUpload(site.database, staff.person, { list: AGENTS, fileName: 'file', csv: '', report });
    expect((await read('/desk/lists')).match(/\/desk\/lists\/uploads\//g)).toHaveLength(5);
  });

  test('every list can be downloaded', async () => {
    const links = [...(await read('/desk/lists')).matchAll(/href="([^"]+format=csv)"/g)];
    expect(links).toHaveLength(4);
    for (const [, link = ''] of links)
      expect((await get(link)).headers['content-disposition']).toContain('attachment');
  });

  test('only the newest 20 uploads are kept', async () => {
    const report = { records: 0, problems: NOTES, changes: NOTES, warnings: NOTES };
    for (let index = 0; index < 22; index += 1) {
      await addUpload(site.database, staff.person, {
        list: AGENTS,
        fileName: `file ${index}`,
        csv: '',
        report,
      });
      // Of two in one millisecond neither is the newer.
      await setTimeout(2);
    }
    const kept = await site.database.selectFrom('directory_uploads').select('file_name').execute();
    expect(kept).toHaveLength(20);
    expect(kept.map(({ file_name }) => file_name)).not.toContain('file 1');
  });

  test('other roles and other addresses get nothing', async () => {
    const { headers } = await signIn(site.database, 'inbox');
    for (const url of ['/desk/lists', '/desk/lists/agents', '/desk/lists/agents/1'])
      expect((await site.app.inject({ url, headers })).statusCode).toBe(403);
    for (const url of ['dentists', 'agents/9', 'agents/0', 'uploads/none'])
      expect((await get(`/desk/lists/${url}`)).statusCode).toBe(404);
  });
});
