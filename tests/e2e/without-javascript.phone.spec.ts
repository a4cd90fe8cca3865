import { expect, test } from '@playwright/test';
import { heroSlides, productCards, sections, serviceCards } from '#words/home.ts';
import { watchConsole, withStyles } from '../support/browser-page.ts';
import { watchedPaths } from '../support/site-paths.ts';

test.use({ javaScriptEnabled: false });

test('every page loads without a complaint and shows its heading, and no pop-up', async ({ page }) => {
  const complaints = watchConsole(page);
  for (const path of watchedPaths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect.soft(page.getByRole('dialog'), path).toBeHidden();
  }
  expect(complaints).toEqual([]);
});

test('the home page shows all its words, in styles that came with it', { tag: '@quick' }, async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(sheets).toEqual([]);
  const band = page.getByRole('region', { name: 'Get Health Insurance. Get Wealth Bonus. Get Living.' });
  await expect(band).toHaveCSS('background-color', 'rgb(28, 37, 96)');
  const words = [
    ...heroSlides.map(({ title }) => title),
    ...sections.map(({ title }) => title),
    ...serviceCards.map(({ title }) => title),
    ...productCards.map(({ name }) => name),
    '1,334,361',
  ];
  // What is far away is not laid out, and then has no text to show.
  const shown = await withStyles(page, '* { content-visibility: visible !important }', () =>
    page.getByRole('main').innerText(),
  );
  // Line breaks differ by width; the words and their order inside a sentence do not.
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  expect(words.filter((text) => !flat(shown).includes(flat(text)))).toEqual([]);
});
