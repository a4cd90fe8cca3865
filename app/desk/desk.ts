import type { overviewWords } from '#content/desk/desk-words.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { Person, Role } from '#domain/desk/roles.ts';
import type { ContentDesk } from './content/content-service.ts';
import type { InboxService } from './inbox/inbox-service.ts';
import type { ListService } from './lists/list-service.ts';
import type { NumbersService } from './numbers/numbers.ts';
import type { PostService } from './posts/post-service.ts';

export type { Person } from '#domain/desk/roles.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export interface Desk {
  account: AccountService;
  audit: AuditService;
  content: ContentDesk;
  lists: ListService;
  posts: PostService;
  inbox: InboxService;
  numbers: NumbersService;
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
  day?: string | undefined;
}

type AuditRange = { page: number; rowsPerPage: number };

export interface AuditService {
  /** The last page when there are fewer. */
  list(filter: AuditFilter, range: AuditRange): Promise<{ lines: AuditLine[]; total: number }>;
  choices(): Promise<{ people: string[]; actions: string[] }>;
}

/** What waits, by part of the desk; a part that the role may not open is left out. */
interface Overview {
  inbox?: Record<Exclude<keyof typeof overviewWords.inbox, 'heading'>, number>;
  blog?: { published: number; drafts: number; scheduled: number };
  lists?: { list: ListId; date: string; rows: number }[];
  /** Page views of the last seven days. */
  views: number;
}

export interface OverviewService {
  read(role: Role): Promise<Overview>;
}

export interface AccountService {
  passkeys(person: Person): Promise<{ id: string; madeAt: string; usedAt: string | null }[]>;
  /** The same at every sign-in, and told to nobody else; 32 bytes in base64. */
  keptTextKey(person: Person): Promise<string>;
  /** Ends every session, this one too. */
  signOutEverywhere(person: Person): Promise<void>;
}
