import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { deskWords } from '#content/desk/desk-words.ts';
import type { Database } from '../../database/schema.ts';
import { CHALLENGE_MS, createChallenges } from './challenges.ts';
import { acceptInvitation, findPasskey, recordSignIn, TakenIdError } from './passkey-repository.ts';
import { findInvited } from './people-repository.ts';
import { hashToken } from './session-repository.ts';

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
      const { token: challengeToken, bytes: challenge } = await challenges.make('sign-in');
      const options = await generateAuthenticationOptions({
        rpID: new URL(origin).hostname,
        challenge,
        userVerification: 'required',
        timeout: CHALLENGE_MS,
      });
      return { options, challengeToken };
    },

    async askForPasskey(origin: string, invitation: string) {
      const person = await findInvited(database, invitation);
      if (!person) return undefined;
      const { generateRegistrationOptions } = await loadWebAuthn();
      const { token: challengeToken, bytes: challenge } = await challenges.make(
        `passkey:${hashToken(invitation)}`,
      );
      const options = await generateRegistrationOptions({
        rpName: deskWords.brand,
        rpID: new URL(origin).hostname,
        challenge,
        userID: new TextEncoder().encode(person.id),
        userName: person.name,
        userDisplayName: person.name,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
        timeout: CHALLENGE_MS,
      });
      return { person, options, challengeToken };
    },

    async makePasskey(
      invitation: string,
      { origin, challengeToken, response }: Signed<RegistrationResponseJSON>,
    ): Promise<string | undefined> {
      const challenge = await challenges.read(`passkey:${hashToken(invitation)}`, challengeToken);
      const person = challenge && (await findInvited(database, invitation));
      if (!person) return undefined;
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge.text,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        supportedAlgorithmIDs: ALGORITHMS,
      }).catch(refuse);
      if (!registrationInfo) return undefined;
      const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
      return acceptInvitation(database, person, invitation, {
        id,
        public_key: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: transports.join(),
      }).catch((error) => {
        if (error instanceof TakenIdError) return undefined;
        throw error;
      });
    },

    async signIn(
      { origin, challengeToken, response }: Signed<AuthenticationResponseJSON>,
      sessionBefore: string | undefined,
    ): Promise<string | undefined> {
      const challenge = await challenges.read('sign-in', challengeToken);
      const found = challenge && (await findPasskey(database, response.id));
      if (!found) return undefined;
      const { passkey, person } = found;
      if (response.response.userHandle !== Buffer.from(person.id).toString('base64url')) return undefined;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        expectedChallenge: challenge.text,
        expectedOrigin: origin,
        expectedRPID: new URL(origin).hostname,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(refuse);
      if (!verified || !authenticationInfo) return undefined;
      return recordSignIn(database, {
        person,
        passkey: { id: passkey.id, counter: authenticationInfo.newCounter },
        challenge,
        sessionBefore,
      });
    },
  };
}

/** The library throws what is wrong with a signature. */
function refuse() {
  return { verified: false, registrationInfo: undefined, authenticationInfo: undefined };
}
