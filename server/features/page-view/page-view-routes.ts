import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { redactQuery } from '#domain/text/redact-query.ts';
import { type DailyCount, DailyCounter, inOneOrder } from '../../daily-counter.ts';
import type { Database } from '../../database/schema.ts';
import { type PageMatch, type PageRouter, splitUrl } from '../../pages/page-router.ts';
import { refuseOtherSites } from '../../refuse-other-sites.ts';
import { RequestError } from '../../request-error.ts';
import { countInMemory, visitorOf } from '../../visitors/visitor-limit.ts';
import { findBlog } from '../blog/blog-repository.ts';

const MAX_PATH_LENGTH = 512;
/** Limits the paths that clients can make up: filters of a page, campaign tags, unknown posts. */
const MAX_PATHS_A_DAY = 500;
/** Many visitors share one IP address of their phone company; no one person opens ten pages a second. */
const VIEWS_A_MINUTE = 600;
const MINUTE_MS = 60_000;
const UNKNOWN = '(not found)';
const CAMPAIGN = /^utm_(?:source|medium|campaign)$/;
/** User agents of search engines, link previews, monitors, test browsers and HTTP libraries. Cubot makes phones. */
const BOT =
  /(?<!cu)bot|crawl|spider|slurp|scrap|preview|facebookexternalhit|whatsapp\/|embedly|monitor|uptime|pingdom|lighthouse|headless|phantom|curl|wget|python|java\/|okhttp|go-http|node\b|axios|undici|libwww|httpclient|perl|ruby|archiv/i;

const NO_PATH = 'is missing or no path';
const schema = {
  body: z.object(
    { path: z.string(NO_PATH).regex(/^\//, NO_PATH).max(MAX_PATH_LENGTH, NO_PATH) },
    `the path ${NO_PATH}`,
  ),
};

/** Counts page views by day and path. Nothing of the visitor is stored, and no cookie is needed. */
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
  const visits = countInMemory();
  app.addHook('onRequest', async ({ ip }, reply) => {
    const { current, ttl } = await visits.add(visitorOf(ip), MINUTE_MS);
    if (current <= VIEWS_A_MINUTE) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    throw new RequestError(429, 'too many page views came from this address');
  });

  app.post<{ Body: z.infer<typeof schema.body> }>(
    '/api/page-views',
    { schema, bodyLimit: 4 * MAX_PATH_LENGTH, onRequest: refuseOtherSites(publicUrl) },
    async (request, reply) => {
      const { path: opened } = request.body;
      const page = isBot(request.headers['user-agent']) ? undefined : pageAt(opened, router);
      if (page) counter.count(countedPath(page, opened), await knownPath(page, database));
      // The same answer whether or not the view was counted, so that nobody learns how to be counted.
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}

/** Undefined when the URL leads to no page. */
function pageAt(url: string, router: PageRouter): PageMatch | undefined {
  const found = router.match(url);
  const match = found.kind === 'redirect' ? router.match(found.location) : found;
  return match.kind === 'page' && !('file' in match.route) ? match : undefined;
}

/** The name that is counted: the path, with the parameters that the page reads and the campaign tags. */
function countedPath({ path, query: read, isUnknown }: PageMatch, url: string): string {
  if (isUnknown) return UNKNOWN;
  const query = new URLSearchParams(read);
  const parameters = new URLSearchParams(splitUrl(url)[1]);
  for (const [name, value] of parameters) if (CAMPAIGN.test(name)) query.append(name, value);
  return path + redactQuery(`?${query}`);
}

/** The path, if the page exists: it is exempt from MAX_PATHS_A_DAY, so that invented paths cannot crowd it out. */
async function knownPath(page: PageMatch, database: Database): Promise<string | undefined> {
  const { route, params, path, isUnknown } = page;
  if (isUnknown) return UNKNOWN;
  if (Object.keys(params).length === 0 || route.locate) return path;
  // A database that is down must not stop the counting.
  const post = params.id && (await findBlog(database, params.id).catch(() => undefined));
  return post ? path : undefined;
}

/** A request without a User-Agent counts as a bot, because every browser sends one. */
export function isBot(userAgent: string | undefined): boolean {
  return !userAgent || BOT.test(userAgent);
}

/** One statement, so that either all views are added or none. */
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
