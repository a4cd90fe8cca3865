import type { Tables } from './schema.ts';

/** Every table with the one or two columns of its key. Tables that others refer to stand before them. */
export const tableKeys = {
  content_version: ['id'],
  secrets: ['name'],
  messages: ['id'],
  subscribers: ['id'],
  complaints: ['id'],
  complaint_changes: ['id'],
  sent_forms: ['key'],
  message_changes: ['id'],
  desk_notes: ['id'],
  ticket_actions: ['id'],
  complaint_openings: ['complaint_id', 'person_id'],
  sms_answers: ['id'],
  sms_stops: ['number_hash'],
  outbox: ['id'],
  reply_times: ['id'],
  public_holidays: ['day'],
  answer_templates: ['id'],
  visitor_replies: ['id'],
  daily_runs: ['job'],
  page_views: ['day', 'path'],
  missed_searches: ['day', 'words'],
  picture: ['id'],
  picture_file: ['name'],
  picture_progress: ['form'],
  blog: ['id'],
  blog_samples: ['id'],
  failed_attempts: ['subject'],
  desk_people: ['id'],
  desk_former_roles: ['person_id', 'role'],
  desk_invitations: ['token_hash'],
  desk_passkeys: ['id'],
  desk_challenges: ['token_hash'],
  desk_sessions: ['token_hash'],
  audit_log: ['id'],
  audit_log_head: ['id'],
  directory_lists: ['id'],
  place_paths: ['number'],
  directory_uploads: ['id'],
  place_reports: ['id'],
  content_versions: ['part', 'number'],
  content_drafts: ['part'],
  content_settings: ['part'],
  waiting_changes: ['id'],
  post_drafts: ['id'],
  post_versions: ['post_id', 'number'],
  post_moves: ['slug'],
  desk_visits: ['person_id'],
} as const satisfies { [Name in keyof Tables]: readonly [keyof Tables[Name], (keyof Tables[Name])?] };

/** What lives for a day at most. No backup holds it: nobody is signed in by one. */
export const passingTables: readonly TableName[] = [
  'sent_forms',
  'failed_attempts',
  'picture_progress',
  'daily_runs',
  'desk_invitations',
  'desk_challenges',
  'desk_sessions',
];

export type TableName = keyof typeof tableKeys;

export const tableNames = Object.keys(tableKeys) as TableName[];

/** The names that tables had before a migration: databases and backups of older versions have them still. */
export const formerNames: Readonly<Record<string, TableName>> = {
  desk_acts: 'audit_log',
  wrong_tokens: 'failed_attempts',
  place_addresses: 'place_paths',
};
