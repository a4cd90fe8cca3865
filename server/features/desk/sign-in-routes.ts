import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { deviceWords } from '#content/desk/people.ts';
import { accountWords, signInWords } from '#content/desk/sign-in.ts';
import type { Database } from '../../database/schema.ts';
import { originOf } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';
import { NOT_SIGNED_IN, type RefusalLog } from './audit-repository.ts';
import type { DeskCookies } from './desk-cookies.ts';
import { CHALLENGE_MS, createPasskeyService, findPasskey } from './passkey-service.ts';
import { readPasskeyName } from './people/person-names.ts';
import { endSession, hashToken } from './session-repository.ts';

interface SignInOptions {
  database: Database;
  publicUrl: string;
  cookies: DeskCookies;
  recordRefusal: RefusalLog;
  showGuestPage(...page: [FastifyRequest, FastifyReply, name: string, status: number, data: object]): unknown;
}

const SIGN_IN_AGAIN = 'sign in again first';

const deviceOf = ({ headers }: FastifyRequest) => describeDevice(headers['user-agent']);

/** Passkeys are small; the largest are those of certified keys. */
const BODY_LIMIT_BYTES = 64 * 1024;

const token = z.string().regex(/^[\w-]{43}$/);
const base64url = z.base64url().max(BODY_LIMIT_BYTES);
const transports = z
  .array(z.string().regex(/^[\w-]{1,20}$/))
  .max(10)
  .default([]);
/** What a browser brings back from an authenticator. */
const credential = <Response extends z.ZodRawShape>(response: Response) =>
  z.object({
    id: base64url,
    rawId: base64url,
    type: z.literal('public-key'),
    clientExtensionResults: z.object({}),
    response: z.object({ clientDataJSON: base64url, ...response }),
  });
const invitationBody = z.object({ invitation: token });
const passkeyBody = z.object({
  invitation: token,
  response: credential({ attestationObject: base64url, transports }),
});
const anotherBody = z.object({
  name: z.string().max(200),
  response: credential({ attestationObject: base64url, transports }),
});
const signInBody = z.object({
  response: credential({ authenticatorData: base64url, signature: base64url, userHandle: base64url }),
});

/** How staff come in and leave. What a browser and its authenticator say to each other travels as JSON. */
export async function signInRoutes(app: FastifyInstance, options: SignInOptions) {
  const { database, publicUrl, cookies, showGuestPage, recordRefusal } = options;
  const passkeys = createPasskeyService(database);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch {
      done(null, undefined);
    }
  });

  app.get('/sign-in', async (request, reply) =>
    request.person
      ? reply.code(303).header('location', '/desk').send()
      : showGuestPage(request, reply, 'sign-in', 200, {}),
  );
  app.get('/invitation', (request, reply) => showGuestPage(request, reply, 'invitation', 200, {}));

  const bodyLimit = BODY_LIMIT_BYTES;
  function post<Body extends z.ZodType>(
    path: string,
    body: Body,
    answer: (request: FastifyRequest<{ Body: z.infer<Body> }>, reply: FastifyReply) => Promise<unknown>,
  ) {
    app.post<{ Body: z.infer<Body> }>(path, { bodyLimit, schema: { body } }, answer);
  }

  app.post('/sign-in/options', { bodyLimit }, async (request, reply) => {
    const { options, challengeToken } = await passkeys.askForSignIn(originOf(request, publicUrl));
    cookies.set(reply, 'desk-challenge', challengeToken, CHALLENGE_MS / 1000);
    return { options };
  });

  post('/sign-in', signInBody, async (request, reply) => {
    const { response } = request.body;
    const signed = { ...takeChallengeToken(request, reply), response };
    const session = await passkeys.signIn(signed, cookies.read(request, 'desk'), deviceOf(request));
    if (!session) {
      const passkey = await findPasskey(database, response.id);
      await recordRefusal('refused.sign-in', NOT_SIGNED_IN, passkey?.person.name ?? '');
    }
    return admit(reply, session);
  });

  post('/invitation/options', invitationBody, async (request, reply) => {
    const { invitation } = request.body;
    const asked = await passkeys.askForPasskey(originOf(request, publicUrl), invitation);
    if (!asked) {
      await recordRefusal('refused.invitation', NOT_SIGNED_IN, '');
      throw new RequestError(404, 'this invitation cannot be used');
    }
    cookies.set(reply, 'desk-challenge', asked.challengeToken, CHALLENGE_MS / 1000);
    return { name: asked.person.name, options: asked.options };
  });

  post('/invitation/passkey', passkeyBody, async (request, reply) => {
    const { invitation, response } = request.body;
    const signed = { ...takeChallengeToken(request, reply), response };
    const session = await passkeys.makePasskey(invitation, signed, deviceOf(request));
    if (!session) await recordRefusal('refused.invitation', NOT_SIGNED_IN, '');
    return admit(reply, session);
  });

  app.post('/account/passkey/options', { bodyLimit }, async (request, reply) => {
    const { person, session } = requirePerson(request);
    const asked = await passkeys.askForAnother(originOf(request, publicUrl), person, session);
    if (!asked) throw new RequestError(403, SIGN_IN_AGAIN);
    cookies.set(reply, 'desk-challenge', asked.challengeToken, CHALLENGE_MS / 1000);
    return { options: asked.options };
  });

  post('/account/passkey', anotherBody, async (request, reply) => {
    const { person, session } = requirePerson(request);
    const signed = { ...takeChallengeToken(request, reply), response: request.body.response };
    const name = readPasskeyName(request.body.name) || deviceOf(request);
    const outcome = await passkeys.addPasskey(person, session, name, signed);
    if (outcome === 'stale') throw new RequestError(403, SIGN_IN_AGAIN);
    if (outcome === 'refused') throw new RequestError(401, 'this passkey is not accepted');
    cookies.setNotice(reply, accountWords.done.added);
    return { added: true };
  });

  app.post('/sign-out', { bodyLimit }, async (request, reply) => {
    await endSession(database, cookies.read(request, 'desk') ?? '');
    cookies.clearSession(reply);
    cookies.setNotice(reply, signInWords.signedOut);
    return reply.code(303).header('location', '/desk/sign-in').send();
  });

  /** Whoever has a session, with the id of it. */
  function requirePerson(request: FastifyRequest) {
    const { person } = request;
    if (!person) throw new RequestError(403, SIGN_IN_AGAIN);
    return { person, session: hashToken(cookies.read(request, 'desk') ?? '') };
  }

  function takeChallengeToken(request: FastifyRequest, reply: FastifyReply) {
    const challengeToken = cookies.read(request, 'desk-challenge') ?? '';
    cookies.clear(reply, 'desk-challenge');
    return { challengeToken, origin: originOf(request, publicUrl) };
  }

  function admit(reply: FastifyReply, session: string | undefined) {
    if (!session) throw new RequestError(401, 'this passkey is not accepted');
    cookies.set(reply, 'desk', session);
    return { signedIn: true };
  }
}

/** The first that fits: browsers name those that they are made from, and systems those that they resemble. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(?:OPR|OPX|Opera Mini|OPT)\//, 'Opera'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
];

/** A browser and where it runs, such as "Chrome on Android"; empty when its header tells neither. */
export function describeDevice(userAgent: string | undefined): string {
  const find = (known: readonly [RegExp, string][]) =>
    known.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [browser, system] = [find(BROWSERS), find(SYSTEMS)];
  return browser && system ? deviceWords.on(browser, system) : (browser ?? system ?? '');
}
