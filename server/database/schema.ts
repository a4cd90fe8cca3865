import type { Kysely } from 'kysely';
import type { TicketAct } from '#app/desk/inbox/inbox-service.ts';
import type { Role } from '#domain/desk/roles.ts';
import type { ContentTables } from './content-tables.ts';
import type {
  ComplaintChangeTable,
  ComplaintTable,
  MessageChangeTable,
  MessageTable,
  OutboxTable,
  SubscriberTable,
} from './message-tables.ts';

/*
 * One schema for SQLite and PostgreSQL: text ids, dates as ISO text, booleans as 0 and 1, and Number() around
 * every count, since PostgreSQL hands counts over as text.
 */

export interface BlogTable extends Omit<PostText, 'slug' | 'pictures'> {
  /** The slug of its address. */
  id: string;
  created_at: string;
  updated_at: string;
  /** Another one after every change, so that what was made of an older text is never taken for this one's. */
  revision: string;
}

export interface PictureTable {
  /** Made from the bytes of the original. */
  id: string;
  width: number;
  height: number;
  /** The widths in which there are files, as `400,800`. */
  widths: string;
  unused_since: string | null;
  /** What it shows, as the form of a post offers it; empty where nobody has said. */
  alt: string;
  /** When it was first sent; null in a row of an older version. */
  added_at: string | null;
}

/** What a post says, in its draft and in each of its versions. */
interface PostText {
  /** The address that it has or will have; null while nobody has thought of one. */
  slug: string | null;
  title: string;
  /** Markdown. */
  content: string;
  /** The day that it carries, as 2025-07-11; empty in a draft for the day of its publishing. */
  date: string;
  /** One of content/facts/blog.ts; null for a post that has none. */
  topic: string | null;
  /** One of content/facts/blog.ts. */
  language: string;
  picture_id: string | null;
  /** A drawn cover that was chosen by name, for a post without a picture. */
  cover: string | null;
  image_alt: string;
  /** The ids of all pictures that it shows, with spaces between them. */
  pictures: string;
}

export interface PostDraftTable extends PostText {
  /** A UUID, which stays when the slug changes; the id of `blog` is the slug. */
  id: string;
  /** The number of its latest version. */
  version: number;
  /** The revision of the public post that it was last the same as; null when it has never been public. */
  published_revision: string | null;
  publish_at: string | null;
  /** The version that is published then; the draft may say something else by then. */
  scheduled_version: number | null;
  updated_at: string;
  /** A name, since whoever wrote it may have left. */
  updated_by: string;
  /** Since when, and by whom, it is in the bin; null for one that is not. */
  binned_at: string | null;
  binned_by: string | null;
  /** The version that visitors read until then; null when they read none. */
  binned_version: number | null;
}

/** What a post was, never changed again. */
export interface PostVersionTable extends PostText {
  post_id: string;
  number: number;
  /** What made it; `outside` is a text that was public without a draft, such as a sample. */
  step: 'save' | 'publish' | 'restore' | 'outside';
  made_at: string;
  made_by: string;
  /** The names of all whose words it has, in lines; null if they are only those of `made_by`. */
  authors: string | null;
}

/** Somebody of the staff. Whoever was revoked keeps the row, since the audit log names it. */
export interface DeskPersonTable {
  id: string;
  name: string;
  role: Role;
  invited_at: string;
  revoked_at: string | null;
  /** Where links are mailed to; may be empty. */
  email: string;
  /** Counts what admins have changed, so that nobody changes what they have not seen. */
  version: number;
  /** When they were given the role or have used a link, and by whom; null for longer ago than this was recorded. */
  role_since: string | null;
  granted_by: string | null;
}

export interface DeskPasskeyTable {
  /** The credential's id, in base64url. */
  id: string;
  person_id: string;
  /** In base64url. */
  public_key: string;
  counter: number;
  /** With commas between them. */
  transports: string;
  /** What its owner calls it; empty in rows of older versions. */
  label: string;
  made_at: string;
  used_at: string | null;
}

export interface AuditLogTable {
  id: string;
  at: string;
  person_id: string;
  person_name: string;
  action: string;
  subject: string;
  before: string;
  after: string;
  /** 1, 2, 3 …; null in a row that a version from before the chain has written. */
  number: number | null;
  /** Of this row and of the hash of the row before it. */
  hash: string | null;
}

/** One row: number and hash of the last line of the audit log. Whoever adds a line locks it. */
export interface AuditLogHeadTable {
  id: string;
  number: number;
  hash: string;
}

export interface AnswerTemplateTable {
  id: string;
  name: string;
  /** By the code of each language, as JSON; English at least. */
  texts: string;
  version: number;
  updated_at: string;
  updated_by: string;
}

