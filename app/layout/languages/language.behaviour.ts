/** Storage key for the language that the visitor has chosen. */
export const LANGUAGE_KEY = 'language';

/** Remembers the language that somebody chooses, and takes along what the URL says since the page was loaded. */
export default function rememberLanguage(page: HTMLElement): void {
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[lang][hreflang]');
    if (!link) return;
    if (link.dataset.same === '') {
      link.search = location.search;
      link.hash = location.hash;
    }
    try {
      localStorage.setItem(LANGUAGE_KEY, link.lang.split('-')[0] ?? '');
    } catch {
      // A browser that keeps nothing is asked again.
    }
  });
}
