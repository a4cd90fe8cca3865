import { type CSSProperties, type FocusEvent, type ReactNode, useState } from 'react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { joinClasses } from '../join-classes.ts';
import styles from './marquee.module.css';
import { type MarqueePace, marqueeDurationS } from './marquee-duration.ts';

type MarqueeProps = MarqueePace & {
  /** Names the list, and reads on after "Pause" and "Play": "partner logos". */
  label: string;
  items: ReactNode[];
  delayS?: number;
  /** Where nothing may move (reduced motion, no JavaScript) the items scroll by hand, or wrap into rows. */
  still?: 'scroll' | 'wrap';
  className?: string | undefined;
};

/** The browser scrolls a focused item into view; the belt must start from its own edge again afterwards. */
function rewind(event: FocusEvent<HTMLElement>) {
  if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.scrollLeft = 0;
}

/** An endless belt moved by CSS alone, so that its items are in the server's HTML. */
export function Marquee({ label, items, delayS = 0, still = 'scroll', className, ...pace }: MarqueeProps) {
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
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears the blur of the items inside, is not operated itself */}
      <div className={styles.window} onBlur={rewind}>
        <div className={styles.belt} style={style}>
          <ul className={styles.list} aria-label={label}>
            {list}
          </ul>
          <ul className={styles.list} aria-hidden="true" inert>
            {list}
          </ul>
        </div>
      </div>
      <IconButton
        icon={isPaused ? 'play' : 'pause'}
        label={`${isPaused ? 'Play' : 'Pause'} ${label}`}
        className={styles.toggle}
        onClick={() => setIsPaused(!isPaused)}
      />
    </div>
  );
}
