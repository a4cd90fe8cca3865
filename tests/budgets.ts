export const KILOBYTE = 1024;

/** What a first visit on a phone may bring, in kilobytes: all of it, and the compressed bodies of each kind. */
export interface Budget {
  total: number;
  html: number;
  script: number;
  font: number;
  image: number;
  requests: number;
}

/** A little above what the pages weigh, so that a page that grows is noticed when it grows. */
const EVERY_PAGE: Budget = { total: 200, html: 20, script: 119, font: 20, image: 29, requests: 24 };

/** Pages that bring more than others, or must stay far below. */
const SINGLE_PAGES: Record<string, Partial<Budget>> = {
  // The bars of the project for its heaviest page.
  '/': { total: 250, html: 25, script: 140, font: 25, image: 51, requests: 29 },
  // All four plans, their benefits and what they cost stand in the page, to be compared without a script.
  '/plan': { total: 234, html: 28, script: 133, image: 34, requests: 26 },
  '/provider': { total: 203, html: 23, script: 130 },
  '/faq': { total: 207, html: 22, script: 128 },
  // How many of its nine covers come at once depends on when the browser looks.
  '/blog': { requests: 28 },
  '/about': { total: 212, image: 39 },
  '/no-such-page': { total: 162, html: 9, script: 113, image: 10, requests: 18 },
};

export function budgetOf(path: string): Budget {
  return { ...EVERY_PAGE, ...SINGLE_PAGES[path] };
}
