import type { MouseEvent, ReactNode } from 'react';
import styles from './waiting-link.module.css';

/** Stands where a list is under way, and leads to a page that has it if the list never comes. */
export function WaitingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={styles.link} onClick={loadPage}>
      {children}
    </a>
  );
}

/** Once the address says what the link says, the browser alone would only look for a place on this very page. */
function loadPage(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  history.replaceState(history.state, '', event.currentTarget.href);
  location.reload();
}
