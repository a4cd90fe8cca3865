/** Links to our own pages, excluding files and the API. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/documents/*', '/data/*', '/*.xml', '/*.txt'] } },
    // Links in a hydrated island mostly change its state without loading a document.
    { not: { selector_matches: '[download], [target=_blank], [data-awake] a' } },
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
