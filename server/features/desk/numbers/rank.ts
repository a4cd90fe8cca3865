import type { Ranking } from '#app/desk/numbers/numbers.ts';
import type { IsoDay } from '#domain/text/iso-day.ts';
import type { Database } from '../../../database/schema.ts';

export async function rankPages(database: Database, since: IsoDay, places: number): Promise<Ranking> {
  const rows = await database
    .selectFrom('page_views')
    .select((row) => ['path', row.fn.sum('views').as('count')])
    .where('day', '>=', since)
    .groupBy('path')
    .orderBy('count', 'desc')
    .orderBy('path')
    .limit(places)
    .execute();
  return rows.map(({ path, count }) => ({ name: path, count: Number(count) }));
}

export async function rankSearches(database: Database, since: IsoDay, places: number): Promise<Ranking> {
  const rows = await database
    .selectFrom('missed_searches')
    .select((row) => ['words', row.fn.sum('searches').as('count'), row.fn.max('day').as('last')])
    .where('day', '>=', since)
    .groupBy('words')
    .orderBy('count', 'desc')
    .orderBy('words')
    .limit(places)
    .execute();
  return rows.map(({ words, count, last }) => ({ name: words, count: Number(count), last }));
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
