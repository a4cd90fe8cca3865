import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { apiWords } from '#content/api.ts';
import { blogSchema } from '../blog/blog-operations.ts';
import { refusalSchema } from './operation.ts';

/**
 * Describes the API from the schemas of its routes. To be called before any of them is added; a route is described
 * when it names one of these tags.
 */
export async function describeApi(app: FastifyInstance, publicUrl: string): Promise<void> {
  app.addSchema(blogSchema);
  app.addSchema(refusalSchema);
  // Schemas only describe: handlers check for themselves, in words that people understand.
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  await app.register(swagger, {
    hideUntagged: true,
    openapi: {
      openapi: '3.1.0',
      info: { title: apiWords.title, version: '1', description: apiWords.introduction },
      servers: [{ url: publicUrl }],
      tags: [
        { name: 'Blog', description: apiWords.blogTag },
        { name: 'Editors', description: apiWords.editorTag },
        { name: 'Forms', description: apiWords.formsTag },
        { name: 'Page views', description: apiWords.pageViewsTag },
      ],
      components: {
        securitySchemes: {
          editorToken: { type: 'http', scheme: 'bearer', description: apiWords.tokenNote },
        },
      },
    },
    refResolver: { buildLocalReference: (schema) => String(schema.$id) },
  });
}
