import { blogFeed, blogPage, blogPostPage, FURTHER_READING, NOT_FETCHED_ID, postHref } from '#words/blog.ts';
import { definePage } from '../../page.ts';
import type { BlogPost, BlogSummary } from '../../site.ts';
import styles from './blog-post.module.css';
import { FurtherReading } from './further-reading.tsx';
import { PostArticle } from './post-article.tsx';
import { PostNotFound } from './post-not-found.tsx';

type PostData = { post: BlogPost | undefined; further: BlogSummary[] };

export default definePage<PostData>({
  async load({ params: { id = '' }, site: { blogs } }) {
    const [post, recent] = await Promise.all([blogs.find(id), blogs.recent(FURTHER_READING + 1)]);
    return { post, further: recent.filter(({ _id }) => _id !== id).slice(0, FURTHER_READING) };
  },
  status: ({ post }) => (post ? 200 : 404),
  failTo: `${blogPage.path}#${NOT_FETCHED_ID}`,
  meta({ post }) {
    if (!post) return { title: blogPostPage.title(blogPostPage.notFound), noindex: true };
    const { _id, title, description, date, words } = post;
    return {
      title: blogPostPage.title(title),
      description,
      canonical: postHref(_id),
      article: { headline: title, description, date, words },
      feed: blogFeed,
    };
  },
  View: Post,
});

function Post({ data: { post, further } }: { data: PostData }) {
  return (
    <div className={styles.page}>
      {post ? <PostArticle post={post} /> : <PostNotFound />}
      {further.length > 0 && <FurtherReading posts={further} />}
    </div>
  );
}
