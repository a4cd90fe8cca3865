import { expect, test } from '@playwright/test';
import { searchPage } from '#words/search-page.ts';
import { withAndWithoutScripts, withoutPopUp } from '../support/browser-page.ts';

const PLACE = /Gbagada General Hospital/;

withAndWithoutScripts(() => {
  test('from the header to the page of a hospital, on a phone and in a wide window', async ({ page }) => {
    await withoutPopUp(page);
    await page.goto('/faq');
    const header = page.getByRole('banner');
    const field = page.getByRole('searchbox', { name: searchPage.label });
    const answer = page.getByRole('region', { name: PLACE });
    const expectAnswer = async () => {
      await expect(page).toHaveURL('/search?q=gbagada+general');
      await expect(field).toHaveValue('gbagada general');
      await expect(answer).toContainText('Yes:');
      await expect(answer).toBeInViewport();
    };

    await test.step('a phone has room for the button only, which leads to the page with the field', async () => {
      await header.getByRole('button', { name: searchPage.whole }).click();
      await field.fill('gbagada general');
      await field.press('Enter');
      await expectAnswer();
      await answer.getByRole('link', { name: PLACE }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(PLACE);
    });

    await test.step('in a wide window the field is in the header', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await header.getByRole('searchbox', { name: searchPage.whole }).fill('gbagada general');
      await page.keyboard.press('Enter');
      await expectAnswer();
    });
  });
});

for (const [language, call] of [
  ['', 'Call'],
  ['/yo', 'Ẹ pe'],
] as const)
  test(`an emergency shows whom to call on the first screen${language && ` of ${language}`}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(`${language}/search?q=chest+pain`);
    for (const number of ['112', '767'])
      await expect(page.getByRole('link', { name: `${call} ${number}` })).toBeInViewport({ ratio: 1 });
  });

test('the not-found screen searches for the words of the path, and knows the area in it', async ({
  page,
}) => {
  await page.goto('/provider/ikeja/nonsense-clinic');
  await expect(page.getByRole('searchbox')).toHaveValue('nonsense clinic');
  await expect(page.getByRole('link', { name: 'Hospitals and pharmacies in Ikeja' })).toBeVisible();
  await page.goto('/help/change-my-hospital');
  await expect(page.getByRole('searchbox')).toHaveValue('change my hospital');
  await page.getByRole('button', { name: searchPage.submit }).click();
  await expect(page.getByRole('heading', { name: 'How do I change my hospital?' })).toBeVisible();
});
