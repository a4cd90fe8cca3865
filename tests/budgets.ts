import type { PageWeight } from './support/weigh-page.ts';

export const KILOBYTE = 1024;

/** What a first visit on a phone may bring, in kilobytes: all of it, and the compressed bodies of each kind. */
const EVERY_PAGE = { total: 95, html: 25, script: 9, font: 25, requests: 18 };
type Budget = typeof EVERY_PAGE;

const SINGLE_PAGES: Record<string, Partial<Budget>> = {
  '/': { total: 110 },
  '/yo': { total: 110 },
};

/** Scripts once an island is hydrated, in kilobytes. */
export const HYDRATED_SCRIPT_BUDGET = 95;

/** What is more than it may be, in words that name both figures. */
export function budgetExcess(path: string, { bytes, total, urls }: PageWeight['needed']): string[] {
  const measured: Budget = {
    total: total / KILOBYTE,
    html: bytes.html / KILOBYTE,
    script: bytes.script / KILOBYTE,
    font: bytes.font / KILOBYTE,
    requests: urls.length,
  };
  return Object.entries(budgetOf(path)).flatMap(([kind, most]) => {
    const figure = measured[kind as keyof Budget];
    return figure > most ? [`${kind}: ${figure.toFixed(1)}, at most ${most}`] : [];
  });
}

export function budgetOf(path: string): Budget {
  return { ...EVERY_PAGE, ...SINGLE_PAGES[path] };
}
