import { readingMinutes } from '#domain/blog/post-text.ts';
import { formatDate } from '#domain/text/format-date.ts';
import { filteredHref } from '#facts/blog.ts';
import { LANGUAGE_FACES, LANGUAGE_NAMES } from '#facts/language-names.ts';
import { blogPostPage, topicNames } from '#words/blog.ts';
import type { BlogPost } from '../../site.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { joinClasses } from '../../ui/join-classes.ts';
import { Link } from '../../ui/link/link.tsx';
import { TrustedHtml } from '../../ui/trusted-html/trusted-html.tsx';
import { BlogPicture, inLanguage } from '../blog/blog-cards.tsx';
import styles from './post-text.module.css';

const PICTURE_SIZES = '(min-width: 68rem) 64rem, 100vw';

type PostTextProps = {
  post: Pick<BlogPost, 'title' | 'date' | 'topic' | 'lang' | 'words' | 'image' | 'html'>;
};

export function PostText({ post: { title, date, topic, lang, words, image, html } }: PostTextProps) {
  return (
    <>
      <BlogPicture
        image={image}
        sizes={PICTURE_SIZES}
        className={joinClasses(styles.picture, !image.srcSet && styles.cover)}
      />
      <header className={styles.head}>
        <h1 {...inLanguage(lang, LANGUAGE_FACES)}>{title}</h1>
        <p className={styles.facts}>
          <span className={styles.fact}>
            <Icon name="calendar" />
            <time dateTime={date}>{formatDate(date)}</time>
          </span>
          <span className={styles.fact}>
            <Icon name="clock" />
            {blogPostPage.minutes(readingMinutes(words))}
          </span>
          {lang && (
            <span className={styles.fact}>
              <Icon name="message-circle" />
              <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
            </span>
          )}
          {topic && (
            <Link
              to={filteredHref({ topic })}
              label={topicNames[topic]}
              icon="newspaper"
              className={joinClasses(styles.fact, styles.topic)}
            />
          )}
        </p>
      </header>
      {/* Sanitised by the server. */}
      <TrustedHtml
        className={styles.prose}
        html={frameTables(html, blogPostPage.table)}
        {...inLanguage(lang, LANGUAGE_FACES)}
      />
    </>
  );
}

export function PostPreview({ post }: PostTextProps) {
  return (
    <article className={styles.article}>
      <PostText post={post} />
    </article>
  );
}

/** A table may be wider than a phone, so it scrolls in a frame that can be focused; our server writes all tags alike. */
function frameTables(html: string, label: string): string {
  return html
    .replaceAll('<table>', `<div role="group" aria-label="${label}" tabindex="0"><table>`)
    .replaceAll('</table>', '</table></div>');
}
