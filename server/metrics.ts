import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type LogEvent, sql } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormKind } from '#app/site.ts';
import { lagosDay } from '#domain/text/format-date.ts';
import { countEach, countIn } from './database/count-each.ts';
import type { Database } from './database/schema.ts';
import { isSecret } from './is-secret.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** 0.3 is what we promise of pages, 2 what we promise of publishing. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2, 5, 20];
/** Often enough to see what visitors notice. */
const DELAY_RESOLUTION_MS = 50;
const DATABASE_LIMIT_MS = 2_000;
/** The default pauses between as many attempts add up to an hour. */
const LATE_ATTEMPTS = 6;

const FORMS: FormKind[] = ['contact', 'newsletter', 'complaint', 'place-report'];
const OUTCOMES = ['stored', 'refused', 'failed'] as const;
const GAUGES = {
  lashma_database_up: 'Whether the database responds, as 0 or 1',
  lashma_mails_waiting: 'E-mails and SMS that wait to be sent',
  lashma_mails_late: 'E-mails and SMS that have waited for an hour',
  lashma_mails_failed: 'E-mails and SMS that were refused for good',
  lashma_messages_overdue: 'Messages past their reply day',
  lashma_complaints_overdue: 'Complaints past their reply day',
  lashma_event_loop_delay_seconds: 'Delay of the event loop, 99th percentile',
  process_resident_memory_bytes: 'Memory of the process',
};

const HEADERS = { 'content-type': 'text/plain; version=0.0.4; charset=utf-8', 'cache-control': 'no-store' };

export type Metrics = ReturnType<typeof createMetrics>;
/** By the name of the metric. */
type Work = Record<string, number>;

/** What this process counts. No label has a value that a visitor chooses, so nobody can add a series. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram({ name, help, labelNames, registers, buckets: SECONDS });

  const requests = counter('lashma_http_requests_total', 'Responses', ['kind', 'status', 'cache']);
  const requestSeconds = histogram('lashma_http_request_seconds', 'Time to a response', ['kind']);
  const refused = counter('lashma_render_queue_refused_total', 'Requests refused by a full render queue');
  const databaseSeconds = histogram('lashma_database_seconds', 'Time of a database statement');
  const publishSeconds = histogram('lashma_publish_seconds', 'Time until this process shows a publication');
  const forms = counter('lashma_forms_total', 'Forms by kind and outcome', ['form', 'outcome']);
  // At 0 from the start: a counter that appears with 1 has not increased, and the first failure would alert nobody.
  for (const form of FORMS) for (const outcome of OUTCOMES) forms.inc({ form, outcome }, 0);
  const gauges = Object.entries(GAUGES).map(
    ([name, help]) => [name, new Gauge({ name, help, registers })] as const,
  );
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();

  return {
    answered({ method, routeOptions: { url = '' } }: FastifyRequest, reply: FastifyReply): void {
      const isDesk = /^\/desk(?:\/|$)/.test(url);
      const kind = isDesk ? 'desk' : method === 'POST' ? 'form' : reply.cacheState ? 'page' : 'other';
      requests.inc({ kind, status: reply.statusCode, cache: reply.cacheState ?? 'none' });
      requestSeconds.observe({ kind }, reply.elapsedTime / 1000);
    },
    refused: (): void => refused.inc(),
    queried: ({ queryDurationMillis }: LogEvent): void => databaseSeconds.observe(queryDurationMillis / 1000),
    sent(form: FormKind, status: number): void {
      forms.inc({ form, outcome: OUTCOMES[status < 400 ? 0 : status < 500 ? 1 : 2] });
    },
    published: (ms: number): void => publishSeconds.observe(Math.max(0, ms) / 1000),
    /** Prometheus' text format. Counts of the database stay as they were while it does not respond. */
    async read(readWork: () => Promise<Work>): Promise<string> {
      const work = await withTimeLimit(DATABASE_LIMIT_MS, readWork).catch(() => undefined);
      const values: Work = {
        ...work,
        lashma_database_up: work ? 1 : 0,
        // The delay includes the pause between two measurements.
        lashma_event_loop_delay_seconds: Math.max(0, delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS) / 1000,
        process_resident_memory_bytes: process.memoryUsage.rss(),
      };
      delay.reset();
      for (const [name, gauge] of gauges) if (name in values) gauge.set(Number(values[name]));
      return registry.metrics();
    },
  };
}

/** What waits for somebody or something. */
export function countWork(database: Database, now = new Date()): Promise<Work> {
  const hourAgo = new Date(now.getTime() - 60 * 60_000).toISOString();
  const isLate = sql`state = 'waiting' and (attempts >= ${LATE_ATTEMPTS} or due_at < ${hourAgo})`;
  const isShown = sql`(suspicion is null or released_at is not null)`;
  const isOverdue = sql`due_on < ${lagosDay(now)} and state <> 'answered' and ${isShown}`;
  return countEach(database, {
    lashma_mails_waiting: countIn('outbox', sql`state = 'waiting'`),
    lashma_mails_late: countIn('outbox', isLate),
    lashma_mails_failed: countIn('outbox', sql`state = 'failed'`),
    lashma_messages_overdue: countIn('messages', isOverdue),
    lashma_complaints_overdue: countIn('complaints', isOverdue),
  });
}

/** Without the token it responds as any URL without a page. */
export async function metricsRoutes(
  app: FastifyInstance,
  { metrics, token, readWork }: { metrics: Metrics; token: string; readWork: () => Promise<Work> },
) {
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isSecret(headers.authorization ?? '', `Bearer ${token}`)) return reply.callNotFound();
    return reply.headers(HEADERS).send(await metrics.read(readWork));
  });
}
