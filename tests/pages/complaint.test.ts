import { afterAll, expect, onTestFinished, test } from 'vitest';
import { formatDate, lagosDay } from '#domain/text/format-date.ts';
import {
  complaintForm,
  complaintFormWords,
  complaintPromise,
  complaintSentPage,
  complaintStates,
  complaintStatusPage,
} from '#words/complaint-page.ts';
import { changeComplaint, typedComplaint } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import { type OwnSite, openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { isNoindex, linksOf, textOf, titlesOf } from '../support/read-html.ts';

const MARKUP = '"><script>alert(1)</script><b>bold</b>';
const PUBLIC_URL = 'https://lashma.example';
const site = await openOwnSite({ FORM_LIMIT: '40', RETENTION_DAYS: '90', PUBLIC_URL }, withoutRenderQueue);
afterAll(() => site.close());

async function ask(path: string, init: RequestInit, from: OwnSite = site) {
  const answer = await from.fetch(path, { redirect: 'manual', ...init });
  const cookie = answer.headers.get('set-cookie') ?? '';
  return {
    status: answer.status,
    cache: answer.headers.get('cache-control'),
    location: answer.headers.get('location'),
    cookie,
    reference: /LA-\w{4}-\w{4}/.exec(cookie)?.[0] ?? '',
    html: await answer.text(),
  };
}

const post = (path: string, fields: Record<string, string>, from?: OwnSite) =>
  ask(path, { method: 'POST', body: new URLSearchParams(fields) }, from);
const get = (path: string, cookie = '', from?: OwnSite) =>
  ask(path, { headers: { cookie: cookie.split(';')[0] ?? '' } }, from);

let sent = 0;

/** Sends another complaint. */
async function complain(changes: Record<string, string> = {}, from?: OwnSite) {
  const answer = await post('/complaint', { ...typedComplaint, message: `${sent++}`, ...changes }, from);
  expect([answer.status, answer.location]).toEqual([303, '/complaint/sent']);
  return answer;
}

const complaints = () => site.database.selectFrom('complaints').selectAll().orderBy('received_at', 'desc');
const stored = () => complaints().executeTakeFirstOrThrow();

test('the reference travels in a cookie for one page, out of reach of scripts, and in no address', async () => {
  const { cookie, reference, cache, html } = await complain();
  expect(cookie).toMatch(/; Path=\/complaint\/sent; Max-Age=3600; HttpOnly; SameSite=Strict; Secure$/);
  expect([cache, html]).toEqual(['no-store', '']);
  expect((await stored()).reference).toBe(reference);

  for (const _time of ['at first', 'after a reload']) {
    const page = await get('/complaint/sent', cookie);
    expect([page.status, page.cache, isNoindex(page.html)]).toEqual([200, 'no-store', true]);
    expect(textOf(page.html)).toContain(reference);
    const ways = linksOf(page.html).filter((href) => decodeURIComponent(href).includes(reference));
    expect(ways.map((href) => href.split(':')[0])).toEqual(['sms', 'https', 'mailto']);
  }
  expect(await complaints().execute()).toHaveLength(1);
});

test('who complains reads by when we answer, whether somebody has it, and when we are late', async () => {
  const { within, by, taken, waiting, overdue } = complaintPromise;
  expect(textOf((await get('/complaint')).html)).toContain(within(5));
  const refused = await post('/complaint', { ...typedComplaint, kind: '' });
  expect(textOf(refused.html)).toContain(within(5));
  const { cookie, reference } = await complain();
  const { id, due_on } = await stored();
  const day = formatDate(due_on ?? '');
  expect(textOf((await get('/complaint/sent', cookie)).html)).toContain(by(day));
  const status = async () => textOf((await post('/complaint/status', { reference, contact: '4567' })).html);
  expect(await status()).toContain(`${by(day)} ${waiting}`);
  const { person } = await signIn(site.database, 'inbox');
  const late = { assigned_to: person.id, due_on: '2020-01-06' };
  await site.database.updateTable('complaints').set(late).where('id', '=', id).execute();
  expect(await status()).toContain(`${overdue(formatDate(late.due_on))} ${taken}`);
  await changeComplaint(site.database, id, { state: 'answered', note: 'Done.' });
  expect(await status()).not.toContain(taken);
});

test('a place of the lists is stored by its English name, whatever the language in which it was chosen', async () => {
  const path = '/provider/ikorodu/ikorodu-general-hospital';
  const { html } = await get(`/yo/complaint?place=${path}`);
  const [, place = ''] = /name="place"[^>]* value="([^"]*)"/.exec(html) ?? [];
  expect(place).toBe('Ikorodu General Hospital, Ìkòròdú');
  const refused = await post('/yo/complaint', { ...typedComplaint, place, place_path: path, kind: '' });
  expect(refused.html).toContain(`value="${place}"`);
  for (const typed of [
    { place, place_path: path },
    { place: 'ikorodu', place_choice: path },
  ]) {
    const message = `about ${typed.place}`;
    expect((await post('/yo/complaint', { ...typedComplaint, ...typed, message })).status).toBe(303);
    const place = 'Ikorodu General Hospital, Ikorodu';
    expect(await stored()).toMatchObject({ message, place, place_path: path });
  }
});

