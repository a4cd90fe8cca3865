import { blogPageHref, NOT_FETCHED_ID, POSTS_PER_PAGE } from '#facts/blog.ts';
import { blogFeed, blogPage, blogPostPage } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { menuWords } from '#words/navigation.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { TargetedToast } from '../../ui/toast/toast-region.tsx';
import styles from './blog.module.css';
import blogList, { type BlogListData, pageOfPosts, wantedPage } from './blog-list.island.tsx';

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
  View: ({ data }) => (
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
        <Island of={blogList} data={data} resources={{ words }} />
        <Link to={blogFeed.href} label={blogPage.feed} icon="radio" className={styles.feed} />
      </div>
    </>
  ),
});
