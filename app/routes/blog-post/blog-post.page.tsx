import { FURTHER_READING, NOT_FETCHED_ID, postHref } from '#facts/blog.ts';
import { externalLinks } from '#facts/links.ts';
import { blogFeed, blogPage, blogPostPage, postSharing } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { definePage, usePage } from '../../page.ts';
import scene from '../../pictures/scenes/lost.svg';
import type { BlogPost, BlogSummary } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';
import styles from './blog-post.module.css';
import article from './post-article.module.css';
import { PostText } from './post-text.tsx';

export default definePage({
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
  View: ({ data: { post, further } }) => (
    <div className={styles.page}>
      {post ? <PostArticle post={post} /> : <PostNotFound />}
      {further.length > 0 && <FurtherReading posts={further} />}
    </div>
  ),
});

function PostArticle({ post }: { post: BlogPost }) {
  const { _id, title } = post;
  const url = usePage().site.publicUrl + postHref(_id);
  return (
    <article className={article.article}>
      <PostText post={post} />
      <footer className={article.ways}>
        <p className={article.ask}>{postSharing.heading}</p>
        <div className={article.buttons}>
          <ShareButtons link={{ title, url }} words={postSharing} whatsAppUrl={externalLinks.whatsAppShare} />
          <ButtonLink
            to={blogPage.path}
            label={blogPostPage.back}
            icon="chevron-left"
            className={article.back}
          />
        </div>
      </footer>
    </article>
  );
}

const TITLE_ID = 'further-reading-title';

function FurtherReading({ posts }: { posts: BlogSummary[] }) {
  return (
    <section aria-labelledby={TITLE_ID} data-behaviour="blog-card" className={styles.further}>
      <h2 id={TITLE_ID}>{blogPostPage.further}</h2>
      <BlogCards posts={posts} words={words} heading="h3" isBelowFold />
    </section>
  );
}

function PostNotFound() {
  return (
    <div className={styles.notFound}>
      <div className={styles.words}>
        <h1>{blogPostPage.notFound}</h1>
        <p>{blogPostPage.notFoundAdvice}</p>
        <ButtonLink to={blogPage.path} label={blogPostPage.back} icon="chevron-left" />
      </div>
      <img src={scene} alt="" width={640} height={480} className={styles.scene} />
    </div>
  );
}
