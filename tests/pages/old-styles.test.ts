import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration, type Rule } from 'postcss';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';

/* What an engine of 2018 does not understand it drops: a declaration, a rule for one selector of its list, a query. */
const SSR = join(import.meta.dirname, '../../dist/current/ssr');
const manifest: Manifest = JSON.parse(readFileSync(join(SSR, '.vite/manifest.json'), 'utf8'));
const files = new Set(Object.values(manifest).flatMap(({ css = [] }) => css));
const sheets = [...files].map((file) => postcss.parse(readFileSync(join(SSR, file), 'utf8')));

const rules: Rule[] = [];
const declarations: Declaration[] = [];
const queries: string[] = [];
for (const sheet of sheets) {
  sheet.walkRules((rule) => void rules.push(rule));
  sheet.walkDecls((declaration) => void declarations.push(declaration));
  sheet.walkAtRules('media', ({ params }) => void queries.push(params));
}

test('there are styles to look at', () => {
  expect(rules.length).toBeGreaterThan(1_000);
  expect(queries.length).toBeGreaterThan(100);
});

const isNewSide = /-(?:inline|block)(?:-|$)|^(?:inset|rotate|translate|scale)$|-(?:start|end)-radius$/;
const isNewValue = (value: string) => /\d[sdl]vh|color-mix\(|light-dark\(|oklch\(/.test(value);
const isNewSelector = (selector: string) =>
  /:has\(|:where\(|:is\(|:popover-open|:modal|:user-|:not\([^()]*,/.test(selector);
const plain = new Set(rules.filter(isGuarded).map(({ selector }) => selector));
const faults: Record<string, unknown[]> = {
  'media queries have neither ranges nor `not` inside': queries.filter((query) =>
    /[<>]|not \(|\bor\b|aspect-ratio|scripting/.test(query),
  ),
  'sides are named, and nothing turns or moves by a property of its own': declarations.filter(
    (declaration) => isNewSide.test(declaration.prop) && !isGuarded(declaration),
  ),
  'units and colours that are newer stand beside a declaration without them': declarations.filter(
    ({ prop, value, parent }) =>
      isNewValue(value) &&
      !parent?.some((other) => other.type === 'decl' && other.prop === prop && !isNewValue(other.value)),
  ),
  'a selector that older engines lack takes no other with it': rules.filter(
    ({ selectors }) => selectors.some(isNewSelector) && !selectors.every(isNewSelector),
  ),
  'a choice of selectors is written out, but where `:has()` is asked for as well': rules.filter(
    ({ selector }) => selector.includes(':is(') && !selector.includes(':has('),
  ),
  'what has no specificity stands there plain for engines without `:where()`': rules.filter(
    ({ selector }) =>
      selector.includes(':where(') && !plain.has(selector.replaceAll(/:where\(([^()]*)\)/g, '$1')),
  ),
};

test.each(Object.entries(faults))('%s', (_rule, found) => expect(found.map(String)).toEqual([]));

/** Whether it stands in a `@supports`. */
function isGuarded(node: Declaration | Rule): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if ('name' in parent && parent.name === 'supports') return true;
  return false;
}
