/** Shows on a clicked card that its post is loading. */
export default function startBlogCards(cards: HTMLElement): void {
  const statuses = () => cards.querySelectorAll<HTMLElement>('[data-loading]');

  function clear(): void {
    for (const status of statuses()) status.textContent = '';
  }

  cards.addEventListener('click', (event) => {
    const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
    // With modifier keys the post opens elsewhere and this document stays.
    const isPlain = button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const status = link?.closest('li')?.querySelector<HTMLElement>('[data-loading]');
    if (event.defaultPrevented || !isPlain || !status) return;
    clear();
    status.textContent = status.dataset.loading ?? '';
  });

  // The back/forward cache may show this document again as it was left.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) clear();
  });
}
