import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatNaira } from './format-naira.ts';

test('writes every amount as the country’s own format does', () => {
  const format = new Intl.NumberFormat('en-NG', { maximumFractionDigits: 0 });
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000_000 }), (amount) => {
      expect(formatNaira(amount)).toBe(`₦${format.format(amount)}`);
    }),
  );
});
