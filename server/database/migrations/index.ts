import type { Migration } from 'kysely/migration';
import { contentMigrations } from './content.ts';
import { deskMigrations } from './desk.ts';
import { inboxMigrations } from './inbox.ts';
import { messageMigrations } from './messages.ts';

/**
 * They run in the order of their names; one that has been released is never changed or renamed. A new one gets a number
 * above all others, since a database refuses one below those that it has run: 0030 and 0031 became 0036 and 0037 for
 * that. The other missing numbers never had a migration. The version before runs on beside them, and may be gone back
 * to: they only add, or their names end in `-breaking` (decision 081).
 */
export const migrations: Record<string, Migration> = {
  ...contentMigrations,
  ...messageMigrations,
  ...deskMigrations,
  ...inboxMigrations,
};
