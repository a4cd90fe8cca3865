import type { AuditAction } from '#content/desk/audit.ts';
import type { PartId } from '#content/schema/parts.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Approval } from '../../../database/content-tables.ts';
import type { Database } from '../../../database/schema.ts';
import { kindOf } from '../../content/part-kinds.ts';
import { recordAction } from '../audit-repository.ts';

interface ApprovalRule {
  setting: Approval;
  /** How many people may approve, each by a passkey of their own. */
  people: number;
}

export async function readApproval(database: Database, part: PartId): Promise<ApprovalRule> {
  const row = await database
    .selectFrom('content_settings')
    .select('approval')
    .where('part', '=', part)
    .executeTakeFirst();
  const { people } = await database
    .selectFrom('desk_people')
    .select(({ fn }) => fn.countAll().as('people'))
    .where('revoked_at', 'is', null)
    .where('role', 'in', ['editor', 'admin'])
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('desk_passkeys').select('id').whereRef('desk_passkeys.person_id', '=', 'desk_people.id'),
      ),
    )
    .executeTakeFirstOrThrow();
  return { setting: row?.approval ?? 'default', people: Number(people) };
}

/** Four eyes where the part says so and there are two pairs, or where an admin wants them in any case. */
export function mustBeApproved(part: PartId, content: unknown, { setting, people }: ApprovalRule): boolean {
  if (setting !== 'default') return setting === 'always';
  return people > 1 && kindOf(part).asksApproval(content);
}

export async function setApproval(database: Database, person: Person, part: PartId, approval: Approval) {
  await database.transaction().execute(async (transaction) => {
    const { setting } = await readApproval(transaction, part);
    if (setting === approval) return;
    await transaction
      .insertInto('content_settings')
      .values({ part, approval })
      .onConflict((conflict) => conflict.column('part').doUpdateSet({ approval }))
      .execute();
    await recordAction(transaction, person, {
      action: 'content.approval',
      subject: part,
      before: { approval: setting },
      after: { approval },
    });
  });
}

/** What decides whether a draft is one that came back; that it was saved again since does not. */
const DECIDING: readonly AuditAction[] = [
  'content.request',
  'content.send-back',
  'content.publish',
  'content.approve',
  'content.discard',
];

/** From the audit log, which has the reason too. */
export async function findSentBack(database: Database, part: PartId) {
  const last = await database
    .selectFrom('audit_log')
    .select(['action', 'person_name as by', 'at', 'after'])
    .where('subject', '=', part)
    .where('action', 'in', DECIDING)
    .orderBy('at', 'desc')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last?.action !== 'content.send-back') return undefined;
  const { by, at, after } = last;
  const { reason = '' }: { reason?: string } = after ? JSON.parse(after) : {};
  return { by, at, reason };
}
