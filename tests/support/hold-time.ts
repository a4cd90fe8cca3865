import type { Page } from '@playwright/test';

/**
 * From here on time passes in the page only when the test says so, by `page.clock.runFor`: a busy machine may take as
 * long as it likes for the next step.
 */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}
