import { expect, type Page, test } from '@playwright/test';
import { hydrateIsland, withoutPopUp } from '../support/browser-page.ts';
import { readComparison } from '../support/public-pages.ts';

/** The plan table, row by row: Standard Jaara, Jaara Plus, Seniors Plan. */
const PLAN_TABLE: Record<string, [string, string, string]> = {
  'Specialist visits': ['4 visits a year', '8 visits a year', '6 visits a year'],
  'Physiotherapy sessions': ['5 sessions a year', '10 sessions a year', '15 sessions a year'],
  Ward: ['Standard ward', 'Semi-private ward', 'Standard ward'],
  'Days of admission': ['15 days a year', '21 days a year', '20 days a year'],
  Meals: ['1 meal a day', '1 meal a day', '1 meal a day'],
  'Lenses and frames, up to': ['₦10,000', '₦10,000', '₦25,000'],
  'Pterygium surgery': ['Covered', 'Covered, one eye a year', 'Covered'],
  'Cataract surgery': ['Covered', 'Covered, one eye a year', 'Covered'],
  'Cancer care, up to': ['₦2,000,000', '₦2,500,000', '₦2,500,000'],
  'Dialysis sessions': ['3 sessions', '6 sessions', '6 sessions'],
  'Screening starts': ['Year 2', 'Year 2', 'Year 1'],
  'Maternal and newborn care': ['Covered', 'Covered', 'Not covered'],
  'Home care nursing': ['Not covered', 'Not covered', 'Covered'],
  Telemedicine: ['Covered', 'Covered', 'Covered'],
  'Virtual booth': ['Not covered', 'Covered', 'Covered'],
  Individual: ['₦15,000', '₦40,000', '₦60,000'],
  'Family of 4': ['₦55,000', '₦146,000', 'Not applicable'],
  'Family of 6': ['₦80,000', '₦220,000', 'Not applicable'],
  Couple: ['Not applicable', 'Not applicable', '₦100,000'],
};

/** That every cell is shown, by the table or by the blocks. */
async function expectWhole(page: Page): Promise<void> {
  const shown = await readComparison(page);
  expect(Object.keys(shown)).toEqual(['Standard Jaara', 'Jaara Plus', 'Seniors Plan']);
  Object.values(shown).forEach((values, plan) => {
    const expected = Object.entries(PLAN_TABLE).map(([benefit, cells]) => [benefit, cells[plan]]);
    expect(values).toMatchObject(Object.fromEntries(expected));
    expect(Object.keys(values)).toHaveLength(22);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every cell of the plan table is there, at each width and on paper', async ({ page }) => {
      await withoutPopUp(page);
      await page.goto('/plan');
      await hydrateIsland(page, 'plan-tools');
      const phone = page.viewportSize() ?? { width: 360, height: 740 };
      for (const window of [phone, { width: 1280, height: 800 }]) {
        await test.step(`on paper, from a window of ${window.width} px, it stands alone`, async () => {
          await page.setViewportSize(window);
          await page.emulateMedia({ media: 'print' });
          await expectWhole(page);
          await expect(page.getByRole('banner')).toBeHidden();
          await expect(page.getByRole('contentinfo')).toBeHidden();
          await expect(page.locator('#plans')).toBeHidden();
          await expect(page.getByText('Compare again at')).toBeVisible();
        });
      }
      await page.emulateMedia({ media: 'screen' });
      await test.step('in a wide window', () => expectWhole(page));
      await test.step('on a phone, once every category is open', async () => {
        await page.setViewportSize(phone);
        await page.locator('#plan-comparison details').evaluateAll((categories) => {
          for (const category of categories as HTMLDetailsElement[]) category.open = true;
        });
        await expectWhole(page);
      });
    });
  });
}
