import type { ChangeKind } from '#app/desk/approvals/approval-service.ts';
import type { VersionCause } from '#app/desk/lists/list-service.ts';
import type { ListId, ReportField } from '#content/schema/directory.ts';
import type { PartId } from '#content/schema/parts.ts';
import type { Suspicion } from './message-tables.ts';

/** A part of the content, in a version or a draft. */
interface ContentText {
  part: PartId;
  /** Another one after every change of a draft; a version has that of its draft. */
  revision: string;
  /** As its schema in content/schema/parts.ts says. */
  json: string;
  /** Which of its words are older than their English, by language; JSON. */
  older: string;
  /** The ids of the pictures that it shows, with spaces between them. */
  pictures: string;
  /** The text that it was made from, as JSON; null for a version that is whole. */
  base: string | null;
  /** The ids of the build's questions when it was written, as JSON; null in rows of older versions. */
  known: string | null;
}

/** What was once published of a part. One that has not begun may be withdrawn, and an urgent notice ends early; else nothing changes. */
export interface ContentVersionTable extends ContentText {
  /** 1, 2, 3 … for each part. */
  number: number;
  begins_at: string;
  ends_at: string | null;
  published_at: string;
  published_by: string;
  /** Who asked for the approval that `published_by` has given. */
  requested_by: string | null;
  withdrawn_at: string | null;
}

/** The working copy of a part, while there is one. */
export interface ContentDraftTable extends ContentText {
  from_at: string | null;
  to_at: string | null;
  updated_at: string;
  updated_by: string;
  /** The names of all who have written it since it was published last, in lines; null in rows of older versions. */
  authors: string | null;
}

/** A change of what visitors see that waits for a second person, or that was sent back. */
interface WaitingChangeTable {
  id: string;
  kind: ChangeKind;
  /** Such as `publish`. The same action on the same subject waits once for each who asks for it. */
  action: string;
  subject: string;
  title: string;
  /** Where staff see and change it. */
  href: string;
  /** What carries it out, as JSON. */
  input: string;
  /** What visitors would see before and after, as JSON. */
  changes: string;
  /** The names of those whose work it is, in lines. */
  authors: string;
  requested_at: string;
  requested_by: string;
  /** Set when it was sent back. */
  rejected_at: string | null;
  rejected_by: string | null;
  reason: string;
}

/** A list as it was once published. Nothing here is changed or removed; the highest number is the current one. */
interface DirectoryListTable {
  id: string;
  list: ListId;
  /** 1, 2, 3 … for each list. */
  number: number;
  date: string;
  /** In the one form in which a list is stored. */
  csv: string;
  rows: number;
  published_at: string;
  /** A name; empty for the lists that the site came with. */
  published_by: string;
  /** What led to it; null for a whole list that was uploaded, and in rows of older versions. */
  cause: VersionCause['action'] | null;
  /** The name of the place, or the number of the version that was restored. */
  cause_subject: string | null;
}

export interface ContentTables {
  directory_lists: DirectoryListTable;
  /** A place as it was once listed, and the path of its page, which it keeps for ever: rows are only added. */
  place_paths: {
    /** Its position in the register. */
    number: number;
    path: string;
    kind: 'hospital' | 'pharmacy';
    identity: string;
    name: string;
    lga: string;
  };
  /** What a visitor says is wrong about a place. */
  place_reports: {
    id: string;
    /** The page of the place. */
    path: string;
    field: ReportField;
    /** What is right instead. */
    value: string;
    /** How they know. */
    reason: string;
    /** A phone number or an address; emptied once it is decided. */
    contact: string;
    language: string;
    received_at: string;
    suspicion: Suspicion | null;
    state: 'open' | 'accepted' | 'refused';
    decided_at: string | null;
    decided_by: string;
  };
  /** A list that was uploaded and checked. The newest few are kept. */
  directory_uploads: {
    id: string;
    list: ListId;
    file_name: string;
    /** In the one form in which a list is stored; of use only without problems. */
    csv: string;
    /** What the check has found, as JSON. */
    report: string;
    person_id: string;
    person_name: string;
    at: string;
    /** The version that it has become. */
    published_number: number | null;
  };
  content_versions: ContentVersionTable;
  content_drafts: ContentDraftTable;
  waiting_changes: WaitingChangeTable;
  /** No longer read: older versions store here when a second person must approve. */
  content_settings: { part: PartId; approval: string };
}
