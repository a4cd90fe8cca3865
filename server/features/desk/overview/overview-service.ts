import { type Expression, type SqlBool, sql } from 'kysely';
import type { Person } from '#app/desk/desk.ts';
import type { OverviewService } from '#app/desk/overview/overview-service.ts';
import { mayOpen } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../../database/schema.ts';
import { countHeldSignUps } from '../../newsletter/subscriber-repository.ts';
import { countOpen } from '../inbox/ticket-repository.ts';
import { countUnsentMails } from '../numbers/numbers-service.ts';
import { countReports } from '../places/place-reports.ts';
import { countPosts } from '../posts/list-posts.ts';

const WEEK_DAYS = 7;

export function createOverviewService(database: Database): OverviewService {
  return {
    async read(person) {
      const { role } = person;
      return {
        ...(mayOpen(role, ['inbox']) && { inbox: await readInbox(database, person) }),
        ...(mayOpen(role, ['editor']) && {
          blog: await countPosts(database),
          content: await countDrafts(database),
        }),
        ...(mayOpen(role, ['directory']) && {
          lists: await readLists(database),
          reports: await countReports(database),
        }),
        views: await countViewsOfWeek(database),
      };
    },
  };
}

async function readInbox(database: Database, person: Person) {
  const messages = await countByState(database, 'messages');
  const complaints = await countByState(database, 'complaints');
  const mails = new Map((await countUnsentMails(database)).map(({ name, count }) => [name, count]));
  return {
    ...(await countOpen(database, person)),
    receivedMessages: messages.received,
    receivedComplaints: complaints.received,
    openMessages: messages.inProgress,
    openComplaints: complaints.inProgress,
    spam: messages.spam + complaints.spam,
    heldSignUps: await countHeldSignUps(database),
    waitingMails: mails.get('waiting') ?? 0,
    failedMails: mails.get('failed') ?? 0,
  };
}

/** Each by its index: all of them together would be read from all that was ever sent. */
async function countByState(database: Database, table: 'messages' | 'complaints') {
  const isHeld = sql<boolean>`suspicion is not null and released_at is null`;
  const count = async (condition: Expression<SqlBool>) => {
    const query = database.selectFrom(table).select(({ fn }) => fn.countAll().as('count'));
    return Number((await query.where(condition).executeTakeFirstOrThrow()).count);
  };
  return {
    received: await count(sql<boolean>`state = 'received' and not (${isHeld})`),
    inProgress: await count(sql<boolean>`state = 'in-progress' and not (${isHeld})`),
    spam: await count(isHeld),
  };
}

/** Of the content that staff change: what waits for a second person, and what is still being written. */
async function countDrafts(database: Database) {
  const drafts = await database.selectFrom('content_drafts').select('requested_at').execute();
  const waiting = drafts.filter(({ requested_at }) => requested_at !== null).length;
  return { waiting, drafts: drafts.length - waiting };
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
