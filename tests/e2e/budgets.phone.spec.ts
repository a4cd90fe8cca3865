import { globSync, statSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { AWAKE_SCRIPT_BUDGET, type Budget, budgetOf, KILOBYTE } from '../budgets.ts';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { weighPage } from '../support/weigh-page.ts';

/** What is more than it may be, in words that name both figures. */
function excess(measured: Budget, budget: Budget): string[] {
  return Object.entries(budget).flatMap(([kind, most]) => {
    const figure = measured[kind as keyof Budget];
    return figure > most ? [`${kind}: ${figure.toFixed(1)}, at most ${most}`] : [];
  });
}

for (const path of [...layoutPaths, NOT_FOUND]) {
  test(`a first visit to ${path} stays within its budget and nothing shifts`, async ({ page }) => {
    const { bytes, total, urls, shift } = await weighPage(page, path);
    const measured = {
      total: total / KILOBYTE,
      html: bytes.html / KILOBYTE,
      script: bytes.script / KILOBYTE,
      font: bytes.font / KILOBYTE,
      requests: urls.length,
    };
    expect(excess(measured, budgetOf(path)), urls.join('\n')).toEqual([]);
    expect(shift).toBe(0);
  });
}

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
  const bytes = globSync('dist/client/assets/*.woff2').reduce((sum, font) => sum + statSync(font).size, 0);
  expect(bytes).toBeLessThanOrEqual(budgetOf('/').font * KILOBYTE);
});
