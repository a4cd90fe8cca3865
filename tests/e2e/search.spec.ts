import { expect, test } from '@playwright/test';
import { searchPage } from '#content/search-page.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const PLACE = /Gbagada General Hospital/;

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('from the header to the page of a hospital', async ({ page, isMobile }) => {
      await withoutPopUp(page);
      await page.goto('/faq');
      const header = page.getByRole('banner');
      const field = page.getByRole('searchbox', { name: isMobile ? searchPage.label : searchPage.whole });
      // A phone has room for the button only, which leads to the page with the field.
      if (isMobile) await header.getByRole('button', { name: searchPage.whole }).click();
      await field.first().fill('gbagada general');
      await field.first().press('Enter');
      await expect(page).toHaveURL('/search?q=gbagada+general');
      await expect(page.getByRole('searchbox', { name: searchPage.label })).toHaveValue('gbagada general');
      const answer = page.getByRole('region', { name: PLACE });
      await expect(answer).toContainText('Yes:');
      await expect(answer).toBeInViewport();
      await answer.getByRole('link', { name: PLACE }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(PLACE);
    });
  });

test('the not-found screen searches for the words of the path, and knows the area in it', async ({
  page,
}) => {
  await page.goto('/provider/ikeja/nonsense-clinic');
  await expect(page.getByRole('searchbox')).toHaveValue('nonsense clinic');
  await expect(page.getByRole('link', { name: 'Hospitals and pharmacies in Ikeja' })).toHaveAttribute(
    'href',
    '/provider/ikeja',
  );
  await page.goto('/help/change-my-hospital');
  await expect(page.getByRole('searchbox')).toHaveValue('change my hospital');
  await page.getByRole('button', { name: searchPage.submit }).click();
  await expect(page.getByRole('heading', { name: 'How do I change my hospital?' })).toBeVisible();
});
