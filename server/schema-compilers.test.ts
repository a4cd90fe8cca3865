import fastify from 'fastify';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { zodCompilers } from './schema-compilers.ts';

test('a route gets what its schema has read, and a request that does not fit is refused by field', async () => {
  const app = fastify(zodCompilers);
  const querystring = z.object({ limit: z.coerce.number('must be a number') });
  app.get('/', { schema: { querystring } }, async ({ query }) => query);
  expect((await app.inject('/?limit=3&other=1')).json()).toEqual({ limit: 3 });
  const { statusCode, body } = await app.inject('/?limit=x');
  expect([statusCode, body]).toEqual([400, expect.stringContaining('limit must be a number')]);
});

test('a schema that is not of Zod stops the start, since nothing would validate it', async () => {
  const app = fastify(zodCompilers);
  app.get('/', { schema: { querystring: { type: 'object' } } }, async () => '');
  await expect(app.ready()).rejects.toThrow('GET /: its querystring has no Zod schema');
});
