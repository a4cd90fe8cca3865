import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenTokens } from './short-names.ts';

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
