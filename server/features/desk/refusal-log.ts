import type { FastifyBaseLogger } from 'fastify';
import type { AuditAction } from '#content/desk/audit.ts';
import type { Person } from '#domain/desk/roles.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { recordAction } from './audit-repository.ts';

/** Whoever asks without a session. */
export const NOT_SIGNED_IN = { id: 'not signed in', name: 'not signed in' };

const MOST_EACH = 5;

type Refusal = Extract<AuditAction, `refused.${string}`>;

export type RefusalLog = ReturnType<typeof createRefusalLog>;

/**
 * Writes refusals into the audit log. Their `subject` is one of few: whatever a stranger may invent does not belong into
 * a log that only grows. Strangers can cause as many as they like, so of those of one kind the first five
 * of a day have a line, then the tenth, the hundredth, the thousandth, each with its count; every process counts for
 * itself. Every single one is in the log of requests.
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
