import { sql } from 'kysely';
import type { Overview, OverviewService } from '#app/desk/overview/overview.ts';
import type { PostState } from '#app/desk/posts/post-service.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import { countHeldSignUps } from '../../newsletter/subscriber-repository.ts';
import { countUnsentMails } from '../numbers/rank.ts';
import { listPosts } from '../posts/list-posts.ts';

const WEEK_DAYS = 7;

export function createOverviewService(database: Database): OverviewService {
  return {
    async read(role) {
      return {
        ...(mayOpen(role, ['inbox']) && { inbox: await readInbox(database) }),
        ...(mayOpen(role, ['editor']) && { blog: await readBlog(database) }),
        ...(mayOpen(role, ['directory']) && { lists: await readLists(database) }),
        views: await countViewsOfWeek(database),
      };
    },
  };
}

async function readInbox(database: Database): Promise<NonNullable<Overview['inbox']>> {
  const messages = await countByState(database, 'messages');
  const complaints = await countByState(database, 'complaints');
  const mails = new Map((await countUnsentMails(database)).map(({ name, count }) => [name, count]));
  return {
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

async function readBlog(database: Database): Promise<NonNullable<Overview['blog']>> {
  const count = async (state: PostState) => (await listPosts(database, { state, search: '', page: 1 })).total;
  return {
    drafts: await count('draft'),
    scheduled: await count('scheduled'),
    published: await count('published'),
  };
}

function readLists(database: Database): Promise<NonNullable<Overview['lists']>> {
  return database
    .selectFrom('directory_lists as current')
    .select(['list', 'date', 'rows'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('directory_lists as later')
            .select('later.id')
            .whereRef('later.list', '=', 'current.list')
            .whereRef('later.number', '>', 'current.number'),
        ),
      ),
    )
    .orderBy('list')
    .execute();
}

async function countViewsOfWeek(database: Database): Promise<number> {
  const { views } = await database
    .selectFrom('page_views')
    .select((row) => row.fn.sum('views').as('views'))
    .where('day', '>', lagosDay(new Date(), WEEK_DAYS))
    .executeTakeFirstOrThrow();
  return Number(views);
}
