import { createHmac } from 'node:crypto';
import type { Database } from '../../database/schema.ts';
import { readSecret } from '../newsletter/mail-links.ts';
import { createToken } from './session-repository.ts';

export const CHALLENGE_MS = 5 * 60_000;

/** What an authenticator is asked to sign for; a new passkey is made for the invitation with this hash. */
type Purpose = 'sign-in' | `passkey:${string}`;

export interface Challenge {
  /** In base64url, as browsers give it back. */
  text: string;
  /** Called in the transaction of what was signed for; false when that was done before. */
  spend(transaction: Database): Promise<boolean>;
}

/** When it expires, and 256 random bits. */
const TOKEN = /^(\d{13})\.[\w-]{43}$/;

/**
 * A challenge is computed from the site's secret and a token that the browser keeps, and stored by no process. So
 * strangers cannot crowd out anybody's by asking for more, and every process knows it. Whoever makes up a token, or
 * moves the time in one, does not know what would have to be signed.
 */
export function createChallenges(database: Database) {
  let secret: string | undefined;

  async function sign(text: string): Promise<Buffer> {
    secret ??= await readSecret(database);
    return createHmac('sha256', secret).update(`desk-challenge-${text}`).digest();
  }

  return {
    async make(purpose: Purpose) {
      const token = `${Date.now() + CHALLENGE_MS}.${createToken()}`;
      return { token, bytes: new Uint8Array(await sign(`${purpose}:${token}`)) };
    },

    /** Undefined when it has expired, or is no token of ours. */
    async read(purpose: Purpose, token: string): Promise<Challenge | undefined> {
      const expires = Number(TOKEN.exec(token)?.[1] ?? 0);
      if (expires <= Date.now()) return undefined;
      const text = (await sign(`${purpose}:${token}`)).toString('base64url');
      const token_hash = (await sign(`used:${token}`)).toString('base64url');
      const row = { token_hash, challenge: text, expires_at: new Date(expires).toISOString() };
      return { text, spend: (transaction) => storeUsed(transaction, row) };
    },
  };
}

/** Only those who have signed in fill this table. */
async function storeUsed(
  transaction: Database,
  row: { token_hash: string; challenge: string; expires_at: string },
): Promise<boolean> {
  await transaction
    .deleteFrom('desk_challenges')
    .where('expires_at', '<=', new Date().toISOString())
    .execute();
  const stored = await transaction
    .insertInto('desk_challenges')
    .values({ ...row, invitation: null })
    .onConflict((conflict) => conflict.column('token_hash').doNothing())
    .returning('token_hash')
    .executeTakeFirst();
  return stored !== undefined;
}
