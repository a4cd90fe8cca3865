import { expect, test } from '@playwright/test';
import { hydrateIsland, watchConsole, withoutPopUp } from '../support/browser-page.ts';
import { untilRegistering } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

test('no page of ours breaks a rule, hydrated or not, and foreign markup cannot be written', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.clock.install();
  await withoutPopUp(page);
  for (const [path, island] of [
    ['/plan', 'plan-tools'],
    ['/provider', 'directory'],
    ['/contact', 'contact-form'],
    ['/blog', 'blog-list'],
  ] as const) {
    await page.goto(path);
    await hydrateIsland(page, island);
  }
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(3);
  await untilRegistering(page);
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(true);
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
