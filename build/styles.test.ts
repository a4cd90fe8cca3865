import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { lowerStyles } from './lower-styles.ts';
import { shortenTokens } from './short-names.ts';

function lower(css: string): string {
  return postcss([lowerStyles]).process(css, { from: undefined }).css.replaceAll(/\s+/g, ' ');
}

test.each([
  ['a{padding-inline:1px 2px}', 'a{padding-left:1px;padding-right:2px}'],
  ['a{margin-block:calc(1px + 2px)}', 'a{margin-top:calc(1px + 2px);margin-bottom:calc(1px + 2px)}'],
  ['a{inset-block-end:0}', 'a{bottom:0}'],
  ['a{inset:auto var(--x) 1px}', 'a{top:auto;right:var(--x);bottom:1px;left:var(--x)}'],
  ['a{border-inline:1px solid red}', 'a{border-left:1px solid red;border-right:1px solid red}'],
  ['a{border-inline-start-width:1px}', 'a{border-left-width:1px}'],
  ['a{scroll-padding-block:1px 2px}', 'a{scroll-padding-top:1px;scroll-padding-bottom:2px}'],
  ['a{border-end-start-radius:1px}', 'a{border-bottom-left-radius:1px}'],
])('%s names its sides', (css, lowered) => {
  expect(lower(css)).toBe(lowered);
});

test.each([
  ['(width < 48rem)', '(max-width: 47.99rem)'],
  ['print, (width >= 48rem)', 'print, (min-width: 48rem)'],
  ['(22rem <= width < 26rem)', '(min-width: 22rem) and (max-width: 25.99rem)'],
  ['(height <= 52rem)', '(max-height: 52rem)'],
  ['(min-width: 48rem)', '(min-width: 48rem)'],
])('the media query %s is written as in 2018', (query, lowered) => {
  expect(lower(`@media ${query}{a{top:0}}`)).toBe(`@media ${lowered}{a{top:0}}`);
});

test('a height without the bars of the browser has one with them before it', () => {
  expect(lower('a{min-height:calc(2*1svh)}')).toBe('a{min-height:calc(2*1vh);min-height:calc(2*1svh)}');
});

test('a choice of selectors becomes a list, and what has no specificity is given plain to older engines', () => {
  expect(lower('.a :is(b, c) > :is(d, e) {top:0}')).toBe('.a b > d, .a b > e, .a c > d, .a c > e {top:0}');
  expect(lower(':where(.a){top:0}')).toBe('@supports not selector(:where(a)){.a{top:0}}:where(.a){top:0}');
});

const ROOT = join(import.meta.dirname, '..');

function shortened(prop: string, value: string) {
  const declaration = { prop, value };
  shortenTokens.Once({ walkDecls: (visit) => visit(declaration) });
  return declaration;
}

test('a token has one number, where it is set and where it is used', () => {
  const { prop } = shortened('--ink', '#131a43');
  expect(prop).toMatch(/^--\d+$/);
  expect(shortened('color', 'var(--ink)')).toEqual({ prop: 'color', value: `var(${prop})` });
  expect(shortened('--item-width', 'calc(2 * var(--item-width))')).toEqual({
    prop: '--item-width',
    value: 'calc(2 * var(--item-width))',
  });
});

test('no code names a token, since pages know it by its number only', () => {
  const files = globSync('app/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.length).toBeGreaterThan(0);
  const naming = files.flatMap((file) => {
    const names = readFileSync(join(ROOT, file), 'utf8').match(/--[a-z][\w-]*/g) ?? [];
    return names.filter((name) => shortened(name, '').prop !== name).map((name) => `${file}: ${name}`);
  });
  expect(naming).toEqual([]);
});
