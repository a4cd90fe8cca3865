import { joinClasses } from '../join-classes.ts';
import styles from './skeleton.module.css';

type SkeletonProps = {
  /** A block fills its box; text is a few bars, the last one short. */
  shape?: 'block' | 'text';
  lines?: number;
  className?: string | undefined;
};

/** A placeholder for loading content, hidden from assistive technology: announce "loading" in text beside it. */
export function Skeleton({ shape = 'text', lines = 3, className }: SkeletonProps) {
  if (shape === 'block') {
    return <div aria-hidden="true" className={joinClasses(styles.bar, styles.block, className)} />;
  }
  return (
    <div aria-hidden="true" className={joinClasses(styles.text, className)}>
      {Array.from({ length: lines }, (_, line) => `bar-${line}`).map((bar) => (
        <div key={bar} className={styles.bar} />
      ))}
    </div>
  );
}
