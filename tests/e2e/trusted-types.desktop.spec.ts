import { expect, test } from '@playwright/test';
import { visit, watchConsole, withoutPopUp } from '../support/browser-page.ts';
import { untilRegistering } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

// That other hydrated pages break no rule is asked where their scripts are weighed.
test('cards that are drawn and a worker break no rule, and foreign markup cannot be written', async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await page.clock.install();
  await withoutPopUp(page);
  await visit(page, '/blog', 'blog-list');
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Read More' })).toHaveCount(3);
  await untilRegistering(page);
  const isRegistered = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);
  await expect.poll(isRegistered).toBe(true);
  expect(complaints).toEqual([]);

  const attempts = await page.evaluate(() => {
    const make = document.createElement.bind(document);
    const writes: (() => unknown)[] = [
      () => Object.assign(make('div'), { innerHTML: '<img src=x onerror=alert(1)>' }),
      () => document.body.insertAdjacentHTML('beforeend', '<b>foreign</b>'),
      () => Object.assign(make('script'), { src: 'https://evil.example/a.js' }),
      () => Object.assign(make('script'), { text: 'alert(1)' }),
      () => make('iframe').setAttribute('srcdoc', '<b>foreign</b>'),
    ];
    return writes.map((write) => {
      try {
        write();
        return 'written';
      } catch (error) {
        return (error as Error).name;
      }
    });
  });
  expect(attempts).toEqual(Array(5).fill('TypeError'));
});
