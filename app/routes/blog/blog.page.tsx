import { blogPageHref, NOT_FETCHED_ID, POSTS_PER_PAGE } from '#facts/blog.ts';
import { blogFeed, blogPage, blogPostPage } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { menuWords } from '#words/navigation.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { TargetedToast } from '../../ui/toast/toast-region.tsx';
import styles from './blog.module.css';
import blogList from './blog-list.island.tsx';
import { type BlogListData, pageOfPosts, wantedPage } from './page-of-posts.ts';

export default definePage<BlogListData>({
  query: ['page'],
  async load({ query, site }) {
    const posts = await site.blogs.list();
    return { ...pageOfPosts(posts, wantedPage(query), POSTS_PER_PAGE), search: query.toString() };
  },
  meta: ({ page }) => ({
    title: blogPage.title,
    description: blogPage.description,
    canonical: blogPageHref(page.page),
    feed: blogFeed,
  }),
  View: Blog,
});

function Blog({ data }: { data: BlogListData }) {
  return (
    <>
      {/* The server redirects here when it cannot load a post. */}
      <TargetedToast
        id={NOT_FETCHED_ID}
        message={blogPostPage.failed}
        goOnAt="main"
        closeLabel={menuWords.closeToast}
      />
      <PageHead heading={blogPage.heading} lead={blogPage.lead} />
      <div data-behaviour="blog-card" className={styles.page}>
        <Island of={blogList} when="interaction" data={data} resources={{ words }} />
        <Link to={blogFeed.href} className={styles.feed}>
          <Icon name="radio" />
          {blogPage.feed}
        </Link>
      </div>
    </>
  );
}
