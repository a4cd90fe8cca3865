import type { PartId } from '#content/schema/parts.ts';

/** Which of the desk's services carries a change out. */
export type ChangeKind = 'content' | 'post' | 'list' | 'place';

export interface NamedChange {
  id: string;
  name: string;
  before: string;
  after: string;
}

/** What visitors would see: the content of a part before and after, and other things that differ by their names. */
export interface ShownChanges {
  part?: PartId;
  before?: unknown;
  after?: unknown;
  named: readonly NamedChange[];
}

/** Why somebody may not approve a change. */
export type ApprovalRefusal = 'role' | 'own' | 'new' | 'invited';

export interface WaitingChange {
  id: string;
  kind: ChangeKind;
  action: string;
  title: string;
  href: string;
  at: string;
  by: string;
  /** Undefined in a list if it is long. */
  changes: ShownChanges | undefined;
  /** Proves that all of its changes were shown, without which nobody can approve it. */
  seen: string | undefined;
  rejected: { at: string; by: string; reason: string } | undefined;
  refusal: ApprovalRefusal | undefined;
}

/** `outdated`: what it changes is no longer as it was when it was proposed. */
export type ApprovalOutcome = 'done' | 'missing' | 'outdated' | ApprovalRefusal;
