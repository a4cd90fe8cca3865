import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { withStyles } from './adopt-styles.ts';

/** Where it is clipped, moving text would seem to axe to lie on what is beside its window, at one moment or another. */
const STILL = '* { animation: none !important }';

/** The builder would send each page the readable form, which is more than twice as long. */
const besideTheBuilder = createRequire(import.meta.resolve('@axe-core/playwright'));
const smallSource = readFileSync(besideTheBuilder.resolve('axe-core/axe.min.js'), 'utf8');

interface AxeOptions {
  /** Parts that are not looked at. */
  except?: string[];
  /** Rules that something else has asked about. */
  without?: string[];
}

/** Every element of the page, or of one part of it, that breaks a rule of axe as it stands now. */
export async function axeFindings(
  page: Page,
  part = 'html',
  { except = [], without = [] }: AxeOptions = {},
): Promise<string[]> {
  // What it calls legacy asks one document in place, without a second page for the frames that we do not have.
  const { isThere, isMoving } = await page.evaluate(() => ({
    isThere: 'axe' in window,
    isMoving: document.getAnimations().length > 0,
  }));
  const axe = new AxeBuilder({ page, axeSource: isThere ? ';' : smallSource })
    .setLegacyMode()
    // No rule that is on reads the style sheets, which would all be parsed once more for it.
    .options({ resultTypes: ['violations'], preload: { assets: ['media'], timeout: 10_000 } });
  axe.include(part);
  for (const other of except) axe.exclude(other);
  axe.disableRules(without);
  const analyze = () => axe.analyze();
  // Every style sheet that comes and goes has the whole page styled anew.
  const { violations } = await (isMoving ? withStyles(page, STILL, analyze) : analyze());
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
}
