import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../../database/schema.ts';
import { publishDuePosts } from './publish-due-posts.ts';

const POLL_MS = 500;

interface Schedule {
  database: Database;
  /** Drops what this process has made of the old content; the others notice within a second. */
  onPublish(): void;
}

/** Publishes posts at their time, in whichever process looks first. */
export async function postSchedule(app: FastifyInstance, schedule: Schedule) {
  let watch: { stop(): void } | undefined;
  app.addHook('onReady', async () => {
    watch = await watchSchedule({ ...schedule, log: app.log });
  });
  app.addHook('onClose', async () => watch?.stop());
}

type Watch = Schedule & { log: Pick<FastifyBaseLogger, 'warn' | 'info'>; pollMs?: number };

/** Publishes what is due now, then looks twice a second: a process that was down makes up for it when it starts. */
export async function watchSchedule({ database, onPublish, log, pollMs = POLL_MS }: Watch) {
  let isFailing = false;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function poll(): Promise<void> {
    try {
      const slugs = await publishDuePosts(database);
      if (slugs.length > 0) onPublish();
      for (const slug of slugs) log.info({ slug }, 'a post was published at its time');
      isFailing = false;
    } catch (err) {
      if (!isFailing && !isStopped) log.warn({ err }, 'posts that are due cannot be published; they wait');
      isFailing = true;
    }
    if (!isStopped) timer = setTimeout(poll, pollMs).unref();
  }

  await poll();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
