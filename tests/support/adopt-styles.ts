import type { Page } from '@playwright/test';

/** Lays a reader's own style sheet over the page's until it is taken off; our policy lets no other kind in. */
export async function withStyles<Result>(
  page: Page,
  css: string,
  ask: () => Promise<Result>,
): Promise<Result> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const answer = await ask();
  await page.evaluate(() => {
    document.adoptedStyleSheets.pop();
  });
  return answer;
}
