import { afterAll, expect, onTestFinished, test } from 'vitest';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import { changeComplaint } from '#tests/support/complaints.ts';
import {
  complaintForm,
  complaintFormWords,
  complaintSentPage,
  complaintStates,
  complaintStatusPage,
} from '#words/complaint-page.ts';
import { complaintFields } from '../support/complaints.ts';
import { type OwnSite, openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { isNoindex, linksOf, textOf, titlesOf } from '../support/read-html.ts';

const MARKUP = '"><script>alert(1)</script><b>bold</b>';
const site = await openOwnSite(
  { FORM_LIMIT: '40', PUBLIC_URL: 'https://lashma.example' },
  withoutRenderQueue,
);
afterAll(() => site.close());

const HEADERS = { origin: 'https://lashma.example' };

async function post(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const sent = { method: 'POST', body, headers: HEADERS, redirect: 'manual' } as const;
  const answer = await site.fetch(path, sent);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

async function get(path: string, cookie = '') {
  const answer = await site.fetch(path, { headers: { cookie } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

let sent = 0;

/** Sends another complaint and gives its cookie and its reference as the browser would see them. */
async function complain(changes: Record<string, string> = {}) {
  const message = `complaint ${sent++}`;
  const answer = await post('/complaint', { ...complaintFields, message, ...changes });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/complaint/sent']);
  const cookie = answer.headers.get('set-cookie') ?? '';
  return { answer, cookie, reference: /LA-\w{4}-\w{4}/.exec(cookie)?.[0] ?? '' };
}

const stored = () =>
  site.database.selectFrom('complaints').selectAll().orderBy('received_at', 'desc').executeTakeFirstOrThrow();

test('the reference travels in a cookie for one page, out of reach of scripts, and in no address', async () => {
  const { answer, cookie, reference } = await complain();
  expect(cookie.split('; ').slice(1)).toEqual([
    'Path=/complaint/sent',
    'Max-Age=3600',
    'HttpOnly',
    'SameSite=Strict',
    'Secure',
  ]);
  expect([answer.headers.get('cache-control'), answer.html]).toEqual(['no-store', '']);
  expect((await stored()).reference).toBe(reference);

  for (const _time of ['at first', 'after a reload']) {
    const page = await get('/complaint/sent', cookie.split(';')[0]);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(textOf(page.html)).toContain(reference);
    expect(isNoindex(page.html)).toBe(true);
    const ways = linksOf(page.html).filter((href) => decodeURIComponent(href).includes(reference));
    expect(ways.map((href) => href.split(':')[0])).toEqual(['sms', 'https', 'mailto']);
  }
  expect(await site.database.selectFrom('complaints').select('id').execute()).toHaveLength(1);
});

test('in another language the cookie and its page are in that language', async () => {
  const answer = await post('/yo/complaint', { ...complaintFields, message: 'in Yorùbá' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/yo/complaint/sent']);
  const [pair = '', path] = (answer.headers.get('set-cookie') ?? '').split('; ');
  expect(path).toBe('Path=/yo/complaint/sent');
  const { html } = await get('/yo/complaint/sent', pair);
  expect(textOf(html)).toContain((await stored()).reference);
  expect(textOf(html)).toContain('https://lashma.example/yo/complaint/status');
});

test('a place of the lists is stored by its English name, whatever the language in which it was chosen', async () => {
  const path = '/provider/ikorodu/ikorodu-general-hospital';
  const { html } = await get(`/yo/complaint?place=${path}`);
  const [, place = ''] = /name="place"[^>]* value="([^"]*)"/.exec(html) ?? [];
  expect(place).toBe('Ikorodu General Hospital, Ìkòròdú');
  const refused = await post('/yo/complaint', { ...complaintFields, place, place_path: path, kind: '' });
  expect(refused.html).toContain(`value="${place}"`);
  for (const typed of [
    { place, place_path: path },
    { place: 'ikorodu', place_choice: path },
  ]) {
    const message = `about ${typed.place}`;
    expect((await post('/yo/complaint', { ...complaintFields, ...typed, message })).status).toBe(303);
    const { message: of, place: kept, place_path } = await stored();
    expect([of, kept, place_path]).toEqual([message, 'Ikorodu General Hospital, Ikorodu', path]);
  }
});

test('the page after sending promises a mail only where one is sent, and its print tells whom to call', async () => {
  const mailing = await openOwnSite(
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@lashma.example', MAIL_TO: 'help@lashma.example' },
    withoutRenderQueue,
  );
  onTestFinished(mailing.close);
  async function sentPage(from: OwnSite, changes: Record<string, string>): Promise<string> {
    const body = new URLSearchParams({ ...complaintFields, message: `complaint ${sent++}`, ...changes });
    const answer = await from.fetch('/complaint', { method: 'POST', body, redirect: 'manual' });
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    const page = await from.fetch('/complaint/sent', { headers: { cookie } });
    const text = textOf(await page.text());
    expect(text).toContain(/LA-\w{4}-\w{4}/.exec(cookie)?.[0]);
    return text;
  }
  const spam = { website: 'https://spam.example' };
  for (const [from, changes, isMailed] of [
    [mailing, {}, true],
    [mailing, { user_email: '' }, false],
    [mailing, spam, false],
    [site, {}, false],
  ] as const) {
    const text = await sentPage(from, changes);
    expect(text.includes(complaintSentPage.mailed)).toBe(isMailed);
    expect(text.includes(complaintSentPage.notMailed)).toBe(!isMailed);
  }
  const text = await sentPage(site, {});
  const day = formatDate(lagosDay(new Date()));
  for (const line of complaintSentPage.paper(day, 'https://lashma.example/complaint/status'))
    expect(text).toContain(line);
});

test.each(['', 'lashma_complaint=LA-2222-2229', `lashma_complaint=${MARKUP}`])(
  'with the cookie %j the page says that the reference is not known, and shows nobody else’s',
  async (cookie) => {
    const { html } = await get('/complaint/sent', cookie);
    expect(textOf(html)).toContain(complaintSentPage.unknown.heading);
    expect(html).not.toMatch(/LA-\w{4}-\w{4}|<b>bold/);
  },
);

test('errors are named in a summary and at their fields, and every typed word comes back as text', async () => {
  const typed = {
    kind: 'charged',
    amount: 'a lot',
    place: MARKUP,
    happened_on: '2999-01-01',
    happened_about: `about ${MARKUP}`,
    message: `said ${MARKUP}`,
    user_name: 'Ọláńrewájú',
    user_phone: '12',
    user_email: 'nobody@',
  };
  const { status, headers, html } = await post('/complaint', typed);
  expect([status, headers.get('cache-control')]).toEqual([400, 'private, no-cache']);
  expect(titlesOf(html)[0]).toMatch(/^Error: /);
  const { badAmount, futureDay, badPhone, badEmail } = complaintFormWords;
  for (const reason of [badAmount, futureDay, badPhone, badEmail])
    expect(textOf(html).split(reason)).toHaveLength(3);
  expect(linksOf(html)).toEqual(expect.arrayContaining(['#complaint-amount', '#complaint-user_email']));
  expect(html).toMatch(/<input[^>]*value="charged"[^>]*checked=""|<input[^>]*checked=""[^>]*value="charged"/);
  for (const value of Object.values(typed).filter((word) => word !== 'charged'))
    expect(html).toContain(value.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(html).not.toContain('<script>alert');
});

test('the button beside the place looks it up, keeps all that was typed and sends nothing', async () => {
  const before = await site.database.selectFrom('complaints').select('id').execute();
  const found = await post('/complaint', { ...complaintFields, place: 'randle', find: '1' });
  expect(found.status).toBe(200);
  expect(textOf(found.html)).toContain(complaintForm.found.notSent);
  expect(found.html).toContain(complaintFields.message);
  const paths = [...found.html.matchAll(/value="(\/provider\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(0);
  // The second is a word of an address only.
  for (const place of ['qqqq xyzzy', 'reddington']) {
    const nothing = await post('/complaint', { ...complaintFields, place, find: '1' });
    expect(textOf(nothing.html), place).toContain(complaintForm.found.nothing);
  }
  expect(await site.database.selectFrom('complaints').select('id').execute()).toHaveLength(before.length);

  await complain({ place: 'randle', place_choice: paths[0] ?? '' });
  expect(await stored()).toMatchObject({ place_path: paths[0], place: expect.stringMatching(/randle/i) });
});

test('a place page fills the place in; other words or an invented path are kept as words', async () => {
  const found = await post('/complaint', { place: 'randle', find: '1' });
  const path = /value="(\/provider\/[^"]+)"/.exec(found.html)?.[1] ?? '';
  const { html, headers } = await get(`/complaint?place=${encodeURIComponent(path)}`);
  expect(headers.get('cache-control')).toContain('public');
  const filledIn = /name="place"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="place"/.exec(html);
  const label = (filledIn?.[1] ?? filledIn?.[2] ?? '').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  expect(label).toMatch(/randle/i);
  await complain({ place: label, place_path: path });
  expect(await stored()).toMatchObject({ place: label, place_path: path });
  await complain({ place: `${label}, at the gate`, place_path: path });
  expect(await stored()).toMatchObject({ place: `${label}, at the gate`, place_path: '' });
  await complain({ place: 'Here', place_path: '/provider/x/y', place_choice: 'https://evil.example' });
  expect(await stored()).toMatchObject({ place: 'Here', place_path: '' });
  expect((await get(`/complaint?place=${encodeURIComponent(MARKUP)}`)).html).not.toContain('alert(1)');
});

test('the status page shows each step with its note as text, and its form says nothing of anyone', async () => {
  const { reference } = await complain();
  const empty = await get('/complaint/status');
  expect([empty.status, empty.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(isNoindex(empty.html)).toBe(true);

  const ask = () => post('/complaint/status', { reference: reference.toLowerCase(), contact: '4567' });
  const first = await ask();
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(textOf(first.html)).toContain(complaintStates.received.text);
  const { id } = await stored();
  await changeComplaint(site.database, id, { state: 'in-progress', note: MARKUP });
  await changeComplaint(site.database, id, { state: 'answered', note: 'Sorry.' });
  const { html } = await ask();
  for (const { label } of Object.values(complaintStates)) expect(textOf(html)).toContain(label);
  expect(textOf(html)).toContain(MARKUP);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain(complaintFields.message);
});

test('typing errors are named before anything is looked for', async () => {
  const { errors } = complaintStatusPage;
  const { reference } = await complain();
  const mistyped = `${reference.slice(0, -1)}${reference.endsWith('7') ? '8' : '7'}`;
  for (const [fields, reason] of [
    [{ reference: '', contact: '4567' }, errors.noReference],
    [{ reference: mistyped, contact: '4567' }, errors.badReference],
    [{ reference, contact: '' }, errors.noContact],
    [{ reference, contact: '45' }, errors.badContact],
  ] as const) {
    const { status, html } = await post('/complaint/status', fields);
    expect([status, textOf(html).includes(reason)], reason).toEqual([400, true]);
  }
  expect(await site.database.selectFrom('failed_attempts').select('attempts').execute()).toEqual([]);
});

test('other sites may send neither form, and too many complaints are refused with all words kept', async () => {
  for (const path of ['/complaint', '/complaint/status']) {
    const body = new URLSearchParams(complaintFields);
    const headers = { origin: 'https://evil.example' };
    expect((await site.fetch(path, { method: 'POST', body, headers })).status).toBe(403);
  }
  let last = await post('/complaint', complaintFields);
  for (let count = 0; count < 40 && last.status === 303; count++)
    last = await post('/complaint', complaintFields);
  expect([last.status, textOf(last.html).includes(complaintFormWords.tooMany)]).toEqual([429, true]);
  expect(last.html).toContain(complaintFields.user_phone);
});
