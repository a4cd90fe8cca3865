import type {
  Invitee,
  ListedPerson,
  OpenLink,
  PersonAction,
  PersonDetails,
} from '#app/desk/people/people-service.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database } from '../../../database/schema.ts';
import { createAuditService } from '../audit/audit-service.ts';
import { listPeople } from '../people-repository.ts';
import { listSessions } from '../session-repository.ts';
import { listPasskeys } from './account-service.ts';
import { addPerson, changePerson } from './change-person.ts';
import { readPersonName } from './person-names.ts';

const HISTORY_LINES = 10;

export interface PeopleOptions {
  database: Database;
  publicUrl: string;
  /** Without a mail server links are shown, never mailed. */
  canMail: boolean;
}

/** For admins. */
export function createPeopleService({ database, publicUrl, canMail }: PeopleOptions) {
  const audit = createAuditService(database);
  /** The token stands behind the # sign, which no browser sends: it is in no log, here or on the way. */
  const toLink = ({ token, ...made }: { token: string | undefined; expiresAt: string }) => ({
    ...made,
    link: token && `${publicUrl}/desk/invitation#${token}`,
  });

  return {
    canMail,

    async list() {
      return { people: (await listPeople(database)).map(describe), links: await listLinks(database) };
    },

    async find(id: string): Promise<PersonDetails | undefined> {
      const row = (await listPeople(database)).find((person) => person.id === id);
      if (!row) return undefined;
      const history = await audit.list({ about: row.name }, { page: 1, rowsPerPage: HISTORY_LINES });
      return {
        ...describe(row),
        email: row.email,
        version: row.version,
        revokedAt: row.revoked_at,
        link: (await listLinks(database)).find(({ personId }) => personId === id),
        passkeys: await listPasskeys(database, id),
        sessions: await listSessions(database, id),
        history: history.lines,
      };
    },

    async invite(admin: Person, invitee: Invitee) {
      const read = readPersonName(invitee.name);
      if (typeof read === 'string') return read;
      const isMailed = canMail && invitee.isMailed;
      const made = await addPerson(database, admin, { ...invitee, ...read, isMailed });
      return typeof made === 'string' ? made : { ...toLink(made), id: made.id };
    },

    async change(admin: Person, id: string, version: number, action: PersonAction) {
      const wanted = action.type === 'link' ? { ...action, isMailed: canMail && action.isMailed } : action;
      const outcome = await changePerson(database, admin, { id, version }, wanted);
      return typeof outcome === 'string' ? outcome : toLink(outcome);
    },
  };
}

type PersonRow = Awaited<ReturnType<typeof listPeople>>[number];

function describe({ id, name, role, revoked_at, passkey, lastUsedAt, linkUntil }: PersonRow): ListedPerson {
  const isInvited = linkUntil !== null && linkUntil > new Date().toISOString();
  const access = revoked_at ? 'revoked' : passkey ? 'active' : isInvited ? 'invited' : 'expired';
  return { id, name, role, access, lastUsedAt };
}

/** Those that were made and not used, with what became of their mails. */
async function listLinks(database: Database): Promise<OpenLink[]> {
  const rows = await database
    .selectFrom('desk_invitations')
    .innerJoin('desk_people', 'desk_people.id', 'desk_invitations.person_id')
    .leftJoin('outbox', 'outbox.id', 'desk_invitations.mail_id')
    .select([
      'desk_people.id',
      'name',
      'role',
      'version',
      'email',
      'made_at',
      'made_by',
      'expires_at',
      'mail_id',
    ])
    .select('outbox.state as mailState')
    .orderBy('expires_at', 'desc')
    .orderBy('name')
    .execute();
  const now = new Date().toISOString();
  return rows.map((row) => ({
    personId: row.id,
    name: row.name,
    role: row.role,
    version: row.version,
    madeAt: row.made_at,
    madeBy: row.made_by,
    expiresAt: row.expires_at,
    isExpired: row.expires_at <= now,
    mail: row.mail_id ? { state: row.mailState ?? 'dropped', email: row.email } : undefined,
  }));
}
