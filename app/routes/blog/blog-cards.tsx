import { formatDate } from '#domain/text/format-date.ts';
import type * as words from '#words/islands/blog-list.ts';
import type { BlogImage, BlogSummary } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog-cards.module.css';

const CARD_SIZES = '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 100vw';
/** Three cards are above the fold on a desktop and one on a phone; their pictures load eagerly. */
const IN_FIRST_VIEW = 3;

type BlogCardsProps = {
  posts: BlogSummary[];
  words: BlogListWords;
  /** The level below the heading above the cards. */
  heading?: 'h2' | 'h3';
  isBelowFold?: boolean;
};

/** Needs the behaviour `blog-card` on an ancestor. */
export function BlogCards({ posts, words, heading: Heading = 'h2', isBelowFold = false }: BlogCardsProps) {
  const { blogPage, blogPostPage, LANGUAGE_FACES, LANGUAGE_NAMES, postHref } = words;
  return (
    <ul className={styles.cards}>
      {posts.map(({ _id, title, excerpt, date, lang, image }, index) => (
        <li key={_id} className={styles.card}>
          <BlogPicture
            image={image}
            sizes={CARD_SIZES}
            className={styles.picture}
            isLazy={isBelowFold || index >= IN_FIRST_VIEW}
          />
          <div className={styles.body}>
            <p className={styles.date}>
              <time dateTime={date}>{formatDate(date)}</time>
              {lang && (
                <>
                  {' · '}
                  <span lang={lang}>{LANGUAGE_NAMES[lang]}</span>
                </>
              )}
            </p>
            <Heading {...inLanguage(lang, LANGUAGE_FACES)} className={styles.title}>
              {title}
            </Heading>
            <p lang={lang} className={styles.excerpt}>
              {excerpt}
            </p>
            {/* The title is hidden text, because search engines ignore an aria-label. */}
            <ButtonLink
              to={postHref(_id)}
              label={blogPage.readMore}
              endIcon="arrow-right"
              after={<VisuallyHidden lang={lang}> {title}</VisuallyHidden>}
              variant="secondary"
              className={styles.more}
            />
          </div>
          {/* The behaviour may have filled it before hydration, so React must leave it alone. */}
          <span
            role="status"
            data-loading={blogPostPage.loading}
            className={styles.loading}
            suppressHydrationWarning
          >
            {''}
          </span>
        </li>
      ))}
    </ul>
  );
}

export type BlogListWords = typeof words;

/** The attributes of words in another language, so that they are read aloud and shown by its letters. */
export function inLanguage(lang: BlogSummary['lang'], faces: BlogListWords['LANGUAGE_FACES']) {
  return lang && { lang, 'data-face': faces[lang] };
}

type BlogPictureProps = {
  image: BlogImage;
  sizes: string;
  className?: string | undefined;
  isLazy?: boolean;
};

/** Known dimensions prevent layout shift. */
export function BlogPicture({ image, sizes, className, isLazy = false }: BlogPictureProps) {
  const { src, srcSet, width, height, alt } = image;
  return (
    <picture>
      {srcSet && (
        <>
          <source type="image/avif" srcSet={srcSet.avif} sizes={sizes} />
          <source type="image/webp" srcSet={srcSet.webp} sizes={sizes} />
        </>
      )}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
