import type { FastifyInstance } from 'fastify';
import type { Answer } from '../../pages/page.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { jsonAnswer, serveCached } from '../../pages/serve-cached.ts';
import { RequestError } from '../../request-error.ts';
import { openToOtherSites } from '../api-docs/open-to-other-sites.ts';
import { blogFeed } from './blog-feed.ts';
import { findOperation, listOperation } from './blog-operations.ts';
import type { WholeBlogService } from './blog-service.ts';
import { isSlug } from './post-fields.ts';

const FEED_ENTRIES = 30;

interface BlogRoutesOptions {
  blogs: WholeBlogService;
  cache: PageCache;
  publicUrl: string;
}

/** What everyone may read: the API and the feed. */
export async function blogRoutes(app: FastifyInstance, { blogs, cache, publicUrl }: BlogRoutesOptions) {
  app.get('/blog/feed.xml', (request, reply) => {
    const make = async () => {
      const body = blogFeed(await blogs.listForFeed(FEED_ENTRIES), publicUrl);
      return { status: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, body };
    };
    return serveCached(cache, '/blog/feed.xml', make, request, reply);
  });

  await app.register(async (api) => {
    openToOtherSites(api, '/api/blogs', '/api/blogs/:id');

    api.get<{ Querystring: { limit?: number } }>(
      '/api/blogs',
      { schema: listOperation },
      (request, reply) => {
        // All of them when there is no limit.
        const { limit } = request.query;
        const make = async () => jsonAnswer(await blogs.listForApi(limit));
        const key = limit === undefined ? '/api/blogs' : `/api/blogs?limit=${limit}`;
        return serveCached(cache, key, make, request, reply);
      },
    );

    api.get<{ Params: { id: string } }>('/api/blogs/:id', { schema: findOperation }, (request, reply) => {
      const { id } = request.params;
      if (!isSlug(id)) throw noSuchBlog();
      const make = async () => {
        const blog = await blogs.findForApi(id);
        return blog ? jsonAnswer(blog) : notFound();
      };
      return serveCached(cache, `/api/blogs/${id}`, make, request, reply);
    });
  });
}

function noSuchBlog(): RequestError {
  return new RequestError(404, 'there is no blog with this id');
}

/** Not to be kept, since anyone may invent ids. */
function notFound(): Answer {
  const body = { statusCode: 404, error: 'Not Found', message: noSuchBlog().message };
  return jsonAnswer(body, 404, { 'cache-control': 'no-store' });
}
