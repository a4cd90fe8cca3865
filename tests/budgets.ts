export const KILOBYTE = 1024;

/** What a first visit on a phone may bring, in kilobytes: all of it, and the compressed bodies of each kind. */
export interface Budget {
  total: number;
  html: number;
  script: number;
  font: number;
  requests: number;
}

/** The bars of the project. */
const EVERY_PAGE: Budget = { total: 120, html: 25, script: 25, font: 25, requests: 18 };

const SINGLE_PAGES: Record<string, Partial<Budget>> = {
  '/': { total: 140 },
};

/** Scripts once an island has woken, in kilobytes. */
export const AWAKE_SCRIPT_BUDGET = 95;

export function budgetOf(path: string): Budget {
  return { ...EVERY_PAGE, ...SINGLE_PAGES[path] };
}
