import type { PageOfRows } from '#domain/text/paginate.ts';
import { truncateSearch } from '#domain/text/truncate-search.ts';
import { filteredHref, POSTS_PER_PAGE, postHref, readTopic, TOPICS, type Topic } from '#facts/blog.ts';
import { blogFinding, blogPage, topicNames } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { paginationWords } from '#words/site.ts';
import type { BlogHead, BlogSummary, Site } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { NumberedPagination } from '../../ui/pagination/pagination.tsx';
import { cutNote } from '../search/cut-note.ts';
import { findPosts } from '../search/find-posts.ts';
import styles from './blog.module.css';
import { BlogCards } from './blog-cards.tsx';
import { pageOfPosts, wantedPage } from './blog-list.island.tsx';

/** The posts that a query finds by a topic, by words or by both. */
export interface FoundPosts {
  topic: Topic | undefined;
  text: string;
  /** Says that the text was cut. */
  cutNote: string | undefined;
  isPartial: boolean;
  total: number;
  page: PageOfRows;
  posts: BlogSummary[];
}

type BlogSite = Pick<Site, 'blogs' | 'contentVersion' | 'searches'>;

/** Undefined for a query that asks for neither: the whole list is meant. */
export async function loadFound(
  query: URLSearchParams,
  all: readonly BlogHead[],
  site: BlogSite,
): Promise<FoundPosts | undefined> {
  const topic = readTopic(query.get('topic'));
  const text = truncateSearch(query.get('q') ?? '').trim();
  if (!topic && !text) return undefined;
  const { paths, isPartial } = text
    ? await findPosts(text, site)
    : { paths: all.map(({ _id }) => postHref(_id)), isPartial: false };
  const byPath = new Map(all.map((post) => [postHref(post._id), post]));
  const posts = paths
    .flatMap((path) => byPath.get(path) ?? [])
    .filter((post) => !topic || post.topic === topic);
  if (text && posts.length === 0) site.searches.countMissed(text);
  const { page, posts: shown } = pageOfPosts(posts, wantedPage(query), POSTS_PER_PAGE);
  return {
    topic,
    text,
    cutNote: cutNote(query.get('q')),
    isPartial,
    total: posts.length,
    page,
    posts: await site.blogs.addExcerpts(shown),
  };
}

/** Links to the topics that have posts; none while no post has a topic. */
export function TopicLinks({
  topics,
  current,
}: {
  topics: readonly Topic[];
  current: FoundPosts | undefined;
}) {
  if (topics.length === 0) return null;
  const links = [
    { to: blogPage.path, label: blogFinding.all, isCurrent: !current },
    ...topics.map((topic) => ({
      // On a phone the posts stand below the first screen.
      to: `${filteredHref({ topic })}#${FOUND_ID}`,
      label: topicNames[topic],
      isCurrent: current?.topic === topic,
    })),
  ];
  return (
    <nav aria-label={blogFinding.topics}>
      <ul className={styles.topics}>
        {links.map(({ to, label, isCurrent }) => (
          <li key={to}>
            <Link
              to={to}
              label={label}
              className={styles.topic}
              aria-current={isCurrent ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function topicsOf(posts: readonly BlogHead[]): Topic[] {
  return TOPICS.filter((topic) => posts.some((post) => post.topic === topic));
}

/** Where a search leads: on a phone the head and the topics fill the first screen. */
export const FOUND_ID = 'found-posts';

export function FoundList({ found }: { found: FoundPosts }) {
  const { topic, text, total, page, posts } = found;
  return (
    <section aria-labelledby={FOUND_ID} className={styles.list}>
      <h2 id={FOUND_ID} className={styles.found}>
        {describe(found)}
      </h2>
      {total > 0 ? (
        <BlogCards posts={posts} words={words} heading="h3" isBelowFold />
      ) : (
        <NothingFound text={text} />
      )}
      {page.pages > 1 && (
        <NumberedPagination
          label={blogPage.pages}
          page={page.page}
          pageCount={page.pages}
          hrefFor={(target) => filteredHref({ topic, q: text }, target)}
          words={paginationWords}
        />
      )}
    </section>
  );
}

function describe({ topic, text, total, isPartial }: FoundPosts): string {
  if (!text) return total === 0 ? blogPage.none : topic ? topicNames[topic] : '';
  if (total === 0) return blogFinding.none(text);
  return isPartial ? blogFinding.partly(text) : blogFinding.found(total, text);
}

function NothingFound({ text }: { text: string }) {
  if (!text) return null;
  return (
    <>
      <p>{blogFinding.noneAdvice}</p>
      <p>
        <ButtonLink
          to={`/search?${new URLSearchParams({ q: text })}`}
          label={blogFinding.searchSite}
          icon="search"
        />
      </p>
    </>
  );
}
