import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { ServerBuild } from 'react-router';
import type { Database } from '../../database/schema.ts';
import { createAddressBook } from '../../pages/page-address.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { countedPath } from './counted-path.ts';
import { isBot } from './is-bot.ts';
import { PageViewCounter } from './page-view-counter.ts';
import { addPageViews } from './page-view-repository.ts';

const MAX_PATH_LENGTH = 512;
/** Many visitors share one address of their phone company; no one person opens ten pages a second. */
const VIEWS_A_MINUTE = 600;

const schema = {
  body: {
    type: 'object',
    required: ['path'],
    properties: { path: { type: 'string', pattern: '^/', maxLength: MAX_PATH_LENGTH } },
  },
};

interface PageViewOptions {
  database: Database;
  site: { build: ServerBuild };
}

/** Counts openings of pages by day and path. Nothing of the visitor is kept, and no cookie is needed. */
export async function pageViewRoutes(app: FastifyInstance, { database, site }: PageViewOptions) {
  const addressOf = createAddressBook(site.build.routes);
  const counter = new PageViewCounter({ store: (counted) => addPageViews(database, counted), log: app.log });
  app.addHook('onClose', () => counter.stop());
  await app.register(rateLimit, { max: VIEWS_A_MINUTE, timeWindow: '1 minute' });

  app.post<{ Body: { path: string } }>(
    '/api/page-views',
    { schema, bodyLimit: 4 * MAX_PATH_LENGTH, onRequest: refuseOtherSites },
    async (request, reply) => {
      const path = isBot(request.headers['user-agent'])
        ? undefined
        : countedPath(request.body.path, addressOf);
      if (path !== undefined) counter.count(path);
      // The same answer for all, so that nobody learns how to be counted.
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
