import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The staff: who they are, by which passkeys they sign in, and what they have done. */
export const desk: Migration = {
  async up(database: Kysely<unknown>) {
    await database.schema
      .createTable('desk_people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('invited_at', 'text', (column) => column.notNull())
      .addColumn('revoked_at', 'text')
      .execute();

    await database.schema
      .createTable('desk_invitations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('desk_passkeys')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('counter', 'integer', (column) => column.notNull())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('made_at', 'text', (column) => column.notNull())
      .addColumn('used_at', 'text')
      .execute();

    await database.schema
      .createTable('desk_challenges')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('challenge', 'text', (column) => column.notNull())
      .addColumn('invitation', 'text')
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('desk_sessions')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) =>
        column.notNull().references('desk_people.id').onDelete('cascade'),
      )
      .addColumn('started_at', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'text', (column) => column.notNull())
      .execute();
    await database.schema
      .createIndex('desk_sessions_person_id')
      .on('desk_sessions')
      .column('person_id')
      .execute();

    await database.schema
      .createTable('desk_acts')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'text', (column) => column.notNull())
      // Not a reference: what somebody did outlives them.
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('person_name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('before', 'text', (column) => column.notNull())
      .addColumn('after', 'text', (column) => column.notNull())
      .execute();
    await database.schema.createIndex('desk_acts_at').on('desk_acts').column('at').execute();
    for (const statement of onlyGrows(database)) await sql.raw(statement).execute(database);
  },
};

/** The database itself refuses to change or remove what was written down, whoever asks. */
function onlyGrows(database: Kysely<unknown>): string[] {
  if (database.getExecutor().adapter instanceof PostgresAdapter)
    return [
      `create or replace function refuse_desk_act_change() returns trigger language plpgsql
        as $$ begin raise exception 'the audit log only grows'; end $$`,
      `create trigger desk_acts_stay before update or delete or truncate on desk_acts
        for each statement execute function refuse_desk_act_change()`,
    ];
  return ['update', 'delete'].map(
    (change) => `create trigger desk_acts_stay_${change} before ${change} on desk_acts
      begin select raise(abort, 'the audit log only grows'); end`,
  );
}
