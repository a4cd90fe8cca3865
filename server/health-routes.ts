import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from './database/schema.ts';
import { withTimeLimit } from './with-time-limit.ts';

const DATABASE_LIMIT_MS = 2000;

interface HealthOptions {
  database: Database;
  /** Throws when SQLite's file is no longer the one that is open. */
  requireFile(): void;
  /** Whether the model of the search could not be read. */
  lacksModel: boolean;
}

/** /healthz says that the process runs, /readyz that it should be sent visitors. */
export async function healthRoutes(
  app: FastifyInstance,
  { database, requireFile, lacksModel }: HealthOptions,
) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.get('/healthz', async () => ({ status: 'ok', ...(lacksModel && { search: 'words only' }) }));

  app.get('/readyz', async (_request, reply) => {
    const ready = app.lifecycle.phase === 'open' && (await canStore());
    return ready ? { status: 'ok' } : reply.code(503).send({ status: 'unavailable' });
  });

  async function canStore(): Promise<boolean> {
    try {
      requireFile();
      await withTimeLimit(DATABASE_LIMIT_MS, () => sql`select 1`.execute(database));
      return true;
    } catch {
      return false;
    }
  }
}
