import type { ApprovalService } from './approvals/approval-service.ts';
import type { AuditService } from './audit/audit-service.ts';
import type { ContentDesk } from './content/content-service.ts';
import type { EraseService } from './inbox/erase-service.ts';
import type { InboxService } from './inbox/inbox-service.ts';
import type { ReplyTimesService } from './inbox/reply-times-service.ts';
import type { TemplateService } from './inbox/template-service.ts';
import type { ListService } from './lists/list-service.ts';
import type { NumbersService } from './numbers/numbers.ts';
import type { OverviewService } from './overview/overview-service.ts';
import type { AccountService, PeopleService } from './people/people-service.ts';
import type { PlaceService } from './places/place-service.ts';
import type { PictureLibrary } from './posts/picture-library.ts';
import type { PostService } from './posts/post-service.ts';

export type { Person } from '#domain/desk/roles.ts';

/** What the server provides to the pages of the desk, one service for each part. */
export interface Desk {
  account: AccountService;
  approvals: ApprovalService;
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
