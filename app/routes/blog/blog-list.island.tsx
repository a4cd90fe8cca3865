import { type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { defineIsland } from '../../islands/define-island.ts';
import type { BlogSummary } from '../../site.ts';
import { Button, ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useUrlState } from '../../ui/url-state/use-url-state.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog.module.css';
import cards from './blog-cards.module.css';
import { BlogCards, type BlogListWords } from './blog-cards.tsx';
import listStatesStyles from './list-states.module.css';

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

type ListStateProps = { words: BlogListWords };

function ListLoading({ words: { SKELETON_CARDS } }: ListStateProps) {
  return (
    <ul aria-hidden="true" className={cards.cards}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => `skeleton-${index}`).map((key) => (
        <li key={key} className={cards.card} data-skeleton>
          <div className={cards.picture}>
            <Skeleton shape="block" />
          </div>
          <div className={cards.body}>
            <Skeleton lines={1} className={listStatesStyles.date} />
            <Skeleton lines={2} className={listStatesStyles.title} />
            <Skeleton lines={5} />
            <div className={listStatesStyles.more}>
              <Skeleton shape="block" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function ListEmpty({ words: { blogPage } }: ListStateProps) {
  return (
    <div className={listStatesStyles.notice}>
      <Icon name="newspaper" className={listStatesStyles.icon} />
      <h2>{blogPage.none}</h2>
      <p>{blogPage.noneAdvice}</p>
      <p className={listStatesStyles.ways}>
        <ButtonLinks links={blogPage.noneWays} />
      </p>
    </div>
  );
}

/** The toast reports what happened; this says what to do. */
function ListFailed({ words: { blogPage }, onRetry }: ListStateProps & { onRetry: () => void }) {
  return (
    <div className={listStatesStyles.notice}>
      <Icon name="circle-alert" className={listStatesStyles.icon} />
      <h2>{blogPage.failedHeading}</h2>
      <p>{blogPage.failedAdvice}</p>
      <Button onClick={onRetry}>
        <Icon name="rotate-cw" />
        {blogPage.retry}
      </Button>
    </div>
  );
}

/** The fields that a card needs, see `/api/docs`. */
type ApiBlog = Omit<BlogSummary, 'image'> & { cover: BlogSummary['image'] };

type AllPostsOptions = {
  /** Whether a page is needed that is not part of the document. */
  isNeeded: boolean;
  onFailure: () => void;
};

/** Fetches all posts once, when first needed. */
function useAllPosts({ isNeeded, onFailure }: AllPostsOptions) {
  const [answer, setAnswer] = useState<BlogSummary[] | 'failed'>();
  const fail = useEffectEvent(() => {
    setAnswer('failed');
    onFailure();
  });

  useEffect(() => {
    if (!isNeeded || answer) return;
    const request = new AbortController();
    fetchPosts(request.signal).then(setAnswer, () => {
      if (!request.signal.aborted) fail();
    });
    return () => request.abort();
  }, [isNeeded, answer]);

  const hasFailed = answer === 'failed';
  return { posts: hasFailed ? undefined : answer, hasFailed, retry: () => setAnswer(undefined) };
}

async function fetchPosts(signal: AbortSignal): Promise<BlogSummary[]> {
  const response = await fetch('/api/blogs', { signal });
  if (!response.ok) throw new Error(`The list was answered with ${response.status}`);
  const blogs: ApiBlog[] = await response.json();
  return blogs.map(({ _id, title, excerpt, date, cover }) => ({ _id, title, excerpt, date, image: cover }));
}

type PageOfPosts = { page: PageOfRows; posts: BlogSummary[] };

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
