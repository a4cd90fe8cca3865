/** Stored in place of the text once it was sent, until the user types again. */
const SENT = '';

/**
 * Starts `autosave.ts` for a form that is used or has text from before a reload; it is loaded then, because no page has
 * room for it in its first scripts. On the page after sending, deletes the text.
 */
export default function startAutosave(element: HTMLElement): void {
  const { autosave: key = '', sent } = element.dataset;
  const form = element.closest('form');
  const markSent = () => sessionStorage.setItem(key, SENT);
  const isSent = () => sessionStorage.getItem(key) === SENT;
  let isTyped = false;
  const load = () =>
    import('./autosave.ts').then(
      ({ autosave }) => autosave(element, key, { isSent: isSent(), isTyped }),
      // The connection was lost: the next field tries again.
      () => {},
    );
  try {
    if (sent !== undefined) markSent();
    else if (sessionStorage.getItem(key)) load();
    form?.addEventListener('focusin', load);
    form?.addEventListener('sent', markSent);
    form?.addEventListener('input', () => {
      isTyped = true;
      if (isSent()) sessionStorage.removeItem(key);
    });
    addEventListener('pageshow', ({ persisted }) => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      // The browser has filled in the sent text again.
      if ((persisted || visit?.type !== 'navigate') && isSent()) form?.reset();
    });
  } catch {
    // The browser refuses storage.
  }
}
