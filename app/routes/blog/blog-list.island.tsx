import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { defineIsland } from '../../islands/define-island.ts';
import { useAddressState } from '../../ui/address-state/use-address-state.ts';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog.module.css';
import { BlogCards } from './blog-cards.tsx';
import type { BlogListWords } from './blog-list-words.ts';
import { ListEmpty, ListFailed, ListLoading } from './list-states.tsx';
import { type BlogListData, type PageOfPosts, pageOfPosts, readPage } from './page-of-posts.ts';
import { useAllPosts } from './use-all-posts.ts';

type Given = { words: BlogListWords };

export default defineIsland<BlogListData, Given>({ name: 'blog-list', View: BlogList });

function BlogList({ search, page, posts, words }: BlogListData & Given) {
  const region = useRef<HTMLElement>(null);
  const address = useMemo(() => ({ read: readPage, href: words.blogPageHref }), [words]);
  const { state: wanted, follow } = useAddressState(address, search);
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
