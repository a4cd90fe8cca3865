import type { FastifyInstance } from 'fastify';
import { brand } from '#words/site.ts';
import { blogFeedWords } from '#words/site-files.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';
import type { Answer } from '../../pages/page.ts';
import type { PageCache } from '../../pages/page-cache.ts';
import { jsonAnswer, serveCached } from '../../pages/send-page.ts';
import { RequestError } from '../../request-error.ts';
import { openToOtherSites } from '../api-docs/open-to-other-sites.ts';
import { findOperation, listOperation } from './blog-operations.ts';
import type { FeedPost, WholeBlogService } from './blog-service.ts';
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
  const entries = posts.map((post) => entryOf(post, publicUrl));
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
${entries.join('\n')}
</feed>
`;
}

function entryOf({ _id, title, date, updatedAt, image, html }: FeedPost, publicUrl: string): string {
  const url = `${publicUrl}/blog/${_id}`;
  const picture = `<img src="${image.src}" alt="" width="${image.width}" height="${image.height}">`;
  const whole = `<p>${picture}</p>${html}`.replace(SOURCE_SET, '').replace(SITE_PATH, ` $1="${publicUrl}/`);
  return `<entry>
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
