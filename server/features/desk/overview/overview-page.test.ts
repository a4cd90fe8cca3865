import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Role } from '#domain/desk/roles.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialects } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { deskSite } from '#tests/support/desk-site.ts';
import { testApps } from '#tests/support/test-app.ts';
import type { Database } from '../../../database/schema.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { storeMessage } from '../../message/message-repository.ts';

describe.each(dialects)('the overview, on %s', (dialect) => {
  const createTestApp = testApps(dialect);

  /** What the role sees: each way into the desk with how much is there. */
  async function open() {
    const { app, database } = await createTestApp({ services: { site: deskSite() } });
    const look = async (role: Role) => {
      const { body } = await app.inject({ url: '/desk', headers: (await signIn(database, role)).headers });
      const ways = body.matchAll(/<a href="([^"]+)"[^>]*><span>[^<]*<\/span><strong[^>]*>([^<]*)</g);
      return new Map(Array.from(ways, ([, href = '', count = '']) => [href.replaceAll('&amp;', '&'), count]));
    };
    return { database, look };
  }

  test('inbox staff see what came and what became of it, without what is held as spam', async () => {
    const { database, look } = await open();
    const { user_name, user_email, user_phone, message } = complaint;
    const sent = { user_name, user_email, user_phone, message, subject: 'A question' };
    await storeMessage(database, sent, null);
    await storeMessage(database, { ...sent, subject: 'Buy' }, 'honeypot');
    const { id } = await storeComplaint(database, complaint, null);
    await storeComplaint(database, { ...complaint, message: 'Another' }, null);
    await changeComplaint(database, id, { state: 'in-progress', note: '' });
    const ways = await look('inbox');
    expect(ways.get('/desk/messages?kind=message&state=received')).toBe('1');
    expect(ways.get('/desk/messages?kind=complaint&state=received')).toBe('1');
    expect(ways.get('/desk/messages?kind=complaint&state=in-progress')).toBe('1');
    expect(ways.get('/desk/messages?suspected=only')).toBe('1');
    expect(ways.get('/desk/sign-ups')).toBe('0');
  });

  test('each role sees the ways that it may go, and an admin all of them', async () => {
    const { database, look } = await open();
    await storeList(database, 101, 1);
    const parts = async (role: Role) =>
      [...new Set([...(await look(role)).keys()].map((href) => href.split(/[/?#]/)[2]))].sort();
    expect(await parts('editor')).toEqual(['numbers', 'posts']);
    expect(await parts('inbox')).toEqual(['messages', 'numbers', 'sign-ups']);
    expect(await parts('directory')).toEqual(['lists', 'numbers']);
    expect(await parts('admin')).toEqual(['lists', 'messages', 'numbers', 'posts', 'sign-ups']);
  });

  test('of each list the latest version is told', async () => {
    const { database, look } = await open();
    for (const [number, rows] of [7, 9, 8].entries()) await storeList(database, number + 101, rows);
    expect((await look('directory')).get('/desk/lists/pharmacies')).toBe('8');
  });
});

function storeList(database: Database, number: number, rows: number) {
  return database
    .insertInto('directory_lists')
    .values({
      id: randomUUID(),
      list: 'pharmacies',
      number,
      date: '2026-03-14',
      csv: '',
      rows,
      published_at: '',
      published_by: '',
    })
    .execute();
}
