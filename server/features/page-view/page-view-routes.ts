import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import type { PageAddress } from '../../pages/page-address.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';
import { visitorOf } from '../../visitors/visitor-limit.ts';
import { answers, refusal } from '../api-docs/operation.ts';
import { countedPath } from './counted-path.ts';
import { isBot } from './is-bot.ts';
import { PageViewCounter } from './page-view-counter.ts';
import { addPageViews } from './page-view-repository.ts';

const MAX_PATH_LENGTH = 512;
/** Many visitors share one address of their phone company; no one person opens ten pages a second. */
const VIEWS_A_MINUTE = 600;

const schema = {
  tags: ['Page views'],
  operationId: 'countPageView',
  summary: 'Count the opening of a page',
  body: {
    type: 'object',
    required: ['path'],
    properties: { path: { type: 'string', pattern: '^/', maxLength: MAX_PATH_LENGTH } },
  },
  response: answers({
    204: { description: 'It was taken note of, or left out without a word.', type: 'null' },
    400: refusal('The path is missing or no path.'),
    403: refusal('Another site may not count here.'),
    413: refusal('What was sent is too large.'),
    415: refusal('What was sent is not JSON.'),
    429: refusal('Too many from one address.'),
  }),
};

interface PageViewOptions {
  database: Database;
  publicUrl: string;
  addressOf: (url: string) => PageAddress;
}

/** Counts openings of pages by day and path. Nothing of the visitor is kept, and no cookie is needed. */
export async function pageViewRoutes(
  app: FastifyInstance,
  { database, publicUrl, addressOf }: PageViewOptions,
) {
  const counter = new PageViewCounter({ store: (counted) => addPageViews(database, counted), log: app.log });
  app.addHook('onClose', () => counter.stop());
  await app.register(rateLimit, {
    max: VIEWS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => visitorOf(ip),
  });

  app.post(
    '/api/page-views',
    { schema, bodyLimit: 4 * MAX_PATH_LENGTH, onRequest: refuseOtherSites(publicUrl) },
    async (request, reply) => {
      const opened = readPath(request.body);
      const path = isBot(request.headers['user-agent']) ? undefined : countedPath(opened, addressOf);
      if (path !== undefined) counter.count(path);
      // The same answer for all, so that nobody learns how to be counted.
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

function readPath(body: unknown): string {
  const { path } = Object(body);
  if (typeof path === 'string' && path.startsWith('/') && path.length <= MAX_PATH_LENGTH) return path;
  throw new RequestError(400, 'the path is missing or no path');
}
