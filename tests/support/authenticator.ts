import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

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

  function authenticatorData(
    rpId: string,
    flags: number,
    count: number,
    attested: Buffer = Buffer.alloc(0),
  ): Buffer {
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
      const length = Buffer.from([0, id.length]);
      const attested = Buffer.concat([
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey.export({ format: 'jwk' })),
      ]);
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

/** The CBOR map { 1: 2, 3: -7, -1: 1, -2: x, -3: y }. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** The CBOR map { fmt: "none", attStmt: {}, authData }. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(data.length);
  const head = Buffer.concat([
    Buffer.from('a363', 'hex'),
    Buffer.from('fmt'),
    Buffer.from('64', 'hex'),
    Buffer.from('none'),
    Buffer.from('67', 'hex'),
    Buffer.from('attStmt'),
    Buffer.from('a068', 'hex'),
    Buffer.from('authData'),
    Buffer.from('59', 'hex'),
  ]);
  return Buffer.concat([head, length, data]);
}
