import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { SiteLink } from '../site-link.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

export type PaginationProps = {
  /** Names the landmark: "Pages of the hospital list". */
  label: string;
  page: number;
  pageCount: number;
  /** The whole path of a page; end it with a #hash to return to the top of the list. */
  hrefFor: (page: number) => string;
  /** For a list that scrolls to its top by itself. */
  preventScrollReset?: boolean | undefined;
  words: {
    previous: string;
    next: string;
    page: (page: number) => string;
    position: (page: number, pageCount: number) => string;
  };
};

type EndProps = Pick<PaginationProps, 'preventScrollReset'> & {
  to: string | undefined;
  rel: 'prev' | 'next';
  children: ReactNode;
};

/** At either end of the list there is nowhere to go: the word stays in its place, but it is no link. */
function End({ to, rel, preventScrollReset, children }: EndProps) {
  if (to) {
    return (
      <SiteLink
        to={to}
        rel={rel}
        preventScrollReset={preventScrollReset}
        className={joinClasses(styles.link, styles.end)}
      >
        {children}
      </SiteLink>
    );
  }
  return (
    <span aria-disabled="true" className={joinClasses(styles.link, styles.end, styles.disabled)}>
      {children}
    </span>
  );
}

function Previous({ page, hrefFor, preventScrollReset, words }: PaginationProps) {
  return (
    <End to={page > 1 ? hrefFor(page - 1) : undefined} rel="prev" preventScrollReset={preventScrollReset}>
      <Icon name="chevron-left" />
      {words.previous}
    </End>
  );
}

function Next({ page, pageCount, hrefFor, preventScrollReset, words }: PaginationProps) {
  return (
    <End
      to={page < pageCount ? hrefFor(page + 1) : undefined}
      rel="next"
      preventScrollReset={preventScrollReset}
    >
      {words.next}
      <Icon name="chevron-right" />
    </End>
  );
}

/** Previous and Next around "Page X of Y". */
export function StepPagination(props: PaginationProps) {
  return (
    <nav aria-label={props.label} className={styles.steps}>
      <Previous {...props} />
      <p className={styles.position}>{props.words.position(props.page, props.pageCount)}</p>
      <Next {...props} />
    </nav>
  );
}

/** Numbered pages; many of them are shortened to the current one's neighbourhood. */
export function NumberedPagination(props: PaginationProps) {
  return (
    <nav aria-label={props.label} className={styles.numbered}>
      <Previous {...props} />
      <ol className={styles.pages}>
        {pageWindow(props.page, props.pageCount).map((slot) => (
          <li key={slot}>
            {typeof slot === 'number' ? (
              <SiteLink
                to={props.hrefFor(slot)}
                preventScrollReset={props.preventScrollReset}
                className={styles.link}
                aria-label={props.words.page(slot)}
                aria-current={slot === props.page ? 'page' : undefined}
              >
                {slot}
              </SiteLink>
            ) : (
              <span className={styles.gap}>…</span>
            )}
          </li>
        ))}
      </ol>
      <Next {...props} />
    </nav>
  );
}
