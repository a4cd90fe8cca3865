import { useRef, useState } from 'react';
import { blogPage, blogPageHref, POSTS_PER_PAGE } from '#content/blog.ts';
import { paginate, rowsOfPage } from '#rules/paginate.ts';
import { pageMeta } from '../../page-meta.ts';
import { siteContext } from '../../site-context.ts';
import { PageHead } from '../../ui/page-head/page-head.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import type { Route } from './+types/blog.ts';
import { type Arrival, Arrivals, addressOf } from './arrival.ts';
import styles from './blog.module.css';
import { type BlogList, BlogPosts } from './blog-posts.tsx';
import { FeedLink } from './feed-link.tsx';
import { feedMeta } from './feed-meta.ts';
import { ListFailed, ListLoading } from './list-states.tsx';
import { useArrival } from './use-arrival.ts';
import { useTurnedPage } from './use-turned-page.ts';

const PAGE = 'page';
const arrivals = new Arrivals<BlogList>();

export const handle = { query: [PAGE] };

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const page = loaderData?.state === 'here' ? loaderData.data.page.page : 1;
  return [...pageMeta(matches, { ...blogPage, canonical: blogPageHref(page) }), feedMeta];
}

export async function loader({ context, request }: Route.LoaderArgs): Promise<Arrival<BlogList>> {
  const posts = await context.get(siteContext).blogs.list();
  const wanted = Number(new URL(request.url).searchParams.get(PAGE) ?? 1);
  const page = paginate(posts.length, wanted, POSTS_PER_PAGE);
  return { state: 'here', data: { page, posts: rowsOfPage(posts, page) } };
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return arrivals.take(addressOf(new URL(request.url)), serverLoader);
}

export default function Blog({ loaderData: arrival }: Route.ComponentProps) {
  const list = useRef<HTMLElement>(null);
  const [failed, setFailed] = useState<Arrival<BlogList>>();
  useTurnedPage(list);
  useArrival({
    arrivals,
    arrival,
    onFailure: () => {
      showToast(blogPage.failed, 'error');
      setFailed(arrival);
    },
  });

  return (
    <>
      <PageHead heading={blogPage.heading} lead={blogPage.lead} />
      <section ref={list} aria-label={blogPage.list} tabIndex={-1} className={styles.page}>
        {arrival.state === 'here' && <BlogPosts {...arrival.data} />}
        {arrival.state === 'loading' && (arrival === failed ? <ListFailed /> : <ListLoading />)}
        <FeedLink />
      </section>
    </>
  );
}
