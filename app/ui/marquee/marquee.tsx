import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './marquee.module.css';

type MarqueeProps = {
  /** `label` names the list, `pause` the checkbox that stops it. */
  words: { label: string; pause: string };
  items: ReactNode[];
  /** Of one round. */
  durationS: number;
  delayS?: number;
  itemWidthPx?: number;
  className?: string | undefined;
};

/** An endless ticker, moved and paused by CSS alone; with reduced motion its items scroll by hand. */
export function Marquee({ words, items, durationS, delayS = 0, itemWidthPx, className }: MarqueeProps) {
  const style: CSSProperties & { '--item-width'?: string } = {
    animationDuration: `${durationS}s`,
    animationDelay: `${delayS}s`,
    ...(itemWidthPx && { '--item-width': `${itemWidthPx}px` }),
  };
  // The items never change places, so the index is a stable key.
  const list = items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={position} className={styles.item}>
      {item}
    </li>
  ));

  return (
    <div className={joinClasses(styles.marquee, className)}>
      <div className={styles.window}>
        <div className={styles.belt} style={style}>
          <ul className={styles.list} aria-label={words.label}>
            {list}
          </ul>
          <ul className={styles.list} aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <span className={styles.toggle}>
        <input type="checkbox" className={styles.box} aria-label={words.pause} />
        <Icon name="pause" className={styles.pause} />
        <Icon name="play" className={styles.play} />
      </span>
    </div>
  );
}
