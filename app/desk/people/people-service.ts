import type { Role } from '#domain/desk/roles.ts';

/** Whether somebody can sign in: by a passkey, by a link that waits, no longer by it, or not at all. */
export type Access = 'active' | 'invited' | 'expired' | 'revoked';

export interface ListedPerson {
  id: string;
  name: string;
  role: Role;
  access: Access;
  /** When a passkey was last used; null when never. */
  lastUsedAt: string | null;
}

export interface Passkey {
  id: string;
  /** Empty when nobody has named it. */
  name: string;
  madeAt: string;
  usedAt: string | null;
}

export interface Session {
  id: string;
  /** Empty when it is not known. */
  device: string;
  startedAt: string;
  seenAt: string;
}

/** A link that was made and not used. */
export interface OpenLink {
  personId: string;
  name: string;
  role: Role;
  version: number;
  madeAt: string;
  madeBy: string;
  expiresAt: string;
  isExpired: boolean;
  /** What became of its mail; undefined when the link was shown. */
  mail: { state: string; email: string } | undefined;
}

export interface PersonDetails extends ListedPerson {
  email: string;
  version: number;
  revokedAt: string | null;
  link: OpenLink | undefined;
  passkeys: Passkey[];
  sessions: Session[];
  /** What was done about this person, newest first. */
  history: { id: string; at: string; person: string; action: string }[];
}

export interface Invitee {
  name: string;
  role: Role;
  /** Where the link is mailed to, or empty. */
  email: string;
  isMailed: boolean;
}

/** `lost` is the id of a passkey, or which of them end: all, or none when only a link is made anew. */
export type PersonAction =
  | { type: 'link'; lost: string; role: Role | undefined; email: string; isMailed: boolean }
  | { type: 'end-link' }
  | { type: 'role'; role: Role }
  | { type: 'revoke' }
  | { type: 'end-session'; session: string }
  | { type: 'end-sessions' };

/** The link is given once, and only where it is not mailed. */
export type Made = { link: string | undefined; expiresAt: string };

export type PersonOutcome =
  | 'done'
  | Made
  | 'missing'
  /** Somebody has changed this person since the page was made. */
  | 'conflict'
  | 'last-admin'
  /** Nobody changes their own access or role. */
  | 'self';
