import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { redactQuery } from '#domain/text/redact-query.ts';
import { type DailyCount, DailyCounter, inOneOrder } from '../../daily-counter.ts';
import type { Database } from '../../database/schema.ts';
import { type PageMatch, type PageRouter, splitUrl } from '../../pages/page-router.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { visitorOf } from '../../visitors/visitor-limit.ts';
import { answers, refusal } from '../api-docs/public-api.ts';
import { findBlog } from '../blog/blog-repository.ts';

const MAX_PATH_LENGTH = 512;
/** Of those that can be invented: filters of a page, campaigns, posts that there are not. */
const MAX_PATHS_A_DAY = 500;
/** Many visitors share one address of their phone company; no one person opens ten pages a second. */
const VIEWS_A_MINUTE = 600;
const UNKNOWN = '(not found)';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;
/** Programs that say what they are: search engines, previews of messengers, monitors, test browsers, libraries. Cubot makes phones. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp\/|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|go-http|node\b|axios|undici|libwww|httpclient|perl|ruby|archiv/i;

const NO_PATH = 'is missing or no path';
const schema = {
  tags: ['Page views'],
  operationId: 'countPageView',
  summary: 'Count the opening of a page',
  body: z.object(
    { path: z.string(NO_PATH).regex(/^\//, NO_PATH).max(MAX_PATH_LENGTH, NO_PATH) },
    `the path ${NO_PATH}`,
  ),
  response: answers({
    204: { description: 'It was taken note of, or left out without a word.', type: 'null' },
    400: refusal('The path is missing or no path.'),
    403: refusal('Another site may not count here.'),
    413: refusal('What was sent is too large.'),
    415: refusal('What was sent is not JSON.'),
    429: refusal('Too many from one address.'),
  }),
};

/** Counts openings of pages by day and path. Nothing of the visitor is kept, and no cookie is needed. */
export async function pageViewRoutes(
  app: FastifyInstance,
  { database, publicUrl, router }: { database: Database; publicUrl: string; router: PageRouter },
) {
  const counter = new DailyCounter({
    subject: 'page views',
    maxNamesADay: MAX_PATHS_A_DAY,
    store: (counted) => addPageViews(database, counted),
    log: app.log,
  });
  app.addHook('onClose', () => counter.stop());
  await app.register(rateLimit, {
    max: VIEWS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => visitorOf(ip),
  });

  app.post<{ Body: z.infer<typeof schema.body> }>(
    '/api/page-views',
    { schema, bodyLimit: 4 * MAX_PATH_LENGTH, onRequest: refuseOtherSites(publicUrl) },
    async (request, reply) => {
      const { path: opened } = request.body;
      const page = isBot(request.headers['user-agent']) ? undefined : pageAt(opened, router);
      if (page) counter.count(countedPath(page, opened), await knownPath(page, database));
      // The same answer for all, so that nobody learns how to be counted.
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

/** Undefined for what is no page. */
function pageAt(url: string, router: PageRouter): PageMatch | undefined {
  const found = router.match(url);
  const match = found.kind === 'redirect' ? router.match(found.location) : found;
  return match.kind === 'page' && !('file' in match.route) ? match : undefined;
}

/** The name that is counted: of the query only what the page itself reads, and the names of campaigns. */
function countedPath({ path, query: read, isUnknown }: PageMatch, url: string): string {
  if (isUnknown) return UNKNOWN;
  const query = new URLSearchParams(read);
  const given = new URLSearchParams(splitUrl(url)[1]);
  for (const [name, value] of given) if (CAMPAIGN.test(name)) query.append(name, value);
  return path + redactQuery(`?${query}`);
}

/** The path of a page that there is, whose count no stranger can crowd out. */
async function knownPath(page: PageMatch, database: Database): Promise<string | undefined> {
  const { route, params, path, isUnknown } = page;
  if (isUnknown) return UNKNOWN;
  if (Object.keys(params).length === 0 || route.locate) return path;
  // Views are counted while the database is away, too.
  const post = params.id && (await findBlog(database, params.id).catch(() => undefined));
  return post ? path : undefined;
}

/** Every browser says what it is. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOT.test(userAgent);
}

/** Adds to what is there, as one statement: either all of it is counted or nothing. */
export async function addPageViews(database: Database, counted: readonly DailyCount[]): Promise<void> {
  await database
    .insertInto('page_views')
    .values(inOneOrder(counted).map(({ day, name, count }) => ({ day, path: name, views: count })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet((row) => ({
        views: row('page_views.views', '+', row.ref('excluded.views')),
      })),
    )
    .execute();
}
