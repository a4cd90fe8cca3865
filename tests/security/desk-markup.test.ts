import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskRoutes } from '#app/desk/desk-routes.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { readCsv } from '#domain/text/read-csv.ts';
import { signUp } from '#server/features/newsletter/subscriber-repository.ts';
import { addSearches, nameOf } from '#server/features/search/count-searches.ts';
import { typedComplaint } from '../support/complaints.ts';
import { signIn } from '../support/desk.ts';
import { seedLists } from '../support/directory.ts';
import { dangersIn, HIT, hostileMarkdown, publicDangersIn } from '../support/hostile-markdown.ts';
import { openOwnSite, withoutRenderQueue } from '../support/own-site.ts';
import { linksOf, structuredDataOf, textOf } from '../support/read-html.ts';
import { typedContact } from '../support/send-form.ts';

const TAG = `"'><img src=x onerror=${HIT}>`;
const SCRIPT = `</title></textarea><script>${HIT}</script>`;
const ADDRESS = `javascript:${HIT}`;
const FORMULA = '=HYPERLINK("https://evil.example","x")';
const CONTROLS = 'bell\u0007 escape\u001b[31m \u202Eturned';
const SPLIT = 'x\r\nset-cookie: hit=1\r\n\r\n<b>';
const ALL = [TAG, SCRIPT, ADDRESS, CONTROLS, SPLIT].join(' ');
const NAME = `Ada ${TAG}`;
const SEARCH = `+looked ${SCRIPT}`;
/** Names that a list may hold; a formula it may not. */
const CELLS = [`${TAG} Hospital`, `Clinic ${SCRIPT}`];

const site = await openOwnSite({ FORM_LIMIT: '1000' }, withoutRenderQueue);
afterAll(() => site.close());
let headers: Record<string, string>;
let ada: Person;

beforeAll(async () => {
  ({ headers, person: ada } = await signIn(site.database, 'admin', NAME));
  const today = lagosDay(new Date());
  await addSearches(site.database, [{ day: today, name: nameOf(SEARCH, 'en', 'searches'), count: 1 }]);
  await fillWithMarkup();
});

const visit = (path: string, init: RequestInit = {}) =>
  site.fetch(path, { redirect: 'manual', ...init, headers: { ...headers, ...init.headers } });
const read = async (path: string) => (await visit(path)).text();

/** Sends a form of the desk, and sees to it that its answer says nothing in its head that was typed. */
async function send(path: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  const answer = await visit(path, { method: 'POST', body });
  expectOwnHeaders(answer);
  return answer;
}

