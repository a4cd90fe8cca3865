import { expect, type Page, test } from '@playwright/test';
import { externalLinks } from '#content/external-links.ts';
import { comparisonIds } from '#content/plan-comparison.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { readComparison } from '../support/read-comparison.ts';
import { wakeIsland } from '../support/wake-island.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const everyCategoryOpen = comparisonIds.categories.map((id) => `open=${id}`).join('&');

const toggle = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const wayOut = (page: Page, name: string) => page.locator('#plan-comparison').getByRole('link', { name });
const searchBox = (page: Page) => page.getByPlaceholder('Search benefits...');
const status = (page: Page) => page.locator('#plan-comparison').getByRole('status').first();
const shownPlans = async (page: Page) => Object.keys(await readComparison(page));

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/plan${query}`);
  await wakeIsland(page, 'plan-tools');
}

test.beforeEach(async ({ page }) => withoutPopUp(page));

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('four plans with their price, Buy Now and the document in a new tab, each to be read in full without it', async ({
      page,
    }) => {
      await open(page);
      await expect(page).toHaveTitle('LASHMA | Ilera Eko Plans | Your Good Health, Our Mandate');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        "Health Insurance that's more appealing",
      );
      await page.getByRole('link', { name: 'See All Plans' }).click();
      await expect(page.locator('#plans')).toBeInViewport();
      const cards = page.locator('#plans li:has(h3)');
      await expect(cards.getByRole('heading')).toHaveText([
        'Standard Jaara',
        'Standard Jaara Plus',
        "Senior's Plan",
        'Diaspora Plan',
      ]);
      await expect(cards).toContainText(['₦15,000', '₦40,000', '₦60,000', 'Price on request']);
      for (const card of await cards.all()) {
        await expect(card.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
          'href',
          new RegExp(`^${externalLinks.register}`),
        );
        const view = card.getByRole('link', { name: /View Plan.*new tab/ });
        await expect(view).toHaveAttribute('href', /^\/documents\/.*\.pdf$/);
        await expect(view).toHaveAttribute('target', '_blank');
      }

      await test.step('each plan can be read in full without a document', async () => {
        await page.locator('#plan-contents summary', { hasText: 'Standard Jaara Plus' }).click();
        const content = page.locator('#jaara-plus-content');
        for (const words of ['2 × ₦21,500', '₦15,000', 'five months of enrolment'])
          await expect(content).toContainText(words);
        await expect(page.locator('#diaspora-plan')).toContainText('Home Konnect');
        await expect(content.getByRole('link', { name: 'Is it covered?' })).toHaveAttribute(
          'href',
          '/plan/what-is-covered?plan=jaara-plus',
        );
        await content.getByRole('link', { name: 'See what it covers' }).click();
        await expect(page).toHaveURL('/plan?plans=jaara-plus#plan-comparison');
        await expect(toggle(page, 'Standard Jaara')).toHaveAttribute('aria-pressed', 'false');
      });
    });

    test('plans are switched off and on; with none selected the page says so', { tag: '@quick' }, async ({
      page,
    }) => {
      await open(page, '?open=premiums');
      await toggle(page, 'Jaara Plus').click();
      await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
      await expect.poll(() => shownPlans(page)).toEqual(['Standard Jaara', 'Seniors Plan']);
      await toggle(page, 'Seniors Plan').click();
      await expect.poll(() => shownPlans(page)).toEqual(['Standard Jaara']);
      await toggle(page, 'Standard Jaara').click();
      await expect(status(page)).toContainText('No plan is selected');
      await expect(page).toHaveURL(/[?&]plans=/);
      await page.reload();
      await expect(status(page)).toContainText('No plan is selected');
      await wayOut(page, 'Select all plans').click();
      await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(async () => (await shownPlans(page)).length).toBe(3);
    });

    test('a search narrows the rows, a category sets it aside, no match offers a way on', async ({
      page,
    }) => {
      const apply = async () => {
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Apply' }).click();
      };
      await open(page, `?${everyCategoryOpen}`);
      await searchBox(page).fill('  SURGERY');
      await searchBox(page).press('Enter');
      await expect(status(page)).toHaveText('2 of 22 items shown');
      expect(Object.keys((await readComparison(page))['Jaara Plus'] ?? {})).toEqual([
        'Pterygium surgery',
        'Cataract surgery',
      ]);
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

    test('differences are marked by a word, and one plan alone has none', async ({ page }) => {
      await open(page, `?${everyCategoryOpen}`);
      const marks = page.getByText('Differs', { exact: true }).filter({ visible: true });
      await expect(marks).toHaveCount(0);
      await toggle(page, 'Highlight Differences').click();
      await expect(toggle(page, 'Highlight Differences')).toHaveAttribute('aria-pressed', 'true');
      await expect(status(page)).toHaveText('All 22 items shown, 20 differ and are marked');
      await expect.poll(() => marks.count()).toBeGreaterThan(19);
      await toggle(page, 'Jaara Plus').click();
      await toggle(page, 'Seniors Plan').click();
      await expect(status(page)).toHaveText('All 22 items shown, 0 differ and are marked');
      await expect(marks).toHaveCount(0);
    });

    test('the household calculator shows its arithmetic', { tag: '@quick' }, async ({ page }) => {
      await open(page, '?highlight=on');
      const calculator = page.locator('#household-cost');
      await expect(calculator).toContainText('1 × ₦55,000');
      for (const count of ['3', '4', '5']) {
        await calculator.getByRole('button', { name: 'Children: one more' }).click();
        await expect(calculator.getByLabel('Children', { exact: true })).toHaveValue(count);
      }
      await calculator.getByRole('button', { name: 'Children: one fewer' }).click();
      await expect(calculator.getByLabel('Children', { exact: true })).toHaveValue('4');
      await calculator.getByLabel('Seniors', { exact: true }).fill('3');
      await calculator.getByRole('button', { name: 'Work it out' }).click();
      await expect(calculator).toContainText('₦240,000');
      await expect(calculator).toContainText('1 × ₦80,000');
      await expect(calculator).toContainText('1 × ₦100,000');
      await expect(calculator).toContainText('1 × ₦60,000');
      await expect(page).toHaveURL(/highlight=on.*children=4.*seniors=3/);
      await page.reload();
      await expect(calculator.getByLabel('Children', { exact: true })).toHaveValue('4');
      await expect(calculator).toContainText('₦240,000');
    });

    test('a household sees what it pays if a child may not have its own policy, and shares that', async ({
      page,
    }) => {
      await open(page);
      const calculator = page.locator('#household-cost');
      await calculator.getByRole('button', { name: 'Children: one more' }).click();
      await expect(calculator).toContainText('Ask whether a child may have its own policy');
      const [cheapest, other] = ['₦70,000', '₦80,000'];
      await expect(calculator.locator('strong')).toHaveText([cheapest, other, '₦186,000', '₦220,000']);
      await expect(calculator).toContainText('2 × ₦37,250 = ₦74,500; 4 × ₦19,125 = ₦76,500');
      const message = await calculator.getByRole('link', { name: 'by WhatsApp' }).getAttribute('href');
      expect(message).toMatch(/children%3D3%23household-cost$/);

      await page.emulateMedia({ media: 'print' });
      await page.goto('/plan?children=3#household-cost');
      await expect(page.getByText('For: Adults 2, Children 3, Seniors 0.')).toBeVisible();
      await expect(calculator.locator('strong', { hasText: other })).toBeVisible();
      await expect(calculator.getByRole('button')).toHaveCount(0);
      await expect(page.locator('#plan-comparison')).toBeHidden();
    });

    test('the state survives a reload, a shared link and the back button', async ({ page, context }) => {
      await open(page, '?open=eye-care');
      await toggle(page, 'Seniors Plan').click();
      await toggle(page, 'Highlight Differences').click();
      await expect(status(page)).toHaveText(/differ/);
      await page.reload();
      await expect(toggle(page, 'Seniors Plan')).toHaveAttribute('aria-pressed', 'false');
      await expect(toggle(page, 'Highlight Differences')).toHaveAttribute('aria-pressed', 'true');

      const message = await page
        .locator('#plan-comparison')
        .getByRole('link', { name: 'Send by WhatsApp' })
        .getAttribute('href');
      expect(message).toMatch(/^https:\/\/wa\.me\/\?text=/);
      const link = new URL(message ?? '').searchParams.get('text')?.match(/http\S+$/)?.[0] ?? '';
      const friend = await context.newPage();
      await withoutPopUp(friend);
      await friend.goto(link);
      expect(await readComparison(friend)).toEqual(await readComparison(page));
      await expect(status(friend)).toHaveText((await status(page).textContent()) ?? '');
      await friend.close();

      await page.goBack();
      await expect(toggle(page, 'Highlight Differences')).toHaveAttribute('aria-pressed', 'false');
      await expect(toggle(page, 'Seniors Plan')).toHaveAttribute('aria-pressed', 'false');
      await page.goBack();
      await expect(toggle(page, 'Seniors Plan')).toHaveAttribute('aria-pressed', 'true');
    });
  });
}

test('a press before the island is awake asks the server, and the state goes on from there', async ({
  page,
}) => {
  await page.goto('/plan');
  // No finger goes down, which would wake it.
  await toggle(page, 'Jaara Plus').dispatchEvent('click');
  await expect(page).toHaveURL(/toggle=jaara-plus/);
  await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
  await wakeIsland(page, 'plan-tools');
  await toggle(page, 'Seniors Plan').click();
  await expect(page).toHaveURL('/plan?plans=standard-jaara');
  await expect(toggle(page, 'Jaara Plus')).toHaveAttribute('aria-pressed', 'false');
});

test('typing filters at once and leaves the caret and the history alone', async ({ page }) => {
  await open(page);
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

test('two presses at once both count, and neither asks anything of the server', async ({ page }) => {
  await open(page);
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

test('what is entered before the scripts arrive is kept', async ({ page }) => {
  const { promise: entered, resolve: letScriptsIn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await entered;
    await route.continue();
  });
  await page.goto('/plan', { waitUntil: 'commit' });
  await searchBox(page).fill('dialysis');
  await page.getByLabel('Children', { exact: true }).fill('5');
  await page.getByLabel('Seniors', { exact: true }).fill('1');
  letScriptsIn();
  await wakeIsland(page, 'plan-tools');
  await expect(status(page)).toHaveText('1 of 22 items shown');
  await expect(page).toHaveURL(/search=dialysis.*children=5.*seniors=1/);
  await expect(page.getByLabel('Children', { exact: true })).toHaveValue('5');
});

test('the controls work by keyboard alone, and the focus is never lost', async ({ page }) => {
  await open(page);
  for (const name of ['Standard Jaara', 'Jaara Plus', 'Seniors Plan']) {
    await toggle(page, name).focus();
    await page.keyboard.press('Space');
    await expect(toggle(page, name)).toHaveAttribute('aria-pressed', 'false');
    await expect(toggle(page, name)).toBeFocused();
  }
  await wayOut(page, 'Select all plans').press('Enter');
  await expect(status(page)).toHaveText('All 22 items shown');
  await expect(status(page)).toBeFocused();
});

test('the share button copies a link to what is shown, or shows it to be copied by hand', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?plans=jaara-plus&highlight=on');
  const LINK = /\/plan\?plans=jaara-plus&highlight=on#plan-comparison$/;
  const share = page.getByRole('button', { name: 'Share this comparison' });
  await test.step('a browser that cannot share copies', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await share.click();
    await expect(page.getByText('The link is copied')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(LINK);
  });
  await test.step('a browser that can neither share nor copy shows the link', async () => {
    await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    const [shown] = await Promise.all([
      page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.dismiss();
        return { kind: dialog.type(), field: dialog.defaultValue() };
      }),
      share.click(),
    ]);
    expect(shown).toEqual({ kind: 'prompt', field: expect.stringMatching(LINK) });
  });
});

/** The address of a state, and the part of the page that is different in it. */
const STATES: Record<string, [query: string, part: string]> = {
  'with everything open and differences marked': [`?${everyCategoryOpen}&highlight=on`, 'html'],
  'with no plan selected': ['?plans=', '#plan-comparison'],
  'with a search that finds nothing': ['?search=helicopter&adults=0&children=0', 'main'],
};

for (const [state, [query, part]] of Object.entries(STATES)) {
  test(`axe finds nothing ${state}`, async ({ page }) => {
    test.slow();
    await open(page, query);
    await page.locator('#plan-contents summary').first().click();
    await page.locator('#household-cost summary').click();
    expect(await axeFindings(page, part)).toEqual([]);
  });
}
