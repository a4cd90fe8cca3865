import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { LruCache } from '../../lru-cache.ts';
import { nothingHere } from '../../request-error.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import { MEDIA_PATH, PICTURE_TYPES } from './picture-files.ts';
import { findPictureFile } from './picture-repository.ts';

const CACHING = 'public, max-age=31536000, immutable';
const FILE = `^[0-9a-f]{32}-\\d{1,5}\\.(?:${PICTURE_TYPES.join('|')})$`;
/** For as long as the database is gone. */
const COPIES_BYTES = 16 * 1024 * 1024;
/** A database that hangs is not waited for longer when there is a copy. */
const COPY_AFTER_MS = 2000;

/** The pictures of posts. Their names are made from their bytes, so a copy is good for ever. */
export async function mediaRoutes(app: FastifyInstance, { database }: { database: Database }) {
  const copies = new LruCache<Buffer>({ maxBytes: COPIES_BYTES, bytesOf: ({ length }) => length });

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
    const bytes = await readFile(file);
    if (!bytes) throw nothingHere();
    return reply
      .headers(headers)
      .type(`image/${file.split('.')[1]}`)
      .send(bytes);
  });

  /** The database is always asked first, so that a picture that was deleted is gone at once. */
  async function readFile(file: string): Promise<Buffer | undefined> {
    const copy = copies.get(file);
    const find = () => findPictureFile(database, file);
    try {
      const bytes = await (copy ? withTimeLimit(COPY_AFTER_MS, find) : find());
      if (bytes) copies.set(file, bytes);
      else copies.delete(file);
      return bytes;
    } catch (err) {
      if (!copy) throw err;
      app.log.warn({ err }, 'a picture cannot be read; a copy is sent');
      return copy;
    }
  }
}
