import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import type { BlogSummary } from '../../site.ts';

export type PageOfPosts = { page: PageOfRows; posts: BlogSummary[] };

/** The page of posts in the document, and the query that asked for it. */
export type BlogListData = PageOfPosts & { search: string };

/** The page that the query asks for, which may not exist. */
export function wantedPage(params: URLSearchParams): number {
  return Number(params.get('page')) || 1;
}

export function pageOfPosts(
  posts: readonly BlogSummary[],
  wanted: number,
  postsPerPage: number,
): PageOfPosts {
  const page = paginate(posts.length, wanted, postsPerPage);
  return { page, posts: rowsOfPage(posts, page) };
}
