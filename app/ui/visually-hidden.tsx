import type { ReactNode } from 'react';
import styles from './text.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.hidden} lang={lang}>
      {children}
    </span>
  );
}
