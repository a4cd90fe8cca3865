import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { BuiltSite } from '../../pages/built-site.ts';
import { formatPolicy } from '../../pages/content-security-policy.ts';
import { createPage } from '../../pages/page.ts';
import { sendPage } from '../../pages/send-page.ts';

/** The policy of its script decides what a worker may fetch. */
const WORKER_POLICY = { 'default-src': ["'none'"], 'connect-src': ["'self'"] };

/** The service worker of this build; when it is switched off, the one that takes it away from every phone. */
export async function offlineRoutes(
  app: FastifyInstance,
  { config, site }: { config: Pick<Config, 'offline'>; site: BuiltSite },
) {
  const file = config.offline ? 'service-worker.js' : 'clean-up-worker.js';
  const answer = {
    status: 200,
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      // A browser must always ask for it: it is how a phone learns of a new build.
      'cache-control': 'no-cache',
      'content-security-policy': formatPolicy(WORKER_POLICY),
    },
    body: readFileSync(join(site.clientDir, '.vite', file)),
  };
  const page = createPage(answer, { effort: 'high' });
  app.get('/service-worker.js', (request, reply) =>
    sendPage({ page, state: 'hit', ageSeconds: 0 }, request, reply),
  );
}
