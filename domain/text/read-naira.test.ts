import { expect, test } from 'vitest';
import { readNaira } from './read-naira.ts';

test.each([
  ['5000', 5000],
  ['₦5,000', 5000],
  ['N5000.00', 5000],
  ['NGN 12 500', 12_500],
  ['5k', 5000],
  ['2.5K naira', 2500],
  [' 700 naira ', 700],
  ['0', 0],
])('%s is %d naira', (text, amount) => expect(readNaira(text)).toBe(amount));

test.each(['', 'five thousand', '-5', '5..0', '1e9', '5000000000', '$20', '5 or 6', '5kk', '9'.repeat(400)])(
  '%j is no amount',
  (text) => expect(readNaira(text)).toBeUndefined(),
);
