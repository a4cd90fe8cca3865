/** Opens what holds the place that the address names. Newer browsers do so by themselves, but not all. */
export default function startDisclosure(list: HTMLElement): void {
  function open() {
    const place = document.getElementById(location.hash.slice(1));
    const item = place?.closest('details');
    if (!item || item.open || !list.contains(item)) return;
    item.open = true;
    place?.scrollIntoView();
  }

  open();
  addEventListener('hashchange', open);
}
