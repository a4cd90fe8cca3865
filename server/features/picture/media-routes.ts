import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { MEDIA_PATH, PICTURE_TYPES } from './picture-files.ts';
import { findPictureFile } from './picture-repository.ts';

const CACHING = 'public, max-age=31536000, immutable';
const FILE = `^[0-9a-f]{32}-\\d{1,5}\\.(?:${PICTURE_TYPES.join('|')})$`;

/** The pictures of posts. Their names are made from their bytes, so a copy is good for ever. */
export async function mediaRoutes(app: FastifyInstance, { database }: { database: Database }) {
  app.get<{ Params: { file: string } }>(`${MEDIA_PATH}:file(${FILE})`, async (request, reply) => {
    const { file } = request.params;
    const etag = `"${file}"`;
    const headers = {
      'cache-control': CACHING,
      etag,
      // Whoever reads the blog through the API may show its pictures.
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    };
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    const bytes = await findPictureFile(database, file);
    if (!bytes) return reply.callNotFound();
    return reply
      .headers(headers)
      .type(`image/${file.split('.')[1]}`)
      .send(bytes);
  });
}
