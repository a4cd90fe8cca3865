import { expect, type Page } from '@playwright/test';
import { externalLinks } from '#facts/links.ts';
import { comparisonIds } from '#words/plan-comparison.ts';
import {
  holdBack,
  hydrateIsland,
  test,
  visit,
  withAndWithoutScripts,
  withoutPopUp,
} from '../support/browser-page.ts';
import { readComparison } from '../support/public-pages.ts';

const everyCategoryOpen = comparisonIds.categories.map((id) => `open=${id}`).join('&');

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wayOut = (page: Page, name: string) => page.locator('#plan-comparison').getByRole('link', { name });
const searchBox = (page: Page) => page.getByPlaceholder('Search benefits...');
const status = (page: Page) => page.locator('#plan-comparison').getByRole('status').first();
const shownPlans = async (page: Page) => Object.keys(await readComparison(page));

withAndWithoutScripts((javaScriptEnabled) => {
  test('somebody reads the plans and works out what a household pays', { tag: '@quick' }, async ({
    page,
  }) => {
    await visit(page, '/plan', 'plan-tools');
    await test.step('each plan has its price and its ways on, and can be read in full without a document', async () => {
      await page.getByRole('link', { name: 'See All Plans' }).click();
      const cards = page.locator('#plans li:has(h3)');
      await expect(cards.first()).toBeInViewport();
      await expect(cards).toContainText(['₦15,000', '₦40,000', '₦60,000', 'Price on request']);
      await expect(cards.locator(`a[href^="${externalLinks.register}"]`)).toHaveCount(4);
      const view = cards.getByRole('link', { name: /View Plan.*new tab/ });
      await expect(view.and(page.locator('[href^="/documents/"][target=_blank]'))).toHaveCount(4);
      await page.locator('#plan-contents summary', { hasText: 'Standard Jaara Plus' }).click();
      await page.locator('#jaara-plus-content').getByRole('link', { name: 'See what it covers' }).click();
      await expect(page).toHaveURL('/plan?plans=jaara-plus#plan-comparison');
      await expect(toggle(page, 'Standard Jaara')).toHaveAttribute('aria-pressed', 'false');
    });

    const calculator = page.locator('#household-cost');
    const children = calculator.getByLabel('Children', { exact: true });
    const press = (name: string) => calculator.getByRole('button', { name }).click();
    await hydrateIsland(page, 'plan-tools');

    await test.step('a household sees every reading of the prices and whom to call, and shares that', async () => {
      await press('Children: one more');
      await expect(calculator).toContainText('If a family of 4 may add a child as an extra dependant');
      await expect(calculator.locator('strong')).toHaveText(['at most ₦80,000', 'at most ₦220,000']);
      await expect(calculator.getByRole('link', { name: '(0800-4537-2356)' }).first()).toBeVisible();
      await expect(calculator).toContainText('2 × ₦37,250 = ₦74,500; 4 × ₦19,125 = ₦76,500');
      const message = await calculator.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href');
      expect(message).toMatch(/children%3D3%23household-cost$/);
    });

    await test.step('the household survives a reload, and stands on paper with all its sums', async () => {
      await expect(page).toHaveURL(/children=3|step=children/);
      await page.evaluate(() => location.replace('#household-cost'));
      await page.reload();
      await expect(children).toHaveValue('3');
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText('For: Adults 2, Children 3, Seniors 0.')).toBeVisible();
      await expect(calculator.locator('strong', { hasText: '₦80,000' })).toBeVisible();
      await expect(page.locator('#plan-comparison')).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the calculator shows its arithmetic', async () => {
      await hydrateIsland(page, 'plan-tools');
      await press('Children: one fewer');
      await expect(children).toHaveValue('2');
      await children.fill('4');
      await calculator.getByLabel('Seniors', { exact: true }).fill('3');
      await press('Work it out');
      await expect(calculator.locator('strong').first()).toBeInViewport();
      for (const words of ['at most ₦240,000', '1 × ₦80,000', '1 × ₦100,000', '1 × ₦60,000'])
        await expect(calculator).toContainText(words);
      await expect(page).toHaveURL(/plans=jaara-plus.*children=4.*seniors=3/);
    });
  });

  test('plans are compared; what is shown survives a reload, a shared link and the back button', async ({
    page,
    context,
  }) => {
    const apply = async () => {
      if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply' }).click();
    };
    await visit(page, `/plan?${everyCategoryOpen}`, 'plan-tools');

    await test.step('a search narrows the rows, a category sets it aside, no match offers a way on', async () => {
      await searchBox(page).fill('  SURGERY');
      await searchBox(page).press('Enter');
      await expect(status(page)).toHaveText('2 of 22 items shown');
      await page.getByLabel('Category').selectOption('Premiums');
      await apply();
      await expect(status(page)).toHaveText('4 of 22 items shown');
      await expect(page.getByText('the search text is set aside')).toBeVisible();
      await expect(page).toHaveURL(/category=premiums/);
      await page.getByLabel('Category').selectOption('All Categories');
      await searchBox(page).fill('helicopter');
      await apply();
      await expect(status(page)).toContainText('No benefit has that name');
      await wayOut(page, 'Show all benefits').click();
      await expect(status(page)).toHaveText('All 22 items shown');
      await expect(searchBox(page)).toHaveValue('');
    });

    const marks = page.getByText('Differs', { exact: true }).filter({ visible: true });
    await test.step('differences are marked by a word', async () => {
      await expect(marks).toHaveCount(0);
      await toggle(page, 'Highlight Differences').click();
      await expect(status(page)).toHaveText('All 22 items shown, 20 differ and are marked');
      await expect.poll(() => marks.count()).toBeGreaterThan(19);
    });

    await test.step('a plan that is switched off is gone, also for whoever is sent the link', async () => {
      await toggle(page, 'Jaara Plus').click();
      await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => shownPlans(page)).toEqual(['Standard Jaara', 'Seniors Plan']);
      const message = await page
        .locator('#plan-comparison')
        .getByRole('link', { name: 'Send by WhatsApp' })
        .getAttribute('href');
      const link = new URL(message ?? '').searchParams.get('text')?.match(/http\S+$/)?.[0] ?? '';
      const friend = await context.newPage();
      await withoutPopUp(friend);
      await friend.goto(link);
      expect(await readComparison(friend)).toEqual(await readComparison(page));
      await friend.close();
    });

    await test.step('with no plan selected the page says so, after a reload too, and offers all', async () => {
      await toggle(page, 'Seniors Plan').click();
      await toggle(page, 'Standard Jaara').click();
      await expect(status(page)).toContainText('No plan is selected');
      await page.reload();
      await expect(status(page)).toContainText('No plan is selected');
      await expect(toggle(page, 'Highlight Differences')).toHaveAttribute('aria-pressed', 'true');
      await wayOut(page, 'Select all plans').click();
      await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shownPlans(page)).length).toBe(3);
    });

    await test.step('the way back leads through every state', async () => {
      await page.goBack();
      await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
      await expect(toggle(page, 'Standard Jaara')).toHaveAttribute('aria-pressed', 'false');
      await page.goBack();
      await expect(toggle(page, 'Standard Jaara')).toHaveAttribute('aria-pressed', 'true');
      await expect(toggle(page, 'Seniors Plan')).toHaveAttribute('aria-pressed', 'false');
    });
  });
});

