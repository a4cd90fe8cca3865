import { randomUUID } from 'node:crypto';
import type { ChangeKind, ShownChanges } from '#app/desk/approvals/approval-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { type ActionDetails, recordAction } from '../audit-repository.ts';
import { needsSecondPerson } from './approvers.ts';

/** Changes that were sent back and not proposed again. */
const REJECTED_DAYS = 30;
const DAY_MS = 86_400_000;

/** Who publishes: on their own, or what somebody has asked them to approve. */
export type Publisher = Person & { requestedBy?: string };

interface ProposedChange {
  kind: ChangeKind;
  action: string;
  subject: string;
  title: string;
  href: string;
  /** What `performChange` needs to carry it out, with what it was made from. */
  input: object;
  changes: ShownChanges;
  authors: readonly string[];
  /** What the audit log says of it. */
  before?: ActionDetails | undefined;
  after?: ActionDetails | undefined;
}

type Subject = Pick<ProposedChange, 'kind' | 'action' | 'subject'>;

/** Whether a change has to be proposed. Every function that changes what visitors see asks this before it writes. */
export async function mustPropose(database: Database, person: Publisher, kind: ChangeKind): Promise<boolean> {
  return person.requestedBy === undefined && (await needsSecondPerson(database, person, kind));
}

/** Stores a change for a second person instead of carrying it out. It replaces the one that they proposed before. */
export async function propose(
  transaction: Database,
  person: Person,
  { before, after, ...change }: ProposedChange,
): Promise<'requested'> {
  const { kind, action, subject } = change;
  const authors = [...new Set([...change.authors, person.name])].join('\n');
  const input = JSON.stringify(change.input);
  const asked = { kind, action, subject, requested_by: person.name };
  const known = await findWaiting(transaction, asked);
  // A button that was pressed twice.
  if (known && !known.rejected_at && known.input === input && known.authors === authors) return 'requested';
  const rows = transaction.deleteFrom('waiting_changes');
  await rows.where((row) => row.and(asked)).execute();
  const before30Days = new Date(Date.now() - REJECTED_DAYS * DAY_MS).toISOString();
  await rows.where('rejected_at', '<', before30Days).execute();
  await transaction
    .insertInto('waiting_changes')
    .values({
      ...change,
      id: randomUUID(),
      input,
      changes: JSON.stringify(change.changes),
      authors,
      requested_at: new Date().toISOString(),
      requested_by: person.name,
      rejected_at: null,
      rejected_by: null,
      reason: '',
    })
    .execute();
  await recordAction(transaction, person, { action: `${kind}.request`, subject, before, after });
  return 'requested';
}

/** The one that was asked for last, also if it was sent back. */
export function findWaiting(database: Database, asked: Subject & { requested_by?: string }) {
  return database
    .selectFrom('waiting_changes')
    .selectAll()
    .where((row) => row.and(asked))
    .orderBy('requested_at', 'desc')
    .executeTakeFirst();
}

/** Those of one kind and action, the oldest first. */
export function listWaiting(database: Database, kind: ChangeKind, action: string) {
  return database
    .selectFrom('waiting_changes')
    .select(['subject', 'rejected_at'])
    .where((row) => row.and({ kind, action }))
    .orderBy('requested_at')
    .execute();
}

/** To be called if the draft has changed: nobody may approve what they have not seen. */
export async function dropWaiting(
  transaction: Database,
  subject: Omit<Subject, 'action'> & { action?: string },
) {
  await transaction
    .deleteFrom('waiting_changes')
    .where((row) => row.and(subject))
    .where('rejected_at', 'is', null)
    .execute();
}
