import type { Page } from '@playwright/test';

/** For journeys about something else on the home page: the visitor has already answered the cookie question. */
export async function withConsentAnswered(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: it must be there before the page's own script reads it
    document.cookie = 'lashma_cookie_consent=declined; Path=/; SameSite=Lax';
  });
}
