import type { ComplaintKind, ComplaintState } from '#content/schema/site.ts';

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
  state: ComplaintState;
  changed_at: string;
  /** One more after every action of the staff, so that nobody overwrites what they have not seen. */
  version: number;
  assigned_to: string | null;
  /** The code of the language of the page that it was sent from. */
  language: string;
  /** What the desk searches, without case and marks; null in a row of an older version. */
  search_text: string | null;
  /** The day in Lagos by which it is to be answered; null in a row of an older version. */
  due_on: string | null;
  /** When the admins were told that the day has passed. */
  escalated_at: string | null;
  /** Whether the first answer came by then, as 0 or 1; null until there is one. */
  answered_in_time: number | null;
}

/** `staff` when somebody has marked it as spam. */
export type Suspicion = 'honeypot' | 'too-fast' | 'staff';

export interface MessageChangeTable {
  id: string;
  message_id: string;
  changed_at: string;
  state: ComplaintState;
  /** The answer that the sender gets by mail; empty for a step without one. */
  note: string;
  person_name: string;
}

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
  language: string;
}

export interface ComplaintTable {
  id: string;
  /** By which visitor and staff name it, such as LA-7K3M-92QF. */
  reference: string;
  received_at: string;
  kind: ComplaintKind;
  /** As typed, or the name and area of a place in the directory. */
  place: string;
  /** The page of that place; empty when it was typed. */
  place_path: string;
  /** An ISO day, or empty. */
  happened_on: string;
  happened_about: string;
  /** Whole naira. */
  amount: number | null;
  message: string;
  user_name: string;
  user_phone: string;
  user_email: string;
  state: ComplaintState;
  changed_at: string;
  suspicion: Suspicion | null;
  released_at: string | null;
  version: number;
  assigned_to: string | null;
  language: string;
  search_text: string | null;
  due_on: string | null;
  escalated_at: string | null;
  answered_in_time: number | null;
  /** Whether its sender wants news by SMS, as 0 or 1. */
  sms_news: number;
}

/** A step of the staff; the first state, `received`, needs none. */
export interface ComplaintChangeTable {
  id: string;
  complaint_id: string;
  changed_at: string;
  state: ComplaintState;
  /** For the visitor to read. */
  note: string;
  /** Who took it; empty in rows of a command, as earlier versions wrote them. */
  person_name: string;
}

type MailKind =
  | 'agency'
  | 'acknowledgement'
  | 'confirmation'
  | 'change'
  | 'invitation'
  | 'escalation'
  | 'assignment'
  | 'reply-limit'
  | 'role-change'
  | 'urgent-notice';

/** These go by SMS: a step of the staff, and an answer to somebody who has asked by SMS. */
export type SmsKind = 'sms-change' | 'sms-answer';

/** A mail or SMS to be sent. What it says is written when it is sent, from the row that it belongs to. */
export interface OutboxTable {
  id: string;
  kind: MailKind | SmsKind;
  message_id: string | null;
  subscriber_id: string | null;
  complaint_id: string | null;
  change_id: string | null;
  message_change_id: string | null;
  /** Of the staff: to whom an assignment goes, whose role was changed, or who has published an urgent notice. */
  person_id: string | null;
  /** What an SMS answers. */
  sms_answer_id: string | null;
  /** In JSON: what a changed role was before, or which notice is meant, as both may change before it is sent. */
  details: string | null;
  /** `dropped` when there was nothing left to say, as to somebody who has unsubscribed meanwhile. */
  state: 'held' | 'waiting' | 'sent' | 'failed' | 'dropped';
  attempts: number;
  due_at: string;
  /** The outbox worker that is sending it, and until when no other may. */
  leased_by: string | null;
  leased_until: string | null;
  sent_at: string | null;
  last_error: string | null;
}
