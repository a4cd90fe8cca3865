import { type Dialect, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;

/** `queryTimeoutMs` 0 waits without limit: a migration may have to wait for another process that is migrating. */
export function postgresDialect(url: string, queryTimeoutMs: number): Dialect {
  return new PostgresDialect({ pool: () => openPool(url, queryTimeoutMs) });
}

async function openPool(url: string, queryTimeoutMs: number): Promise<Pool> {
  const { Pool } = await import('pg');
  const pool = new Pool({
    connectionString: url,
    max: POOL_SIZE,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    ...(queryTimeoutMs > 0 && { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs }),
  });
  // An 'error' event that nobody listens to ends the process. The pool reports connections that die idle; one that
  // dies between two statements of a transaction reports itself. Whoever needs the database next is told anyway.
  const ignore = () => {};
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}
