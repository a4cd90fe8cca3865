import { expect, type Page } from '@playwright/test';
import { comparePlans } from '#domain/plans/compare-plans.ts';
import { registrationLink } from '#domain/plans/plan-facts.ts';
import { defaultPlanQuery } from '#domain/plans/plan-query.ts';
import { externalLinks } from '#facts/links.ts';
import { comparisonContent, comparisonIds } from '#words/plan-comparison.ts';
import { comparedPlans } from '#words/plans.ts';
import { PHONE, test, visit, WIDE, withAndWithoutScripts } from '../support/browser-page.ts';
import { readComparison } from '../support/public-pages.ts';

const { categories } = comparePlans(comparisonContent, defaultPlanQuery(comparisonIds));
/** Every value by plan and benefit, but for lists, whose lines a browser breaks as it likes. */
const cells = Object.fromEntries(
  comparedPlans.map(({ id, shortName }) => [
    shortName,
    Object.fromEntries(
      categories.flatMap(({ rows }) =>
        rows.flatMap(({ label, cells }) =>
          cells.flatMap(({ planId, cell }) => (planId === id && !cell.items ? [[label, cell.text]] : [])),
        ),
      ),
    ),
  ]),
);

const category = (page: Page, name: string) =>
  page.locator('#plan-comparison details').filter({ has: page.getByRole('heading', { level: 3, name }) });
const openCount = (page: Page) => page.locator('#plan-comparison details[open]').count();

withAndWithoutScripts((javaScriptEnabled) => {
  test('categories open one by one and stay open, and are in the address', async ({ page }) => {
    const premiums = category(page, 'Premiums');
    const eyeCare = category(page, 'Eye care');
    await visit(page, '/plan');

    await test.step('categories start closed and open one by one', async () => {
      expect(await openCount(page)).toBe(0);
      await premiums.locator('summary').tap();
      await eyeCare.locator('summary').tap();
      expect(await openCount(page)).toBe(2);
      await premiums.locator('summary').tap();
      expect(await openCount(page)).toBe(1);
      await expect(page.getByRole('table').first()).toBeHidden();
    });

    await test.step('what is open is in the address, and survives a reload', async () => {
      await premiums.locator('summary').tap();
      const openIn = (address: string) => new URL(address).searchParams.getAll('open').toSorted();
      if (javaScriptEnabled) await expect.poll(() => openIn(page.url())).toEqual(['eye-care', 'premiums']);
      await visit(page, javaScriptEnabled ? page.url() : '/plan?open=premiums&open=eye-care');
      expect(await openCount(page)).toBe(2);
      await expect(premiums.getByText('₦220,000').first()).toBeVisible();
    });

    const ways = premiums.getByRole('link', { name: /^(Buy Now|View Plan)/ });
    expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
      comparedPlans.flatMap(({ shortName, pdf }) => [
        registrationLink(externalLinks.register, shortName),
        pdf,
      ]),
    );

    await test.step('an explanation opens by tap and closes by a tap elsewhere', async () => {
      await eyeCare.getByRole('button', { name: 'About Cataract surgery' }).first().tap();
      const explanation = page.getByRole('tooltip').filter({ visible: true });
      await expect(explanation).toHaveText(/clouded lens/);
      await eyeCare.getByRole('heading', { level: 4 }).first().tap();
      await expect(explanation).toHaveCount(0);
    });

    await test.step('open categories stay open when something else changes', async () => {
      await page.getByRole('button', { name: 'Highlight Differences' }).tap();
      await expect(premiums).toContainText('Differs');
      expect(await openCount(page)).toBe(2);
    });
  });

  test('every cell of the plan table is there, at each width and on paper', async ({ page }) => {
    const expectWhole = async () => {
      const shown = await readComparison(page);
      expect(shown).toMatchObject(cells);
      for (const values of Object.values(shown)) expect(Object.keys(values)).toHaveLength(22);
    };
    await visit(page, '/plan', 'plan-tools');
    for (const window of [PHONE, WIDE]) {
      await test.step(`on paper, from a window of ${window.width} px, it stands alone`, async () => {
        await page.setViewportSize(window);
        await page.emulateMedia({ media: 'print' });
        await expectWhole();
        for (const other of [page.getByRole('banner'), page.getByRole('contentinfo'), page.locator('#plans')])
          await expect(other).toBeHidden();
        await expect(page.getByText('Compare again at')).toBeVisible();
      });
    }
    await page.emulateMedia({ media: 'screen' });
    await test.step('in a wide window', expectWhole);
    await test.step('on a phone, once every category is open', async () => {
      await page.setViewportSize(PHONE);
      await page.locator('#plan-comparison details').evaluateAll((categories) => {
        for (const category of categories as HTMLDetailsElement[]) category.open = true;
      });
      await expectWhole();
    });
  });
});
