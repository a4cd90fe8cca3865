import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ApprovalOutcome, WaitingChange } from '#app/desk/approvals/approval-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { inPostTransaction } from '../../blog/blog-repository.ts';
import type { ContentService } from '../../content/content-service.ts';
import { lockContentVersion } from '../../content-version/content-version-repository.ts';
import { recordAction } from '../audit-repository.ts';
import { findRefusal, kindsOf, needsSecondPerson } from './approvers.ts';
import { performers } from './perform-change.ts';

const MAX_REASON = 1000;
/** In a list; longer changes are shown on a page of their own, but content, of which mostly little has changed. */
const MAX_SHOWN_BYTES = 50_000;

interface Dependencies {
  database: Database;
  content: ContentService;
  /** Drops what this process has made of the old content. */
  onChange(): void;
}

/** What waits for a second person, of every kind. */
export function createApprovalService({ database, content, onChange }: Dependencies) {
  return {
    /**
     * Those that this person's role allows them to see, oldest first, and whether a second person has to approve. The
     * one with the id `whole` has its changes also if it is long.
     */
    async list(person: Person, whole = '') {
      const kinds = kindsOf(person.role);
      const isShown = sql`kind = 'content' or octet_length(changes) <= ${MAX_SHOWN_BYTES} or id = ${whole}`;
      const rows = await database
        .selectFrom('waiting_changes')
        .select(['id', 'kind', 'action', 'title', 'href', 'authors', 'requested_at', 'requested_by'])
        .select(['rejected_at', 'rejected_by', 'reason'])
        .select(sql<string | null>`case when ${isShown} then changes end`.as('changes'))
        .where('kind', 'in', kinds)
        .orderBy('requested_at')
        .execute();
      const people = await database.selectFrom('desk_people').selectAll().execute();
      const changes = rows.map(
        ({ changes, authors, rejected_at, rejected_by, reason, ...row }): WaitingChange => {
          const { id, kind, action, title, href, requested_at: at, requested_by: by } = row;
          return {
            ...{ id, kind, action, title, href, at, by },
            changes: changes === null ? undefined : JSON.parse(changes),
            seen: changes === null ? undefined : hashOf(changes),
            rejected: rejected_at ? { at: rejected_at, by: rejected_by ?? '', reason } : undefined,
            refusal: findRefusal(people, person, kind, authors.split('\n')),
          };
        },
      );
      // One of each role.
      const ofRoles = (['content', 'list'] as const).filter((kind) => kinds.includes(kind));
      const needs = await Promise.all(ofRoles.map((kind) => needsSecondPerson(database, person, kind)));
      return { changes, needsApproval: needs.every(Boolean) };
    },

    /** Carries the change out. */
    async approve(person: Person, id: string, seen: string) {
      const outcome = await approve(database, person, id, seen).catch((error: unknown) => {
        if (error instanceof OutdatedError) return 'outdated' as const;
        throw error;
      });
      if (outcome === 'done') {
        await content.refresh();
        onChange();
      }
      return outcome;
    },

    /** Keeps it with a reason, until somebody asks again. */
    reject: (person: Person, id: string, reason: string) =>
      database.transaction().execute(async (transaction) => {
        const rejected = { rejected_at: new Date().toISOString(), rejected_by: person.name };
        const change = await transaction
          .updateTable('waiting_changes')
          .set({ ...rejected, reason: reason.trim().slice(0, MAX_REASON) })
          .where('id', '=', id)
          .where('kind', 'in', kindsOf(person.role))
          .where('rejected_at', 'is', null)
          .returningAll()
          .executeTakeFirst();
        if (!change) return 'missing';
        const { kind, subject } = change;
        const before = { requestedBy: change.requested_by };
        const after = change.reason ? { reason: change.reason } : undefined;
        await recordAction(transaction, person, { action: `${kind}.send-back`, subject, before, after });
        return 'done';
      }),
  };
}

function hashOf(changes: string): string {
  return createHash('sha256').update(changes).digest('base64url');
}

/** Rolls back what was done until then. */
class OutdatedError extends Error {}

/** Of two who approve at the same moment the second waits for the first, and finds nothing to approve. */
function approve(database: Database, person: Person, id: string, seen: string) {
  return inPostTransaction(database, async (transaction): Promise<ApprovalOutcome> => {
    await lockContentVersion(transaction);
    const waiting = transaction.selectFrom('waiting_changes').selectAll().where('id', '=', id);
    const change = await waiting.where('rejected_at', 'is', null).executeTakeFirst();
    if (!change) return 'missing';
    const { kind, action, authors, requested_by: requestedBy } = change;
    const people = await transaction.selectFrom('desk_people').selectAll().execute();
    const refusal = findRefusal(people, person, kind, authors.split('\n'));
    if (refusal) return refusal;
    if (hashOf(change.changes) !== seen) return 'missing';
    await transaction.deleteFrom('waiting_changes').where('id', '=', id).execute();
    const input = JSON.parse(change.input);
    const isDone = await performers[kind](transaction, { ...person, requestedBy }, action, input);
    if (!isDone) throw new OutdatedError();
    return 'done';
  });
}
