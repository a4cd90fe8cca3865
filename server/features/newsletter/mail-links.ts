import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Database } from '../../database/schema.ts';

export type LinkPurpose = 'confirm' | 'unsubscribe';
export type MailLinks = ReturnType<typeof createMailLinks>;

const SECRET_NAME = 'mail-links';
const LONGEST_TOKEN = 200;

/** Makes and reads the links in our mails: `id.signature`, which only this site's database can sign. */
export function createMailLinks(database: Database) {
  const sign = createSigner(database);
  const tokenFor = async (purpose: LinkPurpose, id: string) =>
    `${id}.${(await sign(`${purpose}:${id}`)).toString('base64url')}`;

  return {
    tokenFor,
    /** The subscriber's id, or undefined when the token is not one of ours for this purpose. */
    async read(purpose: LinkPurpose, token: string): Promise<string | undefined> {
      const [id] = token.length > LONGEST_TOKEN ? [] : token.split('.');
      if (!id) return undefined;
      const [given, expected] = [Buffer.from(token), Buffer.from(await tokenFor(purpose, id))];
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : undefined;
    },
  };
}

/** Signs texts by the secret of this site, which the first start has made and the database keeps. */
export function createSigner(database: Database) {
  let secret: { value: string } | undefined;
  return async (text: string): Promise<Buffer> => {
    secret ??= await database
      .selectFrom('secrets')
      .select('value')
      .where('name', '=', SECRET_NAME)
      .executeTakeFirstOrThrow();
    return createHmac('sha256', secret.value).update(text).digest();
  };
}
