import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { brand } from '#words/site.ts';
import { blogFeedWords } from '#words/site-files.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import type { Answer } from '../../pages/page.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { jsonAnswer, serveCached } from '../../pages/send-page.ts';
import { RequestError } from '../../request-error.ts';
import type { FeedPost, WholeBlogService } from './blog-service.ts';
import { isSlug } from './post-fields.ts';

const DEFAULT_LIMIT = 3;
const MAX_LIMIT = 100;

const LIMIT_REASON = `must be a whole number from 1 to ${MAX_LIMIT}`;

const limitSchema = z
  .string(LIMIT_REASON)
  .regex(/^\d*$/, LIMIT_REASON)
  .transform((limit) => Number(limit || DEFAULT_LIMIT))
  .refine((limit) => limit >= 1 && limit <= MAX_LIMIT, LIMIT_REASON);
const querystring = z.object({ limit: limitSchema.optional() });

/** Scripts of other sites may read the blog, and change nothing. */
const READABLE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'etag',
  'cross-origin-resource-policy': 'cross-origin',
};
const PREFLIGHT = {
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'if-none-match',
  'access-control-max-age': '86400',
};

const FEED_ENTRIES = 30;
const NO_SUCH_BLOG = 'there is no blog with this id';

export async function blogRoutes(
  app: FastifyInstance,
  { blogs, cache, publicUrl }: { blogs: WholeBlogService; cache: PageCache; publicUrl: string },
) {
  app.get('/blog/feed.xml', (request, reply) => {
    const make = async () => {
      const body = blogFeed(await blogs.listForFeed(FEED_ENTRIES), publicUrl);
      return { status: 200, headers: { 'content-type': 'application/atom+xml; charset=utf-8' }, body };
    };
    return serveCached(cache, '/blog/feed.xml', make, request, reply);
  });

  await app.register(async (api) => {
    api.addHook('onRequest', async (_request, reply) => {
      reply.headers(READABLE);
    });
    for (const url of ['/api/blogs', '/api/blogs/:id'])
      api.options(url, (_request, reply) => reply.code(204).headers(PREFLIGHT).send());

    type ListQuery = z.infer<typeof querystring>;
    api.get<{ Querystring: ListQuery }>('/api/blogs', { schema: { querystring } }, (request, reply) => {
      const { limit } = request.query;
      const make = async () => jsonAnswer(await blogs.listForApi(limit));
      const key = limit === undefined ? '/api/blogs' : `/api/blogs?limit=${limit}`;
      return serveCached(cache, key, make, request, reply);
    });

    api.get<{ Params: { id: string } }>('/api/blogs/:id', (request, reply) => {
      const { id } = request.params;
      if (!isSlug(id)) throw new RequestError(404, NO_SUCH_BLOG);
      const make = async () => {
        const blog = await blogs.findForApi(id);
        return blog ? jsonAnswer(blog) : notFound();
      };
      return serveCached(cache, `/api/blogs/${id}`, make, request, reply);
    });
  });
}

/** Not to be kept, since anyone may invent ids. */
function notFound(): Answer {
  const body = { statusCode: 404, error: 'Not Found', message: NO_SUCH_BLOG };
  return jsonAnswer(body, 404, { 'cache-control': 'no-store' });
}

/** A feed must say when it was last changed; one without a post never was. */
const EPOCH = '1970-01-01T00:00:00.000Z';
/** Sanitised HTML has site paths in no other place; a source set only repeats the picture in other sizes. */
const SITE_PATH = / (href|src)="\//g;
const SOURCE_SET = / srcset="[^"]*" sizes="[^"]*"/g;
/** What XML 1.0 has no way to write, not even as an entity. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are meant
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

/** The latest posts as an Atom feed (RFC 4287). */
function blogFeed(posts: readonly FeedPost[], publicUrl: string): string {
  const latest = posts.reduce((newest, { updatedAt }) => (updatedAt > newest ? updatedAt : newest), '');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-NG">
<id>${xml(`${publicUrl}/blog`)}</id>
<title>${xml(blogFeedWords.title)}</title>
<subtitle>${xml(blogFeedWords.subtitle)}</subtitle>
<link rel="self" type="application/atom+xml" href="${xml(`${publicUrl}/blog/feed.xml`)}"/>
<link rel="alternate" type="text/html" href="${xml(`${publicUrl}/blog`)}"/>
<updated>${xml(latest || EPOCH)}</updated>
<author><name>${xml(brand.fullName)}</name></author>
<icon>${xml(`${publicUrl}/favicon.svg`)}</icon>
${posts.map((post) => entryOf(post, publicUrl)).join('\n')}
</feed>
`;
}

function entryOf(post: FeedPost, publicUrl: string): string {
  const { _id, title, lang, date, updatedAt, image, html } = post;
  const url = `${publicUrl}/blog/${_id}`;
  const picture = `<img src="${image.src}" alt="" width="${image.width}" height="${image.height}">`;
  const whole = `<p>${picture}</p>${html}`.replace(SOURCE_SET, '').replace(SITE_PATH, ` $1="${publicUrl}/`);
  return `<entry${lang ? ` xml:lang="${lang}"` : ''}>
<id>${xml(url)}</id>
<title>${xml(title)}</title>
<link rel="alternate" type="text/html" href="${xml(url)}"/>
<published>${xml(date)}T00:00:00Z</published>
<updated>${xml(updatedAt)}</updated>
<content type="html">${xml(whole)}</content>
</entry>`;
}

function xml(text: string): string {
  return escapeMarkup(text.replace(UNWRITABLE, ''));
}
