import { expect, type Page, test } from '@playwright/test';
import { translations } from '#content/languages.ts';
import { formatNaira } from '#domain/text/format-naira.ts';
import { contentIn } from '#server/languages.ts';
import { standardJaara } from '#words/plans.ts';
import { axeFindings } from '../support/accessibility.ts';
import {
  hydrateIsland,
  untilStarted,
  watchConsole,
  withConsentAnswered,
  withoutPopUp,
} from '../support/browser-page.ts';
import { complaint } from '../support/complaints.ts';
import { readComparison } from '../support/public-pages.ts';

/** The area as its people write it, and as phones without such letters do. */
const SPELLINGS = ['Ìkòròdú', 'ikorodu'];
const HOSPITAL = '/provider/ikorodu/ikorodu-general-hospital';

const WIDE = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };
/** Without JavaScript a wide window shows the same document by the same style sheet. */
const VISITORS = {
  'on a phone': {},
  'on a phone without JavaScript': { javaScriptEnabled: false },
  'in a wide window': WIDE,
};

for (const code of translations) {
  const { complaintFormWords, complaintStates } = contentIn(code, 'complaintPage');

  for (const [visitor, options] of Object.entries(VISITORS)) {
    test.describe(`${code} ${visitor}`, () => {
      test.use(options);

      /** That the visitor has come to a page and reads it in the language. */
      async function expectPage(page: Page, path: string): Promise<void> {
        await expect(page).toHaveURL(new RegExp(`^[^/]+//[^/]+/${code}${path}(?:[?#]|$)`));
        await expect(page.locator('html')).toHaveAttribute('lang', code);
        await untilStarted(page);
      }

      /** Axe takes seconds and runs in the page; markup and colours of all widths and languages are the same but for the words. */
      async function expectAccessible(page: Page, part: string): Promise<void> {
        const visitorOfTurn = code === translations[0] ? 'on a phone' : 'in a wide window';
        if (visitor !== visitorOfTurn) return;
        const findings = await axeFindings(page, part, { withoutColours: true });
        expect.soft(findings, page.url()).toEqual([]);
      }

      const follow = (page: Page, path: string) =>
        page.getByRole('main').locator(`a[href="/${code}${path}"]`).first().click();

      test('somebody chooses a plan, finds a hospital, complains and reads what became of it', async ({
        page,
        isMobile,
        javaScriptEnabled,
      }) => {
        const complaints = watchConsole(page);
        await withConsentAnswered(page);

        await test.step('the pop-up speaks the language', async () => {
          await page.goto(`/${code}`);
          await expectPage(page, '');
          if (javaScriptEnabled) {
            await expect(page.getByRole('dialog')).toBeVisible();
            await expectAccessible(page, 'dialog');
            await page.keyboard.press('Escape');
          }
          await expect(page.getByRole('dialog')).toBeHidden();
          await withoutPopUp(page);
        });

        await test.step('a household is counted and a plan is switched off', async () => {
          await follow(page, '/plan#household-cost');
          await expectPage(page, '/plan');
          const calculator = page.locator('#household-cost');
          await hydrateIsland(page, 'plan-tools');
          await calculator.locator('[name=children]').fill('4');
          await calculator.locator('form > button').last().click();
          await expectPage(page, '/plan');
          await expect(calculator).toContainText(formatNaira(standardJaara.premiums.family6));
          await expect(page).toHaveURL(/children=4/);
          const seniors = page.getByRole('button', { name: 'Seniors Plan', exact: true });
          await seniors.click();
          await expect(seniors).toHaveAttribute('aria-pressed', 'false');
          await expectPage(page, '/plan');
          // On a phone the plans stand below the benefits, which are opened one by one.
          if (isMobile) await page.locator('#plan-comparison details > summary').first().click();
          await expect
            .poll(async () => Object.keys(await readComparison(page)))
            .toEqual(['Standard Jaara', 'Jaara Plus']);
          await expectAccessible(page, '#household-cost');
        });

        await test.step('a hospital is found, however its area is spelled', async () => {
          await page.goto(`/${code}`);
          await follow(page, '/provider');
          await expectPage(page, '/provider');
          const search = page.locator('#find');
          await hydrateIsland(page, 'directory');
          const found = page.locator('#found');
          const answers: string[] = [];
          for (const spelling of SPELLINGS) {
            await search.fill(spelling);
            await search.press('Enter');
            await expect(found.locator(`a[href="/${code}/provider/ikorodu"]`)).toBeVisible();
            answers.push(await found.getByRole('heading').first().innerText());
          }
          expect(answers[0]).toBe(answers[1]);
          await expectPage(page, '/provider');
          await expectAccessible(page, '#found');
          await found.locator(`a[href="/${code}/provider/ikorodu"]`).click();
          await expectPage(page, '/provider/ikorodu');
          await follow(page, HOSPITAL);
          await expectPage(page, HOSPITAL);
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ikorodu General Hospital');
          await expectAccessible(page, 'main');
        });
        expect(complaints).toEqual([]);

        await test.step('a complaint is refused, sent, and its state is read', async () => {
          await page.goto(`/${code}/contact`);
          await follow(page, '/complaint');
          await expectPage(page, '/complaint');
          const form = page.getByRole('main').locator('form');
          await form.locator(`[name=kind][value=${complaint.kind}]`).check();
          await form.locator('[name=message]').fill(complaint.message);
          const send = form.locator('button:not([name]):not([tabindex])');
          await send.click();
          await expect(page.getByRole('alert')).toContainText(complaintFormWords.noContact);
          await expectPage(page, '/complaint');
          await expectAccessible(page, 'main');
          await form.locator('[name=user_phone]').fill(complaint.user_phone);
          await send.click();
          await expectPage(page, '/complaint/sent');
          const reference = await page.getByRole('main').getByText(/^LA-/).innerText();
          await follow(page, '/complaint/status');
          await expectPage(page, '/complaint/status');
          await form.locator('[name=reference]').fill(reference);
          await form.locator('[name=contact]').fill(complaint.user_phone.slice(-4));
          await form.locator('button').last().click();
          await expect(page.getByRole('definition').last()).toHaveText(complaintStates.received.label);
          await expectPage(page, '/complaint/status');
          await expectAccessible(page, 'main');
        });
      });
    });
  }
}
