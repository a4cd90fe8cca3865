import type { AccountService } from './account/account-service.ts';
import type { InboxService } from './inbox/inbox-service.ts';
import type { ListService } from './lists/list-service.ts';
import type { NumbersService } from './numbers/numbers.ts';
import type { OverviewService } from './overview/overview.ts';
import type { PostService } from './posts/post-service.ts';

export type { Person } from './person.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export interface Desk {
  account: AccountService;
  /** What staff have done, newest first. */
  audit: AuditService;
  lists: ListService;
  posts: PostService;
  /** Messages and complaints. */
  inbox: InboxService;
  numbers: NumbersService;
  /** What waits for somebody. */
  overview: OverviewService;
}

/** What somebody of the staff did once. It never holds a visitor's words or contact details, which can be deleted. */
export interface AuditLine {
  id: string;
  at: string;
  person: string;
  /** Such as `post.publish`. */
  action: string;
  /** What it was done to: a slug, a reference, a list, a name. */
  subject: string;
  before: string;
  after: string;
}

/** Which lines to show; all of them where nothing is said. */
export interface AuditFilter {
  person?: string | undefined;
  action?: string | undefined;
  /** In Lagos. */
  day?: string | undefined;
}

export interface AuditService {
  list(
    filter: AuditFilter,
    range: { page: number; rowsPerPage: number },
  ): Promise<{ lines: AuditLine[]; total: number }>;
  /** Who has done something, and what has been done, to choose from. */
  choices(): Promise<{ people: string[]; actions: string[] }>;
}
