import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { createPoller } from '../../poller.ts';
import type { DirectoryService } from '../directory/directory-service.ts';
import { readContentVersion } from './content-version-repository.ts';

const POLL_MS = 1000;

interface Watch {
  database: Database;
  /** One that fails is called again. */
  onChange(): void | Promise<void>;
  log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  pollMs?: number;
}

/** Asks every second whether the content has changed. Resolves after the first time, so that no page is made before. */
export async function watchContentVersion(watch: Watch): Promise<{ stop(): void }> {
  const { database, onChange, log, pollMs = POLL_MS } = watch;
  let known: number | undefined;
  const poller = createPoller({
    pauseMs: pollMs,
    log,
    failure: 'the content version cannot be read; cached pages stay as they are',
    recovery: 'the content version can be read again',
    async work() {
      const version = await readContentVersion(database);
      if (known !== version) await onChange();
      known = version;
    },
  });
  await poller.start();
  return poller;
}

export async function contentVersionWatch(
  app: FastifyInstance,
  options: { database: Database; directory: DirectoryService; onChange(): void },
) {
  const { database, directory } = options;
  let watch: { stop(): void } | undefined;
  const onChange = async () => {
    // The lists first: pages that are made from now on must show the new ones.
    await directory.refresh();
    options.onChange();
  };
  app.addHook('onReady', async () => {
    watch = await watchContentVersion({ database, onChange, log: app.log });
  });
  app.addHook('onClose', async () => watch?.stop());
}
