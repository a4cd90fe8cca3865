import { beforeEach, describe, expect, test } from 'vitest';
import type { ListId, ReportField } from '#content/schema/directory.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { checkFormOf, inputsOf } from '#tests/support/desk-forms.ts';
import { noticeOf, recordedActions, type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { readCurrentLists, readPlacePaths } from '../../directory/directory-repository.ts';
import { kindOf, readStoredList } from '../../directory/list-kinds.ts';
import { storeReport } from '../../directory/place-report-repository.ts';

const [JAARA, PLUS] = ['standard-jaara', 'standard-jaara-plus'] as const;
/** In both lists of hospitals, which spell its name differently. */
const BERNICE = '/desk/places/ikorodu/bernice-clinic';
const HOURS = 'Mon-Fri 8am-6pm; Sat 24 hours';

describe.each(dialectsOfPages)('one place at the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;
  let staff: TestStaff;
  beforeEach(async () => {
    site = await openDesk();
    staff = await site.staff('directory');
  });

  const read = async (url: string) => (await staff.get(url)).body.replaceAll('<!-- -->', '');
  const rowsOf = async (list: ListId) =>
    readStoredList(kindOf(list), (await readCurrentLists(site.database))[list].csv);
  const find = async (list: ListId, name: string) => (await rowsOf(list)).find((row) => row.name === name);
  const acts = async () => (await recordedActions(site.database)).map(({ action }) => action);
  /** The form of a page as a browser would send it. */
  const formOf = async (url: string) => checkFormOf(await read(url));
  const pathOf = ({ headers }: { headers: { location?: unknown } }) =>
    String(headers.location).split('?')[0] ?? '';
  /** What a browser shows after a form: a step of a change has an address of its own. */
  const send = async (url: string, fields: Record<string, string>) => {
    const answer = await staff.post(url, fields);
    const { location = '' } = answer.headers;
    return /\?(step|report)=/.test(String(location)) ? staff.get(String(location)) : answer;
  };
  const change = async (url: string, changes: Record<string, string>, action = 'publish') =>
    send(url, { ...(await formOf(url)), ...changes, action });
  const report = (field: ReportField, value: string) => {
    const path = BERNICE.replace('/desk/places', '/provider');
    const form = { path, field, value, reason: 'I was there', contact: '08031234567' };
    return storeReport(site.database, form, null, 'en');
  };

  test('is found by words, shown, checked, and published in every list that has it', async () => {
    expect(await read('/desk/places?q=bernice')).toContain(`href="${BERNICE}"`);
    const { date } = (await readCurrentLists(site.database))[JAARA];
    const checked = await change(BERNICE, { hours: HOURS, 'service-dental': 'yes' }, 'check');
    expect(checked.body).not.toMatch(/Added:|Removed:/);
    expect(checked.statusCode).toBe(200);
    for (const text of [
      'Opening hours: Monday to Friday: 8am to 6pm; Saturday: open',
      'Services: Dental care',
    ])
      expect(checked.body.replaceAll('<!-- -->', '')).toContain(text);
    expect((await readCurrentLists(site.database))[JAARA].number).toBe(1);

    const done = await change(BERNICE, { hours: HOURS, 'service-dental': 'yes', confirmed: '2026-03-14' });
    expect([done.statusCode, done.headers.location]).toEqual([
      303,
      expect.stringMatching(`^${BERNICE}\\?saved=`),
    ]);
    const known = { hours: 'Mo-Fr 08:00-18:00; Sa 00:00-24:00', services: 'dental', confirmed: '2026-03-14' };
    // Each list keeps its own spelling and its date: nobody has looked at its other places.
    expect(await find(JAARA, 'Bernice Clinic')).toMatchObject(known);
    expect(await find(PLUS, 'Bernice Hospital')).toMatchObject(known);
    const { [JAARA]: jaara, pharmacies } = await readCurrentLists(site.database);
    expect([jaara.number, jaara.date, pharmacies.number]).toEqual([2, date, 1]);
    expect(await acts()).toEqual(['list.publish', 'list.publish', 'place.edit']);
    const { before, after } = (await recordedActions(site.database)).at(-1) ?? {};
    expect([before, after].map((text) => JSON.parse(text ?? '').hours)).toEqual(['', known.hours]);
    // The page shows it again, to be changed once more.
    expect(await formOf(BERNICE)).toMatchObject({ hours: HOURS, 'service-dental': 'yes' });
  });

  test('is found in spite of slips, also when it is closed', async () => {
    const cases = [
      ['bernise clinik', 'Bernice Clinic', true],
      ['Bernice Clinic in Ikorudu', 'Bernice Clinic', true],
      ['bernice clin', 'Bernice Clinic', false],
      ['zzzzzz', 'No place has these words', false],
    ] as const;
    for (const isClosed of [false, true]) {
      if (isClosed) await change(BERNICE, {}, 'close');
      for (const [typed, found, isGuess] of cases) {
        const shown = await read(`/desk/places?${new URLSearchParams({ q: typed })}`);
        expect(shown, typed).toContain(found);
        expect(shown.includes('Did you mean'), typed).toBe(isGuess);
        expect(shown.includes('List it again'), typed).toBe(isClosed && typed !== 'zzzzzz');
      }
    }
  });

  test('keeps its page when name and address are corrected at once', async () => {
    await change(BERNICE, { name: 'Berenice Hospital', address: '1, Another Road,\r\nEgbeda' });
    // The lists have no line breaks.
    expect(await find(JAARA, 'Berenice Hospital')).toMatchObject({ address: '1, Another Road, Egbeda' });
    expect((await staff.get(BERNICE)).statusCode).toBe(200);
    const paths = (await readPlacePaths(site.database)).filter(({ name }) => name === 'Berenice Hospital');
    expect(paths.map(({ path }) => path)).toEqual(['/provider/ikorodu/bernice-clinic']);
  });

  test('is added with a page of its own, once, and can be closed', async () => {
    const url = '/desk/places/new?kind=pharmacy';
    const fields = {
      name: 'Dawn Pharmacy',
      address: '1, Dawn Road',
      lga: 'Epe',
      lcda: 'Epe',
      phone: '8031234567',
    };
    const near = { ...fields, name: 'BERNICE CLINIC Ltd.', lga: 'Ikorodu', [`list-${JAARA}`]: 'yes' };
    const twin = await change('/desk/places/new?kind=hospital', { ...near, hours: '24 hours' }, 'check');
    for (const text of ['There is already Bernice Clinic in Ikorodu', `href="${BERNICE}"`, 'every day'])
      expect(twin.body.replaceAll('<!-- -->', '')).toContain(text);
    expect(await read(url)).not.toContain('name="service-dialysis"');
    const added = await change(url, fields);
    expect(pathOf(added)).toBe('/desk/places/epe/dawn-pharmacy');
    expect(await find('pharmacies', 'Dawn Pharmacy')).toMatchObject({ phone: '08031234567' });
    // Also when another LGA is chosen for it.
    for (const area of [{}, { lga: 'Ikeja', lcda: 'Ikeja' }]) {
      const twice = await change(url, { ...fields, ...area });
      expect(twice.statusCode).toBe(400);
      expect(twice.body).toContain('“Dawn Pharmacy” is already listed in Epe.');
      expect(twice.body).toMatch(/<a href="\/desk\/places\/epe\/dawn-pharmacy"[^>]*>Open it</);
    }
    const { base = '' } = await formOf('/desk/places/epe/dawn-pharmacy');
    const closed = await staff.post('/desk/places/epe/dawn-pharmacy', {
      action: 'close',
      base,
      kind: 'pharmacy',
    });
    expect(noticeOf(closed)).toContain('is closed and off the lists');
    expect(await find('pharmacies', 'Dawn Pharmacy')).toBeUndefined();
    expect(await acts()).toEqual(['list.publish', 'place.add', 'list.publish', 'place.close']);

    expect(await read('/desk/places?q=dawn+pharm')).toContain('List it again');
    const double = await change(url, { ...fields, name: 'Dawn Pharmacy Ltd' }, 'check');
    expect(double.body.replaceAll('<!-- -->', '')).toContain('Dawn Pharmacy in Epe was listed once');
    const again = await change(pathOf(added), { hours: '24 hours' });
    expect(pathOf(again)).toBe(pathOf(added));
    expect(await find('pharmacies', 'Dawn Pharmacy')).toMatchObject({ phone: '08031234567', hours: '24/7' });
    // Whoever had the closed one open still does not list it twice.
    const late = await staff.post(url.replace('new', 'epe/dawn-pharmacy'), {
      ...fields,
      ...{ base: 'closed', kind: 'pharmacy', action: 'publish' },
    });
    expect(late.statusCode).toBe(409);
    expect((await acts()).slice(-2)).toEqual(['list.publish', 'place.reopen']);
    expect(await read('/desk/lists/pharmacies')).toMatch(
      /Listed Dawn Pharmacy again.*Closed Dawn Pharmacy.*Added Dawn Pharmacy/,
    );
  });

  test('is refused beside the field that is wrong, and nothing that was typed is lost', async () => {
    const cases: [field: string, value: string, reason: string][] = [
      ['hours', 'now and then', 'is not understood'],
      ['name', '', 'Provider Name is empty'],
      ['name', 'x'.repeat(301), 'is longer than 300 characters'],
      ['address', 'y'.repeat(301), 'is longer than 300 characters'],
      ['lga', 'Atlantis', 'is not known'],
      ['coordinates', '3.35, 6.6', 'the two numbers are swapped'],
      ['confirmed', '2999-01-01', 'is not a day'],
      [`list-${JAARA}`, '', 'Choose at least one list'],
    ];
    for (const [field, value, reason] of cases) {
      const lists = field.startsWith('list-') ? { [`list-${PLUS}`]: '' } : {};
      const changes = { phone: '0803 123 4567', ...lists, [field]: value };
      const { statusCode, body } = await change(BERNICE, changes);
      expect(statusCode, field).toBe(400);
      for (const text of [reason, 'value="0803 123 4567"', value]) expect(body, field).toContain(text);
    }
    const several = { coordinates: 'x', hours: 'x', phone: 'x', name: '' };
    const { body } = await change(BERNICE, several);
    const named = [...body.matchAll(/<a href="#field-(\w+)"/g)].map(([, field]) => field);
    expect(named).toEqual(['name', 'phone', 'hours', 'coordinates']);
    const fresh = await change('/desk/places/new?kind=hospital', { name: 'Dawn', address: '1', lga: 'Epe' });
    expect(fresh.body).not.toContain('close it below');
    expect(await acts()).toEqual([]);
  });

  test('what somebody else has published meanwhile is not overwritten unseen, another place is no matter', async () => {
    const colleague = await site.staff('directory', 'Bola Ade');
    const mine = await formOf(BERNICE);
    await change('/desk/places/epe/epe-primary-healthcare-centre', { hours: '24 hours' });
    const typed = { ...mine, phone: '0805 123 4567', hours: '24 hours' };
    await colleague.post(BERNICE, { ...mine, phone: '0803 123 4567', action: 'publish' });
    for (const action of ['check', 'publish']) {
      const late = await send(BERNICE, { ...typed, action });
      expect(late.statusCode).toBe(409);
      const said = late.body.replaceAll('<!-- -->', '');
      for (const text of ['Bola Ade has changed this place since', 'Phone Number: 0803 123 4567'])
        expect(said).toContain(text);
      expect(checkFormOf(late.body)).toMatchObject({ phone: '0805 123 4567', hours: '24 hours' });
      if (action === 'check') continue;
      // Whoever has seen it decides.
      const done = await staff.post(BERNICE, { ...checkFormOf(late.body), action });
      expect(done.statusCode).toBe(303);
      expect(await find(JAARA, 'Bernice Clinic')).toMatchObject({ phone: '0805 123 4567', hours: '24/7' });
    }
    await change(BERNICE, { lga: 'Epe' });
    const away = await staff.post(BERNICE, { ...typed, action: 'check' });
    expect([away.statusCode, away.body]).toEqual([409, expect.stringContaining('moved to another LGA')]);
    expect(away.body).toContain('value="0805 123 4567"');
  });

  test('a report of a visitor is accepted as an edit to be published, or refused, once', async () => {
    const [good, bad] = [await report('hours', 'open 24 hours'), await report('phone', 'call my uncle')];
    for (const url of ['/desk/places', '/desk/places?q=bernice'])
      for (const text of ['Bernice Clinic', 'Opening hours: open 24 hours', 'Phone number: call my uncle'])
        expect(await read(url)).toContain(text);
    expect(await read(BERNICE)).toContain('open 24 hours');
    const unread = await send(BERNICE, { action: 'accept', report: bad });
    expect(unread.body).toMatch(/aria-invalid="true"[^>]*value="call my uncle"/);
    const shown = await send(BERNICE, { action: 'accept', report: good });
    expect(shown.body).toContain('value="24 hours"');
    expect(await find(JAARA, 'Bernice Clinic')).not.toHaveProperty('hours', '24/7');
    const base = (await formOf(BERNICE)).base ?? '';
    const done = await change(BERNICE, { hours: '24/7', report: good, base, today: 'yes' });
    expect(noticeOf(done)).toContain('is published. The report is settled.');
    const confirmed = lagosDay(new Date());
    expect(await find(JAARA, 'Bernice Clinic')).toMatchObject({ hours: '24/7', confirmed });
    const decide = async (action: string) => noticeOf(await staff.post(BERNICE, { action, report: bad }));
    for (const _press of ['first', 'second']) expect(await decide('refuse')).toContain('is refused');
    expect(await decide('right')).toContain('decided already');
    const rows = await site.database.selectFrom('place_reports').select(['state', 'contact']).execute();
    expect(rows.map(({ state, contact }) => state + contact).sort()).toEqual(['accepted', 'refused']);
    expect(await acts()).toEqual(['list.publish', 'list.publish', 'place.edit', 'place.refuse-report']);
  });

  test.each(['accept', 'refuse'])(
    'what is typed beside a report stays when its button is pressed: %s',
    async (press) => {
      const id = await report('hours', '24 hours');
      const typed: Record<string, string> = { ...(await formOf(BERNICE)), coordinates: '6.6018, 3.3515' };
      expect(await read(BERNICE)).toMatch(/<button[^>]* form="place-form"[^>]* name="accept"/);
      const shown = await send(BERNICE, { ...typed, [press]: id });
      const [form = ''] = /<form(?:(?!<\/form>).)*value="publish".*?<\/form>/s.exec(shown.body) ?? [];
      const fields = press === 'accept' ? inputsOf(form) : checkFormOf(shown.body);
      const [hours, coordinates] =
        press === 'accept' ? ['24 hours', '6.6018, 3.3515'] : ['', typed.coordinates];
      expect(fields).toMatchObject({ hours, coordinates, form: typed.form });
      if (press === 'refuse') return;
      const done = await staff.post(BERNICE, fields);
      expect(done.headers.location).toBe(`${BERNICE}?saved=${typed.form}`);
      expect(await find(JAARA, 'Bernice Clinic')).toMatchObject({ hours: '24/7', coordinates });
    },
  );

  test.each([
    ['without the tick', '24/7', {}, undefined],
    ['with the tick', '24/7', { today: 'yes' }, lagosDay(new Date())],
    ['with nothing new', 'Mon-Fri 8am-6pm', { today: '' }, '2026-03-14'],
  ])('what a visitor says is not under an old “Confirmed on”: %s', async (_, hours, tick, confirmed) => {
    await change(BERNICE, { hours: 'Mon-Fri 8am-6pm', confirmed: '2026-03-14' });
    const shown = await send(BERNICE, { action: 'accept', report: await report('hours', hours) });
    expect(shown.body.includes('Was the place asked?')).toBe(hours === '24/7');
    const [review = ''] = /<form(?:(?!<\/form>).)*value="(publish|edit)".*?<\/form>/s.exec(shown.body) ?? [];
    await staff.post(BERNICE, { ...inputsOf(review), action: 'publish', ...tick });
    for (const list of [JAARA, PLUS]) {
      const row = (await rowsOf(list)).find(({ name }) => name?.startsWith('Bernice'));
      expect(row?.confirmed || undefined).toBe(confirmed);
    }
  });

  test.each([
    ['after a look at it', 'other', 'the gate is green', 'accept', false],
    ['after a look at it', 'hours', '24/7', 'accept', false],
    ['of a place that is closed', 'closed', '', 'accept', true],
  ] as const)(
    'a report that changes nothing is closed as right: %s',
    async (_, field, value, press, isClosed) => {
      await change(BERNICE, { hours: '24 hours' });
      if (isClosed) await change(BERNICE, {}, 'close');
      const id = await report(field, value);
      let done = await send(BERNICE, { action: press, report: id });
      if (field === 'other') done = await send(BERNICE, { ...checkFormOf(done.body), action: 'check' });
      if (done.statusCode === 200) {
        const [form = ''] = /<form(?:(?!<\/form>).)*value="right".*?<\/form>/s.exec(done.body) ?? [];
        expect(form).toContain('close the report');
        done = await staff.post(BERNICE, inputsOf(form));
      }
      expect(noticeOf(done)).toContain('the site says so already');
      expect(await read('/desk/places')).toContain('No visitor has reported');
      expect((await acts()).at(-1)).toBe('place.settle-report');
      const rows = await site.database.selectFrom('place_reports').select(['state', 'contact']).execute();
      expect(rows).toEqual([{ state: 'accepted', contact: '' }]);
      const late = await staff.post(BERNICE, { action: 'refuse', report: id });
      expect(noticeOf(late)).toContain('decided already');
    },
  );

  test('what was reported before its LGA was corrected waits on the page that it has now', async () => {
    const paths = await readPlacePaths(site.database);
    const now = paths.find(({ path }) => path === BERNICE.replace('/desk/places', '/provider'));
    const identity = `epe${now?.identity.slice(now.identity.indexOf('|'))}`;
    const former = { path: '/provider/epe/bernice-clinic', identity, lga: 'Epe', number: paths.length + 1 };
    await site.database
      .insertInto('place_paths')
      .values({ kind: 'hospital', name: 'Bernice Clinic', ...former })
      .execute();
    await report('hours', 'open 24 hours');
    await site.database.updateTable('place_reports').set({ path: former.path }).execute();
    for (const url of ['/desk/places', '/desk/places?q=bernice', BERNICE])
      expect(await read(url)).toContain('open 24 hours');
    expect(await read('/desk/places')).toContain(`href="${BERNICE}"`);
  });

  test.each([
    [
      'a change',
      BERNICE,
      { hours: '24 hours', 'service-dental': 'yes', phone: '' },
      { today: 'yes' },
      'hours',
    ],
    [
      'a new place',
      '/desk/places/new?kind=pharmacy',
      { name: 'Dawn Pharmacy', address: '1, Dawn Road', lga: 'Epe', lcda: 'Epe', phone: '8031234567' },
      {},
      'name',
    ],
  ])(
    'Back shows the steps of %s again, and after publishing how it is now',
    async (_, url, typed, tick, one) => {
      const form: Record<string, string> = { ...(await formOf(url)), ...typed };
      const { statusCode, headers } = await staff.post(url, { ...form, action: 'check' });
      const address = String(headers.location);
      expect([statusCode, address]).toEqual([303, expect.stringContaining('step=check')]);
      const [review = ''] =
        /<form(?:(?!<\/form>).)*value="publish".*?<\/form>/s.exec(await read(address)) ?? [];
      const edit = await staff.post(address, { ...inputsOf(review), action: 'edit' });
      const again = await formOf(String(edit.headers.location));
      expect(again[one]).toBe(inputsOf(review)[one]);
      const done = await staff.post(address, { ...inputsOf(review), ...tick, action: 'publish' });
      for (const step of [address, String(edit.headers.location)]) {
        const back = await staff.get(step);
        expect([back.statusCode, back.headers.location]).toEqual([303, done.headers.location]);
        expect(noticeOf(back)).toContain('This is how it is now');
      }
      // Nothing is published by an address.
      const numbers = async () =>
        Object.values(await readCurrentLists(site.database)).map(({ number }) => number);
      const before = await numbers();
      await staff.get(address.replace('step=check', 'step=publish&action=publish'));
      expect(await numbers()).toEqual(before);
    },
  );

  test('an upload without a column says nothing of it: what was known stays', async () => {
    await change(BERNICE, { hours: '24 hours' });
    const plain = (await rowsOf(PLUS)).map(({ name, address, lga }) => [name, address, lga]);
    const csv = [['name', 'address', 'lga'], ...plain].map((cells) =>
      cells.map((cell) => `"${cell}"`).join(),
    );
    const file = new File([csv.join('\n')], 'plus.csv');
    const { location } = (await staff.post('/desk/lists', { list: PLUS, file })).headers;
    expect(await read(String(location))).toContain('what the site knows of each place stays');
    expect(await read(String(location))).toContain('Nothing changes');
  });

  test('is for those who look after the lists', async () => {
    const editor = await site.staff('editor', 'Bola Ade');
    for (const url of ['/desk/places', BERNICE]) expect((await editor.get(url)).statusCode).toBe(403);
    expect((await staff.get('/desk/places/epe/nowhere')).statusCode).toBe(404);
  });
});
