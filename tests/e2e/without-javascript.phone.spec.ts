import { expect, type Page, test } from '@playwright/test';
import { NEEDED_OF_ELEMENT } from '#app/script-gate.ts';
import { contactForm } from '#words/contact-page.ts';
import { heroSlides, productCards, sections, serviceCards } from '#words/home.ts';
import { watchConsole, withStyles } from '../support/browser-page.ts';
import { fillContact, visitor } from '../support/contact-form.ts';

const PATHS = ['/', '/plan', '/provider', '/faq', '/contact', '/cookies-policy', '/no-such-page'];

/** Opens the page and uses it, as islands wait for that. */
async function touch(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  for (const island of await page.locator('[data-island]').all()) await island.dispatchEvent('pointerdown');
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test('a browser without what scripts need shows what it shows without JavaScript, runs nothing, and sends by the form itself', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const without = await browser.newPage({
    javaScriptEnabled: false,
    viewport: page.viewportSize(),
    baseURL: origin,
  });
  await page.addInitScript((needed) => {
    Reflect.deleteProperty(Element.prototype, needed);
  }, NEEDED_OF_ELEMENT);
  const complaints = watchConsole(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  for (const path of PATHS) {
    await touch(page, path);
    expect.soft(await page.evaluate(() => ({ ...document.documentElement.dataset })), path).toEqual({});
    await expect.soft(page.getByRole('dialog'), path).toBeHidden();
    await expect.soft(page.locator('[data-hydrated], section[data-started]'), path).toHaveCount(0);
    const text = await page.locator('body').innerText();
    await without.goto(path);
    expect.soft(text, path).toBe(await without.locator('body').innerText());
  }
  // The entry is fetched with the page, and starts nothing.
  expect(scripts.filter((file) => !file.startsWith('/assets/entry.client-'))).toEqual([]);
  expect(complaints).toEqual([]);

  await touch(page, '/contact');
  await fillContact(page, visitor);
  await page.getByRole('button', { name: contactForm.submit }).click();
  await expect(page).toHaveURL(/\/contact\/sent\?reference=/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

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
});
