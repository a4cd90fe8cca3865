import type { BlogPost, BlogService, BlogSummary } from '#app/site.ts';
import { countWords, truncateWords } from '#domain/blog/truncate-words.ts';
import type { Database } from '../../database/schema.ts';
import { picturesNamed } from '../picture/picture-files.ts';
import { findPictures } from '../picture/picture-repository.ts';
import { imageOf } from './blog-image.ts';
import { type BlogRow, findBlog, listBlogs } from './blog-repository.ts';
import { isSlug } from './post-fields.ts';
import { renderMarkdown, toPlainText } from './render-markdown.ts';

const EXCERPT_WORDS = 40;
const DESCRIPTION_WORDS = 25;
const MAX_REMEMBERED = 500;

/** What is made of a post's Markdown, once for each of its revisions. */
type Rendered = Pick<BlogPost, 'html' | 'excerpt' | 'description' | 'words'>;

export function createBlogService(database: Database, publicUrl: string): BlogService {
  const remembered = new Map<string, Rendered>();

  async function render({ id, content, revision }: BlogRow): Promise<Rendered> {
    const known = remembered.get(revision);
    if (known) return known;
    const pictures = await findPictures(database, picturesNamed(content));
    const html = renderMarkdown(content, `${publicUrl}/blog/${id}`, pictures);
    const text = toPlainText(html);
    const rendered = {
      html,
      excerpt: truncateWords(text, EXCERPT_WORDS),
      description: truncateWords(text, DESCRIPTION_WORDS),
      words: countWords(text),
    };
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(revision, rendered);
    return rendered;
  }

  async function summarise(row: BlogRow): Promise<BlogSummary> {
    const { excerpt } = await render(row);
    return { _id: row.id, title: row.title, excerpt, date: row.date, image: imageOf(row) };
  }

  async function summaries(limit?: number): Promise<BlogSummary[]> {
    return Promise.all((await listBlogs(database, limit)).map(summarise));
  }

  return {
    list: () => summaries(),
    recent: (limit) => summaries(limit),
    async find(id) {
      const row = isSlug(id) ? await findBlog(database, id) : undefined;
      return row && { ...(await summarise(row)), ...(await render(row)) };
    },
  };
}
