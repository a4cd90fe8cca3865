import { type CSSProperties, type FocusEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './marquee.module.css';
import { type MarqueePace, marqueeDurationS } from './marquee-duration.ts';

type MarqueeProps = MarqueePace & {
  /** The label names the list. */
  words: { label: string; play: string; pause: string };
  items: ReactNode[];
  delayS?: number;
  /** Where nothing may move (reduced motion, no JavaScript) the items scroll by hand, or wrap into rows. */
  still?: 'scroll' | 'wrap';
  className?: string | undefined;
};

/** The browser is content when a hand's breadth of a focused item is in view; its words must be there whole. */
function reveal({ currentTarget, target }: FocusEvent<HTMLElement>) {
  const edge = currentTarget.getBoundingClientRect();
  const item = target.getBoundingClientRect();
  currentTarget.scrollLeft += Math.max(0, item.right - edge.right) + Math.min(0, item.left - edge.left);
}

/** The belt must start from its own edge again when the focus has left it. */
function rewind(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.scrollLeft = 0;
}

/** An endless belt moved by CSS alone, so that its items are in the server's HTML. */
export function Marquee({ words, items, delayS = 0, still = 'scroll', className, ...pace }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  const style: CSSProperties & { '--item-width'?: string } = {
    animationDuration: `${marqueeDurationS(pace, items.length)}s`,
    animationDelay: `${delayS}s`,
    ...('itemWidthPx' in pace && { '--item-width': `${pace.itemWidthPx}px` }),
  };
  // The items never change places, so their position is their identity.
  const list = items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <li key={position} className={styles.item}>
      {item}
    </li>
  ));

  return (
    <div
      className={joinClasses(
        styles.marquee,
        isPaused && styles.paused,
        still === 'wrap' && styles.wrap,
        className,
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the focus of the items inside, is not operated itself */}
      <div className={styles.window} onFocus={reveal} onBlur={rewind}>
        <div className={styles.belt} style={style}>
          <ul className={styles.list} aria-label={words.label}>
            {list}
          </ul>
          <ul className={styles.list} aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={isPaused ? words.play : words.pause}
        className={styles.toggle}
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  );
}
