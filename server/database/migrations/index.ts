import type { Migration } from 'kysely/migration';
import { contentMigrations } from './content.ts';
import { deskMigrations } from './desk.ts';
import { inboxMigrations } from './inbox.ts';
import { messageMigrations } from './messages.ts';

/**
 * They run in the order of their names; one that has been released is never changed or renamed. The version before runs
 * on beside them, and may be gone back to: they only add, or their names end in `-breaking` (decision 081).
 */
export const migrations: Record<string, Migration> = {
  ...contentMigrations,
  ...messageMigrations,
  ...deskMigrations,
  ...inboxMigrations,
};
