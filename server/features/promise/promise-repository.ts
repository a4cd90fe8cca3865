import { sql } from 'kysely';
import { addDays, addWorkingDays } from '#domain/complaints/working-days.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { easterSundays, fixedHolidays as fixed } from '#facts/public-holidays.ts';
import type { Database } from '../../database/schema.ts';

/** The id of the only row of `reply_times`. */
export const REPLY_TIMES_ID = 'current';
/** Until admins say otherwise; `version` 0 is that of no row. */
const DEFAULTS = { message_days: 1, complaint_days: 5, version: 0 };
const RECORD_DAYS = 90;
/** Below that a share says more about chance than about us. */
const FEWEST_CASES = 20;

export type TicketTable = 'messages' | 'complaints';

export async function readReplyTimes(database: Database) {
  const row = await database
    .selectFrom('reply_times')
    .select(['message_days', 'complaint_days', 'version'])
    .where('id', '=', REPLY_TIMES_ID)
    .executeTakeFirst();
  return row ?? DEFAULTS;
}

/** Gives the day by which what comes at a moment is to be answered. */
export async function promiseDays(database: Database) {
  const times = await readReplyTimes(database);
  const holidays = await database.selectFrom('public_holidays').select('day').execute();
  const announced = new Set(holidays.map(({ day }) => day));
  const facts = { fixed, easterSundays };
  return (table: TicketTable, moment: Date): string => {
    const days = table === 'messages' ? times.message_days : times.complaint_days;
    return addWorkingDays(lagosDay(moment), days, facts, announced);
  };
}

/**
 * How many of the complaints whose day came in the last 90 days were answered by then; undefined while they are few.
 * Those that nobody has answered count as late.
 */
export async function readRecord(
  database: Database,
  now = new Date(),
): Promise<{ all: number; inTime: number } | undefined> {
  const today = lagosDay(now);
  const row = await database
    .selectFrom('complaints')
    .select((select) => [
      select.fn.countAll().as('all'),
      sql<string | null>`sum(case when answered_in_time = 1 then 1 else 0 end)`.as('inTime'),
    ])
    .where('due_on', '>=', addDays(today, -RECORD_DAYS))
    .where('due_on', '<', today)
    .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
  const [all, inTime] = [Number(row.all), Number(row.inTime)];
  return all < FEWEST_CASES ? undefined : { all, inTime };
}
