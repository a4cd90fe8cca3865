import { beforeEach, describe, expect, test } from 'vitest';
import type { ListRow } from '#app/desk/lists/list-service.ts';
import type { ReportField } from '#content/schema/directory.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { inputsOf } from '#tests/support/desk-forms.ts';
import { noticeOf, recordedActions, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { publishList, readCurrentLists } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList, writeList } from '../../directory/list-kinds.ts';
import { storeReport } from '../../directory/place-report-repository.ts';

const LISTS = ['standard-jaara', 'standard-jaara-plus'] as const;
/** In both lists of hospitals, which spell its name differently. */
const BERNICE = '/desk/places/ikorodu/bernice-clinic';
const TODAY = lagosDay(new Date());
const PATH = '/provider/ikorodu/bernice-clinic';

describe.each(dialectsOfPages)('what visitors and lists say of one place, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let staff: TestStaff;
  beforeEach(async () => {
    site = await openDesk();
    staff = await site.staff('directory');
  });

  const read = async (url: string) => (await staff.get(url)).body.replaceAll('<!-- -->', '');
  /** Publishes lists that know this of it. */
  const know = async (details: ListRow) => {
    for (const list of LISTS) {
      const { csv, date } = (await readCurrentLists(site.database))[list];
      const rows = readStoredList(kindOf(list), csv).map((row) =>
        row.name?.startsWith('Bernice') ? { ...row, ...details } : row,
      );
      const text = writeList(kindOf(list), rows);
      await publishList(site.database, { list, csv: text, date, person: staff.person });
    }
  };
  const report = (field: ReportField, value: string, contact = '') =>
    storeReport(site.database, { path: PATH, field, value, reason: '', contact }, null, 'en');

  test('many reports about one place hide none about it or another, and what was said before is no other', async () => {
    const other = '/provider/epe/another-clinic';
    const say = (path: string, value: string) => {
      const form = { path, field: 'phone', value, reason: '', contact: '' } as const;
      return storeReport(site.database, form, null, 'en');
    };
    const first = await say(PATH, 'number 1');
    expect(await say(PATH, 'number 1')).toBe(first);
    for (let count = 2; count <= 20; count++) await say(PATH, `number ${count}`);
    await expect(say(PATH, 'number 21')).rejects.toThrow('Please call us');
    expect(await say(PATH, 'number 1')).toBe(first);
    for (let place = 0; place < 3; place++)
      for (let count = 0; count < 20; count++) await say(`/provider/epe/crowded-${place}`, `number ${count}`);
    await say(other, 'the last');
    expect(await read('/desk/places')).toContain('the last');
    const page = await read(BERNICE);
    for (let count = 1; count <= 20; count++) expect(page).toContain(`number ${count}<`);
  });

  test('a report is closed as right only where the site says what it says, and the log tells what that was', async () => {
    await know({ phone: '0803 555 1234', hours: 'Mo-Fr 08:00-18:00', services: 'dental' });
    const cases: [field: ReportField, value: string, isRight: boolean, siteSays: string][] = [
      ['hours', '24 hours', false, 'Monday to Friday: 8am to 6pm'],
      ['hours', 'Mon - Fri 8am - 6pm', true, 'Monday to Friday: 8am to 6pm'],
      ['phone', '+2348035551234', true, '0803 555 1234'],
      ['phone', '08035551235', false, '0803 555 1234'],
      ['services', 'dentist', true, 'Dental care'],
      ['services', 'Dental, Dialysis', false, 'Dental care'],
      ['name', 'bernice clinic', true, 'Bernice Clinic'],
      ['closed', '', false, 'Not closed'],
    ];
    for (const [field, value, isRight, siteSays] of cases) {
      const id = await report(field, value);
      const [rows = ''] = /<tbody>.*?<\/tbody>/s.exec(await read(BERNICE)) ?? [];
      expect([value, rows.includes('Already right')]).toEqual([value, isRight]);
      expect(rows).toContain(siteSays);
      const said = noticeOf(await staff.post(BERNICE, { action: 'right', report: id }));
      expect(said, value).toContain(isRight ? 'the site says so already' : 'does not say what the report');
      if (!isRight) await staff.post(BERNICE, { action: 'refuse', report: id });
      const { action, after } = (await recordedActions(site.database)).at(-1) ?? {};
      expect(action).toBe(isRight ? 'place.settle-report' : 'place.refuse-report');
      expect(after).toContain(value);
    }
    // The same digits are the same number; what somebody tells in words stays out of the log.
    const id = await report('phone', '08035551234');
    const same = await read(`${BERNICE}?report=${id}`);
    for (const text of ['Nothing changes', 'close the report']) expect(same).toContain(text);
    const sentence = await report('services', 'They also do dialysis');
    expect(await read(`${BERNICE}?report=${sentence}`)).toContain('It names: Dialysis. Tick');
    await staff.post(BERNICE, { action: 'refuse', report: await report('phone', 'call my uncle') });
    expect((await recordedActions(site.database)).at(-1)?.after).toBe('{"report":"Phone number"}');
  });

  test('where its lists differ, as after one went back, the page and the way back say so', async () => {
    const [, list] = LISTS;
    await know({ phone: '0803 555 1234' });
    expect(await read(`/desk/lists/${list}/1`)).toMatch(
      /one place is not the same.*Bernice Hospital: Phone/s,
    );
    expect(await read(BERNICE)).not.toContain('do not say the same');
    await staff.post(`/desk/lists/${list}/1`, { base: '2' });
    const page = await read(BERNICE);
    for (const text of ['do not say the same', 'Plan Hospital” says 0803 555 1234', 'says nothing'])
      expect(page).toContain(text);
    await report('phone', '0803 555 1234');
    expect(await read(BERNICE)).not.toContain('Already right');
  });

  test('who reported something is called or written to with one press', async () => {
    for (const contact of [
      '0803 555 1111',
      'Ngozi: +234 803 555 2222, after 5',
      'ade@example.com',
      'my uncle',
    ])
      await report('phone', '08035551234', contact);
    const links = [...(await read(BERNICE)).matchAll(/<a href="((?:tel|mailto):[^"]+)"[^>]*>([^<]+)/g)];
    expect(links.map(([, href, text]) => [href, text]).sort()).toEqual([
      ['mailto:ade@example.com', 'ade@example.com'],
      ['tel:+2348035552222', 'Ngozi: +234 803 555 2222, after 5'],
      ['tel:08035551111', '0803 555 1111'],
    ]);
  });

  test.each([
    ['with the tick', { today: 'yes' }, TODAY],
    ['without a word of the day', {}, ''],
  ])('of a place that was asked today, a report is published: %s', async (_, tick, confirmed) => {
    await know({ confirmed: TODAY });
    const accepted = await staff.post(BERNICE, { accept: await report('phone', '08031234567') });
    const shown = await read(String(accepted.headers.location));
    const [review = ''] = /<form(?:(?!<\/form>).)*value="publish".*?<\/form>/s.exec(shown) ?? [];
    const done = await staff.post(BERNICE, { ...inputsOf(review), ...tick });
    expect(noticeOf(done)).toContain('The report is settled.');
    for (const list of LISTS) {
      const rows = readStoredList(kindOf(list), (await readCurrentLists(site.database))[list].csv);
      const row = rows.find(({ name }) => name?.startsWith('Bernice'));
      expect([row?.phone, row?.confirmed ?? '']).toEqual(['08031234567', confirmed]);
    }
  });
});
