import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { deskWords } from '#content/desk/desk-words.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database, DeskPasskeyTable } from '../../database/schema.ts';
import { createSigner } from '../newsletter/mail-links.ts';
import { beginFirstDay } from './approvals/approvers.ts';
import { recordAction } from './audit-repository.ts';
import { endLinks } from './people/change-person.ts';
import { findInvited, lockPerson } from './people-repository.ts';
import {
  createToken,
  endAllSessions,
  endSession,
  hashToken,
  isFresh,
  startSession,
} from './session-repository.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, which between them all authenticators know. */
const ALGORITHMS = [-8, -7, -257];

const MOST_PASSKEYS = 10;

/** At the first sign-in, since its three hundred modules would hold up every start. */
const loadWebAuthn = () => import('@simplewebauthn/server');

/** What the browser brings back: its own token, and what the authenticator has signed. */
interface Signed<Response> {
  origin: string;
  challengeToken: string;
  response: Response;
}

/** Sign-in by passkey. Whatever does not hold gives undefined, and no reason to learn from. */
export function createPasskeyService(database: Database) {
  const challenges = createChallenges(database);

  return {
    async askForSignIn(origin: string) {
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const { challengeToken, ...asked } = await challenges.make('sign-in');
      const options = await generateAuthenticationOptions({
        ...asked,
        rpID: new URL(origin).hostname,
        userVerification: 'required',
      });
      return { options, challengeToken };
    },

    async askForPasskey(origin: string, invitation: string) {
      const person = await findInvited(database, invitation);
      if (!person) return undefined;
      return { person, ...(await ask(origin, person, `passkey:${hashToken(invitation)}`)) };
    },

    /** `device` is where it is made, in words. */
    async makePasskey(invitation: string, signed: Signed<RegistrationResponseJSON>, device: string) {
      const purpose = `passkey:${hashToken(invitation)}` as const;
      const passkey = await readNew(purpose, signed);
      const person = passkey && (await findInvited(database, invitation));
      if (!person) return undefined;
      return acceptInvitation(database, person, invitation, { ...passkey, label: device });
    },

    /** One more for somebody who has just signed in, by the session with this id; undefined later on. */
    async askForAnother(origin: string, person: Person, session: string) {
      if (!(await isFresh(database, person.id, session))) return undefined;
      return ask(origin, person, `another:${session}`);
    },

    async addPasskey(
      person: Person,
      session: string,
      name: string,
      signed: Signed<RegistrationResponseJSON>,
    ): Promise<'added' | 'refused' | 'stale'> {
      const passkey = await readNew(`another:${session}`, signed);
      if (!passkey) return 'refused';
      return database.transaction().execute(async (transaction) => {
        // Whoever loses their access at this moment does not keep a passkey by it.
        await lockPerson(transaction, person.id);
        if (!(await isFresh(transaction, person.id, session))) return 'stale';
        if ((await passkeysOf(transaction, person.id)).length >= MOST_PASSKEYS) return 'refused';
        const made_at = new Date().toISOString();
        const added = await transaction
          .insertInto('desk_passkeys')
          .values({ ...passkey, label: name, person_id: person.id, made_at, used_at: null })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (!added) return 'refused';
        await recordAction(transaction, person, {
          action: 'passkey.add',
          subject: person.name,
          after: { passkey: name },
        });
        return 'added';
      });
    },

    /** `sessionBefore` is what the browser had before. */
    async signIn(
      signed: Signed<AuthenticationResponseJSON>,
      sessionBefore: string | undefined,
      device: string,
    ) {
      const { response, challengeToken } = signed;
      const expected = await challenges.read('sign-in', signed);
      const found = expected && (await findPasskey(database, response.id));
      if (!found) return undefined;
      const { passkey, person } = found;
      const { id, counter } = passkey;
      if (response.response.userHandle !== Buffer.from(person.id).toString('base64url')) return undefined;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        ...expected,
        response,
        credential: { id, counter, publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')) },
      }).catch(refuse);
      if (!verified || !authenticationInfo) return undefined;
      return database.transaction().execute(async (transaction) => {
        await lockPerson(transaction, person.id);
        if (!(await challenges.spend(transaction, challengeToken))) return undefined;
        if (!(await countUse(transaction, id, authenticationInfo.newCounter))) return undefined;
        if (sessionBefore) await endSession(transaction, sessionBefore);
        const token = await startSession(transaction, person.id, { device, passkeyId: id });
        await recordAction(transaction, person, { action: 'person.sign-in', subject: person.name });
        return token;
      });
    },
  };

  async function ask(origin: string, person: Person, purpose: Purpose) {
    const { generateRegistrationOptions } = await loadWebAuthn();
    const { challengeToken, ...asked } = await challenges.make(purpose);
    const options = await generateRegistrationOptions({
      ...asked,
      rpName: deskWords.brand,
      rpID: new URL(origin).hostname,
      userID: new TextEncoder().encode(person.id),
      userName: person.name,
      userDisplayName: person.name,
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      supportedAlgorithmIDs: ALGORITHMS,
      // A device keeps one passkey of a person: a second would silently take the place of the first.
      excludeCredentials: await passkeysOf(database, person.id),
    });
    return { options, challengeToken };
  }

  /** What was made, as it is stored; undefined when its signature does not hold. */
  async function readNew(purpose: Purpose, signed: Signed<RegistrationResponseJSON>) {
    const expected = await challenges.read(purpose, signed);
    if (!expected) return undefined;
    const { verifyRegistrationResponse } = await loadWebAuthn();
    const { registrationInfo } = await verifyRegistrationResponse({
      ...expected,
      response: signed.response,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (!registrationInfo) return undefined;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const public_key = Buffer.from(publicKey).toString('base64url');
    return { id, public_key, counter, transports: transports.join() };
  }
}

function passkeysOf(database: Database, personId: string) {
  return database.selectFrom('desk_passkeys').select('id').where('person_id', '=', personId).execute();
}

/** The library throws what is wrong with a signature. */
function refuse() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined };
}

