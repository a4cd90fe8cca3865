// Fault caught: opening a second list scrolled it out of sight on small screens.
import { expect, type Page } from '@playwright/test';
import { test, visit, withConsentAnswered } from '../support/browser-page.ts';
import { countIn, headOf, jaara, namesIn, pharmacies, plus, sectionOf } from '../support/public-pages.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });
test.beforeEach(({ page }) => withConsentAnswered(page));

const press = {
  mouse: (page: Page, list: typeof plus) => headOf(page, list).click(),
  keyboard: async (page: Page, list: typeof plus) => {
    await headOf(page, list).focus();
    await page.keyboard.press('Enter');
  },
};

async function expectOpenInSight(page: Page, list: typeof plus): Promise<void> {
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
}

/** The first list, from below. */
async function openFirstAgain(page: Page): Promise<void> {
  await headOf(page, jaara).click();
  await expect(namesIn(page, jaara)).toHaveCount(20);
  await expect(countIn(page, jaara)).toBeInViewport({ ratio: 1 });
}

test('a list opened while the first is open stays in sight, as the first touch by mouse and as later ones', async ({
  page,
}) => {
  await visit(page, '/provider');
  for (const [means, list] of [
    ['mouse', plus],
    ['keyboard', pharmacies],
  ] as const) {
    await test.step(`${list.title} opened by ${means}`, async () => {
      await press[means](page, list);
      await expectOpenInSight(page, list);
    });
    await test.step('the first list opened again from below', () => openFirstAgain(page));
  }
  await test.step('the way back restores the one before', async () => {
    await page.goBack();
    await expect(sectionOf(page, pharmacies)).toHaveAttribute('open');
    await expect(namesIn(page, pharmacies)).toHaveCount(20);
  });
});

test('a list opened by keyboard as the first touch, from the upper part of the screen, or without its data', async ({
  page,
}) => {
  await page.route(/\/data\/community-pharmacies\.json/, (route) => route.abort());
  await visit(page, '/provider');
  await test.step('the keyboard opens it in sight', async () => {
    await press.keyboard(page, plus);
    await expectOpenInSight(page, plus);
  });

  await test.step('a header in the upper part of the screen stays under the pointer', async () => {
    await openFirstAgain(page);
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

  await test.step('a list that cannot be fetched is shown by the page that its link loads', async () => {
    await headOf(page, pharmacies).click();
    await expect(page).toHaveURL(/open=pharmacy/);
    await sectionOf(page, pharmacies)
      .getByRole('link', { name: /^Show the \d+ pharmacies$/ })
      .click();
    await expect(namesIn(page, pharmacies)).toHaveCount(20);
  });
});
