import { consentCookie } from '#facts/pages.ts';
import { NEEDED_OF_ELEMENT, NEEDED_OF_WINDOW } from './script-gate.ts';

/**
 * Runs in the head before the first paint, in any browser: what it writes on the root element tells styles and all
 * other scripts what they may do. Pages are cached for everyone, so visitor-specific state goes there too: whether
 * scripts can run here (`data-scripts`), the cookie consent, and how eagerly to prefetch the next page (on hover, on
 * touch, or never for those who save data).
 */
export const HEAD_SCRIPT = `(function (root, connection) {
  if (!('${NEEDED_OF_WINDOW}' in window && '${NEEDED_OF_ELEMENT}' in root)) return;
  root.dataset.scripts = '';
  root.dataset.consent = (document.cookie.match(/(?:^|; )${consentCookie.name}=(accepted|declined)(?:;|$)/) || ['', 'ask'])[1];
  root.dataset.ahead = connection && connection.saveData ? 'never' : matchMedia('(hover: hover)').matches ? 'hover' : 'touch';
})(document.documentElement, navigator.connection)`;

/** Links to our own pages, excluding files and the API. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/documents/*', '/data/*', '/*.xml', '/*.txt'] } },
    // Links in a hydrated island mostly change its state without loading a document.
    { not: { selector_matches: '[download], [target=_blank], [data-hydrated] a' } },
  ],
};

function when(ahead: string, eagerness: string) {
  return { where: { and: [...PAGES.and, { selector_matches: `[data-ahead=${ahead}] a` }] }, eagerness };
}

/**
 * Prefetches the next page on hover or touch; on phones `moderate` would also prefetch links that are merely in view,
 * at the visitor's expense.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [when('hover', 'moderate'), when('touch', 'conservative')],
});

/** Only for constants listed in `document.tsx`: the Content-Security-Policy allows no other inline script. */
export function InlineScript({ code, type }: { code: string; type?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, whose hash the policy allows
  return <script type={type} dangerouslySetInnerHTML={{ __html: code }} />;
}
