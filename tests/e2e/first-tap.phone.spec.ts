import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#content/contact-page.ts';
import { menuWords } from '#content/navigation.ts';
import { newsletter } from '#content/site.ts';
import { ada, fillContact } from '../support/contact-form.ts';
import { jaara, namesIn, searchIn } from '../support/provider-page.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

/** A phone whose scripts are long under way: what is pressed now finds only the document. */
async function open(page: Page, path: string): Promise<void> {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.route('**/assets/*.js', () => undefined);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

/** What answers must be the document. */
async function expectNoScriptYet(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.dataset.started)).toBeUndefined();
}

/** That each opens or closes by a tap. */
async function expectFolds(page: Page, ...summaries: string[]): Promise<void> {
  for (const summary of summaries) {
    const item = page.locator(summary).first();
    const isOpen = () => item.evaluate((element) => (element.parentElement as HTMLDetailsElement).open);
    const before = await isOpen();
    await item.tap();
    expect(await isOpen(), summary).toBe(!before);
  }
  await expectNoScriptYet(page);
}

test('the menu opens, unfolds and leads on', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: menuWords.toggle }).tap();
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.getByText('Our Network').tap();
  await expect(menu.getByRole('link', { name: 'Resources' })).toBeVisible();
  await expectNoScriptYet(page);
  await menu.getByRole('link', { name: 'Resources' }).tap();
  await expect(page).toHaveURL('/resources');
});

test('a list opens, and the search over all hospitals answers', async ({ page }) => {
  await open(page, '/provider');
  await expectFolds(page, '#plus > summary');
  await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
  await expectNoScriptYet(page);
  await page.getByRole('button', { name: 'Search', exact: true }).tap();
  await expect(page).toHaveURL(/\?find=motayo/);
  await expect(page.getByRole('region', { name: 'Found in all lists' })).toContainText('Motayo Hospital');
});

test('the search of one list answers', async ({ page }) => {
  await open(page, '/provider');
  await searchIn(page, jaara).fill('st nicholas');
  await expectNoScriptYet(page);
  await searchIn(page, jaara).press('Enter');
  await expect(page).toHaveURL(/jaara-search=st\+nicholas/);
  await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
});

test('a question opens, and the search of the questions answers', async ({ page }) => {
  await open(page, '/faq');
  await expectFolds(page, 'main summary');
  await page.getByRole('searchbox', { name: 'Search the questions' }).fill('instalments');
  await expectNoScriptYet(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/faq?q=instalments');
  await expect(page.locator('main details').filter({ visible: true })).toHaveCount(1);
});

test('what folds opens or closes, a plan is switched off, and a household is counted', async ({ page }) => {
  await open(page, '/plan');
  await expectFolds(page, '#plan-comparison summary', '#plan-contents summary', '#household-cost summary');
  await page.getByRole('button', { name: 'Jaara Plus', exact: true }).tap();
  await expect(page.getByRole('button', { name: 'Jaara Plus', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await open(page, '/plan');
  await expectNoScriptYet(page);
  await page.locator('#household-cost').getByRole('button', { name: 'Children: one more' }).tap();
  await expect(page.locator('#household-cost').getByLabel('Children', { exact: true })).toHaveValue('3');
});

test('what folds on /marketing-agents opens or closes', async ({ page }) => {
  await open(page, '/marketing-agents');
  await expectFolds(page, 'main summary');
});

test('the contact form is sent', async ({ page }) => {
  await open(page, '/contact');
  await fillContact(page, ada);
  await expectNoScriptYet(page);
  await page.getByRole('button', { name: contactForm.submit }).tap();
  await expect(page).toHaveURL(/\/contact\/sent$/);
});

test('the newsletter form is sent', async ({ page }) => {
  await open(page, '/about');
  const form = page.getByRole('form', { name: newsletter.title });
  await form.getByLabel('E-mail address').fill('ade@example.com');
  await expectNoScriptYet(page);
  await form.getByRole('button').tap();
  await expect(page).toHaveURL(/\/newsletter\/sent$/);
});
