import { consentCookie } from '#content/consent.ts';

/**
 * Runs in the head of every page, before anything is painted. Pages are the same for everyone, so what depends on the
 * visitor is put on the root element, where styles and scripts find it: the answer about cookies, and how eagerly the
 * next page may be fetched ahead (under a resting pointer, under a finger, or never for those who save data).
 */
export const HEAD_SCRIPT = `(function (root, connection) {
  root.dataset.consent = (document.cookie.match(/(?:^|; )${consentCookie.name}=(accepted|declined)(?:;|$)/) || ['', 'ask'])[1];
  root.dataset.ahead = connection && connection.saveData ? 'never' : matchMedia('(hover: hover)').matches ? 'hover' : 'touch';
})(document.documentElement, navigator.connection)`;
