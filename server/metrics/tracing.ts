import FastifyOtelInstrumentation from '@fastify/otel';
import { trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { BatchSpanProcessor, NodeTracerProvider, type ReadableSpan } from '@opentelemetry/sdk-trace-node';
import type { LogEvent } from 'kysely';

/** All that a trace may tell; an address, a query or the text of an error could be a visitor's. */
const TOLD = new Set([
  'http.request.method',
  'http.route',
  'http.response.status_code',
  'fastify.type',
  'hook.name',
  'db.operation.name',
]);
const CLOSE_LIMIT_MS = 2_000;

export type Tracing = ReturnType<typeof startTracing>;

/** Sends what each request did, and when, to a collector (OTLP over HTTP). */
export function startTracing(endpoint: string, buildId: string) {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: CLOSE_LIMIT_MS });
  const provider = new NodeTracerProvider({ spanProcessors: [new Discreet(exporter)] });
  // Without a propagator: a visitor's headers decide about no trace of ours.
  provider.register({ propagator: null });
  const tracer = provider.getTracer('lashma', buildId);
  const fastify = new FastifyOtelInstrumentation({ instrumentHooks: false, recordExceptions: false });
  fastify.setTracerProvider(provider);

  return {
    plugin: fastify.plugin(),
    /** Only for a request: what the site asks by itself every second is nobody's trace. */
    queried({ query, queryDurationMillis, level }: LogEvent): void {
      if (!trace.getActiveSpan()) return;
      const attributes = { 'db.operation.name': query.query.kind };
      const startTime = Date.now() - queryDurationMillis;
      const span = tracer.startSpan('database', { startTime, attributes });
      if (level === 'error') span.setStatus({ code: 2 });
      span.end();
    },
    close: () => provider.shutdown().catch(() => {}),
  };
}

/** Takes away what was noted beyond what may be told. */
class Discreet extends BatchSpanProcessor {
  override onEnd(span: ReadableSpan): void {
    for (const name of Object.keys(span.attributes)) if (!TOLD.has(name)) delete span.attributes[name];
    span.events.length = 0;
    delete span.status.message;
    super.onEnd(span);
  }
}
