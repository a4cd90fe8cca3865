import { type Dialect, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type { ClientBase, Pool, PoolClient } from 'pg';

const POOL_SIZE = 10;
const CONNECT_TIMEOUT_MS = 5000;
/** As pg words it; it has no code. */
const NO_ANSWER = 'Query read timeout';

/** In milliseconds; 0 waits without limit. */
export interface Waits {
  query: number;
  /** For a lock that somebody else holds. */
  lock?: number;
}

export function postgresDialect(url: string, waits: Waits): Dialect {
  return new PostgresDialect({ pool: () => openPools(url, waits) });
}

/** One address for each host, where several stand in one as libpq writes them: `postgres://user@one,two:5433/name`. */
export function addressesOf(url: string): string[] {
  const [, start = '', hosts = '', end = ''] = /^(\w+:\/\/(?:[^@/]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.split(',').map((host) => start + host + end);
}

async function openPools(url: string, { query, lock = 0 }: Waits): Promise<PostgresPool> {
  const { Pool } = await import('pg');
  const addresses = addressesOf(url);
  const pools = addresses.map((connectionString) => {
    const pool = new Pool({
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      ...(query > 0 && { query_timeout: query, statement_timeout: query }),
      ...(lock > 0 && { lock_timeout: lock }),
      ...(addresses.length > 1 && { onConnect: refuseStandby }),
    });
    // An 'error' event that nobody listens to ends the process. The pool reports connections that die idle; one that
    // dies between two statements of a transaction reports itself. Whoever needs the database next is told anyway.
    const ignore = () => {};
    pool.on('error', ignore);
    pool.on('connect', (client) => client.on('error', ignore));
    return pool;
  });
  return pickPrimary(pools);
}

/** A standby lets anyone in, to read. */
async function refuseStandby(client: ClientBase): Promise<void> {
  const { rows } = await client.query('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on') throw new Error('it takes no writes');
}

/** Goes on with the host that answered last, and asks the others in turn when it no longer does. */
function pickPrimary(pools: Pool[]): PostgresPool {
  let current = 0;
  const leave = (index: number) => {
    if (current === index) current = (index + 1) % pools.length;
  };

  async function connect(): Promise<PostgresPoolClient> {
    let failure: unknown;
    for (const _try of pools) {
      const index = current;
      try {
        const client = await pools[index]?.connect();
        if (client) return discardSilent(client, () => leave(index));
      } catch (error) {
        failure = error;
        leave(index);
      }
    }
    throw failure;
  }

  const end = async () => void (await Promise.all(pools.map((pool) => pool.end())));
  return { connect, end, options: {} };
}

/** A machine that is gone closes no connection: whoever were given this one next would wait as long, for nothing. */
function discardSilent(client: PoolClient, onSilence: () => void): PostgresPoolClient {
  let isSilent = false;
  async function query(text: string, values: unknown[]) {
    try {
      return await client.query(text, values);
    } catch (error) {
      if (error instanceof Error && error.message === NO_ANSWER && !isSilent) {
        isSilent = true;
        onSilence();
        // With a statement under way this ends the connection at once, so that a rollback does not wait either.
        void client.end();
      }
      throw error;
    }
  }
  const release = (destroy?: boolean) => client.release(isSilent || destroy);
  // Kysely's other way to ask, with a cursor, is not ours.
  return { query, release } as unknown as PostgresPoolClient;
}
