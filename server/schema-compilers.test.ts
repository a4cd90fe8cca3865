import fastify from 'fastify';
import { expect, test } from 'vitest';
import { zodCompilers } from './schema-compilers.ts';

test('a schema that is not of Zod stops the start, since nothing would validate it', async () => {
  const app = fastify(zodCompilers);
  app.get('/', { schema: { querystring: { type: 'object' } } }, async () => '');
  await expect(app.ready()).rejects.toThrow('GET /: its querystring has no Zod schema');
});
