import type { Tie } from '#content/schema/about.ts';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './arrow.module.css';

/** CSS sets its position and direction, which depend on the layout. */
export function Arrow({ from, to, label }: Tie) {
  const place = `${from}-${to}`;
  return (
    <div className={joinClasses(styles.arrow, styles[place])} style={{ gridArea: place }} aria-hidden="true">
      <svg className={styles.line} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path d="M5 25c11-3 24-3 36-1M31 13c3 4 6 8 11 11-5 2-9 6-12 11" />
      </svg>
      {label}
    </div>
  );
}
