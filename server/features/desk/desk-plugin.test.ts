import { describe, expect, test } from 'vitest';
import { signInWords } from '#content/desk/sign-in.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import {
  recordedActions,
  recordedLines,
  stubBuiltSiteWithDesk,
  testDesks,
} from '#tests/support/test-desk.ts';
import { endAllSessions, startSession } from './session-repository.ts';

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;
const HOME = '<a class="home" href="/desk">';

/** Without what is about the moment. */
const comparable = ({ date: _date, age: _age, ...headers }: Record<string, unknown>) => headers;

describe.each(dialectsOfPages)('the desk, on %s', (dialect) => {
  const openDesk = testDesks(dialect);

  test.each([
    ['until somebody is invited', {}, false],
    ['when it is switched off', { DESK: 'off' }, true],
  ])('%s it is like any address where there is nothing', async (_when, environment, hasStaff) => {
    const { app, staff } = await openDesk({ environment });
    const { headers } = hasStaff ? await staff('admin') : { headers: { 'sec-fetch-site': 'same-origin' } };
    for (const method of ['GET', 'HEAD', 'POST', ...OTHER_METHODS] as const)
      for (const path of ['', '/', '/account', '/sign-in', '/sign-in/options', '/sign-out', '/invitation']) {
        const ask = (url: string) => app.inject({ method, url, headers });
        const [found, unknown] = [await ask(`/desk${path}`), await ask('/nothing-is-here')];
        expect(found.statusCode).toBe(unknown.statusCode);
        expect(comparable(found.headers)).toEqual(comparable(unknown.headers));
        // Node sends no body to HEAD, whatever a handler gives it.
        if (method !== 'HEAD') expect(found.body).toBe(unknown.body);
      }
  });

  test('guests are asked to sign in wherever they knock, and cannot learn what there is', async () => {
    const { app, staff } = await openDesk();
    await staff('admin');
    const answers = await Promise.all(
      ['/desk', '/desk/', '/desk/account', '/desk/nothing'].map((url) => app.inject(url)),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(answers[0]?.statusCode).toBe(401);
    expect(answers[0]?.headers).toMatchObject({
      'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
      'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
    });
  });

  test('staff see their pages, and a page of the desk where there is none', async () => {
    const { get, person } = await (await openDesk()).staff('editor');
    expect((await get('/desk/account')).body).toContain(person.name);
    expect((await get('/desk/sign-in')).headers.location).toBe('/desk');
    // No database can look for %00.
    const ofPosts = ['', '%E1%BB%8D%20a', '%00', 'a%00b', '%00/preview', '%00/versions/1'];
    for (const path of ['nothing', ...ofPosts.map((end) => `posts/${end}`)]) {
      const { statusCode, body } = await get(`/desk/${path}`);
      expect([path, statusCode, body.includes(person.name)]).toEqual([path, 404, true]);
    }
    for (const path of ['posts/%E1', 'posts/%']) expect((await get(`/desk/${path}`)).statusCode).toBe(400);
  });

  const PUBLIC_URL = 'https://lashma.example';
  test.each<[status: number, sent: Record<string, string>, publicUrl?: string | null]>([
    [403, {}],
    [403, { origin: 'null' }],
    [403, { origin: 'https://evil.example' }],
    [403, { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }],
    [403, { origin: PUBLIC_URL, 'sec-fetch-site': 'same-site' }],
    [403, { 'sec-fetch-site': 'none' }],
    // Whoever can write into a page that travels in the clear must not be taken for us.
    [403, { origin: 'http://lashma.example' }],
    [403, { origin: 'http://lashma.example', host: 'lashma.example' }],
    [403, { origin: 'http://lashma.example', host: 'lashma.example', 'sec-fetch-site': 'same-origin' }],
    [303, { origin: PUBLIC_URL }],
    // By another name of the site.
    [303, { origin: 'https://www.lashma.example', host: 'www.lashma.example' }],
    // Without PUBLIC_URL, and behind a proxy that turns https into http.
    [303, { origin: 'https://www.lashma.example', host: 'www.lashma.example' }, null],
    [303, { origin: 'http://www.lashma.example', host: 'www.lashma.example' }, null],
  ])('a form is answered by %i when its browser says %j', async (status, sent, publicUrl = PUBLIC_URL) => {
    const { app, staff } = await openDesk({ environment: publicUrl ? { PUBLIC_URL: publicUrl } : {} });
    const { cookie } = (await staff('admin')).headers;
    const headers = { 'content-type': 'application/x-www-form-urlencoded', cookie, ...sent };
    expect((await app.inject({ method: 'POST', url: '/desk/account', headers })).statusCode).toBe(status);
  });

  test('whatever is refused or fails leads back to the desk and tells nothing of the inside', async () => {
    const { app, database, staff } = await openDesk();
    const { headers, get, post } = await staff('editor');
    const send = (sent: object) =>
      app.inject({ method: 'POST', url: '/desk/account', headers: { ...headers, ...sent } });
    const answers = [
      await send({ 'sec-fetch-site': 'cross-site' }),
      await send({ 'content-type': 'application/json' }),
      await post('/desk'),
      await post('/desk/account', { x: 'x'.repeat(1024 * 1024 + 1) }),
    ];
    for (const method of OTHER_METHODS)
      for (const url of ['/desk', '/desk/account', '/desk/sign-in', '/desk/nothing'])
        for (const who of [headers, {}])
          answers.push(await app.inject({ method: method as 'PUT', url, headers: who }));
    await database.schema.dropTable('desk_sessions').execute();
    answers.push(await get('/desk'));
    const ofMethods = Array(OTHER_METHODS.length * 4 * 2).fill(405);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 400, 405, 413, ...ofMethods, 500]);
    for (const { body, headers } of answers) {
      expect(body).toContain(HOME);
      expect(body).not.toMatch(/desk_sessions|href="tel:|\bat .*:\d+/);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    }
  });

  test('what was typed into a form comes back when the session is over', async () => {
    const { database, staff } = await openDesk();
    const { post, person } = await staff('editor');
    await endAllSessions(database, person.id);
    const typed = {
      title: 'A "title" & <b>more</b>',
      tag: 'one',
      picture: new File(['bytes'], 'picture.png'),
    };
    const { statusCode, body } = await post('/desk/account?step=2', typed);
    expect(statusCode).toBe(401);
    const next = ['action="/desk/account?step=2"', 'href="/desk/sign-in" target="_blank"'];
    for (const text of [...next, 'cannot be kept']) expect(body).toContain(text);
    // Only a page whose form the device keeps offers it after signing in there.
    const kinds = [body, (await post('/desk/account', { ...typed, form: 'x' })).body];
    expect(kinds.map((each) => each.includes(signInWords.sessionOver.offered))).toEqual([false, true]);
    const kept = [...body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    expect(kept.map(([, name, value]) => [name, value])).toEqual([
      ['title', 'A &quot;title&quot; &amp; &lt;b&gt;more&lt;/b&gt;'],
      ['tag', 'one'],
    ]);
  });

  test('of a guest only a small form comes back, and only of the first twenty in ten minutes', async () => {
    const { database, staff } = await openDesk();
    const { post, person } = await staff('editor');
    await endAllSessions(database, person.id);
    const send = async (fields: Record<string, string>) => {
      const { statusCode, body } = await post('/desk/account', fields);
      expect(body.includes(signInWords.sessionOver.notKept)).toBe(!body.includes('type="hidden"'));
      return [statusCode, body.includes('type="hidden"'), body.length < 20_000];
    };
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`field${index}`, 'x']));
    expect(await send({ long: '<'.repeat(64 * 1024) })).toEqual([401, false, true]);
    expect(await send(many)).toEqual([401, false, true]);
    for (let count = 3; count <= 20; count++) expect(await send({ title: 'x' })).toEqual([401, true, true]);
    expect(await send({ title: 'x' })).toEqual([401, false, true]);
  });

  test('forms of guests are returned one at a time, and few wait', async () => {
    const site = stubBuiltSiteWithDesk();
    const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
    let rendered = 0;
    const loadGuestPage: typeof site.app.loadGuestPage = async (name) => {
      rendered++;
      await mayGoOn;
      return site.app.loadGuestPage(name);
    };
    const { app, staff } = await openDesk({
      services: { site: { ...site, app: { ...site.app, loadGuestPage } } },
    });
    await staff('admin');
    const headers = {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    let refused = 0;
    const posts = Array.from({ length: 50 }, async (_, index) => {
      const remoteAddress = `192.0.2.${index}`;
      const sent = { method: 'POST', url: '/desk/account', payload: 'title=x' } as const;
      const { statusCode } = await app.inject({ ...sent, headers, remoteAddress });
      if (statusCode === 503 && ++refused === 39) {
        expect(rendered).toBe(1);
        goOn();
      }
      return statusCode;
    });
    const statuses = await Promise.all(posts);
    expect(statuses.filter((status) => status === 401)).toHaveLength(11);
    expect(refused).toBe(39);
  });

  test('pages that a role may not open, forms of other sites and downloads leave a line in the audit log', async () => {
    const { app, database, staff } = await openDesk();
    const [ada, bola] = [await staff('admin', 'Ada'), await staff('editor', 'Bola')];
    expect((await bola.get('/desk/audit?day=x')).statusCode).toBe(403);
    // Whoever has sent something reads what became of it.
    const answers = [await bola.get('/desk/people'), await bola.post('/desk/people', { name: 'x' })];
    expect(answers.map(({ body }) => body.includes(signInWords.refused.unsaved))).toEqual([false, true]);
    const headers = { ...bola.headers, 'sec-fetch-site': 'cross-site' };
    await app.inject({ method: 'POST', url: '/desk/account', headers });
    for (const url of ['/desk/audit?csv=1', '/desk/numbers?csv=views', '/desk/audit']) await ada.get(url);
    expect(await recordedLines(database)).toEqual([
      'Bola | refused.page | /desk/audit | {"times":1}',
      'Bola | refused.page | /desk/people | {"times":1}',
      'Bola | refused.page | /desk/people | {"times":2}',
      'not signed in | refused.origin | /desk | {"times":1}',
      'Ada | file.export | audit.csv | ',
      'Ada | file.export | views-30-days.csv | ',
    ]);
  });

  test('signing out ends the session, everywhere ends all of them, and the next page says so once', async () => {
    const { app, database, staff } = await openDesk();
    const [ada, bola] = [await staff('editor', 'Ada'), await staff('editor', 'Bola')];
    const isIn = async (who: typeof ada) => (await who.get('/desk')).statusCode === 200;
    const again = { cookie: `desk=${await startSession(database, bola.person.id)}` };
    const left = await ada.post('/desk/sign-out');
    expect([await isIn(ada), await isIn(bola)]).toEqual([false, true]);
    const everywhere = await bola.post('/desk/account');
    expect(await isIn(bola)).toBe(false);
    expect((await app.inject({ url: '/desk', headers: again })).statusCode).toBe(401);
    for (const { headers } of [left, everywhere]) {
      expect(String(headers['set-cookie'])).toMatch(/^desk=; Max-Age=0; /);
      expect(headers['clear-site-data']).toBe('"storage"');
    }
    const act = { action: 'person.sign-out-everywhere', person_name: 'Bola' };
    expect(await recordedActions(database)).toMatchObject([act]);

    const [, cookie = ''] = /(desk-notice=[^;]+)/.exec(String(everywhere.headers['set-cookie'])) ?? [];
    const next = await app.inject({ url: String(everywhere.headers.location), headers: { cookie } });
    expect(next.body).toContain('You are signed out everywhere.');
    expect(String(next.headers['set-cookie'])).toMatch(/^desk-notice=; Max-Age=0; Path=\/; HttpOnly/);
  });
});
