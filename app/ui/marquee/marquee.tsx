import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './marquee.module.css';

type MarqueePace = { durationS: number } | { itemWidthPx: number; pxPerSecond: number };

type MarqueeProps = MarqueePace & {
  /** `label` names the list, `pause` the checkbox that stops it. */
  words: { label: string; pause: string };
  items: ReactNode[];
  delayS?: number;
  className?: string | undefined;
};

/** An endless ticker, moved and paused by CSS alone; with reduced motion its items scroll by hand. */
export function Marquee({ words, items, delayS = 0, className, ...pace }: MarqueeProps) {
  const style: CSSProperties & { '--item-width'?: string } = {
    animationDuration: `${durationS(pace, items.length)}s`,
    animationDelay: `${delayS}s`,
    ...('itemWidthPx' in pace && { '--item-width': `${pace.itemWidthPx}px` }),
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

/** The duration of one round: fixed, or by the content's length and speed. */
function durationS(pace: MarqueePace, itemCount: number): number {
  return 'durationS' in pace ? pace.durationS : (itemCount * pace.itemWidthPx) / pace.pxPerSecond;
}
