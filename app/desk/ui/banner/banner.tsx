import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon.tsx';
import { joinClasses } from '../../../ui/join-classes.ts';
import styles from './banner.module.css';

interface BannerProps {
  tone: 'done' | 'info' | 'warning' | 'error';
  /** `status` for what has just been done, `alert` for what has just failed. */
  role?: 'status' | 'alert';
  heading?: string;
  children?: ReactNode;
}

const icons = { done: 'check', info: 'info', warning: 'circle-alert', error: 'circle-alert' } as const;

/** One sentence, or a few, above what they are about. */
export function Banner({ tone, role, heading, children }: BannerProps) {
  return (
    <div role={role} className={joinClasses(styles.banner, styles[tone])}>
      <Icon name={icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        {typeof children === 'string' ? <p>{children}</p> : children}
      </div>
    </div>
  );
}
