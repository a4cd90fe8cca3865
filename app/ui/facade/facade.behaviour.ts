export default function startFacade(element: HTMLElement): void {
  const link = element.querySelector('a');
  const template = element.querySelector('template');
  if (!link || !template) return;
  const frame = template.content.querySelector('iframe');
  const open = () => element.replaceChildren(template.content);

  // From here on it acts as a button, because it opens in place.
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
    // The clicked control is gone; without this the focus would return to the top of the page.
    frame?.focus();
  });
  link.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    link.click();
  });
  if (element.dataset.opensInView !== undefined && mayOpenByItself()) whenInView(element, open);
}

function mayOpenByItself(): boolean {
  const { consent, ahead } = document.documentElement.dataset;
  // `never` means that the visitor saves data.
  return consent === 'accepted' && ahead !== 'never';
}

function whenInView(element: HTMLElement, open: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    // It may have been clicked before the script loaded.
    if (element.querySelector('template')) open();
  });
  observer.observe(element);
}
