import type { Role } from '#domain/desk/roles.ts';

/** Somebody of the staff. Whoever was revoked keeps the row, since the audit log names it. */
export interface DeskPersonTable {
  id: string;
  name: string;
  role: Role;
  invited_at: string;
  revoked_at: string | null;
}

/** Where a passkey can be made; gone once it is. Of its token, as of all others here, only the hash is kept. */
export interface DeskInvitationTable {
  token_hash: string;
  person_id: string;
  expires_at: string;
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
  made_at: string;
  used_at: string | null;
}

/** What was signed at a sign-in, until it expires, so that it cannot be sent again. */
export interface DeskChallengeTable {
  /** A keyed hash. */
  token_hash: string;
  challenge: string;
  /** Always null; the version before stored here what it asked for, and may do so beside us during an upgrade. */
  invitation: string | null;
  expires_at: string;
}

export interface DeskSessionTable {
  token_hash: string;
  person_id: string;
  started_at: string;
  seen_at: string;
}

/** A line of the audit log. */
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
