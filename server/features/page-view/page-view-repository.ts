import type { Database } from '../../database/schema.ts';

export interface PageViews {
  /** Calendar day in Lagos, such as 2026-03-14. */
  day: string;
  path: string;
  views: number;
}

/** Adds to what is there, as one statement: either all of it is counted or nothing. */
export async function addPageViews(database: Database, counted: readonly PageViews[]): Promise<void> {
  if (counted.length === 0) return;
  // In one order everywhere, so that two processes never wait for each other's rows.
  const rows = counted.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await database
    .insertInto('page_views')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((row) => ({
        views: row('page_views.views', '+', row.ref('excluded.views')),
      })),
    )
    .execute();
}

export async function readPageViews(database: Database, sinceDay: string): Promise<PageViews[]> {
  return database
    .selectFrom('page_views')
    .select(['day', 'path', 'views'])
    .where('day', '>=', sinceDay)
    .orderBy('day')
    .orderBy('path')
    .execute();
}

function keyOf({ day, path }: PageViews): string {
  return `${day} ${path}`;
}
