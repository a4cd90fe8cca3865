import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Directory } from '#app/site.ts';
import type { Config } from '../../config.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { formatPolicy } from '../../pages/content-security-policy.ts';
import { createPage, type Page } from '../../pages/page.ts';
import { offlineId } from '../../pages/renderer.ts';
import { sendPage } from '../../pages/send-page.ts';
import type { ContentService } from '../content/content-service.ts';
import type { DirectoryService } from '../directory/directory-service.ts';

/** The policy of its script decides what a worker may fetch. */
const WORKER_POLICY = { 'default-src': ["'none'"], 'connect-src': ["'self'"] };

interface OfflineOptions {
  config: Config;
  site: BuiltSite;
  directory: DirectoryService;
  content: ContentService;
}

/** The service worker of this build, these lists and this content; when it is switched off, the one that takes it away. */
export async function offlineRoutes(
  app: FastifyInstance,
  { config, site, directory, content }: OfflineOptions,
) {
  const read = (file: string) => readFileSync(join(site.clientDir, '.vite', file), 'utf8');
  const cleanUp = config.offline ? undefined : createWorkerPage(read('clean-up-worker.js'));
  const script = read('service-worker.js');
  let latest: { directory: Directory; id: string; page: Page } | undefined;

  function workerOf(now: Directory): Page {
    const id = offlineId(site.id, content.id());
    if (latest?.directory === now && latest.id === id) return latest.page;
    // By another script a phone learns that the lists or the content have changed.
    const lists = JSON.stringify(Object.values(now.listHrefs));
    const page = createWorkerPage(`const OFFLINE_ID="${id}",OFFLINE_LISTS=${lists};\n${script}`);
    latest = { directory: now, id, page };
    return page;
  }

  app.get('/service-worker.js', (request, reply) => {
    const page = cleanUp ?? workerOf(directory.current());
    return sendPage({ page, state: 'hit', ageSeconds: 0 }, request, reply);
  });
}

function createWorkerPage(body: string): Page {
  const headers = {
    'content-type': 'text/javascript; charset=utf-8',
    // A browser must always ask for it: it is how a phone learns of a new build.
    'cache-control': 'no-cache',
    'content-security-policy': formatPolicy(WORKER_POLICY),
  };
  return createPage({ status: 200, headers, body }, { effort: 'high' });
}
