import type { Database } from '../../database/schema.ts';

const DAY_MS = 86_400_000;
/** Anyone can write anyone's address into a form: no mailbox may be filled through us. */
const ACKNOWLEDGEMENTS_A_DAY = 5;

/** Whether this address may be told that something has come from it; to be asked before that is stored. */
export async function mayAcknowledge(database: Database, email: string, now: Date): Promise<boolean> {
  if (!email) return false;
  const since = new Date(now.getTime() - DAY_MS).toISOString();
  const messages = await countFrom(database, 'messages', email, since);
  const complaints = await countFrom(database, 'complaints', email, since);
  return messages + complaints < ACKNOWLEDGEMENTS_A_DAY;
}

/** The forms take ASCII addresses only, so that `lower` means the same on both databases. */
async function countFrom(
  database: Database,
  table: 'messages' | 'complaints',
  email: string,
  since: string,
): Promise<number> {
  const row = await database
    .selectFrom(table)
    .select((select) => select.fn.countAll().as('count'))
    .where(({ fn, ref }) => fn<string>('lower', [ref('user_email')]), '=', email.toLowerCase())
    .where('received_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
