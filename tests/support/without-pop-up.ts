import type { Page } from '@playwright/test';

/** For journeys about something else: the visitor has already sent the pop-up away for today. */
export async function withoutPopUp(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('pop-up-not-on', new Date().toDateString()));
}
