// Bar: films and the map cost visitors nothing until they ask for them.
import { expect } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { holdBack, test, untilQuiet, watchThirdParties } from '../support/browser-page.ts';
import { tabTo } from '../support/keyboard.ts';

test('films and the map are fetched only when they are asked for', async ({ page }) => {
  const letScriptsIn = await holdBack(page, '**/assets/*.js');
  const asked = await watchThirdParties(page);
  const players = page.getByRole('main').getByRole('button');

  await test.step('whoever stands on a film when its script arrives stays there', async () => {
    await page.goto('/youtube', { waitUntil: 'commit' });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // Past the skip link: while a page loads, Chromium brings the focus back to the place that its address names.
    await tabTo(page, page.getByRole('main').getByRole('listitem').first().getByRole('link').first());
    letScriptsIn();
    await expect(players.first()).toBeFocused();
  });

  await test.step('a film is fetched only when it is played', async () => {
    await untilQuiet(page);
    await expect(players).toHaveCount(3);
    expect(asked).toEqual([]);
    await players.first().click();
    await expect(page.locator('iframe')).toHaveAttribute(
      'src',
      /^https:\/\/www\.youtube-nocookie\.com\/embed\/Y0ZaILQDlcU/,
    );
    await expect.poll(() => asked.length).toBe(1);
    expect((await page.locator('iframe').boundingBox())?.height).toBe(200);
  });

  await test.step('the map is fetched only when it is asked for', async () => {
    asked.length = 0;
    await page.goto('/gmaps');
    await untilQuiet(page);
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: 'Show the map' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('src', externalLinks.mapEmbed);
    await expect.poll(() => asked).toEqual([externalLinks.mapEmbed]);
  });
});
