import type { Kysely } from 'kysely';

/*
 * One schema for SQLite and PostgreSQL: text ids, dates as ISO text, booleans as 0 and 1, and Number() around
 * every count, since PostgreSQL hands counts over as text.
 */

interface ContentVersionTable {
  id: string;
  version: number;
  changed_at: string;
}

export interface MessageTable {
  id: string;
  received_at: string;
  user_name: string;
  user_email: string;
  user_phone: string;
  subject: string;
  message: string;
  /** Why it looks like a bot's: its mails are held until someone releases it. */
  suspicion: Suspicion | null;
  released_at: string | null;
}

export type Suspicion = 'honeypot' | 'too-fast';

export interface SubscriberTable {
  id: string;
  /** In lower case: one row for each address. */
  user_email: string;
  user_name: string;
  state: 'pending' | 'confirmed' | 'unsubscribed';
  suspicion: Suspicion | null;
  signed_up_at: string;
  mail_queued_at: string | null;
  confirmed_at: string | null;
  unsubscribed_at: string | null;
}

/** A mail to be sent. What it says is written when it is sent, from the row that it belongs to. */
export interface OutboxTable {
  id: string;
  kind: 'agency' | 'acknowledgement' | 'confirmation';
  message_id: string | null;
  subscriber_id: string | null;
  state: 'held' | 'waiting' | 'sent' | 'failed';
  attempts: number;
  due_at: string;
  /** The courier that is sending it, and until when no other may. */
  leased_by: string | null;
  leased_until: string | null;
  sent_at: string | null;
  last_error: string | null;
}

interface SecretTable {
  name: string;
  value: string;
}

interface PageViewTable {
  day: string;
  path: string;
  views: number;
}

export interface Tables {
  content_version: ContentVersionTable;
  messages: MessageTable;
  outbox: OutboxTable;
  secrets: SecretTable;
  subscribers: SubscriberTable;
  page_views: PageViewTable;
}

export type Database = Kysely<Tables>;
