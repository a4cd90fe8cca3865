import type { FastifyInstance } from 'fastify';

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Lets scripts of other sites read what this plugin's routes give out; they may change nothing. */
export function openToOtherSites(app: FastifyInstance, ...urls: string[]): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(HEADERS);
  });
  for (const url of urls)
    app.options(url, { schema: { hide: true } }, (_request, reply) =>
      reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'GET, HEAD',
          'access-control-allow-headers': 'if-none-match',
          'access-control-max-age': '86400',
        })
        .send(),
    );
}
