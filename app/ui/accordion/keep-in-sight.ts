/**
 * What opens stays where it was pressed, although another item above it has closed. An item that would run past the
 * end of the screen rises, so that its beginning can be read, but never under the fixed header.
 */
export function keepInSight(item: HTMLDetailsElement, pressedTop: number): void {
  const { top } = (item.querySelector('summary') ?? item).getBoundingClientRect();
  const { height } = item.getBoundingClientRect();
  const runsPast = pressedTop + height > window.innerHeight;
  const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const target = runsPast ? Math.max(Math.min(pressedTop, window.innerHeight / 3), highest) : pressedTop;
  window.scrollBy({ top: top - target, behavior: 'instant' });
}
