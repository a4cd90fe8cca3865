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

test('media queries have neither ranges nor `not` inside', () => {
  expect(queries.filter((query) => /[<>]|not \(|\bor\b|aspect-ratio|scripting/.test(query))).toEqual([]);
});

test('sides are named, and nothing turns or moves by a property of its own', () => {
  const isNew = ({ prop }: Declaration) =>
    /-(?:inline|block)(?:-|$)|^(?:inset|rotate|translate|scale)$|-(?:start|end)-radius$/.test(prop);
  const found = declarations.filter((declaration) => isNew(declaration) && !isGuarded(declaration));
  expect(found.map(String)).toEqual([]);
});

test('units and colours that are newer stand beside a declaration without them', () => {
  const isNew = (value: string) => /\d[sdl]vh|color-mix\(|light-dark\(|oklch\(/.test(value);
  const found = declarations.filter((declaration) => isNew(declaration.value));
  expect(found.length).toBeGreaterThan(0);
  const isAlone = ({ prop, parent }: Declaration) =>
    !parent?.some((other) => other.type === 'decl' && other.prop === prop && !isNew(other.value));
  expect(found.filter(isAlone).map(String)).toEqual([]);
});

test('a selector that older engines lack takes no other with it', () => {
  const isNew = (selector: string) =>
    /:has\(|:where\(|:is\(|:popover-open|:modal|:user-|:not\([^()]*,/.test(selector);
  const mixed = rules.filter(({ selectors }) => selectors.some(isNew) && !selectors.every(isNew));
  expect(mixed.map(({ selector }) => selector)).toEqual([]);
});

test('a choice of selectors is written out, but where `:has()` is asked for as well', () => {
  const found = rules.filter(({ selector }) => selector.includes(':is(') && !selector.includes(':has('));
  expect(found.map(({ selector }) => selector)).toEqual([]);
});

test('what has no specificity stands there plain for engines without `:where()`', () => {
  const found = rules.filter(({ selector }) => selector.includes(':where('));
  expect(found.length).toBeGreaterThan(0);
  const plain = new Set(rules.filter(isGuarded).map(({ selector }) => selector));
  const lone = found.filter(({ selector }) => !plain.has(selector.replaceAll(/:where\(([^()]*)\)/g, '$1')));
  expect(lone.map(({ selector }) => selector)).toEqual([]);
});

/** Whether it stands in a `@supports`. */
function isGuarded(node: Declaration | Rule): boolean {
  for (let { parent } = node; parent; parent = parent.parent as typeof parent)
    if ('name' in parent && parent.name === 'supports') return true;
  return false;
}
