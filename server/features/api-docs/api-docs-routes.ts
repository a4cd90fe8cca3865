import type { FastifyInstance } from 'fastify';
import { allowInline, formatPolicy } from '../../pages/content-security-policy.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { jsonAnswer, serveCached } from '../../pages/send-page.ts';
import { API_DOCS_STYLES, apiDocsPage } from './api-docs-page.ts';
import type { DescribeApi } from './open-api.ts';
import { openToOtherSites } from './open-to-other-sites.ts';

const POLICY = formatPolicy(
  allowInline(
    {
      'default-src': ["'none'"],
      'script-src': [],
      'style-src': [],
      'img-src': ["'self'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
      'frame-ancestors': ["'none'"],
    },
    { scripts: [], styles: [API_DOCS_STYLES] },
  ),
);
const HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };

interface ApiDocsOptions {
  cache: PageCache;
  describe: DescribeApi;
}

/** The API's description, for programs and for people. */
export async function apiDocsRoutes(app: FastifyInstance, { cache, describe }: ApiDocsOptions) {
  openToOtherSites(app, '/api/openapi.json');

  app.get('/api/openapi.json', (request, reply) =>
    serveCached(cache, '/api/openapi.json', async () => jsonAnswer(await describe()), request, reply),
  );

  app.get('/api/docs', (request, reply) => {
    const make = async () => {
      const body = apiDocsPage(await describe());
      return { status: 200, headers: HEADERS, body };
    };
    return serveCached(cache, '/api/docs', make, request, reply);
  });
}
