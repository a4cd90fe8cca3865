import type { SmsGateway } from '../../config.ts';
import { createApprovalService } from './approvals/create-approval-service.ts';
import { createAuditService } from './audit/audit-service.ts';
import { type ContentDependencies, createContentDesk } from './content/create-content-desk.ts';
import { createEraseService } from './inbox/erase-service.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createReplyTimesService } from './inbox/reply-times-service.ts';
import { createTemplateService } from './inbox/template-service.ts';
import { createListService } from './lists/create-list-service.ts';
import { createNumbersService } from './numbers/numbers-service.ts';
import { createOverviewService } from './overview/overview-service.ts';
import { createAccountService } from './people/account-service.ts';
import { createPeopleService, type PeopleOptions } from './people/create-people-service.ts';
import { createPlaceService } from './places/create-place-service.ts';
import { createPostService } from './posts/create-post-service.ts';
import { createPictureLibrary } from './posts/picture-library.ts';

type Dependencies = Parameters<typeof createListService>[0] &
  Parameters<typeof createPostService>[0] &
  ContentDependencies &
  PeopleOptions & { gateway: SmsGateway | undefined };

/** The services behind the pages of the desk. */
export function createDesk(dependencies: Dependencies) {
  const { database } = dependencies;
  return {
    account: createAccountService(database),
    approvals: createApprovalService(dependencies),
    content: createContentDesk(dependencies),
    lists: createListService(dependencies),
    places: createPlaceService(dependencies),
    posts: createPostService(dependencies),
    pictures: createPictureLibrary(database),
    inbox: createInboxService(database),
    replyTimes: createReplyTimesService(dependencies),
    templates: createTemplateService(database),
    erase: createEraseService(database),
    audit: createAuditService(database),
    numbers: createNumbersService(database, dependencies.gateway),
    overview: createOverviewService(database),
    people: createPeopleService(dependencies),
  };
}
