import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import cards from './blog-cards.module.css';
import type { BlogListWords } from './blog-list-words.ts';
import styles from './list-states.module.css';

type ListStateProps = { words: BlogListWords };

export function ListLoading({ words: { SKELETON_CARDS } }: ListStateProps) {
  return (
    <ul aria-hidden="true" className={cards.cards}>
      {Array.from({ length: SKELETON_CARDS }, (_, index) => `skeleton-${index}`).map((key) => (
        <li key={key} className={cards.card} data-skeleton>
          <div className={cards.picture}>
            <Skeleton shape="block" />
          </div>
          <div className={cards.body}>
            <Skeleton lines={1} className={styles.date} />
            <Skeleton lines={2} className={styles.title} />
            <Skeleton lines={5} />
            <div className={styles.more}>
              <Skeleton shape="block" />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

export function ListEmpty({ words: { blogPage } }: ListStateProps) {
  return (
    <div className={styles.notice}>
      <Icon name="newspaper" className={styles.icon} />
      <h2>{blogPage.none}</h2>
      <p>{blogPage.noneAdvice}</p>
      <p className={styles.ways}>
        {blogPage.noneWays.map(({ label, to }) => (
          <ButtonLink key={to} to={to} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

/** The toast reports what happened; this says what to do. */
export function ListFailed({ words: { blogPage }, onRetry }: ListStateProps & { onRetry: () => void }) {
  return (
    <div className={styles.notice}>
      <Icon name="circle-alert" className={styles.icon} />
      <h2>{blogPage.failedHeading}</h2>
      <p>{blogPage.failedAdvice}</p>
      <Button onClick={onRetry}>
        <Icon name="rotate-cw" />
        {blogPage.retry}
      </Button>
    </div>
  );
}
