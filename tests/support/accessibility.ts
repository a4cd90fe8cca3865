import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import sharp from 'sharp';
import { withStyles } from './browser-page.ts';

const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Where it is clipped, moving text would seem to axe to lie on what is beside its window, at one moment or another. */
const STILL = '* { animation: none !important }';

/** The rules that look at colours, for which axe must know what lies on what: they take more than all others. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Every element of the page, or of one part but for parts of it, that breaks a rule of axe as it stands now. */
export async function axeFindings(
  page: Page,
  part = 'html',
  { except = [] as string[], withoutColours = false, withTargetSize = false } = {},
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
    rules: {
      ...Object.fromEntries(left.map((rule) => [rule, { enabled: false }])),
      // Off unless asked for; Lighthouse asks for it.
      'target-size': { enabled: withTargetSize },
    },
    // No rule that is on reads the style sheets, which would all be parsed once more for it.
    preload: { assets: ['media'], timeout: 10_000 },
    // Only the desk has one, whose page is asked for by itself.
    iframes: false,
  } satisfies axe.RunOptions;
  const ask = () =>
    page.evaluate(
      async (asked) => {
        const { run } = (window as unknown as { axe: typeof axe }).axe;
        const { violations } = await run(asked.context, asked.options);
        return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
      },
      { context, options },
    );
  // Every style sheet that comes and goes has the whole page styled anew.
  return isMoving ? withStyles(page, STILL, ask) : ask();
}

/** What somebody who only hears the page could not follow. Line by line, as Playwright writes down what is heard. */
export async function findUnclear(page: Page): Promise<string[]> {
  const heard = await page.locator('body').ariaSnapshot();
  const levels = [...heard.matchAll(/^ *- '?heading .*\[level=(\d)\]/gm)].map(([, level]) => Number(level));
  const isLeap = (level: number, index: number) => level > (levels[index - 1] ?? 0) + 1;
  const areClear = levels.filter((level) => level === 1).length === 1 && !levels.some(isLeap);
  const nameless = heard.match(/^ *- '?(?:link|button|img|textbox|combobox)\b(?! ").*$/gm) ?? [];
  const links = [...heard.matchAll(/^ *- '?link ("(?:[^"\\]|\\.)*").*\n *- \/url: (.*)$/gm)];
  const targets = Map.groupBy(links, ([, name]) => name);
  const doubtful = [...targets].map(([name, all]) => [name, ...new Set(all.map(([, , url]) => url))]);
  return [
    ...(areClear ? [] : [`headings: ${levels.join(' ')}`]),
    ...nameless.map((line) => `without a name: ${line.trim()}`),
    ...doubtful
      .filter(({ length }) => length !== 2)
      .map(([name, ...urls]) => `${name} leads to ${urls.join(' and to ')}`),
  ];
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
/** WCAG 1.4.11: what tells a control apart needs three times the light of its ground. */
const LEAST_CONTRAST = 3;

/**
 * Controls of the window in which nothing can be made out: their picture is looked at, not their styles, because
 * forced colours reach into some parts of an icon and not into others. Fields must show their frame as well.
 */
export async function findUnseenControls(page: Page, part = 'body'): Promise<string[]> {
  const controls = await page.evaluate((selector) => {
    const isShown = (control: HTMLElement) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isInWindow = top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth;
      const isVisible = control.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      return isInWindow && isVisible && (control === hit || control.contains(hit));
    };
    return [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown).map((control) => {
      const { left, top, width, height } = control.getBoundingClientRect();
      const words = (control.ariaLabel ?? control.innerText).trim().slice(0, 40);
      return {
        name: `<${control.tagName.toLowerCase()}> ${words || control.getAttribute('name')}`,
        isFrameless:
          control.matches('input:not([type=checkbox]), select, textarea') &&
          Number.parseFloat(getComputedStyle(control).borderTopWidth) < 1,
        // Without the outermost pixels, which may belong to what is around it.
        inside: {
          left: Math.ceil(left),
          top: Math.ceil(top),
          width: Math.max(1, Math.floor(width) - 1),
          height: Math.max(1, Math.floor(height) - 1),
        },
      };
    });
  }, `${part} :is(${CONTROLS})`);

  const picture = sharp(await page.screenshot({ scale: 'css', animations: 'disabled' })).greyscale();
  const luminance = (light: number) => (light / 255) ** 2.2;
  const faults: string[] = [];
  for (const { name, isFrameless, inside } of controls) {
    const lights = await picture.clone().extract(inside).extractChannel(0).raw().toBuffer();
    const [lightest, darkest] = [Math.max, Math.min].map((most) => lights.reduce((a, b) => most(a, b)));
    const contrast = (luminance(lightest ?? 0) + 0.05) / (luminance(darkest ?? 0) + 0.05);
    if (contrast < LEAST_CONTRAST) faults.push(`${name} cannot be made out`);
    if (isFrameless) faults.push(`${name} has no frame`);
  }
  return faults;
}
