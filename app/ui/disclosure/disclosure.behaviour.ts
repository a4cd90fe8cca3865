/** Opens the disclosure that contains the URL's target, for browsers that do not do so themselves. */
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
