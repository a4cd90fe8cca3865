import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { deskWords } from '#content/desk/desk-words.ts';
import type { Person } from '#domain/desk/roles.ts';
import type { Database, DeskPasskeyTable } from '../../database/schema.ts';
import { createSigner } from '../newsletter/mail-links.ts';
import { recordAction } from './audit-repository.ts';
import { findInvited, lockPerson } from './people-repository.ts';
import { createToken, endAllSessions, endSession, hashToken, startSession } from './session-repository.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** EdDSA, ES256 and RS256, which between them all authenticators know. */
const ALGORITHMS = [-8, -7, -257];

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
      const { generateRegistrationOptions } = await loadWebAuthn();
      const { challengeToken, ...asked } = await challenges.make(`passkey:${hashToken(invitation)}`);
      const options = await generateRegistrationOptions({
        ...asked,
        rpName: deskWords.brand,
        rpID: new URL(origin).hostname,
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      return { person, options, challengeToken };
    },

    async makePasskey(invitation: string, signed: Signed<RegistrationResponseJSON>) {
      const expected = await challenges.read(`passkey:${hashToken(invitation)}`, signed);
      const person = expected && (await findInvited(database, invitation));
      if (!person) return undefined;
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: signed.response,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return acceptInvitation(database, person, invitation, {
        id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(),
      });
    },

    /** `sessionBefore` is what the browser had before. */
    async signIn(signed: Signed<AuthenticationResponseJSON>, sessionBefore: string | undefined) {
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
        const token = await startSession(transaction, person.id);
        await recordAction(transaction, person, { action: 'person.sign-in', subject: person.name });
        return token;
      });
    },
  };
}

/** The library throws what is wrong with a signature. */
function refuse() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined };
}

/** What an authenticator is asked to sign for; a new passkey is made for the invitation with this hash. */
type Purpose = 'sign-in' | `passkey:${string}`;

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
 * Uses up the invitation, puts the new passkey in the place of all that there were, and ends every session. Gives the
 * token of a new one; undefined, and nothing is changed, when the invitation was used or taken back meanwhile, or
 * somebody else's passkey has this id.
 */
export function acceptInvitation(
  database: Database,
  person: Person,
  invitation: string,
  passkey: Pick<DeskPasskeyTable, 'id' | 'public_key' | 'counter' | 'transports'>,
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
    await transaction
      .deleteFrom('desk_invitations')
      .where(({ and }) => and(invitations))
      .execute();
    await transaction
      .deleteFrom('desk_passkeys')
      .where('person_id', '=', person.id)
      .where('id', '!=', passkey.id)
      .execute();
    await endAllSessions(transaction, person.id);
    const token = await startSession(transaction, person.id);
    await recordAction(transaction, person, { action: 'passkey.make', subject: person.name });
    return token;
  });
}
