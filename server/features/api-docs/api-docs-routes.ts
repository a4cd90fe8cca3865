import type { FastifyInstance } from 'fastify';
import type { PageCache } from '../../pages/page-cache.ts';
import { serveCached } from '../../pages/serve-cached.ts';
import { type ApiDocument, apiDocsPage } from './api-docs-page.ts';
import { openToOtherSites } from './open-to-other-sites.ts';

const POLICY = {
  'default-src': ["'none'"],
  'script-src': [],
  'style-src': [],
  'img-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
};

/** The API's description, for programs and for people. */
export async function apiDocsRoutes(app: FastifyInstance, { cache }: { cache: PageCache }) {
  openToOtherSites(app, '/api/openapi.json');

  app.get('/api/openapi.json', (request, reply) =>
    serveCached(cache, '/api/openapi.json', async () => Response.json(app.swagger()), request, reply),
  );

  app.get('/api/docs', (request, reply) => {
    const make = async () => {
      const html = apiDocsPage(app.swagger() as unknown as ApiDocument);
      return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } });
    };
    return serveCached(cache, '/api/docs', make, request, reply, POLICY);
  });
}
