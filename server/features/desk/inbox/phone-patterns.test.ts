import { expect, test } from 'vitest';
import { phonePatterns } from './phone-patterns.ts';

const AT_HOME = '08031234567';
const ABROAD = '2348031234567';

test.each([AT_HOME, '0803 123-4567', '+234 803 123 4567', '+234 (0) 803 123 4567', '00234 803.123.4567'])(
  '%s is the same number at home and from abroad',
  (search) => {
    expect(phonePatterns(search)).toEqual(expect.arrayContaining([`${AT_HOME}%`, `${ABROAD}%`]));
  },
);

test('the end of a number is looked for anywhere', () => {
  for (const end of ['4567', '2341', '23401']) expect(phonePatterns(end)).toEqual([`%${end}%`]);
});

test.each(['123', 'word', '0803x123', '%0803', '+', ''])('%s is no phone number', (search) => {
  expect(phonePatterns(search)).toEqual([]);
});
