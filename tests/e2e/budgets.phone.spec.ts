import { globSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AWAKE_SCRIPT_BUDGET, budgetOf, KILOBYTE } from '../budgets.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { weighPage } from '../support/weigh-page.ts';

// What a page weighs as it opens is asked in the journeys over every page.

for (const [path, island] of [
  ['/plan', 'plan-tools'],
  ['/provider', 'directory'],
  ['/blog', 'blog-list'],
  ['/contact', 'contact-form'],
  ['/about', 'newsletter-form'],
] as const) {
  test(`with the island ${island} awake ${path} has no more scripts than it may`, async ({ page }) => {
    const { bytes, urls } = await weighPage(page, path, () => wakeIsland(page, island));
    expect(bytes.script / KILOBYTE, urls.join('\n')).toBeLessThanOrEqual(AWAKE_SCRIPT_BUDGET);
  });
}

test('all fonts together are within the budget for fonts', () => {
  const bytes = globSync('app/styles/**/*.woff2').reduce((sum, font) => sum + statSync(font).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgetOf('/').font * KILOBYTE);
});
