import { expect, test } from '@playwright/test';
import { visitedPaths } from '../support/site-paths.ts';
import { watchConsole } from '../support/watch-console.ts';

test.use({ javaScriptEnabled: false });

test('every page loads without a complaint and shows its heading, and no pop-up', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of visitedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('dialog'), path).toBeHidden();
  }
  expect(complaints).toEqual([]);
});
