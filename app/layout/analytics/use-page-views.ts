import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { countedQuery } from '#rules/counted-query.ts';
import { useConsent } from '../../consent.ts';
import { useSiteConfig } from '../../site-config.ts';

/** About a hundred kilobytes would be loaded for our curiosity alone: not for those who save data. */
function savesData(): boolean {
  return 'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean }).saveData);
}

/**
 * Tells our own count of each page that is shown: a few bytes, no cookie, nothing about the visitor. The analytics
 * service, where one is configured, is told only by those who have accepted its cookies.
 */
export function usePageViews(): void {
  const { pathname, search } = useLocation();
  const path = pathname + countedQuery(search);
  const consent = useConsent();
  const { analyticsId } = useSiteConfig();

  useEffect(() => {
    // As a beacon it waits for nothing and outlives the page.
    navigator.sendBeacon?.(
      '/api/page-views',
      new Blob([JSON.stringify({ path })], { type: 'application/json' }),
    );
  }, [path]);

  useEffect(() => {
    if (!analyticsId || consent !== 'accepted' || savesData()) return;
    import('./third-party-analytics.ts').then(
      ({ reportPageView }) => reportPageView(analyticsId, path),
      () => {},
    );
  }, [analyticsId, consent, path]);

  useEffect(() => {
    if (!analyticsId || consent !== 'accepted') return;
    // Runs when the consent is taken back.
    return () => {
      import('./third-party-analytics.ts').then(
        ({ stopAnalytics }) => stopAnalytics(analyticsId),
        () => {},
      );
    };
  }, [analyticsId, consent]);
}
