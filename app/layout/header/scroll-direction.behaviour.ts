const SCROLL_THROTTLE_MS = 100;
/** Near the top, hiding the header would leave a blank space. */
const TOP_PX = 120;
/** Smaller moves are a resting thumb; they add up until they pass this. */
const CLEAR_MOVE_PX = 8;

interface HeaderScroll {
  /** The scroll position at the end of the last significant move. */
  y: number;
  isHidden: boolean;
}

/** Tells the style sheets the scroll direction: header and chat button hide while somebody scrolls down. */
export default function startScrollDirection(): void {
  const root = document.documentElement;
  let header: HeaderScroll = { y: 0, isHidden: false };
  // In the next frame: read now, the position would force a synchronous layout of the whole page.
  requestAnimationFrame(() => {
    header = { y: scrollY, isHidden: false };
  });
  let isWaiting = false;

  function follow(): void {
    isWaiting = false;
    header = followScroll(header, scrollY);
    root.dataset.scroll = header.isHidden ? 'down' : 'up';
  }

  addEventListener(
    'scroll',
    () => {
      if (!isWaiting) setTimeout(follow, SCROLL_THROTTLE_MS);
      isWaiting = true;
    },
    { passive: true },
  );

  // A group at the lower edge of the mobile menu opens out of sight.
  addEventListener(
    'toggle',
    ({ target }) => {
      const group = target as HTMLDetailsElement;
      if (group.open && group.closest('[popover]')) group.scrollIntoView({ block: 'nearest' });
    },
    true,
  );
}

/** Scrolling down hides the header, scrolling up shows it, and at the top it always shows. */
export function followScroll(header: HeaderScroll, y: number): HeaderScroll {
  if (y <= TOP_PX) return { y, isHidden: false };
  if (Math.abs(y - header.y) < CLEAR_MOVE_PX) return header;
  return { y, isHidden: y > header.y };
}