test('the page after sending promises a mail only where one is sent, and its print tells whom to call', async () => {
  const mailing = await openOwnSite(
    { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'site@lashma.example', MAIL_TO: 'help@lashma.example' },
    withoutRenderQueue,
  );
  onTestFinished(mailing.close);
  for (const [from, isMailed] of [
    [mailing, true],
    [site, false],
  ] as const) {
    const { cookie, reference } = await complain({}, from);
    const text = textOf((await get('/complaint/sent', cookie, from)).html);
    const parts = [reference, complaintSentPage.mailed, complaintSentPage.notMailed];
    expect(parts.map((part) => text.includes(part))).toEqual([true, isMailed, !isMailed]);
    if (isMailed) continue;
    const day = formatDate(lagosDay(new Date()));
    for (const line of complaintSentPage.paper(day, `${PUBLIC_URL}/complaint/status`))
      expect(text).toContain(line);
  }
});

test('without a cookie, or with an invented one, the page knows no reference, and shows nobody else’s', async () => {
  for (const cookie of ['', 'lashma_complaint=LA-2222-2229', `lashma_complaint=${MARKUP}`]) {
    const { html } = await get('/complaint/sent', cookie);
    expect(textOf(html)).toContain(complaintSentPage.unknown.heading);
    expect(html).not.toMatch(/LA-\w{4}-\w{4}|<b>bold/);
  }
});

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
  const { status, cache, html } = await post('/complaint', typed);
  expect([status, cache]).toEqual([400, 'private, no-cache']);
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
  const before = await complaints().execute();
  const found = await post('/complaint', { ...typedComplaint, place: 'randle', find: '1' });
  expect(found.status).toBe(200);
  expect(textOf(found.html)).toContain(complaintForm.found.notSent);
  expect(found.html).toContain(typedComplaint.message);
  for (const name of Object.keys(complaintForm.fields)) expect(found.html).toContain(`name="${name}"`);
  const paths = [...found.html.matchAll(/value="(\/provider\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(paths.length).toBeGreaterThan(0);
  // The second is a word of an address only.
  for (const place of ['qqqq xyzzy', 'reddington']) {
    const nothing = await post('/complaint', { ...typedComplaint, place, find: '1' });
    expect(textOf(nothing.html), place).toContain(complaintForm.found.nothing);
  }
  expect(await complaints().execute()).toEqual(before);

  await complain({ place: 'randle', place_choice: paths[0] ?? '' });
  expect(await stored()).toMatchObject({ place_path: paths[0], place: expect.stringMatching(/randle/i) });
});

test('a place page fills the place in; other words or an invented path are kept as words', async () => {
  const path = '/provider/ikorodu/ikorodu-general-hospital';
  const label = 'Ikorodu General Hospital, Ikorodu';
  const { html, cache } = await get(`/complaint?place=${encodeURIComponent(path)}`);
  expect(cache).toContain('public');
  expect(html).toMatch(new RegExp(`name="place"[^>]* value="${label}"`));
  for (const [typed, place_path] of [
    [{ place: label, place_path: path }, path],
    [{ place: `${label}, at the gate`, place_path: path }, ''],
    [{ place: 'Here', place_path: '/provider/x/y', place_choice: 'https://evil.example' }, ''],
  ] as const) {
    await complain(typed);
    expect(await stored()).toMatchObject({ place: typed.place, place_path });
  }
  expect((await get(`/complaint?place=${encodeURIComponent(MARKUP)}`)).html).not.toContain('alert(1)');
});

test('the status page shows each step with its note as text, and its form says nothing of anyone', async () => {
  const { reference } = await complain();
  const empty = await get('/complaint/status');
  expect([empty.status, empty.cache, isNoindex(empty.html)]).toEqual([200, 'no-store', true]);

  const status = () => post('/complaint/status', { reference: reference.toLowerCase(), contact: '4567' });
  const first = await status();
  expect([first.status, first.cache]).toEqual([200, 'no-store']);
  expect(textOf(first.html)).toContain(complaintStates.received.text);
  const { id } = await stored();
  await changeComplaint(site.database, id, { state: 'in-progress', note: MARKUP });
  await changeComplaint(site.database, id, { state: 'answered', note: 'Sorry.' });
  const { html } = await status();
  for (const { label } of Object.values(complaintStates)) expect(textOf(html)).toContain(label);
  expect(textOf(html)).toContain(MARKUP);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain(typedComplaint.message);
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

test('the privacy policy says for how many days messages and complaints are kept', async () => {
  const text = textOf(await (await site.fetch('/privacy-policy')).text());
  expect(text).toContain('until our staff have closed them, and 90 days after that');
});
