import { formatDate } from '#domain/text/format-date.ts';
import {
  FURTHER_READING,
  filteredHref,
  NOT_FETCHED_ID,
  postHref,
  RELATED_POSTS,
  type Topic,
} from '#facts/blog.ts';
import { externalLinks } from '#facts/links.ts';
import { blogFeed, blogFinding, blogPage, blogPostPage, postSharing, topicNames } from '#words/blog.ts';
import * as words from '#words/islands/blog-list.ts';
import { language } from '#words/language.ts';
import { definePage, usePage } from '../../page.ts';
import scene from '../../pictures/scenes/lost.svg';
import type { BlogHead, BlogPost, BlogSummary } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import { LinkList } from '../../ui/link/link-list.tsx';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { BlogCards } from '../blog/blog-cards.tsx';
import styles from './blog-post.module.css';
import article from './post-text.module.css';
import { PostText } from './post-text.tsx';

export default definePage({
  hasPopUp: true,
  async load({ params: { id = '' }, site: { blogs } }) {
    const [post, recent] = await Promise.all([
      blogs.find(id),
      blogs.recent(FURTHER_READING + RELATED_POSTS + 1),
    ]);
    const isOther = ({ _id }: BlogHead) => _id !== id;
    // Only a post that exists is worth the whole list: anyone may invent ids.
    const onTopic = post?.topic ? (await blogs.list()).filter(({ topic }) => topic === post.topic) : [];
    const related = await blogs.addExcerpts(onTopic.filter(isOther).slice(0, RELATED_POSTS));
    const isNew = ({ _id }: BlogSummary) => !related.some((each) => each._id === _id);
    const further = recent.filter((each) => isOther(each) && isNew(each)).slice(0, FURTHER_READING);
    const target = post ? undefined : await blogs.findTarget(id);
    return { post, target, related, further };
  },
  status: ({ post, target }) => (post ? 200 : target === null ? 410 : 404),
  movedTo: ({ target }) => target ?? undefined,
  failTo: `${blogPage.path}#${NOT_FETCHED_ID}`,
  meta({ post, target }) {
    if (!post) return { title: blogPostPage.title(missingWords(target)[0]), noindex: true };
    const { _id, title, description, date, words, lang = language.tag } = post;
    return {
      title: blogPostPage.title(title),
      description,
      canonical: postHref(_id),
      article: { headline: title, description, date, words, language: lang },
      feed: blogFeed,
    };
  },
  View: ({ data: { post, target, related, further } }) => (
    <div className={styles.page}>
      {post ? <PostArticle post={post} /> : <PostNotFound target={target} />}
      {post?.topic && related.length > 0 && <Related topic={post.topic} posts={related} />}
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
          <ButtonLink to={blogPage.path} label={blogPostPage.back} icon="chevron-left" variant="secondary" />
        </div>
      </footer>
    </article>
  );
}

const RELATED_ID = 'related-title';

/** As links only: the cards below weigh and scroll more. */
function Related({ topic, posts }: { topic: Topic; posts: BlogSummary[] }) {
  return (
    <nav aria-labelledby={RELATED_ID} className={styles.related}>
      <h2 id={RELATED_ID}>{blogFinding.related}</h2>
      <ul>
        {posts.map(({ _id, title, date, lang }) => (
          <li key={_id} lang={lang} className={styles.relatedPost}>
            <Link to={postHref(_id)} label={title} className={styles.relatedLink} />
            <time dateTime={date}>{formatDate(date)}</time>
          </li>
        ))}
      </ul>
      <LinkList links={[{ to: filteredHref({ topic }), label: blogFinding.allOn(topicNames[topic]) }]} />
    </nav>
  );
}

const TITLE_ID = 'further-reading-title';

function FurtherReading({ posts }: { posts: BlogSummary[] }) {
  return (
    <section aria-labelledby={TITLE_ID} data-behaviour="blog-card" className={styles.further} data-screen="">
      <h2 id={TITLE_ID}>{blogPostPage.further}</h2>
      <BlogCards posts={posts} words={words} heading="h3" isBelowFold />
    </section>
  );
}

type Target = string | null | undefined;

/** Of a post that was there the page knows that it is gone. */
function missingWords(target: Target): [heading: string, advice: string] {
  const { notFound, notFoundAdvice, gone, goneAdvice } = blogPostPage;
  return target === null ? [gone, goneAdvice] : [notFound, notFoundAdvice];
}

function PostNotFound({ target }: { target: Target }) {
  const [heading, advice] = missingWords(target);
  return (
    <div className={styles.notFound}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{advice}</p>
        <ButtonLink to={blogPage.path} label={blogPostPage.back} icon="chevron-left" />
      </div>
      <img src={scene} alt="" width={640} height={480} className={styles.scene} />
    </div>
  );
}
