import { MAX_SEARCH_CHARACTERS } from '#domain/text/truncate-search.ts';
import { blogPageHref, filteredHref, NOT_FETCHED_ID, POSTS_PER_PAGE, type Topic } from '#facts/blog.ts';
import { blogFeed, blogFinding, blogPage, blogPostPage, topicNames } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { menuWords } from '#words/navigation.ts';
import { Island } from '../../islands/island.tsx';
import { definePage } from '../../page.ts';
import { Link } from '../../ui/link/link.tsx';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { SearchForm } from '../../ui/search-form/search-form.tsx';
import { TargetedToast } from '../../ui/toast/toast-region.tsx';
import styles from './blog.module.css';
import blogList, { type BlogListData, pageOfPosts, wantedPage } from './blog-list.island.tsx';
import { FOUND_ID, FoundList, type FoundPosts, loadFound, TopicLinks, topicsOf } from './found-posts.tsx';

/** The list is an island; what a topic or a search finds is part of the document alone. */
interface BlogPageData {
  list: BlogListData;
  found: FoundPosts | undefined;
  topics: Topic[];
}

export default definePage<BlogPageData>({
  hasPopUp: true,
  query: ['page', 'topic', 'q'],
  async load({ query, site }) {
    const posts = await site.blogs.list();
    const { page, posts: shown } = pageOfPosts(posts, wantedPage(query), POSTS_PER_PAGE);
    const list = { page, posts: await site.blogs.addExcerpts(shown), search: query.toString() };
    return { list, found: await loadFound(query, posts, site), topics: topicsOf(posts) };
  },
  meta: ({ list, found }) => ({
    title: found?.topic ? blogFinding.titleOn(topicNames[found.topic]) : blogPage.title,
    description: blogPage.description,
    canonical: found?.topic ? filteredHref(found, found.page.page) : blogPageHref(list.page.page),
    // Lists of what somebody searched for are for people.
    ...(found && (found.text || found.total === 0) && { noindex: true }),
    feed: blogFeed,
  }),
  View: ({ data: { list, found, topics } }) => (
    <>
      {/* The server redirects here when it cannot load a post. */}
      <TargetedToast
        id={NOT_FETCHED_ID}
        message={blogPostPage.failed}
        goOnAt="main"
        closeLabel={menuWords.closeToast}
      />
      <PageHead heading={blogPage.heading} lead={blogPage.lead}>
        <div className={styles.search}>
          <SearchForm
            action={`${blogPage.path}#${FOUND_ID}`}
            id="blog-search"
            name="q"
            words={blogFinding}
            maxLength={MAX_SEARCH_CHARACTERS}
            value={found?.text ?? ''}
            note={found?.cutNote}
          />
        </div>
      </PageHead>
      <div data-behaviour="blog-card" className={styles.page}>
        <TopicLinks topics={topics} current={found} />
        {found ? (
          <FoundList found={found} />
        ) : (
          <div id={FOUND_ID}>
            <Island of={blogList} data={list} resources={{ words }} />
          </div>
        )}
        <Link to={blogFeed.href} label={blogPage.feed} icon="radio" className={styles.feed} />
      </div>
    </>
  ),
});
