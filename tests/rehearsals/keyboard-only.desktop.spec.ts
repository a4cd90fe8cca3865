// Bar: directory and comparison work by keyboard alone (WCAG 2.1.1).
import { expect, test } from '@playwright/test';
import { openByKeys, press, tabTo } from '../support/keyboard.ts';
import { countIn, jaara, searchIn, sectionOf } from '../support/public-pages.ts';

test('finding a hospital: directions, another page, area, search', async ({ page }) => {
  // The last page of an area is short: all its rows are alike, and every place in them is looked at.
  const hospitals = jaara.records.filter(({ lga }) => lga === 'Alimosho');
  const lastPage = Math.ceil(hospitals.length / 20);
  await openByKeys(page, `/provider?jaara-lga=lga%3AAlimosho&jaara-page=${lastPage}`, 'directory');
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
  await openByKeys(page, '/plan', 'plan-tools');
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
