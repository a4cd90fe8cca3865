import { expect, type Page, test } from '@playwright/test';
import { budgetExcess, budgetOf, KILOBYTE } from '../budgets.ts';
import { withStyles } from '../support/adopt-styles.ts';
import { axeFindings } from '../support/axe-findings.ts';
import { readShifts } from '../support/layout-shift.ts';
import {
  hasLanguage,
  hasPopUp,
  isHome,
  NOT_FOUND,
  translatedPaths,
  visitedPaths,
} from '../support/site-paths.ts';
import { allWithin, findHeadless, findUnclear, readSpokenOrder } from '../support/spoken-order.ts';
import { readTapTargets } from '../support/tap-targets.ts';
import { findMisfits } from '../support/text-fit.ts';
import { untilStarted } from '../support/until-started.ts';
import { watchConsole } from '../support/watch-console.ts';
import { putOnScale } from '../support/weigh-page.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LANDMARKS = ['banner', 'main', 'contentinfo'];
const LEAST_TARGET_PX = 24;
const MAIN_ACTION_PX = 48;
/** 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
/** Blocks that are far away would have no size to measure. */
const ALL_LAID_OUT = '* { content-visibility: visible !important }';

/** Screen by screen, with the frames in which what comes into view is laid out and fetched. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight * 0.8) {
      scrollTo(0, top);
      for (let frame = 0; frame < 3; frame++) await nextFrame();
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
}

/** The first to ask for a page gets a quick form of it, all others the smallest, which takes a while to make. */
async function untilPacked(page: Page, path: string): Promise<void> {
  const headers = { 'accept-encoding': 'br' };
  const bytes = async () => Number((await page.request.get(path, { headers })).headers()['content-length']);
  await expect.poll(bytes).toBeLessThanOrEqual(budgetOf(path).html * KILOBYTE);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const findMoving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
  );

// One visit answers all questions about a page: a load for each of them would double the time of the whole suite.
for (const path of [...visitedPaths, ...translatedPaths]) {
  test(`${path} is light, quiet, steady, clear to eye and ear, and fits every window`, async ({
    page,
    baseURL,
    isMobile,
  }) => {
    const complaints = watchConsole(page);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });

    await test.step('as it opens', async () => {
      if (isMobile && hasLanguage(path)) await untilPacked(page, path);
      const weigh = await putOnScale(page);
      await page.goto(path);
      await untilStarted(page);
      if (isMobile) {
        const { needed } = await weigh();
        expect.soft(budgetExcess(path, needed), needed.urls.join('\n')).toEqual([]);
      }
      const popUp = page.getByRole('dialog');
      await expect(popUp).toHaveCount(hasPopUp(path) ? 1 : 0);
      if (!hasPopUp(path)) return;
      // It is the same on every page; the page behind it is looked at below.
      if (isHome(path)) expect.soft(await axeFindings(page, 'dialog')).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(popUp).toBeHidden();
    });

    await test.step('as it is read', async () => {
      await scrollThrough(page);
      expect.soft(await axeFindings(page)).toEqual([]);
      expect.soft(complaints).toEqual([]);
      expect.soft(foreign).toEqual([]);
      expect.soft(await readShifts(page)).toBe(0);
    });

    await page.emulateMedia({ reducedMotion: 'reduce' });
    // What the cookie question covers is not lost.
    const decline = page.locator('button[name=choice][value=declined]');
    if (isHome(path)) await decline.click();

    await test.step('as it is heard', async () => {
      const spoken = await readSpokenOrder(page);
      expect.soft([...findUnclear(spoken), ...(isMobile ? [] : findHeadless(spoken))]).toEqual([]);
      const landmarks = allWithin(spoken).filter(({ role }) => LANDMARKS.includes(role));
      const expected = path === NOT_FOUND ? ['banner', 'main'] : LANDMARKS;
      expect.soft(landmarks.map(({ role }) => role)).toEqual(expected);
    });

    await test.step('as it is held and set', async () => {
      expect.soft(await findMoving(page)).toEqual([]);
      await withStyles(page, ALL_LAID_OUT, async () => {
        if (isMobile) {
          const targets = await readTapTargets(page);
          const small = targets.filter(({ isInSentence, width, height }) => {
            return !isInSentence && Math.min(width, height) < LEAST_TARGET_PX;
          });
          const low = targets.filter(({ isMainAction, height }) => isMainAction && height < MAIN_ACTION_PX);
          expect.soft([...small, ...low]).toEqual([]);
          await page.setViewportSize(NARROW);
        }
        expect.soft(await withStyles(page, TEXT_SPACING, () => findMisfits(page))).toEqual([]);
        await page.setViewportSize(NARROW);
        expect.soft(await widthOf(page)).toBeLessThanOrEqual(NARROW.width);
      });
    });
  });
}
