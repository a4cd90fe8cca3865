import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Series } from '#app/desk/numbers/numbers.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import { addDays } from '#domain/text/iso-day.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, freshDatabases } from '#tests/support/databases.ts';
import { openDatabase } from '../../../database/connect.ts';
import type { Database, Suspicion } from '../../../database/schema.ts';
import { createNumbersService, groupBySpan } from './numbers-service.ts';

const today = '2026-03-14';
const noon = (daysAgo: number) => `${addDays(today, -daysAgo)}T11:00:00.000Z`;

describe.each(dialects)('the numbers, on %s', (dialect) => {
  const freshDatabase = freshDatabases(dialect);
  let database: Database;

  beforeEach(async () => {
    vi.useFakeTimers({ now: new Date(noon(0)), toFake: ['Date'] });
    database = await openDatabase(await freshDatabase());
    onTestFinished(() => database.destroy());
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  function read(days: 30 | 365 = 30, places = 10) {
    return createNumbersService(database).read(days, places);
  }

  async function receive(at: string, state: ComplaintState = 'received', suspicion: Suspicion | null = null) {
    const row = {
      received_at: at,
      changed_at: at,
      state,
      suspicion,
      released_at: null,
      version: 0,
      assigned_to: null,
      language: 'en',
    };
    const id = randomUUID();
    const { user_name, user_email, user_phone, message } = complaint;
    await database
      .insertInto('complaints')
      .values({ ...complaint, ...row, id, reference: id })
      .execute();
    await database
      .insertInto('messages')
      .values({ ...row, id, user_name, user_email, user_phone, message, subject: '' })
      .execute();
  }

  /** The counts of every span with any, by its first day. */
  function filled({ spans }: Series) {
    return spans.filter(({ counts }) => counts.some(Boolean)).map(({ from, counts }) => [from, ...counts]);
  }

  test('messages and complaints are counted by the day in Lagos on which they came, and by their states now', async () => {
    await receive(noon(2));
    await receive(noon(2), 'in-progress');
    await receive(noon(2), 'answered');
    await receive(`${addDays(today, -2)}T22:59:59.999Z`, 'answered');
    await receive(`${addDays(today, -2)}T23:00:00.000Z`);
    const { messages, complaints } = await read();
    expect(filled(messages)).toEqual([
      [addDays(today, -2), 1, 1, 2],
      [addDays(today, -1), 1, 0, 0],
    ]);
    expect(filled(complaints)).toEqual(filled(messages));
  });

  test('what came before the time, and what is held back as a bot’s, is left out', async () => {
    await receive(`${addDays(today, -30)}T22:59:59.999Z`);
    await receive(`${addDays(today, -30)}T23:00:00.000Z`);
    await receive(noon(3), 'received', 'honeypot');
    const { messages } = await read();
    expect(filled(messages)).toEqual([[addDays(today, -29), 1, 0, 0]]);
    const { messages: ofYear } = await read(365);
    expect(filled(ofYear).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(2);
  });

  test('page views are added up by day and by page, the most opened first', async () => {
    await database
      .insertInto('page_views')
      .values([
        { day: today, path: '/', views: 2 },
        { day: today, path: '/plan', views: 7 },
        { day: addDays(today, -1), path: '/', views: 10 },
        { day: today, path: '/about', views: 1 },
        { day: addDays(today, -30), path: '/', views: 100 },
      ])
      .execute();
    const { views, pages } = await read(30, 2);
    expect(filled(views)).toEqual([
      [addDays(today, -1), 10],
      [today, 10],
    ]);
    expect(pages).toEqual([
      { name: '/', count: 12 },
      { name: '/plan', count: 7 },
    ]);
  });

  test('searches without a result are told with their last day', async () => {
    await database
      .insertInto('missed_searches')
      .values([
        { day: addDays(today, -4), words: 'dialysis', searches: 2 },
        { day: addDays(today, -3), words: 'dialysis', searches: 3 },
        { day: addDays(today, -40), words: 'dentist', searches: 9 },
      ])
      .execute();
    expect((await read()).searches).toEqual([{ name: 'dialysis', count: 5, last: addDays(today, -3) }]);
    expect((await read(365)).searches[0]?.name).toBe('dentist');
  });

  test('a year is read month by month, and what belongs together is added up', async () => {
    const days = Array.from({ length: 366 }, (_, daysAgo) => addDays(today, -daysAgo));
    await database
      .insertInto('page_views')
      .values(days.map((day) => ({ day, path: '/', views: 1 })))
      .execute();
    const { views, pages } = await read(365);
    expect(pages).toEqual([{ name: '/', count: 365 }]);
    expect(filled(views).reduce((sum, [, count]) => sum + Number(count), 0)).toBe(365);
  });

  test('mails that were not sent are counted by their states', async () => {
    const mail = { kind: 'agency' as const, attempts: 0, due_at: noon(0) };
    for (const state of ['waiting', 'waiting', 'failed', 'sent', 'dropped'] as const)
      await database
        .insertInto('outbox')
        .values({ id: randomUUID(), state, ...mail })
        .execute();
    expect((await read()).mails).toEqual([
      { name: 'waiting', count: 2 },
      { name: 'held', count: 0 },
      { name: 'failed', count: 1 },
    ]);
  });
});

test('thirty days stand one by one, those without anything too', () => {
  const { spans } = groupBySpan(
    [
      { day: '2026-02-12', part: 'b', count: 9 },
      { day: '2026-02-13', part: 'b', count: 1 },
      { day: today, part: 'a', count: 2 },
      { day: today, part: 'b', count: 3 },
    ],
    { today, days: 30, parts: ['a', 'b'] },
  );
  expect(spans).toHaveLength(30);
  expect(spans[0]).toEqual({ from: '2026-02-13', to: '2026-02-13', counts: [0, 1] });
  expect(spans[1]?.counts).toEqual([0, 0]);
  expect(spans.at(-1)).toEqual({ from: today, to: today, counts: [2, 3] });
});

test('a year stands in weeks of seven days without gap, with the day that is left over before them', () => {
  const days = 365;
  const counted = Array.from({ length: days }, (_, index) => ({
    day: addDays(today, -index),
    part: '',
    count: 1,
  }));
  const { spans } = groupBySpan(counted, { today, days, parts: [''] });
  expect(spans[0]).toEqual({ from: addDays(today, -364), to: addDays(today, -364), counts: [1] });
  expect(spans.slice(1).every(({ counts: [count] }) => count === 7)).toBe(true);
  expect(spans.slice(1).every(({ from }, index) => from === addDays(spans[index]?.to ?? '', 1))).toBe(true);
  expect(spans.at(-1)?.to).toBe(today);
});
