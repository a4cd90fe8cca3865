import type { Database } from '../../database/schema.ts';
import { createToken, hashToken } from './session-repository.ts';

export const CHALLENGE_MS = 5 * 60_000;
/** So many at once are kept; whoever asks for more drives out the oldest. */
const MOST_CHALLENGES = 1000;

/** Gives the token by which the browser that was challenged is known again. `invitation` is the hash of its token. */
export async function storeChallenge(
  database: Database,
  challenge: string,
  invitation: string | null,
): Promise<string> {
  const token = createToken();
  const now = Date.now();
  await database
    .deleteFrom('desk_challenges')
    .where('expires_at', '<=', new Date(now).toISOString())
    .execute();
  const oldest = await database
    .selectFrom('desk_challenges')
    .select('expires_at')
    .orderBy('expires_at', 'desc')
    .limit(1)
    .offset(MOST_CHALLENGES - 1)
    .executeTakeFirst();
  if (oldest)
    await database.deleteFrom('desk_challenges').where('expires_at', '<=', oldest.expires_at).execute();
  const expires_at = new Date(now + CHALLENGE_MS).toISOString();
  await database
    .insertInto('desk_challenges')
    .values({ token_hash: hashToken(token), challenge, invitation, expires_at })
    .execute();
  return token;
}

/** Once: whatever comes of it, it cannot be answered again. */
export async function takeChallenge(
  database: Database,
  token: string,
  invitation: string | null,
): Promise<string | undefined> {
  const taken = await database
    .deleteFrom('desk_challenges')
    .where('token_hash', '=', hashToken(token))
    .returning(['challenge', 'invitation', 'expires_at'])
    .executeTakeFirst();
  const isLive = taken && taken.expires_at > new Date().toISOString() && taken.invitation === invitation;
  return isLive ? taken.challenge : undefined;
}
