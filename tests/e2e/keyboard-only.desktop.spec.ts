import { expect, type Locator, type Page, test } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { contactForm } from '#words/contact-page.ts';
import { formWords } from '#words/message-forms.ts';
import { menuWords } from '#words/navigation.ts';
import { visit } from '../support/browser-page.ts';
import { ada, answerDialog, contactField } from '../support/contact-form.ts';
import { tabTo } from '../support/keyboard.ts';
import { countIn, jaara, searchIn, sectionOf } from '../support/public-pages.ts';

// Nothing here may use the mouse or put the focus anywhere: each key is pressed as somebody would, and on the way the
// focus must be seen at every stop.
async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Opens a page and hydrates its island, closes the pop-up and moves past the header. */
async function open(page: Page, path: string, island: string): Promise<void> {
  await visit(page, path, island);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await expect(page.getByRole('main')).toBeFocused();
}

test('enrolling: from the pop-up over the menu and the plans to the portal', async ({ page }) => {
  await page.route(`${externalLinks.register}**`, (route) => route.fulfill({ body: 'the portal' }));
  await visit(page, '/');
  const popUp = page.getByRole('dialog');
  await press(page, popUp.getByRole('checkbox'), 'Space');
  await tabTo(page, popUp.getByRole('button', { name: 'Close' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(popUp).toBeHidden();
  const header = page.getByRole('banner');
  await press(page, header.getByRole('link', { name: 'Health Plans' }));
  await expect(page).toHaveURL('/plan');
  await press(page, page.getByRole('link', { name: menuWords.skip }));
  await press(page, page.getByRole('link', { name: 'See All Plans' }));
  const card = page
    .locator('#plans li')
    .filter({ has: page.getByRole('heading', { name: "Senior's Plan" }) });
  await press(page, card.getByRole('link', { name: 'Buy Now' }));
  await expect(page).toHaveURL(new RegExp(`^${externalLinks.register}`));
});

test('finding a hospital: directions, another page, area, search', async ({ page }) => {
  // The last page of an area is short: all its rows are alike, and every place in them is looked at.
  const hospitals = jaara.records.filter(({ lga }) => lga === 'Alimosho');
  const lastPage = Math.ceil(hospitals.length / 20);
  await open(page, `/provider?jaara-lga=lga%3AAlimosho&jaara-page=${lastPage}`, 'directory');
  const directions = sectionOf(page, jaara).getByRole('link', { name: /^Directions to/ });
  await tabTo(page, directions.first());
  const { name, address } = hospitals[20 * (lastPage - 1)] ?? {};
  const target = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${name}, ${address}, Lagos`)}`;
  await expect(directions.first()).toHaveAttribute('href', target);
  const pages = sectionOf(page, jaara).getByRole('navigation');
  await press(page, pages.getByRole('link', { name: 'Previous' }));
  await expect(pages).toContainText(`Page ${lastPage - 1} of`);
  await expect(page.locator('#jaara-list')).toBeFocused();
  const area = sectionOf(page, jaara).getByRole('combobox');
  await tabTo(page, area, 'Shift+Tab');
  await page.keyboard.type('Ikeja');
  await expect(area).toHaveValue('lga:Ikeja');
  await expect(page).toHaveURL(/jaara-lga=lga%3AIkeja/);
  const inArea = await countIn(page, jaara).textContent();
  await tabTo(page, searchIn(page, jaara), 'Shift+Tab');
  await page.keyboard.type('general');
  await expect(countIn(page, jaara)).not.toHaveText(inArea ?? '');
});

test('comparing plans: choose, search, mark differences, read an explanation', async ({ page }) => {
  const status = page.locator('#plan-comparison').getByRole('status').first();
  await open(page, '/plan', 'plan-tools');
  const toggle = page.getByRole('button', { name: 'Jaara Plus', exact: true });
  await press(page, toggle, 'Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(toggle).toBeFocused();
  await tabTo(page, page.getByPlaceholder('Search benefits...'));
  await page.keyboard.type('surgery');
  await expect(status).toHaveText('2 of 22 items shown');
  await press(page, page.getByRole('button', { name: 'Highlight Differences' }));
  await expect(status).toContainText('are marked');
  const about = page.getByRole('button', { name: 'About Cataract surgery' }).filter({ visible: true });
  await tabTo(page, about.first());
  const tooltip = page.getByRole('tooltip').filter({ visible: true });
  await expect(tooltip).toHaveText(/clouded lens/);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
});

test('contacting: errors lead to their fields, and the message is sent', async ({ page }) => {
  await open(page, '/contact', 'contact-form');
  const send = page.getByRole('button', { name: contactForm.submit });
  await press(page, send);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await press(page, summary.getByRole('link', { name: formWords.missing.user_name ?? '' }));
  await expect(contactField(page, 'user_name')).toBeFocused();
  await page.keyboard.insertText(ada.user_name ?? '');
  for (const name of ['user_email', 'message'] as const) {
    await tabTo(page, contactField(page, name));
    await page.keyboard.insertText(ada[name] ?? '');
  }
  const asked = answerDialog(page, 'cancel');
  await press(page, send);
  expect((await asked).type).toBe('confirm');
  await expect(page.getByText(contactForm.sentNote)).toBeVisible();
});
