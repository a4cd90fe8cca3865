import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifySchema {
    /** Shown as the body in the API's description; not validated by the route, since its handler reads it. */
    describedBody?: object;
  }
}

/** Named in the API's description: what every refused request gets. */
export const refusalSchema = {
  $id: 'Refusal',
  type: 'object',
  description: 'What is answered to a request that was refused or failed.',
  required: ['statusCode', 'error'],
  additionalProperties: false,
  properties: {
    statusCode: { type: 'integer' },
    error: { type: 'string', description: 'The name of the status.' },
    message: { type: 'string', description: 'What was wrong.' },
    errors: {
      type: 'array',
      description: 'The fields that were refused.',
      items: {
        type: 'object',
        required: ['field', 'reason'],
        additionalProperties: false,
        properties: { field: { type: 'string' }, reason: { type: 'string' } },
      },
    },
  },
};

export function refusal(description: string) {
  return { description, $ref: 'Refusal#' };
}

/** The answers of an operation by status; any of them may also fail. */
export function answers(byStatus: Record<number, object>): Record<string, object> {
  return { ...byStatus, 500: refusal('The mistake is on our side.') };
}

const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
};

/** Lets scripts of other sites read what this plugin's routes give out; they may change nothing. */
export function openToOtherSites(app: FastifyInstance, ...urls: string[]): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(READABLE);
  });
  for (const url of urls)
    app.options(url, (_request, reply) =>
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
