import { randomUUID } from 'node:crypto';
import type { Invitee, Made, PersonAction, PersonOutcome } from '#app/desk/people/people-service.ts';
import { accessWords } from '#content/desk/people.ts';
import type { Person, Role } from '#domain/desk/roles.ts';
import type { Database, DeskPersonTable } from '../../../database/schema.ts';
import { addToOutbox } from '../../../delivery/outbox-repository.ts';
import { keepFormerRole, kindsOf } from '../approvals/approvers.ts';
import { type ActionDetails, COMMAND_LINE, recordAction } from '../audit-repository.ts';
import { findPerson, keepOneAdmin, LastAdminError, lockWithAdmins } from '../people-repository.ts';
import { createToken, endAllSessions, endSessionOf, hashToken } from '../session-repository.ts';

const INVITATION_MS = 24 * 3_600_000;

type Actor = Pick<Person, 'id' | 'name'>;

/** The token of a link; undefined when the link is mailed, for then the mail gets one of its own. */
type Link = Omit<Made, 'link'> & { token: string | undefined };

/** Of the command line. Whatever let this person in before is worth nothing from now on: links, passkeys, sessions. */
export async function invitePerson(
  database: Database,
  { name, role }: Pick<Person, 'name' | 'role'>,
): Promise<string> {
  const known = await findPerson(database, name);
  const link = { type: 'link', lost: 'all', role, email: '', isMailed: false } as const;
  const made = known
    ? await changePerson(database, COMMAND_LINE, { id: known.id }, link)
    : await addPerson(database, COMMAND_LINE, { name, role, email: '', isMailed: false });
  if (made === 'last-admin') throw new LastAdminError();
  if (typeof made === 'string' || !made.token) throw new Error(`no link could be made: ${made}`);
  return made.token;
}

/** Of the command line; at once, on every device. */
export async function revokePerson(database: Database, { id }: Pick<DeskPersonTable, 'id'>): Promise<void> {
  const outcome = await changePerson(database, COMMAND_LINE, { id }, { type: 'revoke' });
  if (outcome === 'last-admin') throw new LastAdminError();
}

