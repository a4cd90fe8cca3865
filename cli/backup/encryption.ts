import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { CommandError } from '../command.ts';

/*
 * An encrypted backup: a mark, a nonce, the gzip file in AES-256-GCM, and the tag that authenticates all of it. The key
 * is random, so nothing has to be derived from it.
 */

const ALGORITHM = 'aes-256-gcm';
const MARK = Buffer.from('LASHMA-ENCRYPTED-BACKUP-1\n');
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = MARK.length + NONCE_BYTES;

export async function* encrypt(key: Buffer, source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const head = Buffer.concat([MARK, randomBytes(NONCE_BYTES)]);
  const cipher = createCipheriv(ALGORITHM, key, head.subarray(MARK.length)).setAAD(head);
  yield head;
  for await (const chunk of source) yield cipher.update(chunk);
  yield cipher.final();
  yield cipher.getAuthTag();
}

/**
 * The gzip file of a backup. An encrypted one is authenticated to its end before any of it is returned. With a key any
 * other is refused: anyone can have made it.
 */
export async function openBackup(path: string, key: Buffer | undefined): Promise<Readable> {
  const file = await open(path);
  const head = Buffer.alloc(HEAD_BYTES);
  const tag = Buffer.alloc(TAG_BYTES);
  let end: number;
  try {
    await file.read(head, 0, HEAD_BYTES, 0);
    const isEncrypted = head.subarray(0, MARK.length).equals(MARK);
    if (!isEncrypted && !key) return createReadStream(path);
    if (!isEncrypted)
      throw new CommandError(
        `${path} is not encrypted although BACKUP_KEY is set: add --unencrypted if you know who made it.`,
      );
    end = (await file.stat()).size - TAG_BYTES;
    if (end <= HEAD_BYTES) throw undecipherable(path);
    await file.read(tag, 0, TAG_BYTES, end);
  } finally {
    await file.close();
  }
  if (!key) throw new CommandError(`${path} is encrypted: set BACKUP_KEY to the key that it was made with.`);

  async function* decrypt(secret: Buffer): AsyncGenerator<Buffer> {
    const decipher = createDecipheriv(ALGORITHM, secret, head.subarray(MARK.length), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(head).setAuthTag(tag);
    const body = createReadStream(path, { start: HEAD_BYTES, end: end - 1 });
    for await (const chunk of body) yield decipher.update(chunk);
    try {
      decipher.final();
    } catch {
      throw undecipherable(path);
    }
  }
  for await (const _chunk of decrypt(key));
  return Readable.from(decrypt(key));
}

function undecipherable(path: string): CommandError {
  return new CommandError(
    `${path} cannot be decrypted: BACKUP_KEY is not the key that it was made with, or the file was changed or cut short; nothing was changed.`,
  );
}
