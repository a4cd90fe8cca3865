import type { AccountService } from './account/account-service.ts';
import type { CareService } from './care/care-service.ts';
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
  care: CareService;
  numbers: NumbersService;
  /** What waits for somebody. */
  overview: OverviewService;
}

/** One act of somebody of the staff. It never holds a visitor's words or contact details, which can be deleted. */
export interface Act {
  id: string;
  at: string;
  person: string;
  /** Such as `post.publish`. */
  action: string;
  /** What was acted upon: a slug, a reference, a list, a name. */
  subject: string;
  before: string;
  after: string;
}

/** Which acts to show; all of them where nothing is said. */
export interface ActFilter {
  person?: string | undefined;
  action?: string | undefined;
  /** In Lagos. */
  day?: string | undefined;
}

export interface AuditService {
  list(
    filter: ActFilter,
    range: { page: number; rowsPerPage: number },
  ): Promise<{ acts: Act[]; total: number }>;
  /** Who has acted, and what has been done, to choose from. */
  choices(): Promise<{ people: string[]; actions: string[] }>;
}
