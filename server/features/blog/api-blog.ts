import type { BlogImage, BlogService, BlogSummary } from '#app/site.ts';
import type { Database } from '../../database/schema.ts';
import { findBlog, listBlogs } from './blog-repository.ts';

/** A blog as the API gives it out: the four fields that other programs rely on, and what a card shows. */
export interface ApiBlog {
  _id: string;
  title: string;
  /** Markdown. */
  content: string;
  /** A whole address, since readers of the API live on other sites. */
  image: string;
  excerpt: string;
  date: string;
  /** The picture as our own pages show it, by paths of this site. */
  cover: BlogImage;
}

export interface ApiBlogSources {
  blogs: BlogService;
  database: Database;
  publicUrl: string;
}

/** Newest first; without a limit all of them. */
export async function listApiBlogs(
  { blogs, database, publicUrl }: ApiBlogSources,
  limit?: number,
): Promise<ApiBlog[]> {
  const [summaries, rows] = await Promise.all([
    limit === undefined ? blogs.list() : blogs.recent(limit),
    listBlogs(database, limit),
  ]);
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  return summaries.flatMap((summary) => {
    const content = contents.get(summary._id);
    // One that is published or removed between the two readings is left for the next answer.
    return content === undefined ? [] : [toApiBlog(summary, content, publicUrl)];
  });
}

export async function findApiBlog(
  { blogs, database, publicUrl }: ApiBlogSources,
  id: string,
): Promise<ApiBlog | undefined> {
  const [post, row] = await Promise.all([blogs.find(id), findBlog(database, id)]);
  return post && row && toApiBlog(post, row.content, publicUrl);
}

function toApiBlog(summary: BlogSummary, content: string, publicUrl: string): ApiBlog {
  const { _id, title, excerpt, date, image } = summary;
  return { _id, title, content, image: publicUrl + image.src, excerpt, date, cover: image };
}
