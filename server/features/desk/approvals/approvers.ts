import type { ApprovalRefusal, ChangeKind } from '#app/desk/approvals/approval-service.ts';
import { mayOpen, type Person, type Role } from '#domain/desk/roles.ts';
import type { Database, DeskPersonTable } from '../../../database/schema.ts';

/** A role that was just given allows nothing here, and one that was just lost still counts, for this long. */
const DAY_MS = 86_400_000;

const ROLE_OF: Record<ChangeKind, Role> = {
  content: 'editor',
  post: 'editor',
  list: 'directory',
  place: 'directory',
};

export function kindsOf(role: Role): ChangeKind[] {
  return (Object.keys(ROLE_OF) as ChangeKind[]).filter((kind) => mayOpen(role, [ROLE_OF[kind]]));
}

/**
 * Returns everybody who can approve such changes, and who could within the last day: an admin who takes the role of all
 * others does not become the only one, who would publish alone.
 */
export function findApprovers(database: Database, kind: ChangeKind) {
  const roles: Role[] = [ROLE_OF[kind], 'admin'];
  const dayAgo = timeDayAgo();
  return database
    .selectFrom('desk_people')
    .select(['id', 'name', 'email'])
    .where(({ or, and, eb, selectFrom }) =>
      or([
        and([
          eb('role', 'in', roles),
          eb('revoked_at', 'is', null),
          or([eb('role_since', 'is', null), eb('role_since', '<=', dayAgo)]),
          eb('id', 'in', selectFrom('desk_passkeys').select('person_id')),
        ]),
        eb(
          'id',
          'in',
          selectFrom('desk_former_roles')
            .select('person_id')
            .where('role', 'in', roles)
            .where('lost_at', '>', dayAgo),
        ),
      ]),
    )
    .execute();
}

/** Whether somebody else can approve the work of this person. */
export async function needsSecondPerson(
  database: Database,
  { id }: Pick<Person, 'id'>,
  kind: ChangeKind,
): Promise<boolean> {
  return (await findApprovers(database, kind)).some((approver) => approver.id !== id);
}

/** Why this person may not approve the work of these authors; undefined if they may. `people` are all of the desk. */
export function findRefusal(
  people: readonly DeskPersonTable[],
  { id, name }: Pick<Person, 'id' | 'name'>,
  kind: ChangeKind,
  authors: readonly string[],
): ApprovalRefusal | undefined {
  const own = people.find((person) => person.id === id);
  if (!own || own.revoked_at || !mayOpen(own.role, [ROLE_OF[kind]])) return 'role';
  if (authors.includes(name)) return 'own';
  if (isNew(own)) return 'new';
  // Somebody new may be their own invention: what they have granted counts as granted by anybody.
  const isByNew = (by: string | null) => people.some((person) => person.name === by && isNew(person));
  const hasInvited = (person: DeskPersonTable) =>
    isNew(person) && (person.granted_by === name || isByNew(person.granted_by));
  return people.some((person) => authors.includes(person.name) && hasInvited(person)) ? 'invited' : undefined;
}

function isNew({ role_since }: Pick<DeskPersonTable, 'role_since'>): boolean {
  return role_since !== null && Date.parse(role_since) > Date.now() - DAY_MS;
}

/** To be called before somebody loses a role, or a passkey, with the time at which they get the next one. */
export async function keepFormerRole(
  transaction: Database,
  { id, role }: Pick<Person, 'id' | 'role'>,
  lost_at: string,
) {
  const counted = transaction.selectFrom('desk_passkeys').select('id').where('person_id', '=', id);
  if (!(await counted.executeTakeFirst())) return;
  await transaction
    .insertInto('desk_former_roles')
    .values({ person_id: id, role, lost_at })
    .onConflict((conflict) => conflict.columns(['person_id', 'role']).doUpdateSet({ lost_at }))
    .execute();
}

/** To be called when somebody uses a link: their first day begins then, and until it ends they count as before it. */
export async function beginFirstDay(transaction: Database, { id }: Pick<Person, 'id'>, role_since: string) {
  await transaction.updateTable('desk_people').set({ role_since }).where('id', '=', id).execute();
  await transaction
    .updateTable('desk_former_roles')
    .set({ lost_at: role_since })
    .where('person_id', '=', id)
    .where('lost_at', '>', timeDayAgo())
    .execute();
}

function timeDayAgo(): string {
  return new Date(Date.now() - DAY_MS).toISOString();
}
