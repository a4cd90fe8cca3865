import { blogPage, blogPostPage, postHref, postSharing } from '#content/blog.ts';
import { externalLinks } from '#content/external-links.ts';
import { readingMinutes } from '#domain/blog/reading-minutes.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { usePage } from '../../page.ts';
import type { BlogPost } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { ShareButtons } from '../../ui/share/share-buttons.tsx';
import { TrustedHtml } from '../../ui/trusted-html/trusted-html.tsx';
import { BlogPicture } from '../blog/blog-picture.tsx';
import { frameTables } from './frame-tables.ts';
import styles from './post-article.module.css';
import prose from './prose.module.css';

const PICTURE_SIZES = '(min-width: 68rem) 64rem, 100vw';

export function PostArticle({ post }: { post: BlogPost }) {
  const { title, date, words, image, html } = post;
  return (
    <article className={styles.article}>
      <BlogPicture
        image={image}
        sizes={PICTURE_SIZES}
        className={joinClasses(styles.picture, !image.srcSet && styles.cover)}
      />
      <header className={styles.head}>
        <h1>{title}</h1>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name="calendar" />
            <time dateTime={date}>{formatDate(date)}</time>
          </span>
          <span className={styles.fact}>
            <Icon name="clock" />
            {blogPostPage.minutes(readingMinutes(words))}
          </span>
        </p>
      </header>
      {/* Sanitised by the server. */}
      <TrustedHtml className={prose.prose} html={frameTables(html, blogPostPage.table)} />
      <PostActions post={post} />
    </article>
  );
}

function PostActions({ post: { _id, title } }: { post: BlogPost }) {
  const { publicUrl } = usePage().site;
  return (
    <footer className={styles.ways}>
      <p className={styles.ask}>{postSharing.heading}</p>
      <div className={styles.buttons}>
        <ShareButtons
          link={{ title, url: `${publicUrl}${postHref(_id)}` }}
          words={postSharing}
          whatsAppUrl={externalLinks.whatsAppShare}
        />
        <ButtonLink to={blogPage.path} className={styles.back}>
          <Icon name="chevron-left" />
          {blogPostPage.back}
        </ButtonLink>
      </div>
    </footer>
  );
}