function expectOwnHeaders({ headers }: Response): void {
  expect(headers.get('location') ?? '/desk').toMatch(/^\/desk(?:\/[\w-]+)*(?:\?(?:saved|id)=[\w-]+)?$/);
  for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/^desk(?:-notice)?=[\w.%!'()*~-]*;/);
  expect(headers.get('content-disposition') ?? '').toMatch(/^(?:attachment; filename="[\w.-]+")?$/);
}

const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

async function upload(rows: string[][], name = 'list.csv'): Promise<string> {
  const added = rows.map((cells) => `${cells.map(quote).join()}\n`);
  const file = new File([seedLists['standard-jaara'].csv, ...added], name);
  const answer = await send('/desk/lists', { list: 'standard-jaara', file });
  return answer.headers.get('location') ?? '';
}

/** The pages of the message and of the complaint. */
const tickets = async () =>
  linksOf(await read('/desk/messages')).filter((link) => /\/(messages|complaints)\//.test(link));

/** All that visitors and staff can write, through the forms that they have. */
async function fillWithMarkup(): Promise<void> {
  const post = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams(fields);
    expect((await site.fetch(path, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
  };
  const message = { user_name: TAG, subject: `${FORMULA} ${SCRIPT}`, message: ALL };
  await post('/contact', { ...typedContact, ...message });
  const complaint = { user_name: FORMULA, place: TAG, happened_about: SCRIPT, message: ALL };
  await post('/complaint', { ...typedComplaint, ...complaint });
  await signUp(site.database, { user_email: 'ada@example.com', user_name: ALL }, 'honeypot');

  expect(await tickets()).toHaveLength(2);
  for (const ticket of await tickets())
    for (const action of ['assign', 'note', 'answer']) {
      const version = /name="version" value="(\d+)"/.exec(await read(ticket))?.[1] ?? '';
      expect((await send(ticket, { action, version, [action]: ALL })).status).toBe(303);
    }

  const invitee = { name: `Bola ${TAG}`, role: 'inbox', email: 'bola@example.com' };
  expect((await send('/desk/people', invitee)).status).toBe(200);
  const passkey = { id: 'key', public_key: '', counter: 0, transports: '', label: '', used_at: null };
  const made = { ...passkey, person_id: ada.id, made_at: new Date().toISOString() };
  await site.database.insertInto('desk_passkeys').values(made).execute();
  const renamed = await send('/desk/account', { action: 'rename', passkey: 'key', name: `Key ${TAG}` });
  expect(renamed.status).toBe(303);
  const template = { id: crypto.randomUUID(), version: '0', action: 'save', name: TAG, 'text-en': ALL };
  expect((await send('/desk/templates/new', template)).status).toBe(303);
  const path = '/provider/epe/epe-primary-healthcare-centre';
  const said = { path, field: 'hours', value: TAG, reason: ALL, contact: FORMULA };
  await post('/provider/report', said);

  const id = crypto.randomUUID();
  // Pictures that say nothing to those who cannot see them would be refused.
  const content = [...hostileMarkdown, ALL].join('\n\n').replaceAll('<img ', '<img alt=x ');
  const written = { id, version: '0', title: `${TAG}${SCRIPT}`, slug: 'hostile', content, action: 'publish' };
  expect((await send('/desk/posts/new', written)).status).toBe(303);

  await changeContent('/desk/content/notice', { severity: 'warning', 'text-en': TAG, 'text-yo': SCRIPT });
  const question = '/desk/content/faq/questions/new';
  const place = { stamp: valueIn(await read(question), 'stamp'), place: 'enrolling/' };
  const asked = { 'question-en': `${TAG}${SCRIPT}?`, 'answer-en': ALL, 'basis-en': SCRIPT };
  await changeContent('/desk/content/faq', { ...place, ...asked }, question);

  const address = `1, ${SCRIPT} Road`;
  const rows = CELLS.map((name) => [name, address, 'Epe']);
  const good = await upload(rows, `${TAG}\r\nset-cookie: hit=1.csv`);
  const [, base = '1'] = /name="base" value="(\d+)"/.exec(await read(good)) ?? [];
  expect((await send(good, { date: '2025-12-31', base })).status).toBe(303);
  await upload([[FORMULA, address, TAG]], 'bad.csv');
}

const valueIn = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';

/** Saves a part of the content and publishes it, and leaves another draft of it behind. */
async function changeContent(path: string, fields: Record<string, string>, form = path): Promise<void> {
  const revision = async () => valueIn(await read(path), 'revision');
  const saved = await send(form, { action: 'save', revision: await revision(), ...fields });
  expect(saved.status).toBe(303);
  const published = { ...fields, action: 'publish', revision: await revision() };
  expect((await send(path, published)).status).toBe(303);
  const restored = { action: 'restore', revision: valueIn(await read(`${path}/versions/0`), 'revision') };
  expect((await send(`${path}/versions/1`, restored)).status).toBe(303);
}

test('on every page of the desk all of it is text, and in every export no cell is a formula', async () => {
  expect(dangersIn(ALL)).toHaveLength(2);
  const [seen, queue] = [new Map<string, string>(), ['/desk']];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (seen.has(path)) continue;
    const answer = await visit(path);
    const text = await answer.text();
    seen.set(path, text);
    expectOwnHeaders(answer);
    const location = answer.headers.get('location');
    expect([path, answer.status]).toEqual([path, location ? 303 : 200]);
    const isFile = answer.headers.get('content-type')?.startsWith('text/csv');
    // A preview of content is a public page, with the scripts that such a page has.
    const dangersOf = /\/content\/[\w-]+\/preview/.test(path) ? publicDangersIn : dangersIn;
    expect([path, isFile ? formulasIn(text) : dangersOf(text)]).toEqual([path, []]);
    const links = isFile ? [] : linksOf(text).filter((link) => /^\/desk(?=[/?]|$)/.test(link));
    queue.push(...(location ? [location] : links));
  }
  const paths = [...seen.keys()];
  for (const part of 'messages/ complaints/ sign-ups templates/ reply-times posts/ versions/ uploads/ lists/ places/epe csv people/ audit content/faq/ content/notice/preview'.split(
    ' ',
  ))
    expect(paths.filter((path) => path.includes(part))).not.toEqual([]);
  const said = textOf([...seen.values()].join(' '));
  for (const text of [
    TAG,
    SCRIPT,
    ADDRESS,
    FORMULA,
    NAME,
    SEARCH,
    `Bola ${TAG}`,
    `Key ${TAG}`,
    ...CELLS,
    'set-cookie: hit=1',
  ])
    expect(said).toContain(text);

  const exported = await (await send('/desk/messages', {})).text();
  expect(exported).toContain(`'${quote(FORMULA).slice(1, -1)}`);
  expect(formulasIn(exported)).toEqual([]);
});

test('what comes back with an error is text too', async () => {
  const [ticket = ''] = await tickets();
  const fields = 'title slug date content imageAlt pictureAlt publishAt publicRevision form cover'.split(' ');
  const hostile = Object.fromEntries(fields.map((name) => [name, ALL]));
  const id = crypto.randomUUID();
  const answers = [
    await send(ticket, { action: 'answer', version: '0', answer: `again ${ALL}`, note: ALL }),
    await send(ticket, { action: ALL, version: ALL, answer: ALL, note: ALL, state: ALL, form: ALL }),
    await send('/desk/posts/new', { id, version: '0', action: 'schedule', ...hostile }),
    await send('/desk/posts/new/preview', hostile),
    await send('/desk/lists', { list: ALL }),
    await send('/desk/content/notice', { action: 'save', severity: ALL, 'text-en': ALL, to: ALL, form: ALL }),
    await send('/desk/content/notice', { action: 'publish', revision: ALL, begins: ALL, ends: ALL }),
    await send('/desk/content/faq/questions/nin', { action: 'save', 'question-en': ALL, 'to-1': ALL }),
    await send('/desk/people', { name: ALL, email: ALL, role: ALL, delivery: ALL }),
    await send('/desk/people', { name: TAG, email: '', role: 'inbox' }),
    await send(`/desk/people/${ada.id}`, { version: '0', action: 'link', email: ALL, lost: ALL }),
    await send(`/desk/people/${ada.id}`, { version: ALL, action: ALL, session: ALL }),
    await send(await upload([]), { date: ALL, base: ALL, confirmed: ALL }),
  ];
  for (const answer of answers) {
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(dangersIn(await answer.text())).toEqual([]);
  }
  const names = 'q state kind page post list person action day days saved id'.split(' ');
  const query = new URLSearchParams(names.map((name) => [name, TAG]));
  for (const { path } of deskRoutes.filter((route) => !route.path.includes(':')))
    expect([path, dangersIn(await read(`${path}?${query}`))]).toEqual([path, []]);
  const named = new URLSearchParams([TAG, SCRIPT, `yo ${ALL}`].map((name) => [name, 'price']));
  const lines = await read(`/desk/searches?${named}`);
  expect(lines).toContain('<textarea');
  expect(dangersIn(lines)).toEqual([]);
});

test('a guest who is sent back what was typed gets it as text', async () => {
  const guest = { 'sec-fetch-site': 'same-origin', cookie: '' };
  const body = new URLSearchParams({ [TAG]: SCRIPT, text: ALL });
  const path = `/desk/messages/${encodeURIComponent(TAG)}?${TAG}`;
  const again = await visit(path, { method: 'POST', body, headers: guest });
  const html = await again.text();
  expect(again.status).toBe(401);
  expectOwnHeaders(again);
  expect(html).toContain('&lt;script&gt;');
  expect(dangersIn(html)).toEqual([]);
  const fromElsewhere = { ...guest, 'sec-fetch-site': 'cross-site' };
  const elsewhere = await visit(`/desk/${TAG}?${ADDRESS}`, { headers: fromElsewhere });
  expect(dangersIn(await elsewhere.text())).toEqual([]);
});

test('on public pages all of it is text', async () => {
  const places = linksOf(await read('/provider/epe')).filter((link) => link.startsWith('/provider/epe/'));
  const printed = await read('/provider/list?open=jaara');
  for (const cell of CELLS) expect(textOf(printed)).toContain(cell);
  const pages = `/ /yo /faq /blog /blog/hostile /provider/epe /provider?open=jaara&jaara-search=window
    /provider/list?open=jaara /search?q=window+hit+hospital`.split(/\s+/);
  for (const path of [...pages, ...places]) {
    const html = await read(path);
    expect([path, publicDangersIn(html)]).toEqual([path, []]);
    for (const data of structuredDataOf(html)) expect(() => JSON.parse(data)).not.toThrow();
  }
  const ticket = (await tickets()).find((link) => link.includes('/complaints/'));
  const asked = { reference: ticket?.split('/').at(-1) ?? '', contact: '4567' };
  const status = await visit('/complaint/status', { method: 'POST', body: new URLSearchParams(asked) });
  const answered = await status.text();
  expect(textOf(answered)).toContain(TAG);
  expect(publicDangersIn(answered)).toEqual([]);
  for (const path of ['/sitemap.xml', '/data/hospitals-standard-jaara.csv', '/llms.txt'])
    expect((await visit(path)).headers.get('content-type'), path).not.toContain('html');
  expect(await read('/sitemap.xml')).not.toContain('<script');
  expect(formulasIn(await read('/data/hospitals-standard-jaara.csv'))).toEqual([]);
});

function formulasIn(csv: string): string[] {
  const table = readCsv(csv);
  const cells = 'rows' in table ? table.rows.flatMap((row) => row.cells) : ['=unreadable'];
  expect(cells.length).toBeGreaterThan(1);
  return cells.filter((cell) => /^\s*[=+\-@|%\t\r]/.test(cell));
}
