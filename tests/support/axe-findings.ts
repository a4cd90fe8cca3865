import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { withStyles } from './adopt-styles.ts';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Where it is clipped, moving text would seem to axe to lie on what is beside its window, at one moment or another. */
const STILL = '* { animation: none !important }';

/** The rules that look at colours, for which axe must know what lies on what: they take more than all others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

interface AxeOptions {
  /** Parts that are not looked at. */
  except?: string[];
  /** Where the colours are those of a page that is asked about them. */
  withoutColours?: boolean;
}

/** Every element of the page, or of one part of it, that breaks a rule of axe as it stands now. */
export async function axeFindings(
  page: Page,
  part = 'html',
  { except = [], withoutColours = false }: AxeOptions = {},
): Promise<string[]> {
  const { isThere, isMoving } = await page.evaluate(() => ({
    isThere: 'axe' in window,
    isMoving: document.getAnimations().length > 0,
  }));
  if (!isThere) await page.evaluate(source);
  const left = withoutColours ? COLOUR_RULES : [];
  const context = { include: [part], exclude: except };
  const options = {
    resultTypes: ['violations'],
    rules: Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
    // No rule that is on reads the style sheets, which would all be parsed once more for it.
    preload: { assets: ['media'], timeout: 10_000 },
    // Only the desk has one, whose page is asked for by itself.
    iframes: false,
  } satisfies axe.RunOptions;
  const ask = () => page.evaluate(runAxe, { context, options });
  // Every style sheet that comes and goes has the whole page styled anew.
  return isMoving ? withStyles(page, STILL, ask) : ask();
}

/** Runs in the page. */
async function runAxe(asked: { context: axe.ElementContext; options: axe.RunOptions }): Promise<string[]> {
  const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
    asked.context,
    asked.options,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
