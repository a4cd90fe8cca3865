import { expect, type Page, test } from '@playwright/test';
import { menuWords } from '#words/navigation.ts';
import { newsletter } from '#words/site.ts';
import { withConsentAnswered, withoutPopUp } from '../support/browser-page.ts';
import { jaara, searchIn } from '../support/public-pages.ts';

// A phone whose scripts are long under way: what is pressed now finds only the document. What the server answers is
// asked in the journeys without JavaScript.
test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.route('**/assets/*.js', () => undefined);
});

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** That this leads to an address, by the document alone. */
async function expectLeadsTo(page: Page, address: string | RegExp, use: () => Promise<void>): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
  await use();
  await expect(page).toHaveURL(address);
}

test('the menu leads on, and the newsletter form is sent', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: menuWords.toggle }).tap();
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByText('Our Network').tap();
  await expectLeadsTo(page, '/resources', () => menu.getByRole('link', { name: 'Resources' }).tap());

  const form = page.getByRole('form', { name: newsletter.title });
  await form.getByLabel('E-mail address').fill('ade@example.com');
  await expectLeadsTo(page, /\/newsletter\/sent$/, () => form.getByRole('button').tap());
});

test('lists and questions are searched', async ({ page }) => {
  await open(page, '/provider');
  await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
  const search = page.getByRole('button', { name: 'Search', exact: true });
  await expectLeadsTo(page, /\?find=motayo/, () => search.tap());
  await searchIn(page, jaara).fill('st nicholas');
  await expectLeadsTo(page, /jaara-search=st\+nicholas/, () => searchIn(page, jaara).press('Enter'));

  await open(page, '/faq');
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('instalments');
  await expectLeadsTo(page, '/faq?q=instalments', () => page.keyboard.press('Enter'));
});

test('a plan is switched off, and a household is counted', async ({ page }) => {
  await open(page, '/plan');
  const plan = page.getByRole('button', { name: 'Jaara Plus', exact: true });
  await expectLeadsTo(page, /toggle=jaara-plus/, () => plan.tap());
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
  const household = page.locator('#household-cost');
  const more = household.getByRole('button', { name: 'Children: one more' });
  await expectLeadsTo(page, /step=children%2B1/, () => more.tap());
  await expect(household.getByLabel('Children', { exact: true })).toHaveValue('3');
});
