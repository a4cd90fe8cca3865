import { expect, type Page } from '@playwright/test';
import { translations } from '#content/languages.ts';
import { contentIn } from '#server/languages.ts';
import { hydrateIsland, test } from '../support/browser-page.ts';

const [firstCode = ''] = translations;
const { language, languageWords } = contentIn(firstCode, 'language');

const offered = (page: Page) => page.locator(`#languages a[lang=${language.tag}]`);

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
  await expect(page).toHaveURL(new RegExp(`/${firstCode}/plan\\?`));
  expect(new URL(page.url()).search).toBe(search);
  await hydrateIsland(page, 'plan-tools');
  await page.getByRole('button', { name: 'Jaara Plus', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/${firstCode}/plan\\?.*plans=standard-jaara(?:&|$)`));

  await page.goto('/faq');
  await expect(offered(page)).toHaveText(languageWords.offer);
  await offered(page).click();
  await expect(page).toHaveURL(new RegExp(`/${firstCode}/faq$`));
  await page.locator('#languages a[lang^=en]').click();
  await expect(page).toHaveURL(/[^o]\/faq$/);
  await page.goto('/faq');
  await expect(offered(page)).toHaveText(language.name);
});

test.describe('a browser that prefers the language', () => {
  test.use({ locale: `${language.tag}-NG` });

  test('is offered it, and not moved', async ({ page }) => {
    await page.goto('/');
    await expect(offered(page)).toHaveText(languageWords.offer);
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-NG');
  });
});
