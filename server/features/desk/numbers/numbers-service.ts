import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Numbers, Period, Ranking, Series, Span, WantedSearch } from '#app/desk/numbers/numbers.ts';
import type { ComplaintState } from '#content/schema/site.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { addDays, type IsoDay } from '#domain/text/iso-day.ts';
import type { SmsGateway } from '../../../config.ts';
import { OTHER } from '../../../daily-counter.ts';
import type { Database } from '../../../database/schema.ts';
import { PROJECT_ROOT } from '../../../project-root.ts';
import { readSmsUsage } from '../../phone/sms-repository.ts';

const STATES: ComplaintState[] = ['received', 'in-progress', 'answered'];

export function createNumbersService(database: Database, gateway?: SmsGateway) {
  return {
    /** Rankings end after so many places. */
    async read(days: Period, places: number): Promise<Numbers> {
      const now = new Date();
      const today = lagosDay(now);
      const time = { from: lagosDay(now, days - 1), to: today };
      const group = (counted: CountOfDay[], parts: string[]) => groupBySpan(counted, today, days, parts);
      const { rows: views } = await sums.viewsByDay(time).execute(database);
      return {
        views: group(
          views.map(({ name, count }) => ({ day: name, part: '', count: Number(count) })),
          [''],
        ),
        pages: rank(await sums.viewsByPage(time).execute(database), places),
        searches: rank(await sums.searches(time).execute(database), places),
        messages: group(await countArrivals(database, 'messages', time), STATES),
        complaints: group(await countArrivals(database, 'complaints', time), STATES),
        mails: await countUnsentMails(database),
        sms: gateway ? await compareSms(database, gateway) : [],
      };
    },

    /** Those of the last 30 days, the most frequent first. */
    async wantedSearches() {
      const needs = await readFile(join(PROJECT_ROOT, 'content/search/needs.tsv'), 'utf8');
      return {
        searches: await readWantedSearches(database, lagosDay(new Date(), WANTED_DAYS - 1)),
        needs: needs
          .trim()
          .split('\n')
          .slice(1)
          .map((line) => {
            const [id = '', , what = ''] = line.split('\t');
            return { id, what };
          }),
      };
    },
  };
}

const WANTED_DAYS = 30;

async function readWantedSearches(database: Database, from: IsoDay): Promise<WantedSearch[]> {
  const rows = await database
    .selectFrom('missed_searches')
    .select((row) => ['words', 'language', row.fn.max('day').as('last')])
    .select((row) => [row.fn.sum('searches').as('missed'), row.fn.sum('answers').as('answered')])
    .where('day', '>=', from)
    .where('words', '!=', OTHER)
    .groupBy(['words', 'language'])
    .having((row) => row.or([row(row.fn.sum('searches'), '>', 0), row(row.fn.sum('followed'), '=', 0)]))
    .execute();
  return rows
    .map((row) => ({ ...row, missed: Number(row.missed), answered: Number(row.answered) }))
    .sort((one, other) => timesOf(other) - timesOf(one) || (one.words < other.words ? -1 : 1));
}

const timesOf = ({ missed, answered }: WantedSearch) => missed + answered;

async function compareSms(database: Database, gateway: SmsGateway): Promise<Ranking> {
  const { all, most } = await readSmsUsage(database);
  return [
    { name: 'sms-sent', count: all },
    { name: 'sms-limit', count: gateway.dailyLimit },
    { name: 'sms-most', count: most },
    { name: 'sms-number-limit', count: gateway.numberLimit },
  ];
}

interface CountOfDay {
  /** In Lagos. */
  day: IsoDay;
  part: string;
  count: number;
}

const DAYS_A_WEEK = 7;
/** More rows than this make a table hard to read. */
const MOST_DAYS_ALONE = 60;

/** A long time is told by weeks that end today; the days that are left over stand before them. */
function groupBySpan(counted: CountOfDay[], today: IsoDay, days: number, parts: string[]): Series {
  const length = days > MOST_DAYS_ALONE ? DAYS_A_WEEK : 1;
  const count = Math.ceil(days / length);
  const spans = Array.from({ length: count }, (_, index): Span => {
    const to = addDays(today, (index + 1 - count) * length);
    const from = index === 0 ? addDays(today, 1 - days) : addDays(to, 1 - length);
    const inside = counted.filter(({ day }) => from <= day && day <= to);
    const sumOf = (part: string) =>
      inside.reduce((total, row) => total + (row.part === part ? row.count : 0), 0);
    return { from, to, counts: parts.map(sumOf) };
  });
  return { parts, spans };
}

interface Days {
  from: IsoDay;
  to: IsoDay;
}

interface Sum {
  name: string;
  count: string | number;
  last?: string;
}

const sums = {
  viewsByDay: ({ from, to }: Days) => sql<Sum>`select day as name, sum(views) as count
    from page_views where day between ${from} and ${to} group by day`,
  viewsByPage: ({ from, to }: Days) => sql<Sum>`select path as name, sum(views) as count
    from page_views where day between ${from} and ${to} group by path`,
  searches: ({ from, to }: Days) => sql<Sum>`select words as name, sum(searches) as count, max(day) as last
    from missed_searches where day between ${from} and ${to} and searches > 0 group by words`,
};

function rank({ rows }: { rows: readonly Sum[] }, places: number): Ranking {
  return rows
    .map((row) => ({ ...row, count: Number(row.count) }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
    .slice(0, places);
}

/** What arrived on each day and how it stands now. What looks like a bot's and was not released is left out. */
async function countArrivals(database: Database, table: 'messages' | 'complaints', { from, to }: Days) {
  // Lagos is an hour ahead: the last hour of a day in UTC belongs to the next one.
  const day = sql<string>`substr(received_at, 1, 10)`;
  const isLate = sql<number>`case when substr(received_at, 12, 2) = '23' then 1 else 0 end`;
  const rows = await database
    .selectFrom(table)
    .select((row) => [
      day.as('day'),
      isLate.as('is_late'),
      sql<ComplaintState>`state`.as('part'),
      row.fn.countAll().as('count'),
    ])
    // Named, so that the index that begins with them has all that is counted.
    .where('state', 'in', STATES)
    .where('received_at', '>=', `${addDays(from, -1)}T23`)
    .where('received_at', '<', addDays(to, 1))
    .where((row) => row.or([row('suspicion', 'is', null), row('released_at', 'is not', null)]))
    .groupBy([day, isLate, sql`state`])
    .execute();
  return rows.map(
    ({ day, is_late, part, count }): CountOfDay => ({
      day: addDays(day, Number(is_late)),
      part,
      count: Number(count),
    }),
  );
}

const UNSENT = ['waiting', 'held', 'failed'] as const;

/** Mails that were not sent, whenever they were written, by their states. */
async function countUnsentMails(database: Database): Promise<Ranking> {
  const rows = await database
    .selectFrom('outbox')
    .select((row) => ['state', row.fn.countAll().as('count')])
    .where('state', 'in', UNSENT)
    .groupBy('state')
    .execute();
  const byState = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  return UNSENT.map((state) => ({ name: state, count: byState.get(state) ?? 0 }));
}
