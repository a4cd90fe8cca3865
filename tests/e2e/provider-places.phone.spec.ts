import { expect, type Page, test } from '@playwright/test';
import { countIn, jaara, openAsleep, openProviders, plus, sectionOf } from '../support/provider-page.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const IKEJA = { latitude: 6.6, longitude: 3.35 };
const inLga = (name: string) => jaara.records.filter(({ lga }) => lga === name).length;
const tile = (page: Page, lga: string) =>
  page.getByRole('region', { name: 'Choose your area' }).getByRole('link', { name: lga });

test.beforeEach(async ({ page }) => withoutPopUp(page));

test('a tile shows its LGA in the open list, and sets the others to it', async ({ page }) => {
  await openProviders(page, '?open=plus');
  await expect(page.getByRole('region', { name: 'Choose your area' }).getByRole('link')).toHaveCount(20);
  await tile(page, 'Surulere').click();
  await expect(sectionOf(page, plus).getByRole('combobox')).toHaveValue('lga:Surulere');
  await expect(countIn(page, plus)).toBeInViewport();
  await expect(page).toHaveURL(/pharmacy-lga=lga%3ASurulere/);
  await expect(tile(page, 'Surulere')).toHaveAttribute('aria-current', 'true');
});

test('every tile is on the screen and can be tapped', async ({ page }) => {
  await openProviders(page);
  for (const width of [320, 360, 400, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const link of await page.getByRole('region', { name: 'Choose your area' }).getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  }
});

test('what the search over all lists finds is said in sight of its field, with a way to it', async ({
  page,
}) => {
  await openProviders(page);
  await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
  await expect(page.getByRole('status').filter({ hasText: 'Yes: Motayo Hospital' })).toBeInViewport();
  await page.getByRole('link', { name: 'See what was found' }).click();
  const results = page.getByRole('region', { name: 'Found in all lists' });
  await expect(results).toBeFocused();
  await expect(results.getByRole('link', { name: 'Standard Jaara', exact: true })).toBeInViewport();
});

for (const [state, open] of Object.entries({ asleep: openAsleep, awake: openProviders })) {
  test(`near me orders the LGAs by distance, and sends the place nowhere: ${state}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation(IKEJA);
    await open(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText('approximate')).toBeVisible();
    const nearest = page.getByRole('listitem').filter({ hasText: /km/ });
    await expect(nearest).toHaveCount(4);
    await expect(nearest.first()).toContainText('Ikeja');
    // The press has woken the page, which must leave alone what it did not draw.
    await wakeIsland(page, 'directory');
    await expect(nearest).toHaveCount(4);
    await nearest.first().getByRole('link').click();
    await expect(countIn(page, jaara)).toHaveText(`${inLga('Ikeja')} hospitals found`);
    await expect(countIn(page, jaara)).toBeInViewport();
    expect(requests.filter((request) => /6\.6|3\.35/.test(request))).toEqual([]);
    expect(page.url()).not.toContain('6.6');
  });
}

test('far from Lagos, near me says so', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 51.5, longitude: -0.1 });
  await openAsleep(page);
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.getByText('far from Lagos')).toBeVisible();
});

for (const { code, words } of [
  { code: 1, words: 'We may not see where you are, and that is fine' },
  { code: 2, words: 'could not tell where it is' },
  { code: 3, words: 'took too long' },
]) {
  test(`near me says kindly what happened after error ${code}`, async ({ page }) => {
    await page.addInitScript((error) => {
      navigator.geolocation.getCurrentPosition = (_, fail) =>
        fail?.({ code: error } as GeolocationPositionError);
    }, code);
    await openAsleep(page);
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Near me' })).toBeEnabled();
  });
}

test('Enter leads to what was found, also before the lists have come', async ({ page }) => {
  const { promise, resolve: letListsIn } = Promise.withResolvers<void>();
  await page.route(/\/data\/(community|hospitals-standard-jaara-plus)/, async (route) => {
    await promise;
    await route.continue();
  });
  await openProviders(page);
  await page.getByLabel('Search all hospitals and pharmacies').fill('motayo');
  await page.keyboard.press('Enter');
  letListsIn();
  const results = page.getByRole('region', { name: 'Found in all lists' });
  await expect(results).toBeFocused();
  await expect(results).toContainText('Motayo Hospital');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tiles work and Near me is not offered', async ({ page }) => {
    await openProviders(page);
    await expect(page.getByRole('button', { name: 'Near me' })).toBeHidden();
    await tile(page, 'Epe').click();
    await expect(countIn(page, jaara)).toHaveText(`${inLga('Epe')} hospitals found`);
  });

  test('a closed section leads to its list', async ({ page }) => {
    await openProviders(page);
    await sectionOf(page, plus).locator('summary').click();
    await sectionOf(page, plus)
      .getByRole('link', { name: /^Show the \d+ hospitals$/ })
      .click();
    await expect(sectionOf(page, plus).locator('tbody tr')).toHaveCount(20);
  });
});
