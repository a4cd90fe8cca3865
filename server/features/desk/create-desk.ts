import type { AccountService, Desk } from '#app/desk/desk.ts';
import type { Database } from '../../database/schema.ts';
import { createSigner } from '../newsletter/mail-links.ts';
import { createAuditService } from './audit/audit-service.ts';
import { recordAction } from './audit-repository.ts';
import { type ContentDependencies, createContentDesk } from './content/create-content-desk.ts';
import { createInboxService } from './inbox/inbox-service.ts';
import { createListService } from './lists/create-list-service.ts';
import { createNumbersService } from './numbers/numbers-service.ts';
import { createOverviewService } from './overview/overview-service.ts';
import { lockPerson } from './people-repository.ts';
import { createPostService } from './posts/create-post-service.ts';
import { endAllSessions } from './session-repository.ts';

type Dependencies = Parameters<typeof createListService>[0] &
  Parameters<typeof createPostService>[0] &
  ContentDependencies;

/** The services behind the pages of the desk. */
export function createDesk(dependencies: Dependencies): Desk {
  const { database } = dependencies;
  return {
    account: createAccountService(database),
    content: createContentDesk(dependencies),
    lists: createListService(dependencies),
    posts: createPostService(dependencies),
    inbox: createInboxService(database),
    audit: createAuditService(database),
    numbers: createNumbersService(database),
    overview: createOverviewService(database),
  };
}

function createAccountService(database: Database): AccountService {
  const sign = createSigner(database);
  return {
    keptTextKey: async ({ id }) => (await sign(`desk-kept-text-${id}`)).toString('base64'),
    passkeys: ({ id }) =>
      database
        .selectFrom('desk_passkeys')
        .select(['id', 'made_at as madeAt', 'used_at as usedAt'])
        .where('person_id', '=', id)
        .orderBy('made_at')
        .execute(),
    signOutEverywhere: (person) =>
      database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        await endAllSessions(transaction, person.id);
        await recordAction(transaction, person, {
          action: 'person.sign-out-everywhere',
          subject: person.name,
        });
      }),
  };
}
