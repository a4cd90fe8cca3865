import { type Kysely, type QueryExecutorProvider, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { HEAD_ID, hashLine, NO_HASH } from '../../features/desk/audit-repository.ts';
import type { AuditLogTable, Tables } from '../schema.ts';
import { isPostgres, runAll, statements } from './statements.ts';

/** By the name that the table of the log had before the last of these. */
type TablesThen = Pick<Tables, 'audit_log_head'> & { desk_acts: AuditLogTable };

const REFUSE = `begin select raise(abort, 'the audit log only grows'); end`;
const REFUSE_ON_POSTGRES = `returns trigger language plpgsql
  as $$ begin raise exception 'the audit log only grows'; end $$`;
/** In the order in which the version before locks them, which may still be running. */
const lock = (...tables: string[]) => `lock table ${tables.join(', ')} in access exclusive mode`;

/** The staff: who they are, by which passkeys they sign in, and what they have done. */
export const deskMigrations: Record<string, Migration> = {
  '0009-desk': {
    up: (database: QueryExecutorProvider) =>
      runAll(database, [
        ...DESK,
        // The database itself refuses to change or remove what was written down, whoever asks.
        ...(isPostgres(database)
          ? [
              `create or replace function refuse_desk_act_change() ${REFUSE_ON_POSTGRES}`,
              `create trigger desk_acts_stay before update or delete or truncate on desk_acts
                for each statement execute function refuse_desk_act_change()`,
            ]
          : ['update', 'delete'].map(refuseToChange)),
      ]),
  },

  // Chains the rows of the audit log by hashes. `number` and `hash` may be null, since a process of the version before
  // this one, which runs on for as long as an upgrade takes, writes rows without them.
  '0015-audit-chain': {
    async up(database: Kysely<TablesThen>) {
      const onPostgres = isPostgres(database);
      await runAll(database, [
        ...(onPostgres ? [lock('messages', 'complaints', 'desk_acts')] : []),
        'alter table desk_acts add column number integer',
        'alter table desk_acts add column hash text',
        'create table audit_log_head (id text primary key, number integer not null, hash text not null)',
        onPostgres
          ? 'alter table desk_acts disable trigger desk_acts_stay'
          : 'drop trigger desk_acts_stay_update',
      ]);
      await chainRows(database);
      await runAll(database, [
        onPostgres ? 'alter table desk_acts enable trigger desk_acts_stay' : refuseToChange('update'),
        'create unique index desk_acts_number on desk_acts (number)',
        ...(onPostgres ? [] : [refuseToReplace('desk_acts')]),
      ]);
    },
  },

  // Renames the table of the audit log, the state `looking` and the role `care`. Stored lines stay as they are, since
  // their hashes cover them; rights follow the table. A process of the version before cannot write old names
  // afterwards: each such write ends with a line in the table that is gone.
  '0019-audit-log': {
    up: (database: QueryExecutorProvider) =>
      runAll(database, [
        ...(isPostgres(database) ? [lock('messages', 'complaints', 'desk_people', 'desk_acts')] : []),
        'alter table desk_acts rename to audit_log',
        ...(isPostgres(database) ? RENAME_ON_POSTGRES : RENAME_ON_SQLITE),
        ...['messages', 'complaints', 'message_changes', 'complaint_changes'].map(
          (table) => `update ${table} set state = 'in-progress' where state = 'looking'`,
        ),
        `update desk_people set role = 'inbox' where role = 'care'`,
      ]),
  },

  // What the pages about people show: names of passkeys, devices of sessions, who made a link and by which mail it goes.
  '0021-people': statements(
    `alter table desk_people add column email text not null default ''`,
    'alter table desk_people add column version integer not null default 0',
    `alter table desk_passkeys add column label text not null default ''`,
    `alter table desk_sessions add column device text not null default ''`,
    'alter table desk_sessions add column passkey_id text',
    `alter table desk_invitations add column made_at text not null default ''`,
    `alter table desk_invitations add column made_by text not null default ''`,
    'alter table desk_invitations add column mail_id text',
  ),

  // Since when somebody has a role and by whom, and the roles that they had: both count for a day after a change.
  '0054-role-changes': statements(
    'alter table desk_people add column role_since text',
    'alter table desk_people add column granted_by text',
    `create table desk_former_roles (
      person_id text not null references desk_people (id) on delete cascade,
      role text not null,
      lost_at text not null,
      constraint desk_former_roles_key primary key (person_id, role)
    )`,
  ),

  // What mails to the staff say of something that may change before they are sent.
  '0061-mail-details': statements('alter table outbox add column details text'),
};

const refuseToChange = (change: string) =>
  `create trigger desk_acts_stay_${change} before ${change} on desk_acts ${REFUSE}`;

/** To replace a row deletes it without asking the trigger that refuses to delete. */
const refuseToReplace = (table: string) => `create trigger ${table}_stay_insert before insert on ${table}
  when exists (select 1 from ${table} where id = new.id or number = new.number or rowid = new.rowid) ${REFUSE}`;

const DESK = [
  `create table desk_people (
    id text primary key,
    name text not null unique,
    role text not null,
    invited_at text not null,
    revoked_at text
  )`,
  `create table desk_invitations (
    token_hash text primary key,
    person_id text not null references desk_people (id) on delete cascade,
    expires_at text not null
  )`,
  `create table desk_passkeys (
    id text primary key,
    person_id text not null references desk_people (id) on delete cascade,
    public_key text not null,
    counter integer not null,
    transports text not null,
    made_at text not null,
    used_at text
  )`,
  `create table desk_challenges (
    token_hash text primary key,
    challenge text not null,
    invitation text,
    expires_at text not null
  )`,
  `create table desk_sessions (
    token_hash text primary key,
    person_id text not null references desk_people (id) on delete cascade,
    started_at text not null,
    seen_at text not null
  )`,
  'create index desk_sessions_person_id on desk_sessions (person_id)',
  // The person is not a reference: what somebody did outlives them.
  `create table desk_acts (
    id text primary key,
    at text not null,
    person_id text not null,
    person_name text not null,
    action text not null,
    subject text not null,
    before text not null,
    after text not null
  )`,
  'create index desk_acts_at on desk_acts (at)',
];

const BATCH = 500;

async function chainRows(database: Kysely<TablesThen>): Promise<void> {
  let head = { number: 0, hash: NO_HASH };
  let last = { at: '', id: '' };
  for (;;) {
    const acts = await database
      .selectFrom('desk_acts')
      .selectAll()
      .where(({ eb, refTuple, tuple }) => eb(refTuple('at', 'id'), '>', tuple(last.at, last.id)))
      .orderBy('at')
      .orderBy('id')
      .limit(BATCH)
      .execute();
    const chained = acts.map((act) => {
      const number = head.number + 1;
      head = { number, hash: hashLine(head.hash, { ...act, number }) };
      return sql`(${act.id}, cast(${number} as integer), ${head.hash})`;
    });
    // Both databases call the columns of such a table so, and take a batch in one statement.
    if (chained.length > 0)
      await sql`update desk_acts set number = column2, hash = column3
        from (values ${sql.join(chained)}) as chained where desk_acts.id = column1`.execute(database);
    last = acts.at(-1) ?? last;
    if (acts.length < BATCH) break;
  }
  await database
    .insertInto('audit_log_head')
    .values({ id: HEAD_ID, ...head })
    .execute();
}

const RENAME_ON_POSTGRES = [
  'alter index desk_acts_pkey rename to audit_log_pkey',
  'alter index desk_acts_at rename to audit_log_at',
  'alter index desk_acts_number rename to audit_log_number',
  // Functions outlive the tables that a restore drops, so the new one may be there already.
  `create or replace function refuse_audit_log_change() ${REFUSE_ON_POSTGRES}`,
  'drop trigger desk_acts_stay on audit_log',
  `create trigger audit_log_stay before update or delete or truncate on audit_log
    for each statement execute function refuse_audit_log_change()`,
  'drop function refuse_desk_act_change()',
];

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
  refuseToReplace('audit_log'),
];
