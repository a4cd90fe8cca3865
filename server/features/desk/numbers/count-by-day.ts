import { sql } from 'kysely';
import type { ComplaintState } from '#content/schema/complaint.ts';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';
import type { Database } from '../../../database/schema.ts';
import { type Days, readBySteps } from './read-by-steps.ts';

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
