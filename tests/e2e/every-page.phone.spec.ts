import { expect, type Page, test } from '@playwright/test';
import { budgetExcess, budgetOf, KILOBYTE } from '../budgets.ts';
import { axeFindings, findUnclear } from '../support/accessibility.ts';
import {
  comeBack,
  hydrateIsland,
  keepingLeftPages,
  PHONE,
  scrollThrough,
  setTwiceTheText,
  untilStarted,
  visit,
  WIDE,
  watchConsole,
  withoutPopUp,
  withStyles,
} from '../support/browser-page.ts';
import {
  findBreakableNumbers,
  findMisfits,
  findSmallTargets,
  MOST_WHILE_COMING,
  readShifts,
  watchShifts,
} from '../support/page-layout.ts';
import {
  hasLanguage,
  hasPopUp,
  isHome,
  isLookedAtInFull,
  NOT_FOUND,
  translatedPaths,
  watchedPaths,
} from '../support/site-paths.ts';
import { putOnScale } from '../support/weigh-page.ts';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  // Touch comes last, since the wide window has a mouse.
  hasTouch: false,
  launchOptions: keepingLeftPages,
});

/** The wide window at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
/** What stands around the words of a page is the same on every one. */
const FRAME = ['body > header', 'body > footer'];
/** In a wide window all others have the colours of a phone in other places; these have a menu, slides and a table. */
const OTHERWISE_COLOURED = ['/', '/plan'];
/** Blocks that are far away would have no size to measure. */
const ALL_LAID_OUT = '* { content-visibility: visible !important }';

/** Who asks for a page first gets a quick form of it; the smallest is made when it is asked for again. */
async function untilPacked(page: Page, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const bytes = async () => Number((await page.request.get(path, { headers })).headers()['content-length']);
  await expect.poll(bytes).toBeLessThanOrEqual(budgetOf(path).html * KILOBYTE);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

/** For those who asked for less movement, what would begin at a change ends within a millisecond. */
const findMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        return playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1;
      })
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

async function expectHeard(page: Page, path: string): Promise<void> {
  expect.soft(await findUnclear(page)).toEqual([]);
  for (const landmark of ['banner', 'main'] as const)
    await expect.soft(page.getByRole(landmark)).toHaveCount(1);
  await expect.soft(page.getByRole('contentinfo')).toHaveCount(path === NOT_FOUND ? 0 : 1);
}

async function expectFits(page: Page, window: typeof WIDE): Promise<void> {
  await page.setViewportSize(window);
  expect.soft(await withStyles(page, TEXT_SPACING, () => findMisfits(page))).toEqual([]);
}

/** Screen by screen, from the first paint on. */
async function expectSteady(page: Page): Promise<void> {
  await scrollThrough(page);
  const { coming, there } = await readShifts(page);
  expect.soft(coming).toBeLessThanOrEqual(MOST_WHILE_COMING);
  expect.soft(there).toBe(0);
}

