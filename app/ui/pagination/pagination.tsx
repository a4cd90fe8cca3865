import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Link } from '../link/link.tsx';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** The landmark's name, such as "Pages of the hospital list". */
  label: string;
  page: number;
  pageCount: number;
  /** The URL of a page; ends in a #hash to return to the top of the list. */
  hrefFor: (page: number) => string;
  words: {
    previous: string;
    next: string;
    page: (page: number) => string;
    position: (page: number, pageCount: number) => string;
  };
};

/** The link to the page before or after; plain text at either end of the list. */
function Step({ rel, page, pageCount, hrefFor, words }: PaginationProps & { rel: 'prev' | 'next' }) {
  const isBack = rel === 'prev';
  const target = isBack ? page - 1 : page + 1;
  const content = (
    <>
      {isBack && <Icon name="chevron-left" />}
      {isBack ? words.previous : words.next}
      {!isBack && <Icon name="chevron-right" />}
    </>
  );
  if (isBack ? page > 1 : page < pageCount) {
    return (
      <Link to={hrefFor(target)} rel={rel} className={joinClasses(styles.link, styles.end)}>
        {content}
      </Link>
    );
  }
  return (
    <span aria-disabled="true" className={joinClasses(styles.link, styles.end, styles.disabled)}>
      {content}
    </span>
  );
}

/** Previous and next links around "Page X of Y". */
export function StepPagination(props: PaginationProps) {
  return (
    <nav aria-label={props.label} className={styles.steps}>
      <Step rel="prev" {...props} />
      <p className={styles.position}>{props.words.position(props.page, props.pageCount)}</p>
      <Step rel="next" {...props} />
    </nav>
  );
}

/** Numbered links, shortened to the current page's neighbours. */
export function NumberedPagination(props: PaginationProps) {
  return (
    <nav aria-label={props.label} className={styles.numbered}>
      <Step rel="prev" {...props} />
      <ol className={styles.pages}>
        {pageWindow(props.page, props.pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <Link
                to={props.hrefFor(slot)}
                className={styles.link}
                aria-label={props.words.page(slot)}
                aria-current={slot === props.page ? 'page' : undefined}
              >
                {slot}
              </Link>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <Step rel="next" {...props} />
    </nav>
  );
}

type PageSlot = number | 'gap-before' | 'gap-after';

/** The pages to link: first, last, the current one and its neighbours, with a gap only where it saves a link. */
export function pageWindow(page: number, pageCount: number): PageSlot[] {
  const last = Math.max(1, pageCount);
  const from = Math.max(2, Math.min(page - 1, last - 3));
  const to = Math.min(last - 1, Math.max(page + 1, 4));
  const slots: PageSlot[] = [1];
  if (from === 3) slots.push(2);
  if (from > 3) slots.push('gap-before');
  for (let number = from; number <= to; number += 1) slots.push(number);
  if (to === last - 2) slots.push(last - 1);
  if (to < last - 2) slots.push('gap-after');
  if (last > 1) slots.push(last);
  return slots;
}
