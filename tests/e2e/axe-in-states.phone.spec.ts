import { expect, type Page, test } from '@playwright/test';
import { MAX_PEOPLE_PER_GROUP } from '#domain/plans/household-cost.ts';
import { householdCalculator } from '#words/plan-page.ts';
import { axeFindings } from '../support/accessibility.ts';
import { hydrateIsland, visit, withConsentAnswered, withoutPopUp } from '../support/browser-page.ts';

// Every route as it opens, its pop-up, the menus, the cookie question, the support panel, the comparison, the forms'
// errors and the pages without a connection have axe in their own journeys. Here are the states that no journey asks
// about, and of each page only the part that has changed: a whole page takes seconds.

async function open(page: Page, address: string): Promise<void> {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await visit(page, address);
}

test('an explanation beside a benefit, and a household that is too large', async ({ page }) => {
  await open(page, '/plan?category=eye-care&open=eye-care');
  await hydrateIsland(page, 'plan-tools');
  await page.getByLabel('Adults', { exact: true }).fill('99');
  await expect(page.getByText(householdCalculator.tooMany(MAX_PEOPLE_PER_GROUP))).toBeVisible();
  expect(await axeFindings(page, '#household-cost')).toEqual([]);
  const about = page.getByRole('button', { name: 'About Cataract surgery' }).filter({ visible: true });
  await about.first().focus();
  await expect(page.getByRole('tooltip').filter({ visible: true })).toHaveCount(1);
  expect(await axeFindings(page, '#plan-comparison')).toEqual([]);
});

const SEARCHES = [
  ['a list in which nothing is found', '/provider?jaara-search=motayo&jaara-lga=lga%3AAgege', '#jaara'],
  ['a search over all lists', '/provider?open=none&find=motayo', '#found'],
  ['a name that is not listed', '/provider?open=none&find=first+consultants', '#found'],
  ['an answer opened by a search', '/faq?q=instalments', 'main'],
  ['a search without an answer', '/faq?q=helicopter', 'main'],
] as const;

test('lists and questions that were searched, with an answer and without', async ({ page }) => {
  for (const [state, address, part] of SEARCHES) {
    await open(page, address);
    expect.soft(await axeFindings(page, part), state).toEqual([]);
  }
});

test('skeletons while the blog loads, and the message that it failed', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/blogs', async (route) => {
    await promise;
    await route.abort();
  });
  await open(page, '/blog');
  await hydrateIsland(page, 'blog-list');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.locator('[data-skeleton]').first()).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  resolve();
  await expect(page.getByText('Failed to fetch blogs').first()).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
  expect(await axeFindings(page, 'ul[aria-live]')).toEqual([]);
});

test('a newsletter form that came back with errors to a page without scripts', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await withoutPopUp(page);
  await page.goto('/newsletter');
  const form = page.getByRole('main').locator('form[method=post]');
  await form.locator('[name=user_email]').fill('ade@example');
  await form.getByRole('button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await axeFindings(page, 'main')).toEqual([]);
});

test('a button without a name and words that are too pale would be noticed', async ({ page }) => {
  await open(page, '/newsletter/sent');
  await page.evaluate(() => {
    const [button, words] = [document.createElement('button'), document.createElement('p')];
    words.textContent = 'Hardly to be seen';
    words.style.color = '#eee';
    document.querySelector('main')?.append(button, words);
  });
  const rulesBroken = async (withoutColours: boolean) =>
    (await axeFindings(page, 'main', { withoutColours })).map((finding) => finding.split(':')[0]);
  expect(await rulesBroken(false)).toEqual(['button-name', 'color-contrast']);
  expect(await rulesBroken(true)).toEqual(['button-name']);
});
