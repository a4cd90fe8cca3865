import { expect, test } from '@playwright/test';
import { withStyles } from '../support/adopt-styles.ts';
import { layoutPaths, NOT_FOUND } from '../support/site-paths.ts';
import { allWithin, findHeadless, findUnclear, readSpokenOrder } from '../support/spoken-order.ts';
import { readTapTargets } from '../support/tap-targets.ts';
import { findMisfits } from '../support/text-fit.ts';
import { untilStarted } from '../support/until-started.ts';
import { withConsentAnswered } from '../support/with-consent-answered.ts';
import { withoutPopUp } from '../support/without-pop-up.ts';

const LANDMARKS = ['banner', 'main', 'contentinfo'];
const LEAST_TARGET_PX = 24;
const MAIN_ACTION_PX = 48;
/** 1280 px at a zoom of 400 %. */
const NARROW = { width: 320, height: 640 };
const WIDE = { width: 1280, height: 800 };

/** The values of WCAG 1.4.12. Blocks that are far away would have no size to measure: all are laid out. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;
const ALL_LAID_OUT = '* { content-visibility: visible !important }';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// As in the journeys over every page, one visit answers all questions.
for (const path of [...layoutPaths, '/blog/no-such-post', '/blog/paying-your-premium', NOT_FOUND]) {
  test(`${path} stands still, is clear to the ear, fits the thumb, and fits 320 px with wide spacing`, async ({
    page,
  }) => {
    await withoutPopUp(page);
    await withConsentAnswered(page);
    await page.goto(path);
    await untilStarted(page);
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ playState }) => playState === 'running')
        .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
    );
    expect.soft(moving).toEqual([]);

    const onPhone = await readSpokenOrder(page);
    expect.soft(findUnclear(onPhone)).toEqual([]);
    const landmarks = allWithin(onPhone).filter(({ role }) => LANDMARKS.includes(role));
    expect
      .soft(landmarks.map(({ role }) => role))
      .toEqual(path === NOT_FOUND ? ['banner', 'main'] : LANDMARKS);

    await withStyles(page, ALL_LAID_OUT, async () => {
      const targets = await readTapTargets(page);
      const small = targets.filter(({ isInSentence, width, height }) => {
        return !isInSentence && Math.min(width, height) < LEAST_TARGET_PX;
      });
      expect.soft(small).toEqual([]);
      const low = targets.filter(({ isMainAction, height }) => isMainAction && height < MAIN_ACTION_PX);
      expect.soft(low).toEqual([]);

      await page.setViewportSize(NARROW);
      expect.soft(await withStyles(page, TEXT_SPACING, () => findMisfits(page))).toEqual([]);
      await page.setViewportSize(WIDE);
      expect.soft(await withStyles(page, TEXT_SPACING, () => findMisfits(page))).toEqual([]);
    });
    const onDesk = await readSpokenOrder(page);
    expect.soft([...findUnclear(onDesk), ...findHeadless(onDesk)]).toEqual([]);
  });
}
