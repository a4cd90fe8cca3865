import { expect, test } from '@playwright/test';
import { withoutPopUp } from '../support/browser-page.ts';
import { countIn, jaara, namesIn, openProviders, searchIn, sectionOf } from '../support/public-pages.ts';

const inAlimosho = jaara.records.filter(({ lga }) => lga === 'Alimosho');

test('the table is searched, filtered, sorted and paged, and all lists are asked at once', async ({
  page,
}) => {
  await withoutPopUp(page);
  await openProviders(page, '?jaara-page=3');

  await test.step('the answer over all lists is in view after Enter, and is what is read next', async () => {
    const find = page.getByLabel('Search all hospitals and pharmacies');
    await find.fill('eko hospital');
    const verdict = page.getByRole('heading', { name: /^No hospital of this name/ });
    await expect(page.getByRole('status').filter({ hasText: /^No hospital of this name/ })).toBeInViewport();
    await find.press('Enter');
    await expect(verdict).toBeInViewport();
    await expect(page.locator('#found')).toBeFocused();
    await expect(page.locator('#found')).toHaveAccessibleDescription(/^No hospital of this name/);
    await expect(page.locator('#found')).not.toContainText('Guardian Health Hospital');
    await find.fill('');
    await expect(page.locator('#found')).toHaveCount(0);
  });

  await test.step('the table is searched, filtered, sorted and paged', async () => {
    const list = sectionOf(page, jaara);
    const headings = list.getByRole('columnheader');
    for (const [index, { label }] of jaara.columns.entries())
      await expect(headings.nth(index)).toHaveAccessibleName(label);
    await searchIn(page, jaara).fill('st nicholas');
    await expect(namesIn(page, jaara).first().locator('mark')).toHaveText('St. Nicholas');
    await searchIn(page, jaara).fill('');
    await list.getByRole('combobox').selectOption('lga:Alimosho');
    await expect(countIn(page, jaara)).toHaveText(`${inAlimosho.length} hospitals found`);
    const column = list.getByRole('columnheader', { name: 'Provider Name' });
    for (const order of ['ascending', 'descending']) {
      await column.getByRole('link').click();
      await expect(column).toHaveAttribute('aria-sort', order);
    }
    const names = inAlimosho.map(({ name }) => name).sort((a, b) => b.localeCompare(a));
    await expect(namesIn(page, jaara).first()).toHaveText(names[0] ?? '');
    await list.getByRole('navigation').getByRole('link', { name: 'Next' }).click();
    await expect(list.getByRole('navigation')).toContainText('Page 2 of');
    await expect(countIn(page, jaara)).toBeInViewport();
    await expect(page.locator('#jaara-list')).toBeFocused();
  });
});
