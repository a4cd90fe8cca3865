import type { CareService } from './care/care-service.ts';
import type { PostService } from './posts/post-service.ts';

export type { Person } from './person.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export interface Desk {
  /** What staff have done, newest first. */
  audit: AuditService;
  posts: PostService;
  /** Messages and complaints. */
  care: CareService;
}

/** One act of somebody of the staff. It never holds a visitor's words or contact details, which can be deleted. */
export interface Act {
  at: string;
  person: string;
  /** Such as `post.publish`. */
  action: string;
  /** What was acted upon: a slug, a reference, a list, a name. */
  subject: string;
  before: string;
  after: string;
}

export interface AuditService {
  list(page: number): Promise<{ acts: Act[]; total: number }>;
}
