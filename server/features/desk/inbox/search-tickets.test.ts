import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { TicketFilter } from '#app/desk/inbox/inbox-service.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { signIn } from '#tests/support/desk.ts';
import { contactFields } from '#tests/support/send-form.ts';
import { connectDatabase } from '../../../database/connect.ts';
import type { Database } from '../../../database/schema.ts';
import { storeMessage } from '../../message/message-repository.ts';
import { searchTextOf } from '../../message/search-text.ts';
import { createInboxService } from './inbox-service.ts';

const ROWS = 2400;
const FILTER: TicketFilter = {
  kind: undefined,
  state: undefined,
  whose: 'all',
  isSuspected: false,
  search: '',
};

/** One message for each minute, many of them by the same person. */
async function storeMany(database: Database): Promise<void> {
  const id = await storeMessage(database, contactFields, null);
  const row = await database
    .selectFrom('messages')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const message = {
      ...row,
      id: `m-${index}`,
      received_at: new Date(Date.UTC(2026, 0, 1) + Math.floor(index / 3) * 60_000).toISOString(),
      user_name: index % 100 === 0 ? 'Fọlákẹ́' : 'Ade',
      user_phone: '0809 111 2222',
    };
    return { ...message, search_text: searchTextOf(message) };
  });
  for (let start = 0; start < ROWS; start += 200)
    await database
      .insertInto('messages')
      .values(rows.slice(start, start + 200))
      .execute();
}

describe.each(dialects)('a search among many messages, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);

  test('finds every one once, the newest first, and lets others have their turn meanwhile', async () => {
    const database = await connectDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
    await storeMany(database);
    const { person } = await signIn(database, 'inbox');
    const inbox = createInboxService(database);
    const list = (search: string, page: number) => inbox.list({ ...FILTER, search }, page, person);

    let isDone = false;
    let turns = 0;
    const finding = list('folake', 1).finally(() => {
      isDone = true;
    });
    while (!isDone) {
      await setImmediate();
      turns++;
    }
    const [first, second] = [await finding, await list('folake', 2)];
    expect(turns).toBeGreaterThan(3);
    expect([first.total, first.tickets.length, second.tickets.length]).toEqual([24, 24, 24]);
    expect(first.tickets.map(({ id }) => id)).toEqual(
      Array.from({ length: 24 }, (_, index) => `m-${2300 - 100 * index}`),
    );

    const pages = await Promise.all([1, 21, 96].map((page) => list('+234 809 111', page)));
    expect(pages.map(({ total, tickets }) => [total, tickets.length])).toEqual([
      [ROWS, 25],
      [ROWS, 25],
      [ROWS, 25],
    ]);
    const ids = new Set(pages.flatMap(({ tickets }) => tickets.map(({ id }) => id)));
    expect(ids.size).toBe(75);
  });
});
