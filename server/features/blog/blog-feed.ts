import type { BlogPost } from '#app/site.ts';
import { blogFeedWords } from '#words/api.ts';
import { brand } from '#words/site.ts';
import { escapeMarkup } from '../../pages/escape-markup.ts';

export type FeedPost = BlogPost & { updatedAt: string };

/** A feed must say when it was last changed; one without a post never was. */
const EPOCH = '1970-01-01T00:00:00.000Z';
/** Sanitised HTML has site paths in no other place; a source set only repeats the picture in other sizes. */
const SITE_PATH = / (href|src)="\//g;
const SOURCE_SET = / srcset="[^"]*" sizes="[^"]*"/g;
/** What XML 1.0 has no way to write, not even as an entity. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are meant
const UNWRITABLE = /[\0-\x08\x0B\x0C\x0E-\x1F\uFFFE\uFFFF]|\p{Cs}/gu;

/** The latest posts as an Atom feed (RFC 4287). */
export function blogFeed(posts: readonly FeedPost[], publicUrl: string): string {
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
