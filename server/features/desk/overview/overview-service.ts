import { sql } from 'kysely';
import type { OverviewService } from '#app/desk/desk.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import { countHeldSignUps } from '../../newsletter/subscriber-repository.ts';
import { countOverdue } from '../inbox/ticket-repository.ts';
import { countUnsentMails } from '../numbers/numbers-service.ts';
import { countPosts } from '../posts/list-posts.ts';

const WEEK_DAYS = 7;

export function createOverviewService(database: Database): OverviewService {
  return {
    async read(role) {
      return {
        ...(mayOpen(role, ['inbox']) && { inbox: await readInbox(database) }),
        ...(mayOpen(role, ['editor']) && { blog: await countPosts(database) }),
        ...(mayOpen(role, ['directory']) && { lists: await readLists(database) }),
        views: await countViewsOfWeek(database),
      };
    },
  };
}

async function readInbox(database: Database) {
  const messages = await countByState(database, 'messages');
  const complaints = await countByState(database, 'complaints');
  const mails = new Map((await countUnsentMails(database)).map(({ name, count }) => [name, count]));
  return {
    overdue: await countOverdue(database),
    receivedMessages: messages.received,
    receivedComplaints: complaints.received,
    openComplaints: complaints.inProgress,
    spam: messages.spam + complaints.spam,
    heldSignUps: await countHeldSignUps(database),
    waitingMails: mails.get('waiting') ?? 0,
    failedMails: mails.get('failed') ?? 0,
  };
}

async function countByState(database: Database, table: 'messages' | 'complaints') {
  const isHeld = sql`suspicion is not null and released_at is null`;
  const { received, inProgress, spam } = await database
    .selectFrom(table)
    .select([
      sql`sum(case when state != 'received' or (${isHeld}) then 0 else 1 end)`.as('received'),
      sql`sum(case when state != 'in-progress' or (${isHeld}) then 0 else 1 end)`.as('inProgress'),
      sql`sum(case when ${isHeld} then 1 else 0 end)`.as('spam'),
    ])
    .executeTakeFirstOrThrow();
  // Of an empty table the sum is null.
  return { received: Number(received), inProgress: Number(inProgress), spam: Number(spam) };
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

async function countViewsOfWeek(database: Database): Promise<number> {
  const { views } = await database
    .selectFrom('page_views')
    .select((row) => row.fn.sum('views').as('views'))
    .where('day', '>', lagosDay(new Date(), WEEK_DAYS))
    .executeTakeFirstOrThrow();
  return Number(views);
}
