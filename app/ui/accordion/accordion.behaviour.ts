/**
 * Keeps an opened item where it was clicked although another item above it closes. An item that would run past the
 * bottom of the screen scrolls up, but never under the fixed header.
 */
export default function startAccordions(body: HTMLElement): void {
  let pressed: { item: Element; top: number } | undefined;

  body.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('[data-accordion] > details > summary');
    if (summary?.parentElement)
      pressed = { item: summary.parentElement, top: summary.getBoundingClientRect().top };
  });

  // `toggle` does not bubble, so it is captured.
  body.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || target !== pressed?.item || !target.open) return;
      keepInSight(target, pressed.top);
      pressed = undefined;
    },
    { capture: true },
  );
}

function keepInSight(item: HTMLDetailsElement, pressedTop: number): void {
  const { top } = (item.querySelector('summary') ?? item).getBoundingClientRect();
  const { height } = item.getBoundingClientRect();
  const runsPast = pressedTop + height > innerHeight;
  const highest = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const target = runsPast ? Math.max(Math.min(pressedTop, innerHeight / 3), highest) : pressedTop;
  scrollBy({ top: top - target, behavior: 'instant' });
}
