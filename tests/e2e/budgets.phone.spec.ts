import { expect, test } from '@playwright/test';
import { type Budget, budgetOf, KILOBYTE } from '../budgets.ts';
import { builtFontBytes, builtScriptBytes } from '../support/built-scripts.ts';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
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
      image: bytes.image / KILOBYTE,
      requests: urls.length,
    };
    expect(excess(measured, budgetOf(path)), urls.join('\n')).toEqual([]);
    expect(shift).toBe(0);
  });
}

test('what the build names for each page is within the budget for scripts, before anything is run', () => {
  const over = layoutPaths.filter((path) => builtScriptBytes(path) > budgetOf(path).script * KILOBYTE);
  expect(over).toEqual([]);
});

test('all fonts together are within the budget for fonts', () => {
  expect(builtFontBytes()).toBeLessThanOrEqual(budgetOf('/').font * KILOBYTE);
});
