import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { type PageOfRows, paginate, rowsOfPage } from '#domain/text/paginate.ts';
import { defineIsland } from '../../islands/define-island.ts';
import type { BlogSummary } from '../../site.ts';
import { Button, ButtonLinks } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import type { IconName } from '../../ui/icon/icon-paths.ts';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { useUrlState } from '../../ui/url-state/use-url-state.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog.module.css';
import cards from './blog-cards.module.css';
import { BlogCards, type BlogListWords } from './blog-cards.tsx';

type Resources = { words: BlogListWords };

export default defineIsland<BlogListData, Resources>({
  name: 'blog-list',
  hasUrlState: true,
  View: BlogList,
});

/** All posts are fetched to turn pages here; of longer lists that is too much for a phone, and each page is a document. */
const MOST_PAGES = 6;

function BlogList({ search, page, posts, words }: BlogListData & Resources) {
  const { blogPage, paginationWords } = words;
  const region = useRef<HTMLElement>(null);
  const format = useMemo(() => ({ read: wantedPage, href: words.blogPageHref }), [words]);
  const { state: wanted, follow } = useUrlState(format, search);
  const [served] = useState(wanted);
  const fail = () => showToast(blogPage.failed, 'error');
  const all = useAllPosts(wanted !== served, words.otherLanguage, fail);
  const came = wanted === served ? { page, posts } : undefined;
  const shown = all.posts ? pageOfPosts(all.posts, wanted, words.POSTS_PER_PAGE) : came;
  const { page: number, pages } = shown?.page ?? { page: wanted, pages: page.pages };
  const position = pages > 1 && paginationWords.position(number, pages);

  /** Scrolls to the top of the list and moves the focus there; the back button restores the old position by itself. */
  function turn(event: MouseEvent) {
    if (page.pages <= MOST_PAGES) follow(event);
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
    <section ref={region} aria-label={blogPage.list} tabIndex={-1} className={styles.list} onClick={turn}>
      <VisuallyHidden>
        <span role="status">{shown ? position : !all.hasFailed && blogPage.loading}</span>
      </VisuallyHidden>
      {shown?.posts.length === 0 && (
        <ListNotice icon="newspaper" heading={blogPage.none} text={blogPage.noneAdvice}>
          <ButtonLinks links={blogPage.noneWays} className={styles.ways} />
        </ListNotice>
      )}
      {shown && <BlogCards posts={shown.posts} words={words} />}
      {!shown && !all.hasFailed && <ListLoading cardCount={words.SKELETON_CARDS} />}
      {/* The toast reports what happened; this says what to do. */}
      {!shown && all.hasFailed && (
        <ListNotice icon="circle-alert" heading={blogPage.failedHeading} text={blogPage.failedAdvice}>
          <Button onClick={retry}>
            <Icon name="rotate-cw" />
            {blogPage.retry}
          </Button>
        </ListNotice>
      )}
      {page.pages > 1 && (
        <NumberedPagination
          label={blogPage.pages}
          page={number}
          pageCount={pages}
          hrefFor={words.blogPageHref}
          words={paginationWords}
        />
      )}
    </section>
  );
}

function ListLoading({ cardCount }: { cardCount: number }) {
  return (
    <ul aria-hidden="true" className={cards.cards}>
      {Array.from({ length: cardCount }, (_, index) => `skeleton-${index}`).map((key) => (
        <li key={key} className={cards.card} data-skeleton>
          <div className={cards.picture}>
            <Skeleton shape="block" />
          </div>
          <div className={cards.body}>
            <Skeleton lines={1} className={styles.date} />
            <Skeleton lines={2} className={styles.title} />
            <Skeleton lines={5} />
            <div className={styles.more}>
              <Skeleton shape="block" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

type ListNoticeProps = { icon: IconName; heading: string; text: string; children: ReactNode };

function ListNotice({ icon, heading, text, children }: ListNoticeProps) {
  return (
    <div className={styles.notice}>
      <Icon name={icon} className={styles.icon} />
      <h2>{heading}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

type ApiBlog = Omit<BlogSummary, 'image' | 'lang'> & { language: string; cover: BlogSummary['image'] };

/** Fetches all posts once, when a page is needed that is not part of the document. */
function useAllPosts(isNeeded: boolean, otherLanguage: OtherLanguage, onFailure: () => void) {
  const [answer, setAnswer] = useState<BlogSummary[] | 'failed'>();
  const fail = useEffectEvent(() => {
    setAnswer('failed');
    onFailure();
  });

  useEffect(() => {
    if (!isNeeded || answer) return;
    const request = new AbortController();
    fetchPosts(otherLanguage, request.signal).then(setAnswer, () => {
      if (!request.signal.aborted) fail();
    });
    return () => request.abort();
  }, [isNeeded, answer, otherLanguage]);

  const hasFailed = answer === 'failed';
  return { posts: hasFailed ? undefined : answer, hasFailed, retry: () => setAnswer(undefined) };
}

type OtherLanguage = BlogListWords['otherLanguage'];

async function fetchPosts(otherLanguage: OtherLanguage, signal: AbortSignal): Promise<BlogSummary[]> {
  const response = await fetch('/api/blogs', { signal });
  if (!response.ok) throw new Error(`The list was answered with ${response.status}`);
  const blogs: ApiBlog[] = await response.json();
  return blogs.map(({ _id, title, excerpt, date, language, cover }) => {
    return { _id, title, excerpt, date, lang: otherLanguage(language), image: cover };
  });
}

type PageOfPosts<Post = BlogSummary> = { page: PageOfRows; posts: Post[] };

/** The page of posts in the document, and the query that asked for it. */
export type BlogListData = PageOfPosts & { search: string };

/** The page that the query asks for, which may not exist. */
export function wantedPage(params: URLSearchParams): number {
  return Number(params.get('page')) || 1;
}

export function pageOfPosts<Post>(
  posts: readonly Post[],
  wanted: number,
  postsPerPage: number,
): PageOfPosts<Post> {
  const page = paginate(posts.length, wanted, postsPerPage);
  return { page, posts: rowsOfPage(posts, page) };
}
