export default function startFacade(element: HTMLElement): void {
  const link = element.querySelector('a');
  const template = element.querySelector('template');
  if (!link || !template) return;
  const frame = template.content.querySelector('iframe');
  const open = () => element.replaceChildren(template.content);

  // From here on it opens in place, and answers as buttons do.
  link.setAttribute('role', 'button');
  link.addEventListener('click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open();
    // What was pressed is gone: without this, keyboard focus would fall back to the top of the page.
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
  // `never` is for those who save data.
  return consent === 'accepted' && ahead !== 'never';
}

function whenInView(element: HTMLElement, open: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    // It may have been pressed before.
    if (element.querySelector('template')) open();
  });
  observer.observe(element);
}
