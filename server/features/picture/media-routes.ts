import cookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/schema.ts';
import { LruCache } from '../../lru-cache.ts';
import { nothingHere } from '../../request-error.ts';
import { withTimeLimit } from '../../with-time-limit.ts';
import { findShowing, type Showing } from '../blog/blog-repository.ts';
import { createDeskCookies } from '../desk/desk-cookies.ts';
import { readSession } from '../desk/session-repository.ts';
import { MEDIA_PATH, PICTURE_TYPES } from './picture-files.ts';
import { findPictureFile } from './picture-repository.ts';

const CACHING = 'public, max-age=31536000, immutable';
const ID_LENGTH = 32;
const FILE = `^[0-9a-f]{${ID_LENGTH}}-\\d{1,5}\\.(?:${PICTURE_TYPES.join('|')})$`;
interface MediaOptions {
  database: Database;
  publicUrl: string;
}

/** For as long as the database is gone. */
const COPIES_BYTES = 16 * 1024 * 1024;
/** A database that hangs is not waited for longer when there is a copy. */
const COPY_AFTER_MS = 2000;

/** So many pictures are found without a search of all posts. */
const MOST_KNOWN = 2000;

/**
 * The pictures of posts. Their names are made from their bytes, so a copy is good for ever. Those that nothing published
 * shows are for the desk alone.
 */
export async function mediaRoutes(app: FastifyInstance, { database, publicUrl }: MediaOptions) {
  const cookies = createDeskCookies(publicUrl);
  const showing = new LruCache<Showing>({ maxBytes: MOST_KNOWN, bytesOf: () => 1 });
  const copies = new LruCache<Buffer>({ maxBytes: COPIES_BYTES, bytesOf: ({ length }) => length });

  await app.register(cookie);
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
    const type = `image/${file.split('.')[1]}`;
    const bytes = await readPublicFile(file);
    if (!bytes) {
      const token = cookies.read(request, 'desk');
      const person = token ? await readSession(database, token) : undefined;
      const unpublished = person && (await findPictureFile(database, file));
      if (!unpublished) throw nothingHere();
      return reply.header('cache-control', 'no-store').type(type).send(unpublished);
    }
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    return reply.headers(headers).type(type).send(bytes);
  });

  async function isPublic(id: string): Promise<boolean> {
    const found = await findShowing(database, id, showing.get(id));
    if (typeof found === 'object') showing.set(id, found);
    else showing.delete(id);
    return found !== undefined;
  }

  /** The database is always asked first, so that a picture that was deleted or withdrawn is gone at once. */
  async function readPublicFile(file: string): Promise<Buffer | undefined> {
    const copy = copies.get(file);
    const find = async () =>
      (await isPublic(file.slice(0, ID_LENGTH))) ? findPictureFile(database, file) : undefined;
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
