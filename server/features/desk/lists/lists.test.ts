import { beforeEach, describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { type TestApp, testApps } from '#tests/support/test-app.ts';
import { workbook, zipBomb } from '#tests/support/workbook.ts';
import { publishList, readCurrentLists, seedDirectory } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';
import { addUpload } from './upload-repository.ts';

const AGENTS = 'agents';
const HEAD = ['S/N', 'Company', 'Phone Number'];
const NOTES = { total: 0, first: [] };

describe.each(dialects)('the lists at the desk, on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  let site: TestApp;
  let staff: Awaited<ReturnType<typeof signIn>>;

  beforeEach(async () => {
    site = await createTestApp({ services: { site: deskSite([{ path: '/' }]) } });
    await seedDirectory(site.database);
    staff = await signIn(site.database, 'directory');
  });

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
      new RegExp(`Row ${first}<.*Phone Number.*Phone &quot;12&quot; is not one Nigerian number`),
    );
    expect(page).toMatch(new RegExp(`Row ${first + 1}<.*Company.*looks like a formula`));
    expect(page).toMatch(new RegExp(`Row ${first + 2}<.*Phone Number.*Phone is empty`));
    expect(page).not.toContain('<b>B</b>');
    expect(page).not.toContain('name="date"');
    expect((await publish(url)).statusCode).toBe(404);
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('a mended list shows what it changes and is published with its date', async () => {
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
    expect(await read('/desk/lists')).toContain('Published as version 2');

    await publish(url);
    expect(await current()).toMatchObject({ number: 2 });
    const acts = await site.database
      .selectFrom('desk_acts')
      .select(['action', 'subject'])
      .orderBy('at')
      .execute();
    expect(acts.map(({ action }) => action)).toEqual(['list.upload', 'list.publish']);
  });

  test('the date of a list is a day that has been, and what was typed is kept', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    for (const date of ['2999-01-01', '2025-02-30', '']) {
      const refused = await publish(url, { date });
      expect(refused.statusCode).toBe(400);
      expect(refused.body).toContain('Give a day that has been');
      expect(refused.body).toContain('<title>Error: ');
      expect(refused.body).toContain(`value="${date}"`);
    }
    expect(await current()).toMatchObject({ number: 1 });
  });

  test('a list that loses more than a tenth is published only when somebody has ticked that it is right', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow()).slice(3)]);
    expect(await read(url)).toContain('3 records of 25 would vanish');
    const refused = await publish(url);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('tick that it is right');
    expect((await publish(url, { confirmed: 'yes' })).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 2, rows: 22 });
  });

  test('what somebody else has published meanwhile is never overwritten unseen', async () => {
    const url = await uploaded([HEAD, ...(await rowsNow())]);
    const { csv, date } = await current();
    await publishList(site.database, { list: AGENTS, csv, date, person: staff.person });
    const refused = await publish(url, { base: '1' });
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Somebody has published another version');
    expect((await publish(url)).statusCode).toBe(303);
    expect(await current()).toMatchObject({ number: 3 });
  });

  test('an earlier version is compared, kept as a file and restored', async () => {
    const before = await current();
    const csv = 'name,phone\nA Limited,+234 803 123 4567\n';
    await publishList(site.database, { list: AGENTS, csv, date: '2026-03-31', person: staff.person });
    const versions = await read(`/desk/lists/${AGENTS}`);
    expect(versions).toMatch(/Version 2<.*Current.*Version 1<.*came with the site/);
    expect(await read(`/desk/lists/${AGENTS}/1`)).toContain('25 added, 1 removed, 0 changed');

    const file = await get(`/desk/lists/${AGENTS}/2?format=csv`);
    expect(file.headers['content-disposition']).toContain('agents-2-2026-03-31.csv');
    expect(file.body).toBe("\uFEFFname,phone\nA Limited,'+234 803 123 4567\n");
    const again = String((await upload(Buffer.from(file.body), 'agents.csv')).headers.location);
    expect(await read(again)).toContain('Nothing: the records are the same');

    expect((await publish(`/desk/lists/${AGENTS}/1`, { base: '1' })).statusCode).toBe(409);
    const restored = await publish(`/desk/lists/${AGENTS}/1`);
    expect(restored.headers.location).toBe(`/desk/lists/${AGENTS}`);
    expect(await current()).toMatchObject({ number: 3, csv: before.csv, date: before.date });
  });

  test('garbage, a bomb and a form without a file are answered in a sentence', async () => {
    const garbage = String((await upload(Buffer.from([0, 1, 2, 0xff]))).headers.location);
    expect(await read(garbage)).toContain('neither a spreadsheet (.xlsx) nor CSV');
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

  test('only the newest 20 uploads are kept', async () => {
    const report = { records: 0, problems: NOTES, changes: NOTES, warnings: NOTES };
    for (let index = 0; index < 22; index += 1)
      await addUpload(site.database, staff.person, {
        list: AGENTS,
        fileName: `file ${index}`,
        csv: '',
        report,
      });
    const kept = await site.database.selectFrom('directory_uploads').select('file_name').execute();
    expect(kept).toHaveLength(20);
    expect(kept.map(({ file_name }) => file_name)).not.toContain('file 1');
  });

  test('other roles and other addresses get nothing', async () => {
    const { headers } = await signIn(site.database, 'care');
    for (const url of ['/desk/lists', '/desk/lists/agents', '/desk/lists/agents/1'])
      expect((await site.app.inject({ url, headers })).statusCode).toBe(403);
    for (const url of ['dentists', 'agents/9', 'agents/0', 'uploads/none'])
      expect((await get(`/desk/lists/${url}`)).statusCode).toBe(404);
  });
});
