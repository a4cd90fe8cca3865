import { expect, type Page } from '@playwright/test';
import { holdBack, hydrateIsland, test, visit } from '../support/browser-page.ts';
import { countIn, headOf, jaara, namesIn, plus, sectionOf } from '../support/public-pages.ts';

const IKEJA = { latitude: 6.6, longitude: 3.35 };
const inLga = (list: typeof jaara, name: string) => list.records.filter(({ lga }) => lga === name).length;
const tile = (page: Page, lga: string) =>
  page.getByRole('region', { name: 'Choose your area' }).getByRole('link', { name: lga });

test('the search over all lists leads to what it found, and a tile to its area', async ({ page }) => {
  const letListsIn = await holdBack(page, /\/data\/(community|hospitals-standard-jaara-plus)/);
  await visit(page, '/provider', 'directory');
  const find = page.getByLabel('Search all hospitals and pharmacies');
  const results = page.getByRole('region', { name: 'Found in all lists' });

  await test.step('Enter leads to what was found, also before the lists have come', async () => {
    await find.fill('motayo');
    await page.keyboard.press('Enter');
    letListsIn();
    await expect(results).toBeFocused();
    await expect(results).toHaveAccessibleDescription(/^Yes: Motayo Hospital/);
    await find.fill('');
    await expect(results).toHaveCount(0);
  });

  await test.step('what is found is said in sight of its field, with a way to it', async () => {
    await find.fill('motayo');
    await expect(page.getByRole('status').filter({ hasText: 'Yes: Motayo Hospital' })).toBeInViewport();
    await page.getByRole('link', { name: 'See what was found' }).click();
    await expect(results).toBeFocused();
    await expect(results.getByRole('link', { name: 'Motayo Hospital', exact: true })).toBeInViewport();
    await find.fill('');
  });

  await test.step('an area that is chosen shows its first row, and the focus stays', async () => {
    const areas = sectionOf(page, jaara).getByRole('combobox');
    await areas.selectOption('lga:Surulere');
    await expect(countIn(page, jaara)).toHaveText(`${inLga(jaara, 'Surulere')} hospitals found`);
    await expect(namesIn(page, jaara).first()).toBeInViewport();
    await expect(areas).toBeInViewport();
  });

  await test.step('without a connection a tile shows its LGA in the open list, and sets the others to it', async () => {
    await headOf(page, plus).click();
    await expect(namesIn(page, plus)).toHaveCount(20);
    await page.context().setOffline(true);
    await tile(page, 'Epe').click();
    await expect(sectionOf(page, plus).getByRole('combobox')).toHaveValue('lga:Epe');
    await expect(countIn(page, plus)).toBeInViewport();
    await expect(page).toHaveURL(/pharmacy-lga=lga%3AEpe/);
    await page.context().setOffline(false);
  });

  await test.step('else it opens the page of its area', async () => {
    await tile(page, 'Surulere').click();
    await expect(page).toHaveURL('/provider/surulere');
  });
});

test('near me ranks places and LGAs by distance or says kindly why not, and sends the place nowhere', async ({
  page,
  context,
}) => {
  const nearMe = page.getByRole('button', { name: 'Near me' });
  const nearest = page.locator('[data-behaviour=near-me] li');
  const areas = page.locator('[data-behaviour=near-me] ol').last().getByRole('listitem');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IKEJA);
  await visit(page, '/provider');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));

  const expectNearest = async () => {
    await nearMe.click();
    await expect(page.getByText('not how far its door is')).toBeVisible();
    // Eight hospitals, four pharmacies, four areas.
    await expect(nearest).toHaveCount(16);
    for (const first of [nearest, areas]) await expect(first.first()).toContainText('Ikeja');
  };

  await test.step('as the first touch of the page', async () => {
    await expectNearest();
    // The press has hydrated the page, which must leave alone what it did not draw.
    await hydrateIsland(page, 'directory');
    await expect(nearest).toHaveCount(16);
  });

  await test.step('or says kindly why not', async () => {
    await page.evaluate(() => {
      const refusal = { code: 1 } as GeolocationPositionError;
      navigator.geolocation.getCurrentPosition = (_done, fail) => fail?.(refusal);
    });
    await nearMe.click();
    await expect(page.getByText('Your phone did not share where you are')).toBeVisible();
    await expect(nearest).toHaveCount(0);
    await expect(nearMe).toBeEnabled();
  });

  await test.step('on a hydrated page, and on to the nearest area', async () => {
    await page.evaluate(() => Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition'));
    await expectNearest();
    await areas.first().getByRole('link').click();
    await expect(page).toHaveURL('/provider/ikeja');
  });

  expect(requests.filter((request) => /6\.6|3\.35/.test(request))).toEqual([]);
  expect(page.url()).not.toContain('6.6');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a closed section leads to its list, tiles work, and Near me is not offered', async ({ page }) => {
    await visit(page, '/provider', 'directory');
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
    await sectionOf(page, plus).locator('summary').click();
    await sectionOf(page, plus)
      .getByRole('link', { name: /^Show the \d+ hospitals$/ })
      .click();
    await expect(sectionOf(page, plus).locator('tbody tr')).toHaveCount(20);
    await tile(page, 'Epe').click();
    await expect(page).toHaveURL('/provider/epe');
  });
});
