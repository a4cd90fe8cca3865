import { expect, type Page, test } from '@playwright/test';
import { contactForm } from '#words/contact-page.ts';
import { menuWords } from '#words/navigation.ts';
import { newsletter } from '#words/site.ts';
import { withConsentAnswered, withoutPopUp } from '../support/browser-page.ts';
import { ada, fillContact } from '../support/contact-form.ts';
import { jaara, namesIn, searchIn } from '../support/public-pages.ts';

/** A phone whose scripts are long under way: what is pressed now finds only the document. */
test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await withConsentAnswered(page);
  await page.route('**/assets/*.js', () => undefined);
});

async function open(page: Page, path: string): Promise<void> {
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

test('the menu leads on, and the newsletter and the contact form are sent', async ({ page }) => {
  await open(page, '/about');
  await test.step('the menu opens, unfolds and leads on', async () => {
    await page.getByRole('button', { name: menuWords.toggle }).tap();
    const menu = page.getByRole('banner').getByRole('navigation');
    await menu.getByText('Our Network').tap();
    await expect(menu.getByRole('link', { name: 'Resources' })).toBeVisible();
    await expectNoScriptYet(page);
    await menu.getByRole('link', { name: 'Resources' }).tap();
    await expect(page).toHaveURL('/resources');
  });

  await test.step('the newsletter form is sent', async () => {
    const form = page.getByRole('form', { name: newsletter.title });
    await form.getByLabel('E-mail address').fill('ade@example.com');
    await expectNoScriptYet(page);
    await form.getByRole('button').tap();
    await expect(page).toHaveURL(/\/newsletter\/sent$/);
  });

  await test.step('the contact form is sent', async () => {
    await open(page, '/contact');
    await fillContact(page, ada);
    await expectNoScriptYet(page);
    await page.getByRole('button', { name: contactForm.submit }).tap();
    await expect(page).toHaveURL(/\/contact\/sent$/);
  });
});

test('lists and questions open, and their searches answer', async ({ page }) => {
  await open(page, '/provider');
  await test.step('a list opens, and the search over all hospitals answers', async () => {
    await expectFolds(page, '#plus > summary');
    await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
    await expectNoScriptYet(page);
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await expect(page).toHaveURL(/\?find=motayo/);
    await expect(page.getByRole('region', { name: 'Found in all lists' })).toContainText('Motayo Hospital');
  });

  await test.step('the search of one list answers', async () => {
    await searchIn(page, jaara).fill('st nicholas');
    await expectNoScriptYet(page);
    await searchIn(page, jaara).press('Enter');
    await expect(page).toHaveURL(/jaara-search=st\+nicholas/);
    await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
  });

  await test.step('a question opens, and the search of the questions answers', async () => {
    await open(page, '/faq');
    await expectFolds(page, 'main summary');
    await page.getByRole('searchbox', { name: 'Search the questions' }).fill('instalments');
    await expectNoScriptYet(page);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/faq?q=instalments');
    await expect(page.locator('main details').filter({ visible: true })).toHaveCount(1);
  });

  await test.step('what folds on /marketing-agents opens or closes', async () => {
    await open(page, '/marketing-agents');
    await expectFolds(page, 'main summary');
  });
});

test('what folds on /plan opens or closes, a plan is switched off, and a household is counted', async ({
  page,
}) => {
  await open(page, '/plan');
  await expectFolds(page, '#plan-comparison summary', '#plan-contents summary', '#household-cost summary');
  const plan = page.getByRole('button', { name: 'Jaara Plus', exact: true });
  await plan.tap();
  await expect(plan).toHaveAttribute('aria-pressed', 'false');
  await expectNoScriptYet(page);
  await page.locator('#household-cost').getByRole('button', { name: 'Children: one more' }).tap();
  await expect(page.locator('#household-cost').getByLabel('Children', { exact: true })).toHaveValue('3');
});
