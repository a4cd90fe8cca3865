import { describe, expect, test } from 'vitest';
import { ROLES, type Role } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';

describe.each(dialects)('the page of numbers, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function open() {
    const { app, database } = await createTestApp({ services: { site: deskSite() } });
    const yesterday = lagosDay(new Date(), 1);
    await database
      .insertInto('missed_searches')
      .values([
        { day: yesterday, words: '=1+1', searches: 3 },
        { day: yesterday, words: '<img src=x onerror=alert(1)>', searches: 2 },
      ])
      .execute();
    await database.insertInto('page_views').values({ day: yesterday, path: '/plan', views: 1234 }).execute();
    const get = async (url: string, role: Role = 'editor') =>
      app.inject({ url, headers: (await signIn(database, role)).headers });
    return { get };
  }

  test('every role sees each chart said in a sentence, and its table', async () => {
    const { get } = await open();
    for (const role of ROLES) expect((await get('/desk/numbers', role)).statusCode).toBe(200);
    const { body } = await get('/desk/numbers');
    expect(body).toMatch(
      /role="img" aria-label="Page views in the last 30 days: 1,234 in all, most of them on /,
    );
    expect(body).toMatch(/<th scope="row">\/plan<\/th><td[^>]*>1,234<\/td>/);
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img');
  });

  test('each of them is a file in which nothing is a formula', async () => {
    const { get } = await open();
    const searches = await get('/desk/numbers?csv=searches');
    expect(searches.headers['content-disposition']).toContain('searches-30-days.csv');
    expect(searches.body).toContain("\n'=1+1,3,");
    const views = await get('/desk/numbers?csv=views&days=365');
    expect(views.body.trim().split('\n')).toHaveLength(54);
    expect(views.body).toMatch(/^\uFEFFFrom,To,Views\n(\d{4}-\d\d-\d\d),\1,0\n/);
    for (const name of ['pages', 'messages', 'complaints', 'mails'])
      expect((await get(`/desk/numbers?csv=${name}`)).statusCode).toBe(200);
    expect((await get('/desk/numbers?csv=constructor')).statusCode).toBe(404);
  });
});
