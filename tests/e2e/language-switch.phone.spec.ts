import { expect, type Page, test } from '@playwright/test';
import { translations } from '#content/languages.ts';
import { contentIn } from '#server/languages.ts';
import { hydrateIsland, withoutPopUp } from '../support/browser-page.ts';

const [code = ''] = translations;
const { language, languageWords } = contentIn(code, 'language');

const offered = (page: Page) => page.locator(`#languages a[lang=${language.tag}]`);

/** That the offer stands on one line, on a phone and in a wide window. */
async function expectOffer(page: Page): Promise<void> {
  await expect(offered(page)).toHaveText(languageWords.offer);
  const phone = page.viewportSize() ?? { width: 360, height: 740 };
  for (const window of [{ width: 1280, height: 800 }, phone]) {
    await page.setViewportSize(window);
    const lines = await offered(page).evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, `${window.width} px`).toBe(1);
  }
}

test.beforeEach(async ({ page }) => withoutPopUp(page));

test('the switch keeps the page and what was asked of it, and is offered again on English pages', async ({
  page,
}) => {
  await page.goto('/plan?open=premiums');
  await expect(offered(page)).toHaveText(language.name);
  await hydrateIsland(page, 'plan-tools');
  await page.getByRole('button', { name: 'Seniors Plan', exact: true }).click();
  await expect(page).toHaveURL(/[?&]plans=/);
  const { search } = new URL(page.url());
  await offered(page).click();
  await expect(page).toHaveURL(new RegExp(`/${code}/plan\\?`));
  expect(new URL(page.url()).search).toBe(search);
  await expect(page.locator('html')).toHaveAttribute('lang', language.tag);
  await expect(page.getByRole('button', { name: 'Seniors Plan', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );

  await page.goto('/faq');
  await expect(page).toHaveURL(/\/faq$/);
  await expectOffer(page);
  await offered(page).click();
  await expect(page).toHaveURL(new RegExp(`/${code}/faq$`));
  await page.locator('#languages a[lang^=en]').click();
  await expect(page).toHaveURL(/[^o]\/faq$/);
  await page.goto('/faq');
  await expect(offered(page)).toHaveText(language.name);
});

test.describe('a browser that prefers the language', () => {
  test.use({ locale: `${language.tag}-NG` });

  test('is offered it, and not moved', async ({ page }) => {
    await page.goto('/');
    await expectOffer(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the switch is a link to the same page', async ({ page }) => {
    await page.goto('/plan?category=eye-care');
    await offered(page).click();
    await expect(page).toHaveURL(new RegExp(`/${code}/plan\\?category=eye-care$`));
  });
});
