import { expect, type Page, test } from '@playwright/test';
import { comparisonIds } from '#content/plan-comparison.ts';
import { readComparison } from '../support/read-comparison.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const everyCategoryOpen = comparisonIds.categories.map((id) => `open=${id}`).join('&');

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

async function open(page: Page, query = ''): Promise<void> {
  await withoutPopUp(page);
  await page.goto(`/plan${query}`);
  await wakeIsland(page, 'plan-tools');
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('every cell of the plan table is there', async ({ page }) => {
      await open(page, `?${everyCategoryOpen}`);
      const shown = await readComparison(page);
      expect(Object.keys(shown)).toEqual(['Standard Jaara', 'Jaara Plus', 'Seniors Plan']);
      Object.values(shown).forEach((values, plan) => {
        const expected = Object.entries(PLAN_TABLE).map(([benefit, cells]) => [benefit, cells[plan]]);
        expect(values).toMatchObject(Object.fromEntries(expected));
        expect(Object.keys(values)).toHaveLength(22);
      });
    });

    test('on paper there is the whole comparison and nothing else', async ({ page }) => {
      await open(page);
      await page.emulateMedia({ media: 'print' });
      expect(Object.keys((await readComparison(page))['Seniors Plan'] ?? {})).toHaveLength(22);
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.locator('#plans')).toBeHidden();
      await expect(page.getByText('Compare again at')).toBeVisible();
    });
  });
}
