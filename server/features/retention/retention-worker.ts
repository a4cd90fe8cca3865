import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { lagosDay } from '#domain/text/format-date.ts';
import type { Database } from '../../database/schema.ts';
import { createPoller } from '../../poller.ts';
import { type Deleted, deleteExpired } from './delete-expired.ts';

const POLL_MS = 600_000;
/** Between two batches, for visitors and staff. */
const PAUSE_MS = 200;
const JOB = 'retention';

/** By whom it is done, for the audit log. */
export const RETENTION = { id: JOB, name: 'Retention' };

interface Retention {
  database: Database;
  /** For how many days messages and complaints are kept after they were closed. */
  days: number;
  pollMs?: number;
}

/** Deletes once a day what has been kept long enough, in whichever process looks first. */
export async function retentionWorker(app: FastifyInstance, { database, days, pollMs = POLL_MS }: Retention) {
  let isStopped = false;
  const poller = createPoller({
    pauseMs: pollMs,
    log: app.log,
    failure: 'old messages cannot be deleted; they wait',
    recovery: 'old messages can be deleted again',
    async work() {
      if (!(await claimDay(database))) return;
      const total: Deleted = { messages: 0, complaints: 0, reports: 0 };
      while (!isStopped) {
        const batch = await deleteExpired(database, days, RETENTION);
        if (!batch) break;
        for (const name of Object.keys(total) as (keyof Deleted)[]) total[name] += batch[name];
        await pause(PAUSE_MS);
      }
      if (Object.values(total).some(Boolean)) app.log.info(total, 'what was kept long enough was deleted');
    },
  });
  // Not waited for: a first run may have years to delete.
  app.addHook('onReady', async () => void poller.start());
  app.addHook('onClose', async () => {
    isStopped = true;
    poller.stop();
  });
}

/** Whether this process is the one that does it today. One that ends halfway leaves the rest for the next day. */
async function claimDay(database: Database, now = new Date()): Promise<boolean> {
  const day = lagosDay(now);
  const claimed = await database
    .insertInto('daily_runs')
    .values({ job: JOB, day })
    .onConflict((conflict) => conflict.column('job').doUpdateSet({ day }).where('daily_runs.day', '!=', day))
    .returning('job')
    .executeTakeFirst();
  return claimed !== undefined;
}
