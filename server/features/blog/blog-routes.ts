import type { FastifyInstance } from 'fastify';
import type { BlogShelf } from '#app/site-context.ts';
import type { Database } from '../../database/schema.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { serveCached } from '../../pages/serve-cached.ts';
import { RequestError } from '../../request-error.ts';
import { openToOtherSites } from '../api-docs/open-to-other-sites.ts';
import { describeOnly } from '../api-docs/operation.ts';
import { toApiBlog } from './api-blog.ts';
import { blogFeed, type FeedPost } from './blog-feed.ts';
import { findOperation, listOperation } from './blog-operations.ts';
import { findBlog, listBlogs } from './blog-repository.ts';
import { isSlug } from './post-fields.ts';
import { readLimit } from './read-limit.ts';

const FEED_ENTRIES = 30;

interface BlogRoutesOptions {
  blogs: BlogShelf;
  database: Database;
  cache: PageCache;
  publicUrl: string;
}

/** What everyone may read: the API of the specification's section 7, and the feed. */
export async function blogRoutes(
  app: FastifyInstance,
  { blogs, database, cache, publicUrl }: BlogRoutesOptions,
) {
  app.get('/blog/feed.xml', (request, reply) => {
    const make = async () => {
      const feed = blogFeed(await latestPosts(), publicUrl);
      return new Response(feed, { headers: { 'content-type': 'application/atom+xml; charset=utf-8' } });
    };
    return serveCached(cache, '/blog/feed.xml', make, request, reply);
  });

  async function latestPosts(): Promise<FeedPost[]> {
    const rows = await listBlogs(database, FEED_ENTRIES);
    const posts = await Promise.all(
      rows.map(async ({ id, updated_at: updatedAt }) => {
        const post = await blogs.find(id);
        return post && { ...post, updatedAt };
      }),
    );
    return posts.filter((post) => post !== undefined);
  }

  await app.register(async (api) => {
    describeOnly(api);
    openToOtherSites(api, '/api/blogs', '/api/blogs/:id');

    api.get<{ Querystring: { limit?: unknown } }>(
      '/api/blogs',
      { schema: listOperation },
      (request, reply) => {
        const limit = readLimit(request.query.limit);
        const make = async () => {
          const rows = await listBlogs(database, limit);
          return Response.json(rows.map((row) => toApiBlog(row, publicUrl)));
        };
        return serveCached(cache, `/api/blogs?limit=${limit ?? 'all'}`, make, request, reply);
      },
    );

    api.get<{ Params: { id: string } }>('/api/blogs/:id', { schema: findOperation }, (request, reply) => {
      const { id } = request.params;
      if (!isSlug(id)) throw noSuchBlog();
      const make = async () => {
        const row = await findBlog(database, id);
        return row ? Response.json(toApiBlog(row, publicUrl)) : notFound();
      };
      return serveCached(cache, `/api/blogs/${id}`, make, request, reply);
    });
  });
}

export function noSuchBlog(): RequestError {
  return new RequestError(404, 'there is no blog with this id');
}

/** Not to be kept, since anyone may invent ids. */
function notFound(): Response {
  const body = { statusCode: 404, error: 'Not Found', message: noSuchBlog().message };
  return Response.json(body, { status: 404, headers: { 'cache-control': 'no-store' } });
}
