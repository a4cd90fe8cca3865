import { randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { searchTextOf } from '../../features/message/search-text.ts';
import type { Tables } from '../schema.ts';
import { runAll, statements } from './statements.ts';

/** What visitors write, and what follows from it. */
export const messageMigrations: Record<string, Migration> = {
  // Messages, their mails, and who gets the newsletter.
  '0002-messages': {
    async up(database: Kysely<unknown>) {
      await runAll(database, MESSAGES);
      const secret = randomBytes(32).toString('base64url');
      await sql`insert into secrets values ('mail-links', ${secret})`.execute(database);
    },
  },

  // One address has one count of messages, however its letters are written.
  '0006-message-addresses': statements(
    'drop index messages_user_email',
    'create index messages_user_email on messages (lower(user_email), received_at)',
  ),

  // Complaints, every step that staff have taken with them, and the mails that follow.
  '0007-complaints': statements(
    `create table complaints (
      id text primary key,
      reference text not null unique,
      received_at text not null,
      kind text not null,
      place text not null,
      place_path text not null,
      happened_on text not null,
      happened_about text not null,
      amount integer,
      message text not null,
      user_name text not null,
      user_phone text not null,
      user_email text not null,
      state text not null,
      changed_at text not null,
      suspicion text,
      released_at text
    )`,
    'create index complaints_received_at on complaints (received_at)',
    'create index complaints_user_email on complaints (lower(user_email), received_at)',
    `create table complaint_changes (
      id text primary key,
      complaint_id text not null references complaints (id) on delete cascade,
      changed_at text not null,
      state text not null,
      note text not null
    )`,
    'create index complaint_changes_complaint_id on complaint_changes (complaint_id, changed_at)',
    // Looked through at each try to see a complaint.
    'create index wrong_tokens_ends_at on wrong_tokens (ends_at)',
    'alter table outbox add column complaint_id text references complaints (id) on delete cascade',
    'create index outbox_complaint_id on outbox (complaint_id)',
    'alter table outbox add column change_id text references complaint_changes (id) on delete cascade',
    'create index outbox_change_id on outbox (change_id)',
  ),

  // What staff do with messages and complaints: states, who looks after one, answers, notes, and their last visits.
  '0011-care': statements(
    `alter table messages add column state text not null default 'received'`,
    `alter table messages add column changed_at text not null default ''`,
    'update messages set changed_at = received_at',
    ...['messages', 'complaints'].flatMap((table) => [
      `alter table ${table} add column version integer not null default 0`,
      // Not a reference: people are never deleted, only revoked.
      `alter table ${table} add column assigned_to text`,
    ]),
    `alter table complaint_changes add column person_name text not null default ''`,
    `create table message_changes (
      id text primary key,
      message_id text not null references messages (id) on delete cascade,
      changed_at text not null,
      state text not null,
      note text not null,
      person_name text not null
    )`,
    'create index message_changes_message_id on message_changes (message_id, changed_at)',
    'alter table outbox add column message_change_id text references message_changes (id) on delete cascade',
    'create index outbox_message_change_id on outbox (message_change_id)',
    `create table desk_notes (
      id text primary key,
      message_id text references messages (id) on delete cascade,
      complaint_id text references complaints (id) on delete cascade,
      written_at text not null,
      person_name text not null,
      note text not null
    )`,
    'create index desk_notes_message_id on desk_notes (message_id)',
    'create index desk_notes_complaint_id on desk_notes (complaint_id)',
    `create table desk_visits (
      person_id text primary key references desk_people (id) on delete cascade,
      previous_at text,
      seen_at text not null
    )`,
  ),

  // In which language somebody has written to us, and is to be answered; until then all pages were English.
  '0014-languages': statements(
    ...['messages', 'complaints', 'subscribers'].map(
      (table) => `alter table ${table} add column language text not null default 'en'`,
    ),
  ),

  // By which a form that is sent again is known.
  '0016-sent-forms': statements(
    `create table sent_forms (
      key text primary key,
      started_at text not null,
      sent_at text not null,
      complaint_id text references complaints (id) on delete cascade
    )`,
    'create index sent_forms_sent_at on sent_forms (sent_at)',
    'create index sent_forms_complaint_id on sent_forms (complaint_id)',
  ),

  // The text of messages and complaints without case and marks, to be searched. Null where a process of the version
  // before this one, which runs on for as long as an upgrade takes, has stored it.
  '0017-search-text': {
    async up(database: Kysely<Tables>) {
      for (const table of ['messages', 'complaints'] as const) {
        await sql`alter table ${sql.table(table)} add column search_text text`.execute(database);
        await fillSearchText(database, table);
      }
    },
  },
};

const MESSAGES = [
  `create table messages (
    id text primary key,
    received_at text not null,
    user_name text not null,
    user_email text not null,
    user_phone text not null,
    subject text not null,
    message text not null,
    suspicion text,
    released_at text
  )`,
  'create index messages_received_at on messages (received_at)',
  'create index messages_user_email on messages (user_email, received_at)',
  `create table subscribers (
    id text primary key,
    user_email text not null unique,
    user_name text not null,
    state text not null,
    suspicion text,
    signed_up_at text not null,
    mail_queued_at text,
    confirmed_at text,
    unsubscribed_at text
  )`,
  `create table outbox (
    id text primary key,
    kind text not null,
    message_id text references messages (id) on delete cascade,
    subscriber_id text references subscribers (id) on delete cascade,
    state text not null,
    attempts integer not null,
    due_at text not null,
    leased_by text,
    leased_until text,
    sent_at text,
    last_error text
  )`,
  'create index outbox_state_due_at on outbox (state, due_at)',
  'create index outbox_message_id on outbox (message_id)',
  'create index outbox_subscriber_id on outbox (subscriber_id)',
  'create table secrets (name text primary key, value text not null)',
];

const BATCH = 200;

async function fillSearchText(database: Kysely<Tables>, table: 'messages' | 'complaints'): Promise<void> {
  let last = '';
  for (;;) {
    const rows = await database
      .selectFrom(table)
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? '';
    const values = sql.join(rows.map((row) => sql`(${row.id}, ${searchTextOf(row)})`));
    // Both databases call the columns of such a table so, and take a batch in one statement.
    await sql`update ${sql.table(table)} set search_text = column2
      from (values ${values}) as filled where ${sql.ref(`${table}.id`)} = column1`.execute(database);
  }
}
