import { expect } from '@playwright/test';
import { hydrateIsland, test, untilStarted, visit, withAndWithoutScripts } from '../support/browser-page.ts';
import {
  countIn,
  headOf,
  jaara,
  namesIn,
  pharmacies,
  plus,
  searchIn,
  sectionOf,
} from '../support/public-pages.ts';

const lastName = jaara.records.map(({ name }) => name).sort((a, b) => b.localeCompare(a))[0] ?? '';
const lastPage = Math.ceil(jaara.records.length / 20);
const inIkeja = jaara.records.filter(({ lga }) => lga === 'Ikeja');

withAndWithoutScripts((javaScriptEnabled) => {
  test('a list is read, sorted, paged, searched and filtered', { tag: '@quick' }, async ({ page }) => {
    const list = sectionOf(page, jaara);
    const pages = list.getByRole('navigation');
    const apply = async () => {
      if (!javaScriptEnabled) await list.getByRole('button', { name: 'Apply' }).click();
    };
    await visit(page, '/provider', 'directory');

    await test.step('the first list is open with its first 20 rows', async () => {
      await expect(list).toHaveAttribute('open');
      await expect(namesIn(page, jaara)).toHaveText(jaara.records.slice(0, 20).map(({ name }) => name));
      await expect(countIn(page, jaara)).toHaveText(`${jaara.records.length} hospitals found`);
    });

    await test.step('a column sorts up, then down', async () => {
      const column = (label: string) => list.getByRole('columnheader', { name: label });
      await expect(column('Provider Name')).not.toHaveAttribute('aria-sort');
      await column('Provider Name').getByRole('link').click();
      await expect(column('Provider Name')).toHaveAttribute('aria-sort', 'ascending');
      await column('Provider Name').getByRole('link').click();
      await expect(column('Provider Name')).toHaveAttribute('aria-sort', 'descending');
      await expect(namesIn(page, jaara).first()).toHaveText(lastName);
    });

    await test.step('paging returns to the top of the list', async () => {
      await expect(pages).toContainText(`Page 1 of ${lastPage}`);
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(pages).toContainText(`Page 2 of ${lastPage}`);
      await expect(countIn(page, jaara)).toBeInViewport();
      if (javaScriptEnabled) await expect(page.locator('#jaara-list')).toBeFocused();
    });

    await test.step('search and filter narrow the list from page 1, and the match is marked', async () => {
      await visit(page, '/provider', 'directory');
      await searchIn(page, jaara).fill('st nicholas');
      await apply();
      await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital');
      await expect(namesIn(page, jaara).first().locator('mark')).toHaveText('St. Nicholas');
      await searchIn(page, jaara).fill('');
      await list.getByRole('combobox').selectOption('lga:Ikeja');
      await apply();
      await expect(countIn(page, jaara)).toHaveText(`${inIkeja.length} hospitals found`);
      await expect(page).toHaveURL(/jaara-lga=lga%3AIkeja/);
      expect(new URL(page.url()).searchParams.get('jaara-page')).toBeNull();
    });
  });

  test('a row can be called, an empty list offers ways on, and one search covers all lists', async ({
    page,
  }) => {
    await visit(page, '/provider?open=pharmacy', 'directory');
    const call = sectionOf(page, pharmacies).getByRole('link', { name: /^Call / });
    await expect(call.first()).toHaveAttribute('href', /^tel:0\d+$/);

    await test.step('an empty result offers ways on', async () => {
      await visit(page, '/provider?jaara-search=motayo&jaara-lga=lga%3AAgege', 'directory');
      await expect(countIn(page, jaara)).toHaveText('0 hospitals found');
      const way = (name: string | RegExp) => sectionOf(page, jaara).getByRole('link', { name });
      const others = [/^Clear the search \d+ hospitals/, /^Ikeja 1 hospital$/, /0800-ILERAEKO/];
      for (const name of [...others, 'Standard Jaara Plus Plan Hospital 1 hospital'])
        await expect(way(name)).toBeVisible();
      await way(/^Look in all LGAs/).click();
      await expect(namesIn(page, jaara)).toHaveText(['Motayo Hospital']);
    });

    await test.step('one search covers all lists, answers yes, no or by counts, and every result is reached', async () => {
      const results = page.getByRole('region', { name: 'Found in all lists' });
      const verdict = results.getByRole('heading', { level: 2 });
      const ask = async (text: string) => {
        await page.getByLabel('Search all hospitals and pharmacies').fill(text);
        await page.getByLabel('Search all hospitals and pharmacies').press('Enter');
      };
      await ask('first consultants hospital');
      await expect(verdict).toHaveText(/^No hospital of this name is in the lists of /);
      await expect(verdict).toBeInViewport();
      await expect(results.getByRole('link', { name: '0800-4537-2356' })).toHaveAttribute('href', /^tel:/);
      await expect(results.getByRole('list', { name: 'With a name that sounds like this' })).toBeVisible();
      await ask('ikorudu');
      await expect(verdict).toHaveText(/^\d+ hospitals and \d+ pharmacies in Ikorodu\.$/);
      const pages = results.getByRole('navigation');
      await pages.getByRole('link', { name: 'Next' }).click();
      await expect(pages).toContainText('Page 2 of');
      await expect(page).toHaveURL(/find=ikorudu&find-page=2/);
      // Without a key: the answer comes while it is typed, or by the button.
      await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Search', exact: true }).click();
      await expect(verdict).toHaveText(
        'Yes: Motayo Hospital (Ikeja) is covered by Standard Jaara and Standard Jaara Plus.',
      );
      await expect.poll(() => new URL(page.url()).searchParams.get('find-page')).toBeNull();
      await results.getByRole('link', { name: 'Motayo Hospital', exact: true }).click();
      await expect(page).toHaveURL('/provider/ikeja/motayo-hospital');
    });
  });
});

test('a page that was not touched yet answers the first press, and keeps what is typed first', async ({
  page,
}) => {
  await visit(page, '/provider');
  const heading = sectionOf(page, jaara).getByRole('columnheader', { name: 'LGA' });
  await heading.getByRole('link').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await expect(heading).toBeInViewport();
  await untilStarted(page);
  await searchIn(page, jaara).fill('st nicholas');
  // The first by its area.
  await expect(namesIn(page, jaara).first()).toHaveText('St. Nicholas Hospital Clinic');
  await expect(page).toHaveURL(/jaara-search=st\+nicholas/);
});

test('one section is open at a time, with its own state, which the back button keeps', async ({ page }) => {
  await visit(page, '/provider', 'directory');
  await searchIn(page, jaara).fill('hospital');
  await expect(countIn(page, jaara)).not.toHaveText(`${jaara.records.length} hospitals found`);
  const count = (await countIn(page, jaara).textContent()) ?? '';
  await headOf(page, plus).click();
  await expect(namesIn(page, plus)).toHaveCount(20);
  await expect(sectionOf(page, jaara)).not.toHaveAttribute('open');
  await expect(searchIn(page, plus)).toHaveValue('');
  await page.goBack();
  await expect(searchIn(page, jaara)).toHaveValue('hospital');
  await expect(countIn(page, jaara)).toHaveText(count);
  await hydrateIsland(page, 'directory');
  await headOf(page, jaara).click();
  await expect(page).toHaveURL(/open=none/);
  await expect(page.locator('details[name="provider-lists"][open]')).toHaveCount(0);
});
