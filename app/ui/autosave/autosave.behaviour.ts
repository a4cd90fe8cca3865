/**
 * Starts `autosave.ts` for a form that is used or has text from before a reload; it is loaded then, because no page has
 * room for it in its first scripts. On the page after sending, deletes the text.
 */
export default function startAutosave(element: HTMLElement): void {
  const { autosave: key = '', sent } = element.dataset;
  const load = () =>
    import('./autosave.ts').then(
      ({ autosave }) => autosave(element, key),
      // The connection was lost: the next field tries again.
      () => {},
    );
  try {
    if (sent !== undefined) sessionStorage.removeItem(key);
    else if (sessionStorage.getItem(key)) load();
    element.closest('form')?.addEventListener('focusin', load);
  } catch {
    // The browser refuses storage.
  }
}
