import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Series } from '#app/desk/numbers/numbers.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import { addDays } from '#domain/text/iso-day.ts';
import { complaint } from '#tests/support/complaints.ts';
import { dialects, testDatabases } from '#tests/support/databases.ts';
import { testDesks } from '#tests/support/test-desk.ts';
import type { Suspicion } from '../../../database/message-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { addSearches, nameOf } from '../../search/count-searches.ts';
import { createNumbersService } from './numbers-service.ts';

const today = '2026-03-14';
const ago = (days: number) => addDays(today, -days);
const noon = (daysAgo: number) => `${ago(daysAgo)}T11:00:00.000Z`;

beforeEach(() => void vi.useFakeTimers({ now: new Date(noon(0)), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

type Counted = [day: string, name: string, count: number];

function addViews(database: Database, counted: Counted[]) {
  const rows = counted.map(([day, path, views]) => ({ day, path, views }));
  return database.insertInto('page_views').values(rows).execute();
}
const addMissed = (database: Database, counted: Counted[]) =>
  addSearches(
    database,
    counted.map(([day, words, count]) => ({ day, name: nameOf(words, 'en', 'searches'), count })),
  );

describe.each(dialects)('the numbers, on %s', (dialect) => {
  const openDatabase = testDatabases(dialect);
  let database: Database;

  beforeEach(async () => {
    ({ database } = await openDatabase());
  });

  const read = (days: 30 | 365 = 30, places = 10) => createNumbersService(database).read(days, places);

  async function receive(at: string, state: ComplaintState = 'received', suspicion: Suspicion | null = null) {
    const { user_name, user_email, user_phone, message } = complaint;
    const id = randomUUID();
    const moments = { received_at: at, changed_at: at, released_at: null };
    const row = { ...moments, id, state, suspicion, version: 0, assigned_to: null, language: 'en' };
    const complained = { ...complaint, ...row, reference: id };
    await database.insertInto('complaints').values(complained).execute();
    const sent = { ...row, user_name, user_email, user_phone, message, subject: '' };
    await database.insertInto('messages').values(sent).execute();
  }

  /** The counts of every span with any, by its first day. */
  const filled = ({ spans }: Series) =>
    spans.filter(({ counts }) => counts.some(Boolean)).map(({ from, counts }) => [from, ...counts]);
  const sumOf = (series: Series) => filled(series).reduce((sum, [, count]) => sum + Number(count), 0);

  test('messages and complaints are counted by the day in Lagos on which they came, and by their states now', async () => {
    for (const state of ['received', 'in-progress', 'answered'] as const) await receive(noon(2), state);
    await receive(`${ago(2)}T22:59:59.999Z`, 'answered');
    await receive(`${ago(2)}T23:00:00.000Z`);
    const { messages, complaints } = await read();
    expect(filled(messages)).toEqual([
      [ago(2), 1, 1, 2],
      [ago(1), 1, 0, 0],
    ]);
    expect(filled(complaints)).toEqual(filled(messages));
    // Those without anything stand there too.
    expect(messages.spans).toHaveLength(30);
    expect(messages.spans[0]).toEqual({ from: ago(29), to: ago(29), counts: [0, 0, 0] });
  });

  test('what came before the time, and what is held back as a bot’s, is left out', async () => {
    await receive(`${ago(30)}T22:59:59.999Z`);
    await receive(`${ago(30)}T23:00:00.000Z`);
    await receive(noon(3), 'received', 'honeypot');
    expect(filled((await read()).messages)).toEqual([[ago(29), 1, 0, 0]]);
    expect(sumOf((await read(365)).messages)).toBe(2);
  });

  test('page views are added up by day and by page, the most opened first, and a year by weeks behind the day that is left over', async () => {
    await addViews(database, [
      [today, '/', 2],
      [today, '/plan', 7],
      [ago(1), '/', 10],
      [today, '/about', 1],
      [ago(30), '/', 100],
    ]);
    const { views, pages } = await read(30, 2);
    expect(filled(views)).toEqual([
      [ago(1), 10],
      [today, 10],
    ]);
    expect(pages).toEqual([
      { name: '/', count: 12 },
      { name: '/plan', count: 7 },
    ]);
    await addViews(
      database,
      Array.from({ length: 366 }, (_, days) => [ago(days), '/faq', 1]),
    );
    const year = await read(365, 1);
    expect(year.pages).toEqual([{ name: '/faq', count: 365 }]);
    expect(sumOf(year.views)).toBe(120 + 365);
    const weeks = Array.from({ length: 52 }, (_, index) => [ago(363 - index * 7), ago(357 - index * 7)]);
    expect(year.views.spans.map(({ from, to }) => [from, to])).toEqual([[ago(364), ago(364)], ...weeks]);
  });

  test('searches without a result are told with their last day', async () => {
    await addMissed(database, [
      [ago(4), 'dialysis', 2],
      [ago(3), 'dialysis', 3],
      [ago(40), 'dentist', 9],
    ]);
    expect((await read()).searches).toEqual([{ name: 'dialysis', count: 5, last: ago(3) }]);
    expect((await read(365)).searches[0]?.name).toBe('dentist');
  });

  test('mails that were not sent are counted by their states', async () => {
    const mail = { kind: 'agency' as const, attempts: 0, due_at: noon(0) };
    const states = ['waiting', 'waiting', 'failed', 'sent', 'dropped'] as const;
    const mails = states.map((state) => ({ id: randomUUID(), state, ...mail }));
    await database.insertInto('outbox').values(mails).execute();
    expect((await read()).mails).toEqual([
      { name: 'waiting', count: 2 },
      { name: 'held', count: 0 },
      { name: 'failed', count: 1 },
    ]);
  });
});

describe('the page of numbers', () => {
  const openDesk = testDesks('SQLite');

  test('shows a sentence for what is counted by day, and every table also as a file', async () => {
    const { database, staff } = await openDesk();
    await addMissed(database, [[ago(1), 'dialysis', 3]]);
    await addViews(database, [[ago(1), '/plan', 1234]]);
    const { get } = await staff('editor');
    const { body } = await get('/desk/numbers');
    expect(body).toMatch(/<p>Page views in the last 30 days: 1,234 in all, most of them on /);
    expect(body).toMatch(/<th scope="row">\/plan<\/th><td[^>]*>1,234<\/td>/);
    const searches = await get('/desk/numbers?csv=searches');
    expect(searches.headers['content-disposition']).toContain('searches-30-days.csv');
    expect(searches.body).toContain('\ndialysis,3,');
    const views = await get('/desk/numbers?csv=views&days=365');
    expect(views.body.trim().split('\n')).toHaveLength(54);
    expect(views.body).toMatch(/^\uFEFFFrom,To,Views\n(\d{4}-\d\d-\d\d),\1,0\n/);
    for (const name of ['pages', 'messages', 'complaints', 'mails'])
      expect((await get(`/desk/numbers?csv=${name}`)).statusCode).toBe(200);
    expect((await get('/desk/numbers?csv=constructor')).statusCode).toBe(404);
  });
});

describe('the page of searches to learn from', () => {
  const openDesk = testDesks('SQLite');

  test('lists what was not answered or whose answer was not followed, and makes lines of what was chosen', async () => {
    const { database, staff } = await openDesk();
    const counted: [words: string, language: string, outcome: 'searches' | 'answers' | 'followed'][] = [
      ['fibroid', 'pcm', 'searches'],
      ['pay small small', 'pcm', 'answers'],
      ['pay small small', 'pcm', 'answers'],
      ['how to pay', 'en', 'answers'],
      ['how to pay', 'en', 'followed'],
      ['owo re', 'yo', 'answers'],
      ['(other)', 'en', 'searches'],
    ];
    for (const names of counted)
      await addSearches(database, [{ day: ago(1), name: nameOf(...names), count: 1 }]);
    await addSearches(database, [{ day: ago(30), name: nameOf('too old', 'en', 'searches'), count: 1 }]);
    const { get } = await staff('editor');
    const { body } = await get('/desk/searches');
    const rows = [...body.matchAll(/<th scope="row">(.*?)<\/th><td[^>]*>(.*?)<\/td><td[^>]*>(.*?)<\/td>/g)];
    expect(rows.map(([, ...cells]) => cells)).toEqual([
      ['pay small small', 'Nigerian Pidgin', 'answered 2×, no link followed'],
      ['fibroid', 'Nigerian Pidgin', 'not answered 1×'],
      ['owo re', 'Yoruba', 'answered 1×, no link followed'],
    ]);
    expect(body).toContain('<option value="instalments">instalments: Paying monthly, ');
    expect(body).not.toContain('<textarea');

    const query = new URLSearchParams({
      ...{ page: '1', 'pcm pay small small': 'instalments', 'pcm fibroid': 'service', 'yo owo re': '' },
      ...{ 'en on another page': 'price', 'en hostile': 'no-need' },
    });
    const made = (await get(`/desk/searches?${query}`)).body;
    const texts = [...made.matchAll(/<label[^>]*>For ([^<]*)<\/label><textarea[^>]*>([^<]*)</g)];
    expect(texts.map(([, ...text]) => text)).toEqual([
      ['examples/pcm.tsv', 'instalments\tpay small small\nservice\tfibroid'],
      ['examples/en.tsv', 'price\ton another page'],
    ]);
    expect(made).toContain('<option value="instalments" selected="">');
    expect(made).toContain('type="hidden" name="en on another page" value="price"');
  });
});
