// Bar: WCAG 2.2 AA also in states that opening a page does not show.
import { expect, type Page, test } from '@playwright/test';
import { MAX_PEOPLE_PER_GROUP } from '#domain/plans/household-cost.ts';
import { comparisonIds } from '#words/plan-comparison.ts';
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

test('plans in every state, none of which is too wide for 320 px', async ({ page }) => {
  test.slow();
  const searchBox = page.getByPlaceholder('Search benefits...');
  const comparison = page.locator('#plan-comparison');
  const status = comparison.getByRole('status').first();
  const everyCategoryOpen = comparisonIds.categories.map((id) => `open=${id}`).join('&');
  await visit(page, `/plan?${everyCategoryOpen}&highlight=on&children=3&seniors=20`, 'plan-tools');
  await page.locator('#plan-contents summary').first().click();
  await page.locator('#household-cost summary').click();

  await test.step('with everything open and differences marked', async () => {
    expect.soft(await axeFindings(page, 'main')).toEqual([]);
  });

  await test.step('with a search that finds nothing, for a household of nobody', async () => {
    await searchBox.fill('helicopter');
    for (const group of ['Adults', 'Children', 'Seniors'])
      await page.getByLabel(group, { exact: true }).fill('0');
    await expect(status).toContainText('No benefit has that name');
    expect.soft(await axeFindings(page, '#plan-comparison, #household-cost')).toEqual([]);
    await searchBox.fill('');
  });

  await test.step('with no plan selected', async () => {
    for (const name of ['Standard Jaara', 'Jaara Plus', 'Seniors Plan'])
      await page.getByRole('button', { name, exact: true }).click();
    await expect(status).toContainText('No plan is selected');
    expect.soft(await axeFindings(page, '#plan-comparison')).toEqual([]);
    await comparison.getByRole('link', { name: 'Select all plans' }).press('Enter');
    await expect(status).toBeFocused();
  });

  await test.step('in a window of 320 px, also with many seniors and a plan read in full', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const [group, count] of Object.entries({ Adults: '2', Children: '3', Seniors: '20' }))
      await page.getByLabel(group, { exact: true }).fill(count);
    await expect(page.getByText('Differs', { exact: true }).filter({ visible: true })).not.toHaveCount(0);
    for (const summary of await page.locator('#plan-contents summary').all()) {
      await summary.tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
  });
});
