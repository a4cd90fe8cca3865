import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import sharp from 'sharp';
import { parse } from 'yaml';
import { withStyles } from './browser-page.ts';

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

/** One thing that a screen reader says, with what stands inside it. */
interface Spoken {
  role: string;
  name: string;
  level?: number;
  url?: string;
  inside: Spoken[];
}

type SnapshotNode = string | Record<string, string | SnapshotNode[]>;

const HEAD = /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>.*)$/;

function readNode(node: SnapshotNode): Spoken {
  const [head = '', rest = []] = typeof node === 'string' ? [node] : (Object.entries(node)[0] ?? []);
  const { role = '', name = '', states = '' } = HEAD.exec(head)?.groups ?? {};
  const parts = typeof rest === 'string' ? [] : rest;
  const url = parts.flatMap((part) =>
    typeof part === 'object' && '/url' in part ? [String(part['/url'])] : [],
  );
  const level = /\[level=(\d)\]/.exec(states)?.[1];
  return {
    role,
    name,
    inside: parts
      .filter((part) => !(typeof part === 'object' && Object.keys(part)[0]?.startsWith('/')))
      .map(readNode),
    ...(level && { level: Number(level) }),
    ...(url[0] && { url: url[0] }),
  };
}

/** The whole page in the order in which it is heard. */
export async function readSpokenOrder(page: Page): Promise<Spoken[]> {
  return (parse(await page.locator('body').ariaSnapshot()) as SnapshotNode[]).map(readNode);
}

export function allWithin(nodes: Spoken[]): Spoken[] {
  return nodes.flatMap((node) => [node, ...allWithin(node.inside)]);
}

/** What somebody who only hears the page could not follow. */
export function findUnclear(nodes: Spoken[]): string[] {
  const all = allWithin(nodes);
  const unclear: string[] = [];

  const levels = all.flatMap(({ role, level }) => (role === 'heading' && level ? [level] : []));
  if (levels.filter((level) => level === 1).length !== 1) unclear.push(`headings: ${levels.join(' ')}`);
  levels.forEach((level, index) => {
    if (level > (levels[index - 1] ?? 0) + 1)
      unclear.push(`a heading of level ${level} after ${levels[index - 1]}`);
  });

  const targets = new Map<string, string>();
  for (const { role, name, url = '' } of all) {
    if (['link', 'button', 'img', 'textbox', 'combobox'].includes(role) && !name)
      unclear.push(`a ${role} without a name ${url}`);
    if (role !== 'link') continue;
    const target = targets.get(name) ?? url;
    targets.set(name, target);
    if (target !== url) unclear.push(`links "${name}" lead to ${target} and to ${url}`);
  }

  return unclear;
}

/** Tables whose cells do not say what they belong to. On a phone some are cards, whose cells carry their own labels. */
export function findHeadless(nodes: Spoken[]): string[] {
  const tables = allWithin(nodes).filter(({ role }) => role === 'table');
  const headless = tables.filter(
    ({ inside }) => !allWithin(inside).some(({ role }) => role === 'columnheader'),
  );
  return headless.map(({ name, inside }) => name || `a table with ${allWithin(inside)[3]?.name}`);
}

interface Shown {
  name: string;
  left: number;
  top: number;
  width: number;
  height: number;
}

const CONTROLS = 'a[href], button, input:not([type=hidden]), select, textarea, summary';
/** WCAG 1.4.11: what tells a control apart needs three times the light of its ground. */
const LEAST_CONTRAST = 3;

/**
 * Controls of the window in which nothing can be made out: their picture is looked at, not their styles, because
 * forced colours reach into some parts of an icon and not into others. Fields must show their frame as well.
 */
export async function findUnseenControls(page: Page, part = 'body'): Promise<string[]> {
  const { controls, frameless } = await page.evaluate(
    ([selector = '', place = '']) => {
      const shown = [...document.querySelectorAll<HTMLElement>(`${place} :is(${selector})`)].filter(
        (control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          const hit = document.elementFromPoint(x, y);
          return (
            control.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            (control === hit || control.contains(hit)) &&
            top >= 0 &&
            bottom <= window.innerHeight &&
            left >= 0 &&
            right <= window.innerWidth
          );
        },
      );
      const nameOf = (control: HTMLElement) =>
        `<${control.tagName.toLowerCase()}> ${(control.ariaLabel ?? control.innerText).trim().slice(0, 40) || control.getAttribute('name')}`;
      const isField = (control: HTMLElement) => control.matches('input, select, textarea');
      return {
        controls: shown.map((control): Shown => {
          const { left, top, width, height } = control.getBoundingClientRect();
          return { name: nameOf(control), left, top, width, height };
        }),
        frameless: shown
          .filter((control) => isField(control) && !control.matches('[type=checkbox]'))
          .filter((field) => Number.parseFloat(getComputedStyle(field).borderTopWidth) < 1)
          .map((field) => `${nameOf(field)} has no frame`),
      };
    },
    [CONTROLS, part],
  );

  const picture = sharp(await page.screenshot({ scale: 'css', animations: 'disabled' })).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const unseen = controls.filter((control) => {
    let [darkest, lightest] = [255, 0];
    for (let y = Math.ceil(control.top); y < control.top + control.height - 1; y++)
      for (let x = Math.ceil(control.left); x < control.left + control.width - 1; x++) {
        const light = data[(y * info.width + x) * info.channels] ?? 0;
        darkest = Math.min(darkest, light);
        lightest = Math.max(lightest, light);
      }
    const luminance = (light: number) => (light / 255) ** 2.2;
    return (luminance(lightest) + 0.05) / (luminance(darkest) + 0.05) < LEAST_CONTRAST;
  });
  return [...unseen.map(({ name }) => `${name} cannot be made out`), ...frameless];
}
