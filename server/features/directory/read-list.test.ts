import { describe, expect, test } from 'vitest';
import { phoneSchema } from '#content/schema/directory.ts';
import { isRounded, tidyPhone } from './read-list.ts';

describe('tidyPhone', () => {
  test.each([
    ['0700-000-0001', '0700-000-0001'],
    [' 0803 123 4567 ', '0803 123 4567'],
    ['08031234567/08051234567', '08031234567, 08051234567'],
    ['0803 123 4567 or 0805 123 4567', '0803 123 4567, 0805 123 4567'],
    ['(0803) 123–4567;', '0803 123-4567'],
    ['8031234567', '08031234567'],
    ['8031234567, 7012345678', '08031234567, 07012345678'],
    ['+234 803 123 4567', '+234 803 123 4567'],
  ])('"%s" becomes "%s"', (given, tidied) => {
    expect(tidyPhone(given)).toBe(tidied);
    expect(phoneSchema.safeParse(tidied).success).toBe(true);
  });
});

describe('a phone', () => {
  test.each([
    '0700-000-0226',
    '0700-000-0010, 0700-000-1010',
    '01-2345678',
    '0201 234 5678',
    '0800-4537-2356',
  ])('%s is good', (phone) => {
    expect(phoneSchema.safeParse(phone).success).toBe(true);
  });

  test.each([
    '',
    'N/A',
    '12345',
    '0803123456',
    '080312345678',
    '0803--1234567',
    '+1 202 555 0100',
    '0803 123 4567,0805 123 4567',
    '08031234567, 08031234568, 08031234569',
    '0700-000-0001 ext 5',
  ])('"%s" is bad', (phone) => {
    expect(phoneSchema.safeParse(phone).success).toBe(false);
  });

  test('that a spreadsheet has rounded is recognised', () => {
    expect(isRounded('8.03123E+09')).toBe(true);
    expect(isRounded('0803 123 4567')).toBe(false);
  });
});
