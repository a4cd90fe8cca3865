import { expect, type Page, test } from '@playwright/test';
import {
  countIn,
  headOf,
  jaara,
  namesIn,
  openAsleep,
  openProviders,
  pharmacies,
  plus,
  sectionOf,
} from '../support/provider-page.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.beforeEach(async ({ page }) => {
  await withoutPopUp(page);
  await withConsentAnswered(page);
});

const press = {
  mouse: (page: Page, list: typeof plus) => headOf(page, list).click(),
  keyboard: async (page: Page, list: typeof plus) => {
    await headOf(page, list).focus();
    await page.keyboard.press('Enter');
  },
};

for (const [moment, openPage, means, list] of [
  ['the first touch of the page', openAsleep, 'mouse', pharmacies],
  ['the first touch of the page', openAsleep, 'keyboard', plus],
  ['a later one', openProviders, 'mouse', plus],
  ['a later one', openProviders, 'keyboard', pharmacies],
] as const) {
  test(`${list.title} opened by ${means} while the first list is open stays in sight, as ${moment}`, async ({
    page,
  }) => {
    await openPage(page);
    await press[means](page, list);
    await expect(namesIn(page, list)).toHaveCount(20);
    await expect(headOf(page, list)).toBeInViewport({ ratio: 1 });
    await expect(countIn(page, list)).toBeInViewport({ ratio: 1 });
    await expect(headOf(page, list)).toBeFocused();
    const lowerEdge = (element: Element) => element.getBoundingClientRect().bottom;
    const upperEdge = (element: Element) => element.getBoundingClientRect().top;
    await expect
      .poll(async () => {
        const head = await headOf(page, list).evaluate(upperEdge);
        return head - (await page.getByRole('banner').evaluate(lowerEdge));
      })
      .toBeGreaterThanOrEqual(-1);
    await expect(page).toHaveURL(new RegExp(`open=${list.param}`));
  });
}

test('the first list opened again from below stays in sight, and the way back restores the one before', async ({
  page,
}) => {
  await openProviders(page, '?open=pharmacy');
  await headOf(page, jaara).click();
  await expect(namesIn(page, jaara)).toHaveCount(20);
  await expect(countIn(page, jaara)).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(sectionOf(page, pharmacies)).toHaveAttribute('open');
  await expect(namesIn(page, pharmacies)).toHaveCount(20);
});

test('a header in the upper part of the screen stays under the pointer', async ({ page }) => {
  await openProviders(page);
  await headOf(page, plus).evaluate((head) =>
    window.scrollBy({ top: head.getBoundingClientRect().top - 200, behavior: 'instant' }),
  );
  const top = async () => (await headOf(page, plus).boundingBox())?.y ?? 0;
  await expect.poll(top).toBeCloseTo(200, -1);
  const before = await top();
  await headOf(page, plus).click();
  await expect(namesIn(page, plus)).toHaveCount(20);
  // The browser scrolls by whole pixels, the page is laid out in parts of them.
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(2);
});

test('a list that cannot be fetched is shown by the page that its link loads', async ({ page }) => {
  await page.route(/\/data\/hospitals-standard-jaara-plus\.json/, (route) => route.abort());
  await openProviders(page);
  await headOf(page, plus).click();
  await expect(page).toHaveURL(/open=plus/);
  await sectionOf(page, plus)
    .getByRole('link', { name: /^Show the \d+ hospitals$/ })
    .click();
  await expect(namesIn(page, plus)).toHaveCount(20);
});
