import { redactQuery } from '#domain/text/redact-query.ts';

/**
 * Reports each page view to our own counter without cookies or personal data, and to the third-party analytics only
 * with consent and unless the visitor saves data.
 */
export default function startPageViews(body: HTMLElement): void {
  const { analytics } = body.dataset;
  let opened: { pathname: string; search: string } | undefined;

  function open(): void {
    // Kept as it was opened, because what somebody chooses on the page may change the URL.
    opened = { pathname: location.pathname, search: location.search };
    if (analytics) tellService(analytics, pathOf(opened)).catch(() => undefined);
  }

  open();
  addEventListener('pageshow', ({ persisted }) => {
    // The back/forward cache restores a page without loading it.
    if (persisted) open();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !opened) return;
    count(pathOf(opened));
    opened = undefined;
  });
}

/** Counts a view when it is first left, because a request at the start would compete with the page on a slow phone. */
function count(path: string): void {
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  // A beacon survives the page's unload.
  navigator.sendBeacon?.('/api/page-views', view);
}

function pathOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + redactQuery(search);
}

async function tellService(id: string, path: string): Promise<void> {
  const { consent, ahead } = document.documentElement.dataset;
  // The script weighs about 100 KB and is of no use to the visitor, so those who save data are spared it.
  if (consent === 'ask' || (consent === 'accepted' && ahead === 'never')) return;
  const { reportPageView, removeCookies } = await import('./third-party-analytics.ts');
  if (consent === 'accepted') reportPageView(id, path);
  else removeCookies();
}
