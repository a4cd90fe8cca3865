import { expect, test } from 'vitest';
import { digitCells } from './digit-cells.ts';

const text = (shown: number, target: number) =>
  digitCells(shown, target)
    .map(({ character }) => character || '_')
    .join('');

test('a small number stands at the end of the places of its target', () => {
  expect(text(0, 1_334_361)).toBe('________0');
  expect(text(1_204, 1_334_361)).toBe('____1,204');
});

test('the target fills all its places', () => {
  expect(text(73_182, 73_182)).toBe('73,182');
});

test('commas keep their places while the number grows', () => {
  const commas = (shown: number) => digitCells(shown, 1_334_361).map(({ kind }) => kind);
  expect(commas(7)).toEqual(commas(1_334_361));
  expect(commas(7).filter((kind) => kind === 'comma')).toHaveLength(2);
});
