import { beforeEach, describe, expect, test } from 'vitest';
import { inboxWords } from '#content/desk/inbox.ts';
import type { Role } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { changeComplaint, complaint } from '#tests/support/complaints.ts';
import { dialectsOfPages } from '#tests/support/databases.ts';
import { textOf } from '#tests/support/read-html.ts';
import { typedContact } from '#tests/support/send-form.ts';
import { type TestStaff, testDesks } from '#tests/support/test-desk.ts';
import { storeComplaint } from '../../complaint/complaint-repository.ts';
import { publishList } from '../../directory/directory-repository.ts';
import { storeMessage } from '../../message/message-repository.ts';

describe.each(dialectsOfPages)('the overview, on %s', (dialect) => {
  const openDesk = testDesks(dialect);
  let site: Awaited<ReturnType<typeof openDesk>>;

  beforeEach(async () => {
    site = await openDesk();
  });

  /** What the role sees: each way into the desk with how much is there. */
  const look = async (role: Role) => waysFor(await site.staff(role));

  async function waysFor(staff: TestStaff) {
    const { body } = await staff.get('/desk');
    const ways = body.matchAll(/<a href="([^"]+)"[^>]*><span>[^<]*<\/span><strong[^>]*>([^<]*)</g);
    return Object.fromEntries(
      Array.from(ways, ([, href = '', count]) => [href.replaceAll('&amp;', '&'), count]),
    );
  }

  test('inbox staff see what is due today, what is theirs and what nobody looks after, if it has no answer', async () => {
    const { database } = site;
    const bisi = await site.staff('inbox');
    const [today, tomorrow] = [0, -1].map((days) => lagosDay(new Date(), days));
    const theirs = { assigned_to: bisi.person.id };
    for (const [subject, changes, suspicion] of [
      ['free', { due_on: today }, null],
      ['mine', { due_on: tomorrow, ...theirs }, null],
      ['answered', { due_on: today, state: 'answered', ...theirs }, null],
      ['spam', { due_on: today }, 'honeypot'],
    ] as const) {
      const id = await storeMessage(database, { ...typedContact, subject }, suspicion);
      await database.updateTable('messages').set(changes).where('id', '=', id).execute();
    }
    const ways = await waysFor(bisi);
    for (const [query, count] of [
      ['due=overdue', 0],
      ['due=today', 1],
      ['state=open&whose=mine', 1],
      ['state=open&whose=unassigned', 1],
    ] as const) {
      const way = `/desk/messages?${query}`;
      expect([query, ways[way]]).toEqual([query, String(count)]);
      expect(textOf((await bisi.get(way)).body), query).toContain(inboxWords.found(count));
    }
    expect(textOf((await bisi.get('/desk/messages?due=tomorrow')).body)).toContain(inboxWords.found(2));
  });

  test('inbox staff see what came and what became of it, without what is held as spam', async () => {
    const { database } = site;
    await storeMessage(database, typedContact, null);
    await storeMessage(database, { ...typedContact, subject: 'Buy' }, 'honeypot');
    const second = await storeMessage(database, { ...typedContact, subject: 'Second' }, null);
    await database.updateTable('messages').set({ state: 'in-progress' }).where('id', '=', second).execute();
    const { id } = await storeComplaint(database, complaint, null);
    await storeComplaint(database, { ...complaint, message: 'Another' }, null);
    await changeComplaint(database, id, { state: 'in-progress', note: '' });
    expect(await look('inbox')).toMatchObject({
      '/desk/messages?kind=message&state=received': '1',
      '/desk/messages?kind=message&state=in-progress': '1',
      '/desk/messages?kind=complaint&state=received': '1',
      '/desk/messages?kind=complaint&state=in-progress': '1',
      '/desk/messages?held=only': '1',
      '/desk/sign-ups': '0',
    });
  });

  const waysOf: Record<Role, string[]> = {
    editor: ['approvals', 'content', 'numbers', 'posts'],
    inbox: ['messages', 'numbers', 'sign-ups'],
    directory: ['approvals', 'lists', 'numbers', 'places'],
    admin: ['approvals', 'content', 'lists', 'messages', 'numbers', 'places', 'posts', 'sign-ups'],
  };
  test.each(Object.entries(waysOf))('the role %s sees ways to %j', async (role, parts) => {
    const found = Object.keys(await look(role as Role)).map((href) => href.split(/[/?#]/)[2]);
    expect([...new Set(found)].sort()).toEqual(parts);
  });

  test('of each list the latest version is told', async () => {
    const { person } = await site.staff('directory');
    for (const rows of [7, 9, 8]) {
      const csv = `name,phone\n${'A Limited,0700\n'.repeat(rows)}`;
      await publishList(site.database, { list: 'agents', date: '2026-03-14', csv, person });
    }
    expect(await look('directory')).toMatchObject({ '/desk/lists/agents': '8' });
  });
});
