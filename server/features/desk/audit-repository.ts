import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { AuditAction, AuditField } from '#content/desk/audit.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { AuditLogHeadTable, AuditLogTable, Database } from '../../database/schema.ts';

/** Whoever uses `npm run`. */
export const COMMAND_LINE: Person = { id: 'command line', name: 'command line', role: 'admin' };

/** Never a visitor's words or contact details. */
export type ActionDetails = Partial<Record<AuditField, string | number | boolean | null | readonly string[]>>;

/** `requestedBy`: whose change they have approved. */
type Actor = Pick<Person, 'id' | 'name'> & { requestedBy?: string };

interface NewAction {
  action: AuditAction;
  subject: string;
  before?: ActionDetails | undefined;
  after?: ActionDetails | undefined;
}

/**
 * To be called in the transaction that does what it tells of, as its last step: until that ends, whoever else has
 * something to record waits for the head of the chain. Nothing here changes or removes a line.
 */
export function recordAction(
  database: Database,
  { id: person_id, name: person_name, requestedBy }: Actor,
  { action, subject, before, after: details }: NewAction,
): Promise<void> {
  const after = requestedBy === undefined ? details : { ...details, requestedBy };
  return inTransaction(database, async (transaction) => {
    const { number, hash: previous } = await transaction
      .updateTable('audit_log_head')
      .set((row) => ({ number: row('number', '+', 1) }))
      .where('id', '=', HEAD_ID)
      .returning(['number', 'hash'])
      .executeTakeFirstOrThrow();
    const row = {
      id: randomUUID(),
      at: new Date().toISOString(),
      person_id,
      person_name,
      action,
      subject,
      before: before ? JSON.stringify(before) : '',
      after: after ? JSON.stringify(after) : '',
      number,
    };
    const hash = hashLine(previous, row);
    await transaction
      .insertInto('audit_log')
      .values({ ...row, hash })
      .execute();
    await transaction.updateTable('audit_log_head').set({ hash }).where('id', '=', HEAD_ID).execute();
  });
}

/** Whoever asks without a session. */
export const NOT_SIGNED_IN = { id: 'not signed in', name: 'not signed in' };

const MOST_EACH = 5;

type Refusal = Extract<AuditAction, `refused.${string}`>;

export type RefusalLog = ReturnType<typeof createRefusalLog>;

/**
 * Writes refusals into the audit log. Their `subject` is one of few: whatever a stranger may invent does not belong into
 * a log that only grows. Strangers can cause as many as they like, so of those of one kind the first five of a day have
 * a line, then the tenth, the hundredth, the thousandth, each with its count; every process counts for itself. Every
 * single one is in the log of requests.
 */
export function createRefusalLog(database: Database, log: Pick<FastifyBaseLogger, 'warn'>) {
  const counts = new Map<string, number>();
  let today = '';
  return async (action: Refusal, person: Pick<Person, 'id' | 'name'>, subject: string): Promise<void> => {
    const day = lagosDay(new Date());
    if (day !== today) counts.clear();
    today = day;
    const key = JSON.stringify([action, person.id, subject]);
    const times = (counts.get(key) ?? 0) + 1;
    counts.set(key, times);
    if (times > MOST_EACH && !/^10+$/.test(String(times))) return;
    await recordAction(database, person, { action, subject, after: { times } }).catch((err: unknown) =>
      log.warn({ err }, 'a refusal could not be written into the audit log'),
    );
  };
}

/** The id of the only row of `audit_log_head`. */
export const HEAD_ID = 'head';

/** What the first row has in place of the hash of a row before it. */
export const NO_HASH = '';

const BATCH = 1000;

export type AuditLogHead = Pick<AuditLogHeadTable, 'number' | 'hash'>;

export type ChainReport =
  /** `unchained`: rows without a number, written by a version from before the chain that still ran beside this one. */
  { head: AuditLogHead; unchained: number } | { broken: string };

/** Of a row's content and of the hash of the row before. The format is stored: it never changes. */
export function hashLine(previous: string, line: Omit<AuditLogTable, 'hash'>): string {
  const { number, id, at, person_id, person_name, action, subject, before, after } = line;
  const content = [previous, number, id, at, person_id, person_name, action, subject, before, after];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** For a terminal, to be kept where nobody who can write into the database can write. */
export function describeHead({ number, hash }: AuditLogHead): string {
  return `${number} lines, last hash ${hash || 'none'}`;
}

export async function readHead(database: Database): Promise<AuditLogHead | undefined> {
  return database
    .selectFrom('audit_log_head')
    .select(['number', 'hash'])
    .where('id', '=', HEAD_ID)
    .executeTakeFirst();
}

/** Computes every hash again, in one view of the log. `kept` is a head that was printed earlier and kept elsewhere. */
export function verifyChain(database: Database, kept?: AuditLogHead): Promise<ChainReport> {
  return database
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => verify(snapshot, kept));
}

async function verify(database: Database, kept: AuditLogHead | undefined): Promise<ChainReport> {
  let last: AuditLogHead = { number: 0, hash: NO_HASH };
  for (;;) {
    const batch = await database
      .selectFrom('audit_log')
      .selectAll()
      .where('number', '>', last.number)
      .orderBy('number')
      .limit(BATCH)
      .execute();
    for (const line of batch) {
      const number = last.number + 1;
      const where = `line ${line.number} of ${line.at} (id ${line.id})`;
      if (line.number !== number)
        return { broken: `line ${number} is missing: ${where} follows line ${last.number}` };
      if (line.hash !== hashLine(last.hash, line)) return { broken: `${where} was changed` };
      last = { number, hash: line.hash };
      if (kept?.number === number && kept.hash !== line.hash)
        return { broken: `${where} has not the hash that was kept: the log was written anew` };
    }
    if (batch.length < BATCH) break;
  }
  const head = await readHead(database);
  if (!head) return { broken: 'the head of the chain is missing from audit_log_head' };
  if (head.number !== last.number || head.hash !== last.hash)
    return { broken: `the log ends with line ${last.number}, but ${head.number} lines were written` };
  if (kept && kept.number > last.number)
    return { broken: `the log ends with line ${last.number}, but there was a line ${kept.number}` };
  const { unchained } = await database
    .selectFrom('audit_log')
    .select((row) => row.fn.countAll().as('unchained'))
    .where('number', 'is', null)
    .executeTakeFirstOrThrow();
  return { head: last, unchained: Number(unchained) };
}
