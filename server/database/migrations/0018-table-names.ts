import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Tables named after what they hold: paths of places, and failed attempts at any secret. Renamed, they keep rights. */
export const tableNames: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.alterTable('place_addresses').renameTo('place_paths').execute();
    await schema.dropIndex('wrong_tokens_ends_at').execute();
    await schema.alterTable('wrong_tokens').renameTo('failed_attempts').execute();
    await schema.alterTable('failed_attempts').renameColumn('visitor', 'subject').execute();
    await schema.alterTable('failed_attempts').renameColumn('tokens', 'attempts').execute();
    await schema.createIndex('failed_attempts_ends_at').on('failed_attempts').column('ends_at').execute();
  },
};
