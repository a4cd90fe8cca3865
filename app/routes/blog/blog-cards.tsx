import { formatDate } from '#domain/text/format-date.ts';
import type { BlogSummary } from '../../site.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './blog-cards.module.css';
import type { BlogListWords } from './blog-list-words.ts';
import { BlogPicture } from './blog-picture.tsx';

const CARD_SIZES = '(min-width: 64rem) 25rem, (min-width: 48rem) 45vw, 100vw';
/** On a desk three cards stand above the fold, on a phone one: these pictures are not to wait. */
const IN_FIRST_VIEW = 3;

type BlogCardsProps = {
  posts: BlogSummary[];
  words: BlogListWords;
  /** Whatever level follows the heading above the cards. */
  heading?: 'h2' | 'h3';
  /** Whether the cards may be what the visitor sees first. */
  isBelowFold?: boolean;
};

/** Wants the behaviour `blog-card` around it. */
export function BlogCards({ posts, words, heading: Heading = 'h2', isBelowFold = false }: BlogCardsProps) {
  const { blogPage, blogPostPage, postHref } = words;
  return (
    <ul className={styles.cards}>
      {posts.map(({ _id, title, excerpt, date, image }, index) => (
        <li key={_id} className={styles.card}>
          <BlogPicture
            image={image}
            sizes={CARD_SIZES}
            className={styles.picture}
            isLazy={isBelowFold || index >= IN_FIRST_VIEW}
          />
          <div className={styles.body}>
            <time dateTime={date} className={styles.date}>
              {formatDate(date)}
            </time>
            <Heading className={styles.title}>{title}</Heading>
            <p className={styles.excerpt}>{excerpt}</p>
            <ButtonLink to={postHref(_id)} look="secondary" className={styles.more}>
              <span>
                {blogPage.readMore} <VisuallyHidden>{title}</VisuallyHidden>
              </span>
              <Icon name="arrow-right" />
            </ButtonLink>
          </div>
          {/* The behaviour's words may stand in it before the island wakes: React is to leave them. */}
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
