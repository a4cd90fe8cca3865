import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import { endAllSessions, startSession } from './session-repository.ts';

const OWN = { 'sec-fetch-site': 'same-origin' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const OTHER_METHODS = ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

/** Without what is about the moment. */
const comparable = ({ date: _date, ...headers }: object & { date?: unknown }) => headers;

describe.each(dialects)('the desk, on %s', (dialect) => {
  const createTestApp = testApps(dialect);
  const openDesk = (environment: Record<string, string> = {}) =>
    createTestApp({ environment, services: { site: deskSite() } });

  test.each([
    ['until somebody is invited', {}, false],
    ['when it is switched off', { DESK: 'off' }, true],
  ])('%s it is like any address where there is nothing', async (_when, environment, hasStaff) => {
    const { app, database } = await openDesk(environment);
    const { headers } = hasStaff ? await signIn(database, 'admin') : { headers: OWN };
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
    const { app, database } = await openDesk();
    await signIn(database, 'admin');
    const answers = await Promise.all(
      ['/desk', '/desk/', '/desk/account', '/desk/nothing'].map((url) => app.inject(url)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 401));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'permissions-policy': expect.stringContaining('publickey-credentials-get=(self)'),
      'content-security-policy': expect.stringContaining("require-trusted-types-for 'script'"),
    });
  });

  test('staff see their pages, and a page of the desk where there is none', async () => {
    const { app, database } = await openDesk();
    const { headers, person } = await signIn(database, 'inbox');
    const found = await app.inject({ url: '/desk/account', headers });
    expect([found.statusCode, found.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(found.body).toContain(person.name);
    const missing = await app.inject({ url: '/desk/nothing', headers });
    expect([missing.statusCode, missing.body.includes(person.name)]).toEqual([404, true]);
    expect((await app.inject({ url: '/desk/sign-in', headers })).headers.location).toBe('/desk');
  });

  test.each([
    ['%E1%BB%8D%20a', 404],
    ['', 404],
    // No database can look for these.
    ['%00', 404],
    ['a%00b', 404],
    ['%E1', 400],
    ['%', 400],
  ])('no post is at /desk/posts/%s', async (id, status) => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'editor');
    expect((await app.inject({ url: `/desk/posts/${id}`, headers })).statusCode).toBe(status);
  });

  test('a form is taken from a page of the desk only', async () => {
    const { app, database } = await openDesk({ PUBLIC_URL: 'https://lashma.example' });
    const { token } = await signIn(database, 'admin');
    const cookie = `__Host-desk=${token}`;
    const send = (sent: Record<string, string>) =>
      app.inject({
        method: 'POST',
        url: '/desk/account',
        headers: { ...FORM, cookie, ...sent },
        payload: '',
      });
    for (const sent of [
      {},
      { origin: 'null' },
      { origin: 'https://evil.example' },
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
      { origin: 'https://lashma.example', 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      // Whoever can write into a page that travels in the clear must not be taken for us.
      { origin: 'http://lashma.example' },
      { origin: 'http://lashma.example', host: 'lashma.example' },
      { origin: 'http://lashma.example', host: 'lashma.example', 'sec-fetch-site': 'same-origin' },
    ])
      expect((await send(sent as Record<string, string>)).statusCode).toBe(403);
    expect((await app.inject({ url: '/desk', headers: { cookie } })).statusCode).toBe(200);
    expect((await send({ origin: 'https://lashma.example' })).statusCode).toBe(303);
  });

  test.each([
    ['another name of the site', 'https://lashma.example', 'https://www.lashma.example'],
    ['a proxy that turns https into http, without PUBLIC_URL', undefined, 'https://www.lashma.example'],
    ['plain http, without PUBLIC_URL', undefined, 'http://www.lashma.example'],
  ])('a form is taken by %s', async (_by, publicUrl, origin) => {
    const { app, database } = await openDesk(publicUrl ? { PUBLIC_URL: publicUrl } : {});
    const { token } = await signIn(database, 'admin');
    const cookie = `${publicUrl ? '__Host-desk' : 'desk'}=${token}`;
    const headers = { ...FORM, cookie, origin, host: 'www.lashma.example' };
    expect((await app.inject({ method: 'POST', url: '/desk/account', headers })).statusCode).toBe(303);
  });

  test('whatever is refused or fails leads back to the desk and tells nothing of the inside', async () => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'editor');
    const send = (sent: object, url = '/desk/account', payload = '') =>
      app.inject({ method: 'POST', url, headers: { ...headers, ...FORM, ...sent }, payload });
    const unreadable = { 'content-type': 'application/json' };
    const answers = [
      await send({ 'sec-fetch-site': 'cross-site' }),
      await send(unreadable),
      await send({}, '/desk'),
      await send({}, '/desk/account', 'x'.repeat(6 * 1024 * 1024 + 1)),
    ];
    await database.schema.dropTable('desk_sessions').execute();
    answers.push(await app.inject({ url: '/desk', headers }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 400, 405, 413, 500]);
    for (const { body, headers } of answers) {
      expect(body).toContain('<a class="home" href="/desk">');
      expect(body).not.toMatch(/desk_sessions|href="tel:|\bat .*:\d+/);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('what is no visit and no form is refused as the desk refuses, to staff and guests alike', async () => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'editor');
    for (const method of OTHER_METHODS)
      for (const url of ['/desk', '/desk/account', '/desk/sign-in', '/desk/nothing'])
        for (const who of [headers, {}]) {
          const { statusCode, headers, body } = await app.inject({
            method: method as 'PUT',
            url,
            headers: who,
          });
          expect([method, url, statusCode]).toEqual([method, url, 405]);
          expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
          expect(body).toContain('<a class="home" href="/desk">');
          expect(body).not.toContain('href="tel:');
        }
  });

  test('what was typed into a form comes back when the session is over', async () => {
    const { app, database } = await openDesk();
    const { headers, person } = await signIn(database, 'editor');
    await endAllSessions(database, person.id);
    const payload = new FormData();
    payload.append('title', 'A "title" & <b>more</b>');
    payload.append('tag', 'one');
    payload.append('tag', 'two');
    payload.append('picture', new Blob(['bytes']), 'picture.png');
    const encoded = new Response(payload);
    const answer = await app.inject({
      method: 'POST',
      url: '/desk/account?step=2',
      headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.bytes()),
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).toContain('action="/desk/account?step=2"');
    const kept = [...answer.body.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    expect(kept.map(([, name, value]) => [name, value])).toEqual([
      ['title', 'A &quot;title&quot; &amp; &lt;b&gt;more&lt;/b&gt;'],
      ['tag', 'one'],
      ['tag', 'two'],
    ]);
    expect(answer.body).toContain('href="/desk/sign-in" target="_blank"');
    expect(answer.body).toContain('cannot be kept');
  });

  test('a form with more fields than any has is refused before it is taken apart', async () => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'editor');
    const send = async (payload: string, type = FORM['content-type']) => {
      const sent = { ...headers, 'content-type': type };
      const answer = await app.inject({ method: 'POST', url: '/desk/account', headers: sent, payload });
      return answer.statusCode;
    };
    const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
    const multipart = (parts: number) =>
      send(`${part.repeat(parts)}--b--\r\n`, 'multipart/form-data; boundary=b');
    expect(await send('a=1&'.repeat(1_000_000))).toBe(413);
    expect(await multipart(100_000)).toBe(413);
    expect(await send('x'.repeat(6 * 1024 * 1024 + 1))).toBe(413);
    expect(await send('a=1&'.repeat(900))).toBe(303);
  });

  test('what a form has done is said once, on the next page', async () => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'editor');
    const sent = await app.inject({ method: 'POST', url: '/desk/account', headers: { ...headers, ...FORM } });
    const [, notice = ''] = /(desk-notice=[^;]+)/.exec(String(sent.headers['set-cookie'])) ?? [];
    const next = await app.inject({ url: String(sent.headers.location), headers: { cookie: notice } });
    expect(next.body).toContain('You are signed out everywhere.');
    expect(String(next.headers['set-cookie'])).toMatch(/^desk-notice=; Max-Age=0; Path=\/desk; HttpOnly/);
  });

  test('signing out ends the session, everywhere ends all of them', async () => {
    const { app, database } = await openDesk();
    const { headers, person } = await signIn(database, 'editor');
    const other = await signIn(database, 'editor');
    const opens = async (who: { headers: Record<string, string> }) =>
      (await app.inject({ url: '/desk', headers: who.headers })).statusCode === 200;
    const left = await app.inject({ method: 'POST', url: '/desk/sign-out', headers });
    expect(left.headers['clear-site-data']).toBe('"storage"');
    expect([await opens({ headers }), await opens(other)]).toEqual([false, true]);
    const all = await app.inject({
      method: 'POST',
      url: '/desk/account',
      headers: { ...other.headers, ...FORM },
    });
    expect(await opens(other)).toBe(false);
    expect(all.headers['clear-site-data']).toBe('"storage"');
    for (const { headers: set } of [left, all])
      expect(String(set['set-cookie'])).toMatch(/^desk=; Max-Age=0; /);
    const acts = await database.selectFrom('audit_log').select(['action', 'person_name']).execute();
    expect(acts).toEqual([{ action: 'person.sign-out-everywhere', person_name: other.person.name }]);
    expect(person.name).not.toBe(other.person.name);
  });

  test('unsent text is encrypted by a key of the person, the same at every sign-in', async () => {
    const { app, database } = await openDesk();
    const [ada, bola] = [await signIn(database, 'editor'), await signIn(database, 'editor')];
    const again = { cookie: `desk=${await startSession(database, ada.person.id)}` };
    const keys = await Promise.all(
      [ada.headers, again, bola.headers, {}].map(async (headers) => {
        const { body } = await app.inject({ url: `/desk/posts/new?id=${randomUUID()}`, headers });
        return /data-kept-key="([\w+/]{43}=)"/.exec(body)?.[1];
      }),
    );
    expect(keys[0]).toBeDefined();
    expect(keys).toEqual([keys[0], keys[0], expect.stringMatching(/=$/), undefined]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  test('one address may not try tokens without end', async () => {
    const { app, database } = await openDesk();
    const { headers } = await signIn(database, 'admin');
    const statuses: number[] = [];
    for (let count = 0; count < 150; count++)
      statuses.push(
        (await app.inject({ url: '/desk', headers: { cookie: `desk=guess-${count}` } })).statusCode,
      );
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    const refused = await app.inject({ url: '/desk', headers: { cookie: 'desk=guess' } });
    expect(refused.body).toContain('<a class="home" href="/desk">');
    // Whoever is signed in at the same address works on.
    expect((await app.inject({ url: '/desk', headers })).statusCode).toBe(200);
  });
});
