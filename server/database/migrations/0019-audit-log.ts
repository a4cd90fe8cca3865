import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Renames the table of the audit log, the state `looking` and the role `care`. Stored lines stay as they are, since
 * their hashes cover them; rights follow the table. A process of the version before cannot write old names afterwards:
 * each such write ends with a line in the table that is gone.
 */
export const auditLog: Migration = {
  async up(database: Kysely<unknown>) {
    const isPostgres = database.getExecutor().adapter instanceof PostgresAdapter;
    for (const statement of [
      ...(isPostgres ? LOCK : []),
      'alter table desk_acts rename to audit_log',
      ...(isPostgres ? RENAME_ON_POSTGRES : RENAME_ON_SQLITE),
      ...['messages', 'complaints', 'message_changes', 'complaint_changes'].map(
        (table) => `update ${table} set state = 'in-progress' where state = 'looking'`,
      ),
      `update desk_people set role = 'inbox' where role = 'care'`,
    ])
      await sql.raw(statement).execute(database);
  },
};

/** In the order in which the version before locks them, which may still be running. */
const LOCK = ['lock table messages, complaints, desk_people, desk_acts in access exclusive mode'];

const RENAME_ON_POSTGRES = [
  'alter index desk_acts_pkey rename to audit_log_pkey',
  'alter index desk_acts_at rename to audit_log_at',
  'alter index desk_acts_number rename to audit_log_number',
  // Functions outlive the tables that a restore drops, so the new one may be there already.
  `create or replace function refuse_audit_log_change() returns trigger language plpgsql
    as $$ begin raise exception 'the audit log only grows'; end $$`,
  'drop trigger desk_acts_stay on audit_log',
  `create trigger audit_log_stay before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_log_change()`,
  'drop function refuse_desk_act_change()',
];

const REFUSE = `begin select raise(abort, 'the audit log only grows'); end`;

/** SQLite renames neither indexes nor triggers. */
const RENAME_ON_SQLITE = [
  'drop index desk_acts_at',
  'drop index desk_acts_number',
  'create index audit_log_at on audit_log (at)',
  'create unique index audit_log_number on audit_log (number)',
  ...['update', 'delete', 'insert'].map((change) => `drop trigger desk_acts_stay_${change}`),
  ...['update', 'delete'].map(
    (change) => `create trigger audit_log_stay_${change} before ${change} on audit_log ${REFUSE}`,
  ),
  // To replace a row deletes it without asking the trigger that refuses to delete.
  `create trigger audit_log_stay_insert before insert on audit_log
    when exists (select 1 from audit_log where id = new.id or number = new.number or rowid = new.rowid) ${REFUSE}`,
];
