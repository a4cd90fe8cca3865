import type { Page } from '@playwright/test';

/** The addresses of other sites that the page asks. */
export function watchForeign(page: Page, origin: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:')) foreign.push(url);
  });
  return foreign;
}
