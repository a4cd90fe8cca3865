import { describe, expect, test } from 'vitest';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import { recordAction } from '../audit-repository.ts';

describe.each(dialects)('the page of the audit log, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  async function open() {
    const { app, database } = await createTestApp({ services: { site: deskSite() } });
    const admin = await signIn(database, 'admin', 'Ada <b>Obi</b>');
    const get = (url: string, headers = admin.headers) => app.inject({ url, headers });
    return { database, admin, get };
  }

  test('admins read what was done as text, and nobody else does', async () => {
    const { database, admin, get } = await open();
    const change = { before: { state: 'received', rows: 3 }, after: { state: '<i>x</i>', rows: 3 } };
    await recordAction(database, admin.person, { action: 'person.invite', subject: '<script>', ...change });
    const { body } = await get('/desk/audit');
    expect(body).toContain('Ada &lt;b&gt;Obi&lt;/b&gt;');
    expect(body).toContain('&lt;script&gt;</td>');
    expect(body).toMatch(/State: <del>Received<\/del>.*<ins>&lt;i&gt;x&lt;\/i&gt;<\/ins>/);
    expect(body).not.toContain('Records: ');
    expect(body).toContain('Invited a person</td>');
    const { headers } = await signIn(database, 'inbox');
    expect((await get('/desk/audit', headers)).statusCode).toBe(403);
  });

  test('a page beyond the last is the last, and no question of the address fails', async () => {
    const { database, admin, get } = await open();
    for (let number = 1; number <= 51; number += 1)
      await recordAction(database, admin.person, { action: 'list.publish', subject: `list ${number}` });
    const last = await get('/desk/audit?action=list.publish&page=99');
    expect(last.body).toContain('Page 2 of 2');
    expect(last.body.match(/<td data-label="What">/g)).toHaveLength(1);
    for (const query of ['person=%00', 'day=2026-02-30', 'action=x&page=-1', `person=${'x'.repeat(500)}`])
      expect((await get(`/desk/audit?${query}`)).statusCode).toBe(200);
  });

  test('the file holds what the filter finds, and no formula', async () => {
    const { database, admin, get } = await open();
    const change = { before: { version: 1 }, after: { version: 2, changed: ['content'] } };
    await recordAction(database, admin.person, {
      action: 'post.publish',
      subject: '=HYPERLINK("x")',
      ...change,
    });
    await recordAction(database, admin.person, { action: 'post.delete', subject: 'other' });
    const { body, headers } = await get('/desk/audit?action=post.publish&csv=1');
    expect(headers['content-type']).toContain('text/csv');
    expect(body).toContain('"\'=HYPERLINK(""x"")"');
    expect(body).not.toContain('other');
    expect(body).toContain('Published a post,');
    expect(body).toContain(',Version: 1,Version: 2; Changed: text\n');
    expect(body).not.toMatch(/post\.publish|[{}]/);
  });
});