export interface Tables extends ContentTables {
  content_version: { id: string; version: number; changed_at: string };
  messages: MessageTable;
  outbox: OutboxTable;
  secrets: { name: string; value: string };
  subscribers: SubscriberTable;
  complaints: ComplaintTable;
  complaint_changes: ComplaintChangeTable;
  /** A form as it was last sent, so that it is not stored twice; kept for a day. */
  sent_forms: {
    /** A hash of all that was sent. */
    key: string;
    /** When the form was first touched, as the browser says it; empty without scripts. */
    started_at: string;
    sent_at: string;
    complaint_id: string | null;
  };
  message_changes: MessageChangeTable;
  /** What staff write for one another about a message or a complaint. */
  desk_notes: {
    id: string;
    message_id: string | null;
    complaint_id: string | null;
    written_at: string;
    person_name: string;
    note: string;
  };
  /** Who was assigned a message or a complaint, and who held or released it. */
  ticket_actions: {
    id: string;
    message_id: string | null;
    complaint_id: string | null;
    done_at: string;
    action: TicketAct;
    person_name: string;
    /** Empty if it is assigned to nobody. */
    assigned_name: string;
  };
  /** When each member of staff last opened a complaint, as far as the audit log has it. */
  complaint_openings: { complaint_id: string; person_id: string; opened_at: string };
  /** One row, once somebody has changed it: within how many working days visitors are answered. */
  reply_times: { id: string; message_days: number; complaint_days: number; version: number };
  /** Those that were announced; content/facts/public-holidays.ts has the others. */
  public_holidays: { day: string; name: string };
  answer_templates: AnswerTemplateTable;
  /** What a visitor has answered by mail. */
  visitor_replies: {
    id: string;
    message_id: string | null;
    complaint_id: string | null;
    /** A hash by which the same mail is known. */
    mail_key: string;
    received_at: string;
    text: string;
    /** How many files came along, which only the mailbox has. */
    attachments: number;
    /** Why the mail was not read; `cut` if only its beginning was, `limit` if the others of a day were too many. */
    problem: string | null;
  };
  /** A part of an answer by SMS, which is deleted once it is sent. */
  sms_answers: { id: string; number: string; text: string; stored_at: string };
  /** Numbers whose owners want no news; a keyed hash of each. */
  sms_stops: { number_hash: string; stopped_at: string };
  /** The last day in Lagos on which one of the processes has begun a daily job. */
  daily_runs: { job: string; day: string };
  page_views: { day: string; path: string; views: number };
  missed_searches: {
    day: string;
    words: string;
    /** Of the last search of that day. */
    language: string;
    /** Those that nothing on the site answers. */
    searches: number;
    /** Those that were shown an answer. */
    answers: number;
    followed: number;
  };
  blog: BlogTable;
  picture: PictureTable;
  picture_file: {
    name: string;
    picture_id: string;
    /** Base64, which both databases keep alike. */
    data: string;
  };
  /** How far the picture of a form is that is being saved, for whichever process is asked; gone once it is. */
  picture_progress: { form: string; made: number; parts: number; at: string };
  blog_samples: { id: string; loaded_at: string };
  /** Failed attempts at a secret and what else is limited, such as SMS, within the time for which they count. */
  failed_attempts: {
    /** A keyed hash of who tries or of what is tried at, or what is limited. */
    subject: string;
    attempts: number;
    ends_at: string;
  };
  desk_people: DeskPersonTable;
  /** When somebody last lost a role, or the way in to it. */
  desk_former_roles: { person_id: string; role: Role; lost_at: string };
  /** Where a passkey can be made; gone once it is. Of its token, as of all others here, only the hash is kept. */
  desk_invitations: {
    token_hash: string;
    person_id: string;
    expires_at: string;
    /** Empty in rows of older versions, as is the name of who made it. */
    made_at: string;
    made_by: string;
    /** The mail of the outbox that brings it; null when the link was shown instead. */
    mail_id: string | null;
  };
  desk_passkeys: DeskPasskeyTable;
  /** What was signed at a sign-in, until it expires, so that it cannot be sent again. */
  desk_challenges: {
    /** A keyed hash. */
    token_hash: string;
    /** Always empty and null; earlier versions stored here what was asked for. */
    challenge: string;
    invitation: string | null;
    expires_at: string;
  };
  desk_sessions: {
    token_hash: string;
    person_id: string;
    started_at: string;
    seen_at: string;
    /** In words, such as "Chrome on Android"; empty when it is not known. */
    device: string;
    /** By which it was opened; null in rows of older versions. */
    passkey_id: string | null;
  };
  audit_log: AuditLogTable;
  audit_log_head: AuditLogHeadTable;
  post_drafts: PostDraftTable;
  post_versions: PostVersionTable;
  /** Addresses of the blog under which there was once a post. One that is published there again has no row. */
  post_moves: {
    slug: string;
    /** A path of this site; null for a post that is gone. */
    target: string | null;
    changed_at: string;
    changed_by: string;
  };
  /** When somebody last looked at the list of messages, and when the visit before that ended. */
  desk_visits: { person_id: string; previous_at: string | null; seen_at: string };
}

export type Database = Kysely<Tables>;
