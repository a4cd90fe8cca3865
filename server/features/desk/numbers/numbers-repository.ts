import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Ranked, Ranking } from '#app/desk/numbers/numbers.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';
import type { Database } from '../../../database/schema.ts';

export async function rankPages(database: Database, days: Days, places: number): Promise<Ranking> {
  const rows = await readBySteps(days, ({ from, to }) =>
    database
      .selectFrom('page_views')
      .select((row) => ['path as name', row.fn.sum('views').as('count')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('path')
      .execute(),
  );
  return rank(rows, places);
}

export async function rankSearches(database: Database, days: Days, places: number): Promise<Ranking> {
  const rows = await readBySteps(days, ({ from, to }) =>
    database
      .selectFrom('missed_searches')
      .select((row) => ['words as name', row.fn.sum('searches').as('count'), row.fn.max('day').as('last')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('words')
      .execute(),
  );
  return rank(rows, places);
}

/** Adds up what was counted in each step, the older steps first. */
function rank(
  steps: readonly { name: string; count: string | number | bigint; last?: string }[],
  places: number,
): Ranking {
  const byName = new Map<string, Ranked>();
  for (const { count, ...step } of steps) {
    const sum = (byName.get(step.name)?.count ?? 0) + Number(count);
    byName.set(step.name, { ...step, count: sum });
  }
  return [...byName.values()]
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, places);
}

const UNSENT = ['waiting', 'held', 'failed'] as const;

/** Mails that were not sent, whenever they were written, by their states. */
export async function countUnsentMails(database: Database): Promise<Ranking> {
  const rows = await database
    .selectFrom('outbox')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .where('state', 'in', UNSENT)
    .groupBy('state')
    .execute();
  const byState = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return UNSENT.map((state) => ({ name: state, count: byState.get(state) ?? 0 }));
}

export interface CountOfDay {
  /** In Lagos. */
  day: IsoDay;
  part: string;
  count: number;
}

/** What arrived on each day and how it stands now. What looks like a bot's and was not released is left out. */
export async function countArrivals(
  database: Database,
  table: 'messages' | 'complaints',
  since: IsoDay,
): Promise<CountOfDay[]> {
  // Lagos is an hour ahead: the last hour of a day in UTC belongs to the next one.
  const day = sql<string>`substr(received_at, 1, 10)`;
  const isLate = sql<number>`case when substr(received_at, 12, 2) = '23' then 1 else 0 end`;
  const rows = await database
    .selectFrom(table)
    .select((row) => [
      day.as('day'),
      isLate.as('is_late'),
      sql<ComplaintState>`state`.as('state'),
      row.fn.countAll().as('count'),
    ])
    .where('received_at', '>=', `${addDays(since, -1)}T23`)
    .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
    .groupBy([day, isLate, sql`state`])
    .execute();
  return rows.map(({ day, is_late, state, count }) => ({
    day: addDays(day, Number(is_late)),
    part: state,
    count: Number(count),
  }));
}

export async function countViews(database: Database, days: Days): Promise<CountOfDay[]> {
  const rows = await readBySteps(days, ({ from, to }) =>
    database
      .selectFrom('page_views')
      .select((row) => ['day', row.fn.sum('views').as('count')])
      .where('day', '>=', from)
      .where('day', '<=', to)
      .groupBy('day')
      .execute(),
  );
  return rows.map(({ day, count }) => ({ day, part: '', count: Number(count) }));
}

const STEP_DAYS = 30;

export interface Days {
  from: IsoDay;
  to: IsoDay;
}

/** Month by month, and other requests get their turn in between: SQLite reads on the thread that serves the pages. */
async function readBySteps<Row>({ from, to }: Days, read: (step: Days) => Promise<Row[]>): Promise<Row[]> {
  const steps: Row[][] = [];
  for (let day = from; day <= to; day = addDays(day, STEP_DAYS)) {
    const last = addDays(day, STEP_DAYS - 1);
    steps.push(await read({ from: day, to: last < to ? last : to }));
    await setImmediate();
  }
  return steps.flat();
}
