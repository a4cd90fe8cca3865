import { redactQuery } from '#domain/text/redact-query.ts';

/**
 * Reports each page view to our own counter without cookies or personal data, and to the third-party analytics only
 * with consent and unless the visitor saves data.
 */
export default function startPageViews(body: HTMLElement): void {
  count(body.dataset.analytics);
  // The back/forward cache restores a page without loading it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count(body.dataset.analytics);
  });
}

function count(analyticsId: string | undefined): void {
  const path = location.pathname + redactQuery(location.search);
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  // A beacon does not delay the page and survives its unload.
  navigator.sendBeacon?.('/api/page-views', view);
  if (analyticsId) tellService(analyticsId, path).catch(() => undefined);
}

async function tellService(id: string, path: string): Promise<void> {
  const { consent, ahead } = document.documentElement.dataset;
  // The script weighs about 100 KB and is of no use to the visitor, so those who save data are spared it.
  if (consent === 'ask' || (consent === 'accepted' && ahead === 'never')) return;
  const { reportPageView, removeCookies } = await import('./third-party-analytics.ts');
  if (consent === 'accepted') reportPageView(id, path);
  else removeCookies();
}
