import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/schema.ts';

export type LinkPurpose = 'confirm' | 'unsubscribe';

export type MailLinks = ReturnType<typeof createMailLinks>;

const SECRET_NAME = 'mail-links';
const LONGEST_TOKEN = 200;

/** Makes and reads the links in our mails: `id.signature`, which only this site's database can sign. */
export function createMailLinks(database: Database) {
  let secret: string | undefined;

  async function sign(purpose: LinkPurpose, id: string): Promise<string> {
    secret ??= await readSecret(database);
    return createHmac('sha256', secret).update(`${purpose}:${id}`).digest('base64url');
  }

  return {
    tokenFor: async (purpose: LinkPurpose, id: string) => `${id}.${await sign(purpose, id)}`,
    /** The subscriber's id, or undefined when the token is not one of ours for this purpose. */
    async read(purpose: LinkPurpose, token: string): Promise<string | undefined> {
      const [id, signature, ...more] = token.length > LONGEST_TOKEN ? [] : token.split('.');
      if (!id || !signature || more.length > 0) return undefined;
      const [given, expected] = [Buffer.from(signature), Buffer.from(await sign(purpose, id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}

/** Made by the first start and kept in the database. */
export async function readSecret(database: Database): Promise<string> {
  const row = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', SECRET_NAME)
    .executeTakeFirstOrThrow();
  return row.value;
}