test('what is entered before the scripts arrive or pressed before the island is hydrated counts', async ({
  page,
}) => {
  await test.step('what is entered before the scripts arrive is kept', async () => {
    const letScriptsIn = await holdBack(page, '**/assets/*.js');
    await page.goto('/plan', { waitUntil: 'commit' });
    await searchBox(page).fill('dialysis');
    await page.getByLabel('Children', { exact: true }).fill('5');
    await page.getByLabel('Seniors', { exact: true }).fill('1');
    letScriptsIn();
    await hydrateIsland(page, 'plan-tools');
    await expect(status(page)).toHaveText('1 of 22 items shown');
    await expect(page).toHaveURL(/search=dialysis.*children=5.*seniors=1/);
    await expect(page.getByLabel('Children', { exact: true })).toHaveValue('5');
  });

  await test.step('a press before the island is hydrated asks the server, and the state goes on from there', async () => {
    await page.goto('/plan');
    // No finger goes down, which would hydrate it.
    await toggle(page, 'Jaara Plus').dispatchEvent('click');
    await expect(page).toHaveURL(/toggle=jaara-plus/);
    await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
    await hydrateIsland(page, 'plan-tools');
    await toggle(page, 'Seniors Plan').click();
    await expect(page).toHaveURL('/plan?plans=standard-jaara');
    await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the hydrated comparison answers typing and quick presses by itself, and is shared', async ({
  page,
}) => {
  await visit(page, '/plan', 'plan-tools');

  await test.step('typing filters at once and leaves the caret and the history alone', async () => {
    await toggle(page, 'Jaara Plus').click();
    await searchBox(page).pressSequentially('dialyss');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('i');
    await expect(searchBox(page)).toHaveValue('dialysis');
    await expect(status(page)).toHaveText('1 of 22 items shown');
    await expect(page).toHaveURL(/search=dialysis/);
    await page.goBack();
    await expect(searchBox(page)).toHaveValue('');
    await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('two presses at once both count, and neither asks anything of the server', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const plans = page.locator('#plan-comparison button', { hasText: /^(Standard Jaara|Jaara Plus)$/ });
    await plans.evaluateAll((buttons) => {
      for (const button of buttons) if (button instanceof HTMLElement) button.click();
    });
    await expect(toggle(page, 'Standard Jaara')).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
    await expect(page).toHaveURL('/plan?plans=seniors-plan');
    expect(requests.filter((url) => /\.(css|js)\b/.test(url))).toEqual([]);
  });

  await test.step('what was pressed is kept by whoever goes to another place of the page at once', async () => {
    const calculator = page.locator('#household-cost');
    await calculator.getByRole('button', { name: 'Children: one more' }).evaluate((button: HTMLElement) => {
      button.click();
      location.hash = '#plan-comparison';
    });
    await expect(page).toHaveURL(/children=3/);
    await expect(calculator.getByLabel('Children', { exact: true })).toHaveValue('3');
    await calculator.getByRole('button', { name: 'Children: one fewer' }).click();
    await expect(page).not.toHaveURL(/children/);
  });

  await toggle(page, 'Highlight Differences').click();
  await expect(page).toHaveURL(/highlight=on/);
  await test.step('a browser that can neither share nor copy shows the link to what is shown', async () => {
    await page.evaluate(() => {
      for (const way of ['share', 'clipboard']) Object.defineProperty(navigator, way, { value: undefined });
    });
    await page.getByRole('button', { name: 'Share this comparison' }).click();
    const toast = page.locator('[data-toasts] li');
    await expect(toast).toHaveText(/\/plan\?plans=seniors-plan&highlight=on#plan-comparison$/);
    await toast.getByRole('button').click();
  });
});
