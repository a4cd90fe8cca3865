import { expect, type Page } from '@playwright/test';
import { translations } from '#content/languages.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { contentIn } from '#server/languages.ts';
import { standardJaara } from '#words/plans.ts';
import {
  hydrateIsland,
  test,
  untilStarted,
  watchConsole,
  withConsentAnswered,
} from '../support/browser-page.ts';
import { isRehearsal } from '../support/machine.ts';
import { readComparison } from '../support/public-pages.ts';
import { otherLanguage } from '../support/site-paths.ts';

const HOSPITAL = '/provider/ikorodu/ikorodu-general-hospital';

/** A wide window shows the same document by the same style sheet. */
const VISITORS = {
  'on a phone': {},
  'on a phone without JavaScript': { javaScriptEnabled: false },
};

// All languages have the same markup, whose words are asked of the HTML.
for (const code of isRehearsal ? translations : [otherLanguage]) {
  for (const [visitor, options] of Object.entries(VISITORS).slice(0, isRehearsal ? 2 : 1)) {
    test.describe(`${code} ${visitor}`, () => {
      test.use(options);

      /** That the visitor has come to a page and reads it in the language. */
      async function expectPage(page: Page, path: string): Promise<void> {
        await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+/${code}${path}(?:[?#]|$)`));
        await expect(page.locator('html')).toHaveAttribute('lang', contentIn(code, 'language').language.tag);
        await untilStarted(page);
      }

      const follow = (page: Page, path: string) =>
        page.getByRole('main').locator(`a[href="/${code}${path}"]`).first().click();

      test('somebody chooses a plan and finds a hospital', async ({ page }) => {
        const complaints = watchConsole(page);
        await withConsentAnswered(page);

        await page.goto(`/${code}`);
        await expectPage(page, '');

        await follow(page, '/plan#household-cost');
        await expectPage(page, '/plan');
        const calculator = page.locator('#household-cost');
        await hydrateIsland(page, 'plan-tools');
        await calculator.locator('[name=children]').fill('4');
        await calculator.locator('form > button').last().click();
        await expectPage(page, '/plan');
        await expect(calculator).toContainText(formatNaira(standardJaara.premiums.family6));
        await expect(page).toHaveURL(/children=4/);
        await page.getByRole('button', { name: 'Seniors Plan', exact: true }).click();
        // On a phone the plans stand below the benefits, which are opened one by one.
        await page.locator('#plan-comparison details > summary').first().click();
        await expect
          .poll(async () => Object.keys(await readComparison(page)))
          .toEqual(['Standard Jaara', 'Jaara Plus']);

        await page.goto(`/${code}`);
        await follow(page, '/provider');
        await expectPage(page, '/provider');
        const search = page.locator('#find');
        await hydrateIsland(page, 'directory');
        await search.fill('Ìkòròdú');
        await search.press('Enter');
        await page.locator(`#found a[href="/${code}/provider/ikorodu"]`).click();
        await expectPage(page, '/provider/ikorodu');
        await follow(page, HOSPITAL);
        await expectPage(page, HOSPITAL);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ikorodu General Hospital');
        expect(complaints).toEqual([]);
      });
    });
  }
}

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
