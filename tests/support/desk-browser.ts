import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type Authenticator = ReturnType<typeof createAuthenticator>;

/**
 * What a browser does at the desk, by plain HTTP: it keeps the cookies, sends forms and JSON as a page of the desk
 * would, and asks an authenticator. `origin` is the public address of the site, `url` where it listens.
 */
export function createDeskBrowser(url: string, origin: string, authenticator = createAuthenticator(origin)) {
  const cookies = new Map<string, string>();

  async function send(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url + path, {
      redirect: 'manual',
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-origin', cookie, ...(init.headers as object) },
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  }

  const postJson = (path: string, body: object) =>
    send(path, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  /** The options that the site asks the authenticator with; undefined when it does not. */
  async function ask(path: string, body: object) {
    const answer = await postJson(path, body);
    return answer.ok ? (await answer.json()).options : undefined;
  }

  return {
    cookies,
    authenticator,
    send,
    postJson,
    ask,
    async accept(invitation: string, use: Authenticator['make'] = authenticator.make): Promise<number> {
      const options = await ask('/desk/invitation/options', { invitation });
      if (!options) return 404;
      return (await postJson('/desk/invitation/passkey', { invitation, response: use(options) })).status;
    },
    async signIn(use: Authenticator['sign'] = authenticator.sign): Promise<number> {
      const options = await ask('/desk/sign-in/options', {});
      return (await postJson('/desk/sign-in', { response: use(options) })).status;
    },
    /** Whether the desk is open to it. */
    async isIn(): Promise<boolean> {
      return (await send('/desk/account')).status === 200;
    },
  };
}

type CborValue = Parameters<typeof isoCBOR.encode>[0];

/** What the tests read of the options that the site asks with. */
interface PasskeyOptions {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

const [PRESENT, VERIFIED, WITH_KEY] = [0x01, 0x04, 0x40];

/**
 * An authenticator in software, ES256 with no attestation: passkeys are made and used over plain HTTP, and can be
 * made wrongly as no browser would, also with the id of another's passkey.
 */
export function createAuthenticator(origin: string, id = randomBytes(16)) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  let userHandle = '';

  function authenticatorData(rpId: string, flags: number, count: number, attested = Buffer.alloc(0)): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head, attested]);
  }

  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  const credential = <Response>(response: Response) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    clientExtensionResults: {},
    response,
  });

  return {
    id,
    make({ challenge, rp, user }: PasskeyOptions, { isVerified = true } = {}) {
      userHandle = user?.id ?? '';
      const flags = PRESENT | WITH_KEY | (isVerified ? VERIFIED : 0);
      const key = coseKey(publicKey.export({ format: 'jwk' }));
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
      const data = authenticatorData(rp?.id ?? '', flags, ++counter, attested);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge).toString('base64url'),
        attestationObject: attestation(data).toString('base64url'),
        transports: ['internal'],
      });
    },

    /** `count` is what a clone would say, which counts for itself. */
    sign({ challenge, rpId }: PasskeyOptions, { isVerified = true, count = ++counter } = {}) {
      const data = authenticatorData(rpId ?? '', PRESENT | (isVerified ? VERIFIED : 0), count);
      const client = clientData('webauthn.get', challenge);
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return credential({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, privateKey).toString('base64url'),
        userHandle,
      });
    },
  };
}

/** The public key as COSE writes it: an elliptic curve key for ES256 on P-256. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Uint8Array {
  const point = (value: string) => new Uint8Array(Buffer.from(value, 'base64url'));
  return isoCBOR.encode(
    new Map<number, CborValue>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

function attestation(data: Buffer): Buffer {
  const fields = { fmt: 'none', attStmt: new Map(), authData: new Uint8Array(data) };
  return Buffer.from(isoCBOR.encode(new Map<string, CborValue>(Object.entries(fields))));
}
