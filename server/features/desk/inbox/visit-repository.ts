import type { Person } from '#app/desk/desk.ts';
import type { Database } from '../../../database/schema.ts';

/** Whoever has not looked for so long comes back for a new visit. */
const AWAY_MS = 3_600_000;
/** So often at most is it written down that somebody is still looking. */
const SEEN_EVERY_MS = 60_000;

/** Notes that somebody looks now, and gives when their visit before this one ended. */
export async function noteVisit(database: Database, { id }: Person): Promise<string | undefined> {
  const now = new Date();
  const visit = await database
    .selectFrom('desk_visits')
    .select(['previous_at', 'seen_at'])
    .where('person_id', '=', id)
    .executeTakeFirst();
  const agoMs = visit ? now.getTime() - Date.parse(visit.seen_at) : Number.POSITIVE_INFINITY;
  const previous_at = visit && agoMs > AWAY_MS ? visit.seen_at : (visit?.previous_at ?? null);
  if (agoMs > SEEN_EVERY_MS) {
    const seen = { previous_at, seen_at: now.toISOString() };
    await database
      .insertInto('desk_visits')
      .values({ person_id: id, ...seen })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet(seen))
      .execute();
  }
  return previous_at ?? undefined;
}
