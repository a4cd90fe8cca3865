import type { overviewWords } from '#content/desk/desk-words.ts';
import type { ListId } from '#content/schema/directory.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { ContentDesk } from './content/content-service.ts';
import type { EraseService } from './inbox/erase-service.ts';
import type { InboxService } from './inbox/inbox-service.ts';
import type { ReplyTimesService } from './inbox/reply-times-service.ts';
import type { TemplateService } from './inbox/template-service.ts';
import type { ListService } from './lists/list-service.ts';
import type { NumbersService } from './numbers/numbers.ts';
import type { AccountService, PeopleService } from './people/people-service.ts';
import type { PlaceService } from './places/place-service.ts';
import type { PictureLibrary } from './posts/picture-library.ts';
import type { PostService } from './posts/post-service.ts';

export type { Person } from '#domain/desk/roles.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export interface Desk {
  account: AccountService;
  audit: AuditService;
  content: ContentDesk;
  lists: ListService;
  places: PlaceService;
  posts: PostService;
  pictures: PictureLibrary;
  inbox: InboxService;
  replyTimes: ReplyTimesService;
  templates: TemplateService;
  erase: EraseService;
  numbers: NumbersService;
  overview: OverviewService;
  people: PeopleService;
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
  /** That of the place that it was done to. */
  name?: string | undefined;
  before: string;
  after: string;
}

/** Which lines to show; all of them where nothing is said. */
export interface AuditFilter {
  person?: string | undefined;
  action?: string | undefined;
  day?: string | undefined;
  /**
   * Words of what it was done to, or of what was written down about it: a reference, a title, a name; in any order, with
   * or without marks and signs.
   */
  search?: string | undefined;
  /** Only what was done about this person: access, role, passkeys, sessions. */
  about?: string | undefined;
}

export type AuditRange = { page: number; rowsPerPage: number };

export interface AuditService {
  /** The last page when there are fewer. */
  list(filter: AuditFilter, range: AuditRange): Promise<{ lines: AuditLine[]; total: number }>;
  choices(): Promise<{ people: string[]; actions: string[] }>;
}

/** What waits, by part of the desk; a part that the role may not open is left out. */
interface Overview {
  inbox?: Record<Exclude<keyof typeof overviewWords.inbox, 'heading'>, number>;
  blog?: { published: number; drafts: number; scheduled: number };
  /** Drafts of what staff change without a build. */
  content?: { waiting: number; drafts: number };
  lists?: { list: ListId; date: string; rows: number }[];
  /** Reports of visitors about places. */
  reports?: number;
  /** Page views of the last seven days. */
  views: number;
}

export interface OverviewService {
  /** With what this person looks after. */
  read(person: Person): Promise<Overview>;
}
