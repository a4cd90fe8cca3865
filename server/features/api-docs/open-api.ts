import fastify, { type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify';
import { z } from 'zod';
import { apiWords } from '#words/site-files.ts';
import { zodCompilers } from '../../schema-compilers.ts';
import { blogSchema } from '../blog/blog-routes.ts';
import { refusalSchema } from './public-api.ts';

/** As much of an OpenAPI document as the page shows. */
export interface ApiDocument {
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

export interface Operation {
  tags: string[];
  operationId: string;
  summary: string;
  description?: string;
  parameters?: { name: string; required?: boolean; description?: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
}

/** As much of JSON Schema as the API's description uses. */
export interface Schema {
  $ref?: string;
  type?: string;
  format?: string;
  description?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minLength?: number;
}

/** Makes the description of the API; only for whoever asks for it is all loaded that this needs. */
export type DescribeApi = () => Promise<ApiDocument>;

/** Describes the API from the schemas of the routes that name a tag; to be called before any of them is added. */
export function describeApi(app: FastifyInstance, publicUrl: string): DescribeApi {
  const described: RouteOptions[] = [];
  app.addHook('onRoute', (route) => {
    if (route.schema?.tags && route.method !== 'HEAD') described.push(route);
  });
  return () => makeDocument(described, publicUrl);
}

async function makeDocument(routes: readonly RouteOptions[], publicUrl: string): Promise<ApiDocument> {
  const { default: swagger } = await import('@fastify/swagger');
  const probe = fastify(zodCompilers);
  probe.addSchema(blogSchema).addSchema(refusalSchema);
  probe.setValidatorCompiler(() => () => true);
  await probe.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: apiWords.title, version: '1', description: apiWords.introduction },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'Blog', description: apiWords.blogTag },
        { name: 'Forms', description: apiWords.formsTag },
        { name: 'Page views', description: apiWords.pageViewsTag },
      ],
    },
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  });
  for (const { method, url, schema = {} } of routes)
    probe.route({ method, url, schema: toJsonSchemas(schema), handler: (_request, reply) => reply.send() });
  await probe.ready();
  const document = probe.swagger() as unknown as ApiDocument;
  await probe.close();
  return document;
}

/** What Zod validates, and a form that its handler checks, as the JSON schemas that OpenAPI knows. */
function toJsonSchemas({ describedBody, ...schema }: FastifySchema): FastifySchema {
  const parts = Object.entries({ ...schema, ...(describedBody && { body: describedBody }) });
  return Object.fromEntries(
    parts.map(([name, part]) => {
      if (!(part instanceof z.ZodType)) return [name, part];
      const { $schema: _dialect, ...json } = z.toJSONSchema(part, { io: 'input' });
      return [name, json];
    }),
  );
}
