import { sql } from 'kysely';
import type { Person } from '#domain/desk/roles.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { type Count, countEach, countIn } from '../../../database/count-each.ts';
import type { Database } from '../../../database/schema.ts';
import { countOfHeldSignUps } from '../../newsletter/subscriber-repository.ts';
import { kindsOf } from '../approvals/approvers.ts';
import { countsOfOpen } from '../inbox/ticket-repository.ts';
import { countReports } from '../places/place-reports.ts';
import { countPosts } from '../posts/list-posts.ts';

const WEEK_DAYS = 7;

export function createOverviewService(database: Database) {
  return {
    /** What waits, by part of the desk, with what this person looks after; a part that the role may not open is left out. */
    async read(person: Person) {
      const { role } = person;
      const kinds = sql.join(['none', ...kindsOf(role)].map((kind) => sql.lit(kind)));
      const { views, approvals, drafts } = await countEach(database, {
        views: viewsOfWeek(),
        approvals: countIn('waiting_changes', sql`kind in (${kinds}) and rejected_at is null`),
        drafts: countIn('content_drafts', sql`1 = 1`),
      });
      return {
        ...(mayOpen(role, ['inbox']) && {
          inbox: await countEach(database, countsOfInbox(database, person)),
        }),
        ...(mayOpen(role, ['editor']) && {
          blog: await countPosts(database),
          drafts,
        }),
        ...(mayOpen(role, ['editor', 'directory']) && { approvals }),
        ...(mayOpen(role, ['directory']) && {
          lists: await readLists(database),
          reports: await countReports(database),
        }),
        views,
      };
    },
  };
}

const IS_HELD = sql`suspicion is not null and released_at is null`;

/** Each by its index: all of them together would be read from all that was ever sent. */
function countsOfInbox(database: Database, person: Person) {
  const hasState = (state: string) => sql`state = ${sql.lit(state)}`;
  const isShown = (state: string) => sql`${hasState(state)} and not (${IS_HELD})`;
  return {
    ...countsOfOpen(database, person),
    receivedMessages: countIn('messages', isShown('received')),
    receivedComplaints: countIn('complaints', isShown('received')),
    openMessages: countIn('messages', isShown('in-progress')),
    openComplaints: countIn('complaints', isShown('in-progress')),
    spam: sql<number>`(${countIn('messages', IS_HELD)} + ${countIn('complaints', IS_HELD)})`,
    heldSignUps: countOfHeldSignUps(database),
    waitingMails: countIn('outbox', hasState('waiting')),
    failedMails: countIn('outbox', hasState('failed')),
  };
}

/** Of every list the latest version. */
async function readLists(database: Database) {
  const versions = await database
    .selectFrom('directory_lists')
    .select(['list', 'date', 'rows'])
    .orderBy('list')
    .orderBy('number')
    .execute();
  return [...new Map(versions.map((version) => [version.list, version])).values()];
}

function viewsOfWeek(): Count {
  const since = lagosDay(new Date(), WEEK_DAYS);
  return sql<number>`(select sum(views) from page_views where day > ${since})`;
}
