import { createHmac } from 'node:crypto';
import type { AccountService } from '#app/desk/account/account-service.ts';
import type { Database } from '../../database/schema.ts';
import { readSecret } from '../newsletter/mail-links.ts';
import { recordAction } from './audit-repository.ts';
import { listPasskeys } from './passkey-repository.ts';
import { lockPerson } from './people-repository.ts';
import { endAllSessions } from './session-repository.ts';

export function createAccountService(database: Database): AccountService {
  let secret: string | undefined;
  return {
    async keptTextKey({ id }) {
      secret ??= await readSecret(database);
      return createHmac('sha256', secret).update(`desk-kept-text-${id}`).digest('base64');
    },
    passkeys: ({ id }) => listPasskeys(database, id),
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
