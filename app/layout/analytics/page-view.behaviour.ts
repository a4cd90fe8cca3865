import { countedQuery } from '#domain/text/counted-query.ts';

/**
 * Tells our own count of each page that is shown: a few bytes, no cookie, nothing about the visitor. The analytics
 * service, where one is configured, is told only by those who have accepted its cookies and do not save data.
 */
export default function startPageViews(body: HTMLElement): void {
  count(body.dataset.analytics);
  // The back button brings a page back as it was left, without loading it.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) count(body.dataset.analytics);
  });
}

function count(analyticsId: string | undefined): void {
  const path = location.pathname + countedQuery(location.search);
  const view = new Blob([JSON.stringify({ path })], { type: 'application/json' });
  // As a beacon it waits for nothing and outlives the page.
  navigator.sendBeacon?.('/api/page-views', view);
  if (analyticsId) tellService(analyticsId, path).catch(() => undefined);
}

async function tellService(id: string, path: string): Promise<void> {
  const { consent, ahead } = document.documentElement.dataset;
  // About a hundred kilobytes would be loaded for our curiosity alone: not for those who save data.
  if (consent === 'ask' || (consent === 'accepted' && ahead === 'never')) return;
  const { reportPageView, removeCookies } = await import('./third-party-analytics.ts');
  if (consent === 'accepted') reportPageView(id, path);
  else removeCookies();
}
