import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './disclosure.module.css';

type DisclosureProps = ComponentProps<'details'> & {
  /** What is always shown: a heading, and perhaps a few words beside it. */
  summary: ReactNode;
  onPress?: (summary: HTMLElement) => void;
};

/** A card that the browser opens and closes. */
export function Disclosure({ summary, onPress, className, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={joinClasses(styles.item, className)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operated by the browser, for the keyboard too */}
      <summary className={styles.summary} onClick={({ currentTarget }) => onPress?.(currentTarget)}>
        {summary}
        <Icon name="chevron-down" className={styles.chevron} />
      </summary>
      {children}
    </details>
  );
}
