import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNaira } from './format-naira.ts';

test('groups by thousands', () => {
  expect([0, 999, 1_000, 220_000, 2_500_000].map(formatNaira)).toEqual([
    '₦0',
    '₦999',
    '₦1,000',
    '₦220,000',
    '₦2,500,000',
  ]);
});

test('writes every amount as the country’s own format does', () => {
  const format = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (amount) => {
      expect(formatNaira(amount)).toBe(`₦${format.format(amount)}`);
    }),
  );
});
