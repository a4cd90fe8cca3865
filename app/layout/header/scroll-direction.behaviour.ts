import { followScroll } from './follow-scroll.ts';

const SCROLL_THROTTLE_MS = 100;

/** Tells the style sheets the scroll direction: header and chat button hide while somebody scrolls down. */
export default function startScrollDirection(): void {
  const root = document.documentElement;
  let header = { y: 0, isHidden: false };
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
}
