import { expect, test } from '@playwright/test';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
import { watchConsole } from '../support/watch-console.ts';

test.use({ javaScriptEnabled: false });

for (const path of [...layoutPaths, NOT_FOUND]) {
  test(`${path} loads without a complaint and shows its heading`, async ({ page }) => {
    const complaints = watchConsole(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(complaints).toEqual([]);
  });
}
