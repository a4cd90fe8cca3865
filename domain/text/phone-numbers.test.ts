import { expect, test } from 'vitest';
import { phoneNumbers } from './phone-numbers.ts';

test('each number of a record has its own link', () => {
  expect(phoneNumbers('0700-000-0001, +234 803 123 4567')).toEqual([
    { text: '0700-000-0001', href: 'tel:07000000001' },
    { text: '+234 803 123 4567', href: 'tel:+2348031234567' },
  ]);
  expect(phoneNumbers('')).toEqual([]);
});
