import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { createPoller } from '../../poller.ts';
import type { ContentService } from '../content/content-service.ts';
import type { DirectoryService } from '../directory/directory-service.ts';
import { readChangeTime, readContentVersion } from './content-version-repository.ts';

const POLL_MS = 1000;

interface Watch {
  database: Database;
  /** One that fails is called again. */
  onChange(): void | Promise<void>;
  /** Before the database is asked, every time; true when what is known by then no longer holds. */
  onTick?(): boolean;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  pollMs?: number;
}

/** Asks every second whether the content has changed. Resolves after the first time, so that no page is made before. */
export async function watchContentVersion(watch: Watch): Promise<{ stop(): void }> {
  const { database, onChange, onTick = () => false, log, pollMs = POLL_MS } = watch;
  let known: number | undefined;
  const poller = createPoller({
    pauseMs: pollMs,
    log,
    failure: 'the content version cannot be read; cached pages stay as they are',
    recovery: 'the content version can be read again',
    async work() {
      if (onTick()) known = undefined;
      const version = await readContentVersion(database);
      if (known !== version) await onChange();
      known = version;
    },
  });
  await poller.start();
  return poller;
}

interface WatchedContent {
  database: Database;
  directory: DirectoryService;
  content: ContentService;
  onChange(): void;
  /** Told how long ago that was which is shown from now on. */
  onPublished?: ((ms: number) => void) | undefined;
}

export async function contentVersionWatch(app: FastifyInstance, options: WatchedContent) {
  const { database, directory, content, onPublished } = options;
  let watch: { stop(): void } | undefined;
  const onChange = async () => {
    // The lists and the content first: pages that are made from now on must show the new ones.
    await directory.refresh();
    await content.refresh();
    options.onChange();
    if (watch && onPublished) onPublished(Date.now() - Date.parse(await readChangeTime(database)));
  };
  /** What begins or ends by itself needs no database. */
  const onTick = () => {
    if (content.tick()) options.onChange();
    return content.isAhead();
  };
  app.addHook('onReady', async () => {
    watch = await watchContentVersion({ database, onChange, onTick, log: app.log });
  });
  app.addHook('onClose', async () => watch?.stop());
}
