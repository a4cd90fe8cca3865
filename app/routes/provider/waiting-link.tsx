import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../ui/link/link.tsx';
import styles from './waiting-link.module.css';

/** Shown while a list is loading; it links to a page that contains the list, in case it never arrives. */
export function WaitingLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link to={href} className={styles.link} onClick={loadPage}>
      {children}
    </Link>
  );
}

/** When the URL already matches the link, the browser would only scroll within this page. */
function loadPage(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault();
  history.replaceState(history.state, '', event.currentTarget.href);
  location.reload();
}
