import { useRevalidator } from 'react-router';
import { blogPage, SKELETON_CARDS } from '#content/blog.ts';
import { Button, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import cards from './blog-cards.module.css';
import styles from './list-states.module.css';

const skeletons = Array.from({ length: SKELETON_CARDS }, (_, index) => `skeleton-${index}`);

export function ListLoading() {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{blogPage.loading}</span>
      </VisuallyHidden>
      <ul aria-hidden="true" className={cards.cards}>
        {skeletons.map((key) => (
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
    </>
  );
}

export function ListEmpty() {
  return (
    <div className={styles.notice}>
      <Icon name="newspaper" className={styles.icon} />
      <h2>{blogPage.none}</h2>
      <p>{blogPage.noneAdvice}</p>
      <p className={styles.ways}>
        {blogPage.noneWays.map(({ label, to }) => (
          <ButtonLink key={to} to={to} look="secondary">
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  );
}

/** The toast has said what happened; this says what to do. */
export function ListFailed() {
  const { revalidate } = useRevalidator();
  return (
    <div className={styles.notice}>
      <Icon name="circle-alert" className={styles.icon} />
      <h2>{blogPage.failedHeading}</h2>
      <p>{blogPage.failedAdvice}</p>
      <Button onClick={() => revalidate()}>
        <Icon name="rotate-cw" />
        {blogPage.retry}
      </Button>
    </div>
  );
}
