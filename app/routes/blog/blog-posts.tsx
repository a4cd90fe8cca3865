import { blogPage, blogPageHref } from '#content/blog.ts';
import { paginationWords } from '#content/site.ts';
import type { PageOfRows } from '#rules/paginate.ts';
import type { BlogSummary } from '../../site-context.ts';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BlogCards } from './blog-cards.tsx';
import { ListEmpty } from './list-states.tsx';

export type BlogList = { page: PageOfRows; posts: BlogSummary[] };

export function BlogPosts({ page: { page, pages }, posts }: BlogList) {
  if (posts.length === 0) return <ListEmpty />;
  if (pages === 1) return <BlogCards posts={posts} />;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{paginationWords.position(page, pages)}</span>
      </VisuallyHidden>
      <BlogCards posts={posts} />
      <NumberedPagination
        label={blogPage.pages}
        page={page}
        pageCount={pages}
        hrefFor={blogPageHref}
        preventScrollReset
        words={paginationWords}
      />
    </>
  );
}
