import { consentCookie } from '#content/consent.ts';

/**
 * Runs in the head before the first paint. Pages are cached for everyone, so visitor-specific state goes on the root
 * element: the cookie consent, and how eagerly to prefetch the next page (on hover, on touch, or never for those who
 * save data).
 */
export const HEAD_SCRIPT = `(function (root, connection) {
  root.dataset.consent = (document.cookie.match(/(?:^|; )${consentCookie.name}=(accepted|declined)(?:;|$)/) || ['', 'ask'])[1];
  root.dataset.ahead = connection && connection.saveData ? 'never' : matchMedia('(hover: hover)').matches ? 'hover' : 'touch';
})(document.documentElement, navigator.connection)`;