/** Somebody new. Of two who are given the same name at once, the second is not added. */
export function addPerson(
  database: Database,
  actor: Actor,
  { name, role, email, isMailed }: Invitee,
): Promise<(Link & { id: string }) | 'taken' | 'conflict'> {
  return database.transaction().execute(async (transaction) => {
    const id = randomUUID();
    await lockWithAdmins(transaction, id);
    if (!(await mayAct(transaction, actor))) return 'conflict';
    if (await findPerson(transaction, name)) return 'taken';
    const invited_at = new Date().toISOString();
    const added = await transaction
      .insertInto('desk_people')
      .values({
        id,
        name,
        role,
        email,
        invited_at,
        revoked_at: null,
        version: 0,
        ...grantedBy(actor, invited_at),
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) return 'taken';
    const link = await makeLink(transaction, actor, id, isMailed);
    await tellApprovers(transaction, actor, { id, name, email }, role);
    const after = { role, ...(isMailed && { mailed: true }) };
    await recordAction(transaction, actor, { action: 'person.invite', subject: name, after });
    return { ...link, id };
  });
}

/**
 * Does what an admin or a command wants done about somebody, and its line in the audit log, or nothing at all. An
 * admin says from which version of the person; the command line, for emergencies, does not ask.
 */
export async function changePerson(
  database: Database,
  actor: Actor,
  { id, version }: { id: string; version?: number },
  action: PersonAction,
): Promise<Exclude<PersonOutcome, Made> | Link> {
  try {
    return await database.transaction().execute(async (transaction) => {
      const person = await lockWithAdmins(transaction, id);
      if (!person) return 'missing';
      // All admins are locked: whoever was revoked a moment ago changes nothing any more.
      if (!(await mayAct(transaction, actor))) return 'conflict';
      if (version !== undefined && version !== person.version) return 'conflict';
      if (actor.id === id) return 'self';
      return change(transaction, actor, person, action);
    });
  } catch (error) {
    if (error instanceof LastAdminError) return 'last-admin';
    throw error;
  }
}

/** What the mail about it says, of the moment when it happened. */
export interface RoleChange {
  by: string;
  byId: string;
  name: string;
  /** Empty if the access was taken away. */
  role: Role | '';
  /** Where mails to this person went before, as it may have been replaced. */
  formerEmail: string;
}

function grantedBy({ name }: Actor, role_since: string) {
  return { role_since, granted_by: name };
}

/** All who approve changes learn who joins and leaves them. */
async function tellApprovers(
  transaction: Database,
  { id, name }: Actor,
  person: Pick<DeskPersonTable, 'id' | 'name' | 'email'>,
  role: Role | '',
  before?: Role,
): Promise<void> {
  if (![role, before].some((each) => each && kindsOf(each).length > 0)) return;
  const change: RoleChange = { by: name, byId: id, name: person.name, role, formerEmail: person.email };
  const details = JSON.stringify(change);
  await addToOutbox(transaction, { kind: 'role-change', person_id: person.id, state: 'waiting', details });
}

async function mayAct(transaction: Database, actor: Actor): Promise<boolean> {
  if (actor.id === COMMAND_LINE.id) return true;
  const row = await transaction
    .selectFrom('desk_people')
    .select('role')
    .where('id', '=', actor.id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row?.role === 'admin';
}

async function change(transaction: Database, actor: Actor, person: DeskPersonTable, action: PersonAction) {
  const { id, name } = person;
  const update = (values: Partial<DeskPersonTable> = {}) =>
    transaction
      .updateTable('desk_people')
      .set({ ...values, version: person.version + 1 })
      .where('id', '=', id)
      .execute();
  /** Who can sign in by a new link may be somebody else: that counts as a new role, too. */
  const changeRole = async (values: Partial<DeskPersonTable>) => {
    // One moment for both: in between nobody would count.
    const now = new Date().toISOString();
    if (!person.revoked_at) await keepFormerRole(transaction, person, now);
    await update({ ...values, ...grantedBy(actor, now) });
    const role = values.revoked_at ? '' : (values.role ?? person.role);
    await tellApprovers(transaction, actor, person, role, person.role);
  };
  const record = (type: Parameters<typeof recordAction>[2]['action'], details: Details = {}) =>
    recordAction(transaction, actor, { action: type, subject: name, ...details });

  switch (action.type) {
    case 'link':
      return renewLink();
    case 'revoke':
      await keepOneAdmin(transaction, person);
      await changeRole({ revoked_at: new Date().toISOString() });
      await endAccess(transaction, id, 'all');
      await record('person.revoke', { before: { role: person.role } });
      return 'done' as const;
    case 'role':
      if (person.role === action.role) return 'done' as const;
      if (action.role !== 'admin') await keepOneAdmin(transaction, person);
      await changeRole({ role: action.role });
      await record('person.role', { before: { role: person.role }, after: { role: action.role } });
      return 'done' as const;
    case 'end-link': {
      const hasPasskey = await transaction
        .selectFrom('desk_passkeys')
        .select('id')
        .where('person_id', '=', id)
        .executeTakeFirst();
      if (!hasPasskey) await keepOneAdmin(transaction, person);
      await update();
      await endLinks(transaction, id);
      await record('person.end-link');
      return 'done' as const;
    }
    case 'end-session': {
      const ended = await endSessionOf(transaction, id, action.session);
      if (ended) await record('person.end-session', { after: { device: ended.device } });
      return 'done' as const;
    }
    case 'end-sessions':
      await endAllSessions(transaction, id);
      await record('person.end-sessions');
      return 'done' as const;
  }

  async function renewLink(): Promise<Link | 'conflict'> {
    const { lost, role = person.role, email, isMailed } = action as Extract<PersonAction, { type: 'link' }>;
    if (!(await isThere(transaction, id, lost))) return 'conflict';
    if (role !== 'admin') await keepOneAdmin(transaction, person);
    const isRevoked = person.revoked_at !== null;
    const passkey = (await endedBy(transaction, id, isRevoked ? 'all' : lost)).join(', ');
    const invited_at = new Date().toISOString();
    await changeRole({ role, invited_at, revoked_at: null, ...(email && { email }) });
    await endAccess(transaction, id, isRevoked ? 'all' : lost);
    const link = await makeLink(transaction, actor, id, isMailed);
    await record(passkey ? 'person.replace-passkey' : 'person.invite', {
      before: { role: person.role, ...(isRevoked && { revoked: true }), ...(passkey && { passkey }) },
      after: {
        role,
        ...(isRevoked && { revoked: false }),
        ...(isMailed && { mailed: true }),
        // Not the address: the log is kept for ever.
        ...(email && email !== person.email && { addressChanged: true }),
      },
    });
    return link;
  }
}

type Details = { before?: ActionDetails; after?: ActionDetails };

/** Whether the lost passkey is still one of theirs or, when nothing is lost, whether there is a link to make anew. */
async function isThere(transaction: Database, personId: string, lost: string): Promise<boolean> {
  if (lost === 'all') return true;
  const found =
    lost === 'none'
      ? transaction.selectFrom('desk_invitations').select('person_id').where('person_id', '=', personId)
      : transaction
          .selectFrom('desk_passkeys')
          .select('person_id')
          .where('person_id', '=', personId)
          .where('id', '=', lost);
  return (await found.executeTakeFirst()) !== undefined;
}

/** The names of the passkeys that are lost. */
async function endedBy(transaction: Database, personId: string, lost: string): Promise<string[]> {
  const theirs = transaction.selectFrom('desk_passkeys').select('label').where('person_id', '=', personId);
  const ended = await (lost === 'all' ? theirs : theirs.where('id', '=', lost)).orderBy('made_at').execute();
  return ended.map(({ label }) => label || accessWords.unnamed);
}

/** Ends links and sessions, and of the passkeys the one that is lost, all of them or none. */
async function endAccess(transaction: Database, personId: string, lost: string): Promise<void> {
  await endLinks(transaction, personId);
  let passkeys = transaction.deleteFrom('desk_passkeys').where('person_id', '=', personId);
  if (lost !== 'all') passkeys = passkeys.where('id', '=', lost);
  await passkeys.execute();
  await endAllSessions(transaction, personId);
}

/** With their mails: one that is on its way at this moment brings a link that does not work. */
export async function endLinks(transaction: Database, personId: string): Promise<void> {
  const ended = await transaction
    .deleteFrom('desk_invitations')
    .where('person_id', '=', personId)
    .returning('mail_id')
    .execute();
  const mails = ended.flatMap(({ mail_id }) => mail_id ?? []);
  if (mails.length > 0) await transaction.deleteFrom('outbox').where('id', 'in', mails).execute();
}

async function makeLink(
  transaction: Database,
  actor: Actor,
  person_id: string,
  isMailed: boolean,
): Promise<Link> {
  const now = Date.now();
  const expiresAt = new Date(now + INVITATION_MS).toISOString();
  const token = createToken();
  await transaction
    .insertInto('desk_invitations')
    .values({
      token_hash: hashToken(token),
      person_id,
      expires_at: expiresAt,
      made_at: new Date(now).toISOString(),
      made_by: actor.name,
      mail_id: isMailed ? await addToOutbox(transaction, { kind: 'invitation', state: 'waiting' }) : null,
    })
    .execute();
  return { token: isMailed ? undefined : token, expiresAt };
}
