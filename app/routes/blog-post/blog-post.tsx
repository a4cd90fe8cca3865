import { data, useNavigate } from 'react-router';
import { blogPage, blogPostPage, FURTHER_READING, postHref } from '#content/blog.ts';
import { pageMeta } from '../../page-meta.ts';
import { type BlogSummary, type BlogPost as Post, siteContext } from '../../site-context.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { type Arrival, Arrivals, addressOf } from '../blog/arrival.ts';
import { feedMeta } from '../blog/feed-meta.ts';
import { useArrival } from '../blog/use-arrival.ts';
import type { Route } from './+types/blog-post.ts';
import styles from './blog-post.module.css';
import { FurtherReading } from './further-reading.tsx';
import { PostArticle } from './post-article.tsx';
import { PostLoading, PostNotFound } from './post-states.tsx';

type PostPage = { post: Post | undefined; further: BlogSummary[] };

const arrivals = new Arrivals<PostPage>();

export function meta({ matches, params, loaderData }: Route.MetaArgs) {
  const canonical = postHref(params.id);
  if (loaderData?.state !== 'here') return [{ title: blogPage.title }];
  const { post } = loaderData.data;
  if (!post)
    return [{ title: blogPostPage.title(blogPostPage.notFound) }, { name: 'robots', content: 'noindex' }];
  const { title, description, date, words } = post;
  const article = { headline: title, description, date, words };
  const page = { title: blogPostPage.title(title), description, canonical, article };
  return [...pageMeta(matches, page), feedMeta];
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { blogs } = context.get(siteContext);
  const [post, recent] = await Promise.all([blogs.find(params.id), blogs.recent(FURTHER_READING + 1)]);
  const further = recent.filter(({ _id }) => _id !== params.id).slice(0, FURTHER_READING);
  const arrival: Arrival<PostPage> = { state: 'here', data: { post, further } };
  return data(arrival, { status: post ? 200 : 404 });
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return arrivals.take(addressOf(new URL(request.url)), serverLoader);
}

export default function BlogPost({ loaderData: arrival }: Route.ComponentProps) {
  const navigate = useNavigate();
  useArrival({
    arrivals,
    arrival,
    onFailure: () => {
      showToast(blogPostPage.failed, 'error');
      navigate(blogPage.path, { replace: true });
    },
  });

  if (arrival.state === 'loading') return <PostLoading />;
  const { post, further } = arrival.data;
  return (
    <div className={styles.page}>
      {post ? <PostArticle post={post} /> : <PostNotFound />}
      {further.length > 0 && <FurtherReading posts={further} />}
    </div>
  );
}
