import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useUrlState } from '../../ui/url-state/use-url-state.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog.module.css';
import { BlogCards } from './blog-cards.tsx';
import type { BlogListWords } from './blog-list-words.ts';
import { ListEmpty, ListFailed, ListLoading } from './list-states.tsx';
import { type BlogListData, type PageOfPosts, pageOfPosts, wantedPage } from './page-of-posts.ts';
import { useAllPosts } from './use-all-posts.ts';

type Resources = { words: BlogListWords };

export default defineIsland<BlogListData, Resources>({
  name: 'blog-list',
  hasUrlState: true,
  View: BlogList,
});

function BlogList({ search, page, posts, words }: BlogListData & Resources) {
  const region = useRef<HTMLElement>(null);
  const format = useMemo(() => ({ read: wantedPage, href: words.blogPageHref }), [words]);
  const { state: wanted, follow } = useUrlState(format, search);
  const [served] = useState(wanted);
  const all = useAllPosts({
    isNeeded: wanted !== served,
    onFailure: () => showToast(words.blogPage.failed, 'error'),
  });
  const came = wanted === served ? { page, posts } : undefined;
  const shown = all.posts ? pageOfPosts(all.posts, wanted, words.POSTS_PER_PAGE) : came;

  /** Scrolls to the top of the list and moves the focus there; the back button restores the old position by itself. */
  function turn(event: MouseEvent) {
    follow(event);
    if (!event.defaultPrevented) return;
    region.current?.focus({ preventScroll: true });
    const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
  }

  /** The pressed button disappears, so the focus moves to the list. */
  function retry() {
    region.current?.focus({ preventScroll: true });
    all.retry();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: only the links inside are activated, also by keyboard
    <section
      ref={region}
      aria-label={words.blogPage.list}
      tabIndex={-1}
      className={styles.list}
      onClick={turn}
    >
      <VisuallyHidden>
        <span role="status">{shown ? position(shown, words) : !all.hasFailed && words.blogPage.loading}</span>
      </VisuallyHidden>
      {shown?.posts.length === 0 && <ListEmpty words={words} />}
      {shown && <BlogCards posts={shown.posts} words={words} />}
      {!shown &&
        (all.hasFailed ? <ListFailed words={words} onRetry={retry} /> : <ListLoading words={words} />)}
      {page.pages > 1 && (
        <NumberedPagination
          label={words.blogPage.pages}
          page={shown?.page.page ?? wanted}
          pageCount={shown?.page.pages ?? page.pages}
          hrefFor={words.blogPageHref}
          words={words.paginationWords}
        />
      )}
    </section>
  );
}

function position({ page: { page, pages } }: PageOfPosts, { paginationWords }: BlogListWords) {
  return pages > 1 && paginationWords.position(page, pages);
}
