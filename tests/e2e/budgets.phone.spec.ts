import { expect, test } from '@playwright/test';
import { HYDRATED_SCRIPT_BUDGET, KILOBYTE } from '../budgets.ts';
import { hydrateIsland, watchConsole } from '../support/browser-page.ts';
import { hasLanguage } from '../support/site-paths.ts';
import { weighPage } from '../support/weigh-page.ts';

// What a page weighs as it opens is asked in the journeys over every page.

const isEnglish = (path: string) => !path.includes('/', 1);
const islands = [
  ['/plan', 'plan-tools'],
  ['/provider', 'directory'],
  ['/blog', 'blog-list'],
  ['/contact', 'contact-form'],
  ['/about', 'newsletter-form'],
  ['/yo/plan', 'plan-tools'],
  ['/yo/provider', 'directory'],
  ['/yo/contact', 'contact-form'],
  ['/pcm/newsletter', 'newsletter-form'],
] as const;

for (const [path, island] of islands.filter(([path]) => isEnglish(path) || hasLanguage(path))) {
  test(`with the island ${island} hydrated ${path} has no more scripts than it may, and nothing to complain of`, async ({
    page,
  }) => {
    const complaints = watchConsole(page);
    const { bytes, urls } = await weighPage(page, path, () => hydrateIsland(page, island));
    expect(bytes.script / KILOBYTE, urls.join('\n')).toBeLessThanOrEqual(HYDRATED_SCRIPT_BUDGET);
    expect(complaints).toEqual([]);
  });
}
