import { followScroll } from './follow-scroll.ts';

const SCROLL_THROTTLE_MS = 100;

/** Tells the style sheets whether somebody reads on downwards: header and chat button then make way. */
export default function startScrollDirection(): void {
  const root = document.documentElement;
  let header = { y: 0, isHidden: false };
  // With the next frame: asked for now, it would have the whole page laid out inside the script.
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
