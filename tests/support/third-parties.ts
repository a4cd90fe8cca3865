import type { Page, Route } from '@playwright/test';

/** Stands in for every other site at the network's edge, and remembers what was asked of them. */
export async function watchThirdParties(
  page: Page,
  answer: (route: Route) => Promise<void> = (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>frame</p>' }),
): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  return asked;
}

/** What the browser's console complains about, such as a request that the Content-Security-Policy forbids. */
export function watchComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOwnDoing = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOwnDoing) complaints.push(message.text());
  });
  return complaints;
}
