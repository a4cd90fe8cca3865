import { useEffect } from 'react';
import { trustScriptUrl } from '../ui/trusted-html/trusted-types.ts';

const WORKER = '/service-worker.js';
/** So long after the page has loaded: whoever leaves at once pays nothing for it. */
const LATE_MS = 4_000;

type Connection = { connection?: { saveData?: boolean } };

/** Keeps what visitors need without a connection. Never for those who ask to save data. */
export function useOfflineCopy(enabled: boolean): void {
  useEffect(() => {
    if (!enabled || !import.meta.env.PROD || !isPossible()) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      timer = setTimeout(() => whenIdle(register), LATE_MS);
    };
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    addEventListener('click', openWholePage, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener('load', start);
      removeEventListener('click', openWholePage, { capture: true });
    };
  }, [enabled]);
}

function isPossible(): boolean {
  const { connection } = navigator as Connection;
  return 'serviceWorker' in navigator && 'CompressionStream' in window && !connection?.saveData;
}

function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else work();
}

function register(): void {
  // A browser may refuse, as in a private window; the site works as before.
  navigator.serviceWorker.register(trustScriptUrl(WORKER)).catch(() => undefined);
}

/**
 * Without a connection a link to another page is the browser's to follow: it opens the stored page, while the router
 * would wait for a script that never comes.
 */
function openWholePage(event: MouseEvent): void {
  if (navigator.onLine || !(event.target instanceof Element)) return;
  const link = event.target.closest<HTMLAnchorElement>('a[href]');
  const leavesPage = link?.origin === location.origin && link.pathname !== location.pathname;
  if (leavesPage) event.stopImmediatePropagation();
}