// One visit answers all questions about a page, since loads are dear, and axe is quicker where it has been before.
for (const path of [...watchedPaths, ...translatedPaths]) {
  test(`${path} is light, quiet, steady, clear to eye and ear, and fits every window`, async ({
    page,
    baseURL,
  }) => {
    test.slow();
    const complaints = watchConsole(page);
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${baseURL}/`) && !url.startsWith('data:')) complaints.push(`asks for ${url}`);
    });
    const axeOptions = {
      except: isHome(path) ? [] : FRAME,
      // A translation has the colours of the English page, which is asked about them.
      withoutColours: hasLanguage(path),
    };

    // All that moves is on the home page too, and drawing it is dear.
    if (!isHome(path)) await page.emulateMedia({ reducedMotion: 'reduce' });

    await test.step('as it opens', async () => {
      await untilPacked(page, path);
      const weigh = await putOnScale(page);
      await visit(page, path);
      const { needed } = await weigh();
      expect.soft(budgetExcess(path, needed), needed.urls.join('\n')).toEqual([]);
      const popUp = page.getByRole('dialog');
      await expect(popUp).toHaveCount(hasPopUp(path) ? 1 : 0);
      if (!hasPopUp(path)) return;
      // It is the same on every page; the page behind it is looked at below.
      if (isHome(path)) expect.soft(await axeFindings(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
    });

    await test.step('as it is read on a phone', async () => {
      await expectSteady(page);
      expect.soft(await axeFindings(page, 'html', axeOptions)).toEqual([]);
      expect.soft(await findBreakableNumbers(page)).toEqual([]);
    });

    expect.soft(complaints).toEqual([]);
    if (!isLookedAtInFull(path)) {
      await expectHeard(page, path);
      await page.setViewportSize(NARROW);
      expect
        .soft(await withStyles(page, ALL_LAID_OUT, () => widthOf(page)))
        .toBeLessThanOrEqual(NARROW.width);
      return;
    }

    await test.step('as it is read in a wide window', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(WIDE);
      const withoutColours = hasLanguage(path) || !OTHERWISE_COLOURED.includes(path);
      expect.soft(await axeFindings(page, 'html', { ...axeOptions, withoutColours })).toEqual([]);
      expect.soft(await findMoving(page)).toEqual([]);
    });

    // What the cookie question covers is not lost.
    const decline = page.locator('button[name=choice][value=declined]');
    if (isHome(path)) await decline.click();

    await test.step('as it is heard and set in a wide window', async () => {
      // What is heard differs from a phone in the header, which is the same on every page.
      if (isHome(path)) await expectHeard(page, path);
      // On a phone some tables are cards, whose cells carry their own labels.
      const headless = page.getByRole('table').filter({ hasNot: page.getByRole('columnheader') });
      await expect.soft(headless).toHaveCount(0);
      await withStyles(page, ALL_LAID_OUT, () => expectFits(page, WIDE));
    });

    await test.step('as it opens in a wide window when somebody comes back to it', async () => {
      // Pages without an island of their own have the scripts of all others, and a translation those of the English.
      const isOwn = !hasLanguage(path) && (await page.locator('main [data-island]').count()) > 0;
      if (!isHome(path) && !isOwn) return;
      await withoutPopUp(page);
      if (isHome(path)) await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.setViewportSize(WIDE);
      const { refused } = await comeBack(page);
      expect.soft(refused).toEqual([]);
      await untilStarted(page);
      await expect.soft(page.getByRole('dialog')).toHaveCount(0);
      await expectSteady(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
    });

    await test.step('as it is heard, held and set on a phone', async () => {
      // A page that has once been touched never believes in a mouse again.
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      await page.setViewportSize(PHONE);
      await expectHeard(page, path);
      expect.soft(await findMoving(page)).toEqual([]);
      await withStyles(page, ALL_LAID_OUT, async () => {
        expect.soft(await findSmallTargets(page)).toEqual([]);
        await expectFits(page, NARROW);
        expect.soft(await widthOf(page)).toBeLessThanOrEqual(NARROW.width);
      });
    });

    await test.step('as it is set where the text of the browser is twice as large', async () => {
      await setTwiceTheText(page);
      await withStyles(page, ALL_LAID_OUT, async () => {
        for (const window of [PHONE, WIDE]) {
          await page.setViewportSize(window);
          expect.soft(await findMisfits(page)).toEqual([]);
        }
      });
    });

    expect.soft(complaints).toEqual([]);
  });
}

test('a page that the browser could not keep would be noticed', async ({ page }) => {
  await page.goto('/about');
  await page.evaluate(() => addEventListener('unload', () => {}));
  expect(await comeBack(page)).toEqual({ isRestored: false, refused: ['UnloadHandlerExistsInMainFrame'] });
});

test('a page works on when somebody comes back to it', async ({ page }) => {
  const search = page.getByPlaceholder('Search benefits...');
  const status = page.locator('#plan-comparison').getByRole('status').first();
  await page.goto('/plan');
  await page.keyboard.press('Escape');
  await hydrateIsland(page, 'plan-tools');
  await search.fill('meals');
  await expect(status).toHaveText('1 of 22 items shown');
  await expect(page).toHaveURL('/plan?search=meals');
  await comeBack(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(search).toHaveValue('meals');
  await hydrateIsland(page, 'plan-tools');
  await search.fill('');
  await expect(status).toHaveText('All 22 items shown');
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
});

test('a page that moves when it is there would be noticed', async ({ page }) => {
  await withoutPopUp(page);
  await watchShifts(page);
  await visit(page, '/about');
  await scrollThrough(page);
  await page.evaluate(() =>
    document.querySelector('main')?.prepend(document.createElement('hr'), 'Late words'),
  );
  await expect.poll(async () => (await readShifts(page)).there).toBeGreaterThan(0);
});
