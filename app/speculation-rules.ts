/** Links that lead to a page of ours; files and the interface for programs are left out. */
const PAGES = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: ['/api/*', '/documents/*', '/data/*', '/*.xml', '/*.txt'] } },
    // What an awake island links to are mostly its own states, which it shows without a document.
    { not: { selector_matches: '[download], [target=_blank], [data-awake] a' } },
  ],
};

function when(ahead: string, eagerness: string) {
  return { where: { and: [...PAGES.and, { selector_matches: `[data-ahead=${ahead}] a` }] }, eagerness };
}

/**
 * The next page is fetched while a pointer rests on its link, or when a finger touches it. On phones `moderate` would
 * also fetch what is merely in view, and visitors pay for that.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [when('hover', 'moderate'), when('touch', 'conservative')],
});
