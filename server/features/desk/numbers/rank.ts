import type { Ranked, Ranking } from '#app/desk/numbers/numbers.ts';
import type { Database } from '../../../database/schema.ts';
import { type Days, readBySteps } from './read-by-steps.ts';

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
