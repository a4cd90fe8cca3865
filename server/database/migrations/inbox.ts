import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** By when visitors are answered, and how staff share what has to be done. */
export const inboxMigrations: Record<string, Migration> = {
  // Null where it is not known yet: in rows of the version before this one, which runs on for as long as an upgrade
  // takes. The site itself gives open ones a day; those that have been answered keep none.
  '0022-promises': statements(
    ...['messages', 'complaints'].flatMap((table) => [
      `alter table ${table} add column due_on text`,
      `alter table ${table} add column escalated_at text`,
      `alter table ${table} add column answered_in_time integer`,
      `create index ${table}_due_on on ${table} (due_on) where state != 'answered'`,
    ]),
    'create index complaints_due on complaints (due_on)',
    `create table reply_times (
      id text primary key,
      message_days integer not null,
      complaint_days integer not null,
      version integer not null
    )`,
    'create table public_holidays (day text primary key, name text not null)',
    'alter table outbox add column person_id text',
  ),

  // Answers that are written once and used often, in each language.
  '0026-templates-and-replies': statements(
    `create table answer_templates (
      id text primary key,
      name text not null,
      texts text not null,
      version integer not null,
      updated_at text not null,
      updated_by text not null
    )`,
    // What visitors answer by mail, where a mailbox hands it over.
    `create table visitor_replies (
      id text primary key,
      message_id text references messages (id) on delete cascade,
      complaint_id text references complaints (id) on delete cascade,
      mail_key text not null unique,
      received_at text not null,
      text text not null,
      attachments integer not null
    )`,
    'create index visitor_replies_message_id on visitor_replies (message_id)',
    'create index visitor_replies_complaint_id on visitor_replies (complaint_id)',
  ),

  // What the desk counts is read from these alone, without the texts: of two million messages that is a hundredth.
  '0035-counts': statements(
    ...['messages', 'complaints'].flatMap((table) => [
      `create index ${table}_counted on ${table} (state, received_at, suspicion, released_at)`,
      `create index ${table}_held on ${table} (received_at) where suspicion is not null and released_at is null`,
    ]),
    'create index audit_log_person on audit_log (person_name, at)',
    'create index audit_log_action on audit_log (action, at)',
  ),
};
