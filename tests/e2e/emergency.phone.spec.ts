import { expect, test } from '@playwright/test';
import { emergencyPage } from '#words/emergency-page.ts';
import { headerButtons } from '#words/navigation.ts';
import { axeFindings } from '../support/accessibility.ts';
import { untilStarted, visit, withoutPopUp } from '../support/browser-page.ts';

const IKEJA = { latitude: 6.601, longitude: 3.352 };

test('from any page one tap leads to help, and to the hospitals nearest to the visitor', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(IKEJA);
  await withoutPopUp(page);
  await visit(page, '/plan');
  await page.getByRole('banner').getByRole('link', { name: headerButtons.emergency.label }).first().tap();
  await expect(page).toHaveURL('/emergency');
  for (const number of ['112', '767'])
    await expect(page.getByRole('link', { name: emergencyPage.call(number) })).toBeInViewport({ ratio: 1 });
  await untilStarted(page);
  await page.getByRole('button', { name: emergencyPage.near.words.button }).tap();
  await expect(page.getByText(emergencyPage.near.words.found)).toBeVisible();
  const nearest = page.getByRole('article').first();
  await expect(nearest).toContainText('in Ikeja');
  expect(await axeFindings(page, 'main')).toEqual([]);
  await nearest.getByRole('link').first().tap();
  await expect(page).toHaveURL(/^[^?]*\/provider\/ikeja\/[a-z0-9-]+$/);
});
