import { expect, test } from '@playwright/test';
import { untilSaved } from '../support/service-worker.ts';
import { watchComplaints } from '../support/third-parties.ts';
import { untilStarted } from '../support/until-started.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 60_000 });

test('moves through pages that write markup break no rule, and foreign markup cannot be written', async ({
  page,
}) => {
  const complaints = watchComplaints(page);
  page.on('pageerror', (error) => complaints.push(error.message));
  await withoutPopUp(page);
  await page.goto('/');
  await untilStarted(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));

  // Each with structured data or with words that come as markup.
  const footer = page.getByRole('contentinfo');
  for (const [name, path] of [
    ['Privacy', '/privacy'],
    ['Cookies', '/cookies-policy'],
    ['FAQ', '/faq'],
    ['Help Desk', '/contact'],
    ['About', '/about'],
  ] as const) {
    await footer.getByRole('link', { name }).first().click();
    await expect(page).toHaveURL(path);
    await expect(page.locator('script[type="application/ld+json"]')).not.toHaveCount(0);
  }
  await page.goto('/blog');
  await untilStarted(page);
  await page
    .getByRole('link', { name: /Read More/ })
    .first()
    .click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article').locator('p').nth(3)).not.toBeEmpty();
  await page.goBack();
  await expect(page).toHaveURL('/blog');
  await untilSaved(page);
  expect(complaints).toEqual([]);

  const attempts = await page.evaluate(() => {
    const outcomeOf = (write: () => void) => {
      try {
        write();
        return 'written';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return [
      outcomeOf(() => {
        document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>';
      }),
      outcomeOf(() => document.body.insertAdjacentHTML('beforeend', '<b>foreign</b>')),
      outcomeOf(() => {
        document.createElement('script').src = 'https://evil.example/a.js';
      }),
      outcomeOf(() => {
        document.createElement('script').text = 'alert(1)';
      }),
      outcomeOf(() => document.createElement('iframe').setAttribute('srcdoc', '<b>foreign</b>')),
    ];
  });
  expect(attempts).toEqual(Array(5).fill('TypeError'));
});
