import type { QueryExecutorProvider } from 'kysely';
import type { Migration } from 'kysely/migration';
import { isPostgres, runAll, statements } from './statements.ts';

const PHONE_DIGITS =
  "replace(replace(replace(replace(replace(replace(replace(user_phone, ' ', ''), '-', ''), '.', ''), '(', ''), ')', ''), '/', ''), '+', '')";

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

  // Phones without data: news of a complaint by SMS, answers until they are sent, and who wants no news.
  '0029-phones': statements(
    'alter table complaints add column sms_news integer not null default 0',
    `create table sms_answers (
      id text primary key,
      number text not null,
      text text not null,
      stored_at text not null
    )`,
    'create index sms_answers_stored_at on sms_answers (stored_at)',
    'alter table outbox add column sms_answer_id text references sms_answers (id) on delete cascade',
    'create index outbox_sms_answer_id on outbox (sms_answer_id)',
    'create table sms_stops (number_hash text primary key, stopped_at text not null)',
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

  // A number that is searched for in full is found at any age: `phoneDigits` in ticket-repository.ts, word for word. What
  // was done with one message is found among millions of lines.
  '0037-looked-up': statements(
    ...['messages', 'complaints'].map((table) => `create index ${table}_phone on ${table} (${PHONE_DIGITS})`),
    'create index audit_log_subject on audit_log (subject, at)',
  ),

  // Why a mail of a visitor was not read.
  '0050-unread-replies': statements('alter table visitor_replies add column problem text'),

  // What the desk shows of the work with a ticket, which was read from the audit log before.
  '0057-ticket-actions': {
    up: (database: QueryExecutorProvider) =>
      runAll(database, [
        `create table ticket_actions (
          id text primary key,
          message_id text references messages (id) on delete cascade,
          complaint_id text references complaints (id) on delete cascade,
          done_at text not null,
          action text not null,
          person_name text not null,
          assigned_name text not null
        )`,
        'create index ticket_actions_message_id on ticket_actions (message_id)',
        'create index ticket_actions_complaint_id on ticket_actions (complaint_id)',
        copyActions('message', isPostgres(database)),
        copyActions('complaint', isPostgres(database)),
        `create table complaint_openings (
          complaint_id text not null references complaints (id) on delete cascade,
          person_id text not null,
          opened_at text not null,
          constraint complaint_openings_key primary key (complaint_id, person_id)
        )`,
        `insert into complaint_openings select complaints.id, person_id, max(at)
          from audit_log join complaints on reference = audit_log.subject
          where action = 'complaint.open' group by complaints.id, person_id`,
      ]),
  },

  // What was closed long ago is found without reading all messages, and deleted once a day by one process.
  '0060-retention': statements(
    'create table daily_runs (job text primary key, day text not null)',
    ...['messages', 'complaints'].map((table) => `create index ${table}_changed_at on ${table} (changed_at)`),
  ),
};

function copyActions(kind: 'message' | 'complaint', onPostgres: boolean): string {
  const [owner, subject] =
    kind === 'message' ? ['tickets.id, null', 'id'] : ['null, tickets.id', 'reference'];
  const assigned = onPostgres
    ? `cast(nullif("after", '') as json) ->> 'assignedTo'`
    : `nullif("after", '') ->> 'assignedTo'`;
  const actions = ['assign', 'give', 'unassign', 'let-go', 'spam', 'release'].map(
    (name) => `'${kind}.${name}'`,
  );
  return `insert into ticket_actions
    select audit_log.id, ${owner}, at, replace(replace(action, '${kind}.', ''), 'let-go', 'unassign'),
      person_name, coalesce(${assigned}, '')
    from audit_log join ${kind}s as tickets on tickets.${subject} = audit_log.subject
    where action in (${actions.join(', ')})`;
}