/**
 * What an authenticator is asked to sign for; a new passkey is made for the invitation with this hash, another one in
 * the session with this id.
 */
type Purpose = 'sign-in' | `passkey:${string}` | `another:${string}`;

/** When it expires, and 256 random bits. */
const TOKEN = /^(\d{13})\.[\w-]{43}$/;

const expiryOf = (token: string) => Number(TOKEN.exec(token)?.[1] ?? 0);

/**
 * A challenge is computed from the site's secret and a token that the browser keeps, and stored by no process. So
 * strangers cannot crowd out anybody's by asking for more, and every process knows it. Whoever makes up a token, or
 * moves the time in one, does not know what would have to be signed.
 */
function createChallenges(database: Database) {
  const signText = createSigner(database);
  const sign = (text: string) => signText(`desk-challenge-${text}`);

  return {
    async make(purpose: Purpose) {
      const challengeToken = `${Date.now() + CHALLENGE_MS}.${createToken()}`;
      const challenge = new Uint8Array(await sign(`${purpose}:${challengeToken}`));
      return { challengeToken, challenge, timeout: CHALLENGE_MS };
    },

    /** What must have been signed; undefined when the challenge has expired, or is none of ours. */
    async read(purpose: Purpose, { challengeToken, origin }: Signed<unknown>) {
      if (expiryOf(challengeToken) <= Date.now()) return undefined;
      const expectedChallenge = (await sign(`${purpose}:${challengeToken}`)).toString('base64url');
      return { expectedChallenge, expectedOrigin: origin, expectedRPID: new URL(origin).hostname };
    },

    /** In the transaction of what was signed for; false when it was answered before. Only staff fill this table. */
    async spend(transaction: Database, challengeToken: string): Promise<boolean> {
      const token_hash = (await sign(`used:${challengeToken}`)).toString('base64url');
      const expires_at = new Date(expiryOf(challengeToken)).toISOString();
      await transaction
        .deleteFrom('desk_challenges')
        .where('expires_at', '<=', new Date().toISOString())
        .execute();
      const stored = await transaction
        .insertInto('desk_challenges')
        .values({ token_hash, challenge: '', expires_at, invitation: null })
        .onConflict((conflict) => conflict.column('token_hash').doNothing())
        .returning('token_hash')
        .executeTakeFirst();
      return stored !== undefined;
    },
  };
}

/** A passkey with its person; undefined when there is none, or the person has been revoked. */
export async function findPasskey(database: Database, id: string) {
  const row = await database
    .selectFrom('desk_passkeys')
    .innerJoin('desk_people', 'desk_people.id', 'person_id')
    .select(['desk_passkeys.id', 'public_key', 'counter', 'person_id', 'name', 'role'])
    .where('desk_passkeys.id', '=', id)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const { person_id, name, role, ...passkey } = row;
  return { passkey, person: { id: person_id, name, role } };
}

/**
 * False when the passkey is gone, or another sign-in has counted as far, as the clone of a passkey does. Passkeys that
 * are shared between devices never count.
 */
async function countUse(transaction: Database, id: string, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('desk_passkeys')
    .set({ counter, used_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('counter', counter === 0 ? '=' : '<', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Uses up the invitation for a new passkey, and ends every session. What it replaces has ended when it was made. Gives
 * the token of a new session; undefined, and nothing is changed, when the invitation was used or taken back meanwhile,
 * or somebody else's passkey has this id.
 */
export function acceptInvitation(
  database: Database,
  person: Person,
  invitation: string,
  passkey: Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports' | 'label'>,
): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    const now = new Date().toISOString();
    await lockPerson(transaction, person.id);
    const invitations = { token_hash: hashToken(invitation), person_id: person.id };
    const invited = await transaction
      .selectFrom('desk_invitations')
      .select('person_id')
      .where(({ and }) => and(invitations))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (!invited) return undefined;
    const row = { ...passkey, person_id: person.id, made_at: now, used_at: now };
    const made = await transaction
      .insertInto('desk_passkeys')
      .values(row)
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('desk_passkeys.person_id', '=', person.id),
      )
      .returning('id')
      .executeTakeFirst();
    if (!made) return undefined;
    await beginFirstDay(transaction, person, now);
    await endLinks(transaction, person.id);
    await endAllSessions(transaction, person.id);
    const from = { device: passkey.label, passkeyId: passkey.id };
    const token = await startSession(transaction, person.id, from);
    await recordAction(transaction, person, {
      action: 'passkey.make',
      subject: person.name,
      ...(passkey.label && { after: { passkey: passkey.label } }),
    });
    return token;
  });
}
