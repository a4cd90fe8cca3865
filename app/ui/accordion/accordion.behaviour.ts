/**
 * For every accordion of the page: what opens stays where it was pressed, although another item above it has closed.
 * An item that would run past the end of the screen rises, so that its beginning can be read, but never under the
 * fixed header.
 */
export default function startAccordions(body: HTMLElement): void {
  let pressed: { item: Element; top: number } | undefined;

  body.addEventListener('click', ({ target }) => {
    const summary = (target as Element).closest('[data-accordion] > details > summary');
    if (summary?.parentElement)
      pressed = { item: summary.parentElement, top: summary.getBoundingClientRect().top };
  });

  // Toggle events do not rise; they can be caught on their way down.
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
