import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { FormKind } from '#app/site.ts';
import type { CacheState, Partition } from '../pages/page-cache.ts';
import type { WaitingWork } from './waiting-work.ts';

interface MetricsOptions {
  buildId: string;
  /** The codes with which addresses may begin. */
  languages: readonly string[];
}

export type Metrics = ReturnType<typeof createMetrics>;

/** 0.3 is what we promise of pages, 2 what we promise of publishing. */
const SECONDS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 2, 5, 20];
/** Often enough to see what visitors notice. */
const DELAY_RESOLUTION_MS = 50;
/** Kept apart from the method of a request, which anyone can invent. */
const METHODS = ['GET', 'HEAD', 'POST'];

const OUTCOMES = ['stored', 'refused', 'failed'] as const;
const FORMS: Record<FormKind, true> = {
  contact: true,
  newsletter: true,
  complaint: true,
  'place-report': true,
};

/**
 * What this process counts. Whatever becomes a label is known before a visitor comes: patterns of routes, states,
 * numbers of the protocol. Nobody can add a series by asking for something else, and no label tells of anybody.
 */
export function createMetrics({ buildId, languages }: MetricsOptions) {
  let readWork: () => Promise<WaitingWork | undefined> = async () => undefined;
  const registry = new Registry();
  const registers = [registry];
  countProcess(registers);
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Histogram<Label>({ name, help, labelNames, buckets: SECONDS, registers });

  new Gauge({
    name: 'lashma_build_info',
    help: 'The build that runs',
    labelNames: ['build'],
    registers,
  })
    .labels(buildId)
    .set(1);
  const requests = new Counter({
    name: 'lashma_http_requests_total',
    help: 'Answers by route pattern, method and status',
    labelNames: ['route', 'method', 'status'],
    registers,
  });
  const requestSeconds = histogram('lashma_http_request_seconds', 'Time until an answer was sent', ['kind']);
  const cached = new Counter({
    name: 'lashma_page_cache_total',
    help: 'Pages asked for, by partition of the cache and state',
    labelNames: ['partition', 'state'],
    registers,
  });
  const renderSeconds = histogram('lashma_render_seconds', 'Time to render a page, its data included', [
    'kind',
  ]);
  const queueSeconds = histogram('lashma_render_queue_seconds', 'Wait for a turn in the render queue');
  const refused = new Counter({
    name: 'lashma_render_queue_refused_total',
    help: 'Requests that were sent away because no turn came in time',
    registers,
  });
  const databaseSeconds = histogram('lashma_database_seconds', 'Time of a statement of the database');
  const databaseErrors = new Counter({
    name: 'lashma_database_errors_total',
    help: 'Statements of the database that failed',
    registers,
  });
  const forms = new Counter({
    name: 'lashma_forms_total',
    help: 'Forms by kind and outcome: stored, refused (the visitor’s to mend) or failed (ours)',
    labelNames: ['form', 'outcome'],
    registers,
  });
  // From the start: what begins at one has not grown in the eyes of a rule, and the first failure would ring nobody.
  for (const form of Object.keys(FORMS)) for (const outcome of OUTCOMES) forms.inc({ form, outcome }, 0);
  const publishSeconds = histogram(
    'lashma_publish_seconds',
    'Time from a publication until this process shows it',
  );

  /** It stays as it was while the database does not answer. */
  const gauge = (name: string, help: string, read: (work: WaitingWork) => number) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const work = await readWork();
        if (work) this.set(read(work));
      },
    });
  gauge('lashma_mails_waiting', 'Mails that wait to be sent', ({ mailsWaiting }) => mailsWaiting);
  gauge('lashma_mails_failed', 'Mails that were refused for good', ({ mailsFailed }) => mailsFailed);
  gauge(
    'lashma_messages_overdue',
    'Messages that were not answered by their day',
    ({ messagesOverdue }) => messagesOverdue,
  );
  gauge(
    'lashma_complaints_overdue',
    'Complaints that were not answered by their day',
    ({ complaintsOverdue }) => complaintsOverdue,
  );
  gauge(
    'lashma_mail_oldest_seconds',
    'Age of the oldest mail that waits; 0 without one',
    ({ oldestMailAt }) => (oldestMailAt === undefined ? 0 : Math.max(0, Date.now() - oldestMailAt) / 1000),
  );
  new Gauge({
    name: 'lashma_database_up',
    help: 'Whether the database answers, as 0 or 1',
    registers,
    async collect() {
      this.set((await readWork()) ? 1 : 0);
    },
  });

  const prefix = new RegExp(`^/(?:${languages.join('|')})(?=/|$)`);
  const routes = new Map<string, string>();
  function routeOf(request: FastifyRequest, status: number): string {
    const pattern = request.is404 ? undefined : request.routeOptions.url;
    // Built files are sent before a route is asked.
    if (pattern === undefined) return status < 400 ? 'file' : 'none';
    const known = routes.get(pattern);
    if (known !== undefined) return known;
    const route = pattern.replace(prefix, '') || '/';
    routes.set(pattern, route);
    return route;
  }

  return {
    registry,
    /** Undefined while the database does not answer. */
    watchWork(read: typeof readWork): void {
      readWork = read;
    },
    answered(request: FastifyRequest, reply: FastifyReply): void {
      const { statusCode } = reply;
      const method = METHODS.includes(request.method) ? request.method : 'other';
      const route = routeOf(request, statusCode);
      requests.inc({ route, method, status: statusCode });
      requestSeconds.observe({ kind: kindOf(route, method, reply.cacheState) }, reply.elapsedTime / 1000);
    },
    cached: (partition: Partition, state: CacheState): void => cached.inc({ partition, state }),
    rendered: (kind: Partition | 'post', ms: number): void => renderSeconds.observe({ kind }, ms / 1000),
    queued: (ms: number): void => queueSeconds.observe(ms / 1000),
    refused: (): void => refused.inc(),
    queried({ queryDurationMillis, level }: LogEvent): void {
      databaseSeconds.observe(queryDurationMillis / 1000);
      if (level === 'error') databaseErrors.inc();
    },
    sent(form: FormKind, status: number): void {
      forms.inc({ form, outcome: OUTCOMES[status < 400 ? 0 : status < 500 ? 1 : 2] });
    },
    published: (ms: number): void => publishSeconds.observe(Math.max(0, ms) / 1000),
  };
}

/**
 * Memory, processor time and the delay of the event loop. The library's own set also listens to every collection of
 * garbage, and took a fifth of the processor time of a page from the cache.
 */
function countProcess(registers: Registry[]): void {
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const delay = monitorEventLoopDelay({ resolution: DELAY_RESOLUTION_MS });
  delay.enable();
  const readDelay = () => {
    // It measures the whole pause between two looks.
    const ms = Math.max(0, delay.percentile(99) / 1e6 - DELAY_RESOLUTION_MS);
    delay.reset();
    return ms / 1000;
  };
  gauge('lashma_event_loop_delay_seconds', 'Delay of the event loop, 99th percentile', readDelay);
  gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  gauge(
    'process_cpu_seconds_total',
    'Processor time of the process',
    () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
  );
}

/** Where an answer belongs when its time is judged. */
function kindOf(route: string, method: string, cacheState: CacheState | undefined): string {
  if (/^\/desk(?:\/|$)/.test(route)) return 'desk';
  if (method === 'POST') return 'form';
  return cacheState === undefined ? 'other' : 'page';
}
