import { expect, test } from 'vitest';
import { phoneLines } from '#words/site.ts';
import { isNigerianMobile, phoneNumbers, splitAtPhoneLines } from './phone-numbers.ts';

test('each number of a record has its own link', () => {
  expect(phoneNumbers('0700-000-0001, +234 803 123 4567')).toEqual([
    { text: '0700-000-0001', href: 'tel:07000000001' },
    { text: '+234 803 123 4567', href: 'tel:+2348031234567' },
  ]);
  expect(phoneNumbers('')).toEqual([]);
});

const { tollFree, doctorLine } = phoneLines;
const other = 'From 2026: ₦15,000, or 0700-000-7001.';
const doctor = { text: doctorLine.display, to: doctorLine.to };
const abroad = { ...tollFree, digits: '+234 (0)1 234' };
const [letters, digits] = [tollFree.display, tollFree.digits].map((text) => ({ text, to: tollFree.to }));

test.each([
  [
    'in letters and in digits',
    `Call ${tollFree.display} (${tollFree.digits}), free.`,
    [{ text: 'Call ' }, letters, { text: ' (' }, digits, { text: '), free.' }],
  ],
  ['beside another one', doctorLine.display + tollFree.display, [doctor, letters]],
  ['with a plus and brackets', `${abroad.digits}.`, [{ text: abroad.digits, to: abroad.to }, { text: '.' }]],
  ['and no other number', other, [{ text: other }]],
])('a line is linked %s', (_what, text, parts) => {
  expect(splitAtPhoneLines(text, [...Object.values(phoneLines), abroad])).toEqual(parts);
});

test.each([
  '0803 123 4567',
  '+234 803 123 4567',
  '+234 (0)803 123 4567',
  '00234-703-123-4567',
  '2349161234567',
  '07011234567',
  '08181234567',
  '09011234567',
  '09141234567',
])('%s is a mobile number of Nigeria', (number) => {
  expect(isNigerianMobile(number)).toBe(true);
});

test.each([
  ['a service number', '0700 123 4567'],
  ['a vanity number', '+234 700 22 55 278'],
  ['a toll-free number', '0800 123 4567'],
  ['a special number', '0900 123 4567'],
  ['a block of no network', '0910 123 4567'],
  ['a landline in Lagos', '01 234 5678'],
  ['a new landline in Lagos', '02012345678'],
  ['a short code', '40700'],
  ['an emergency number', '112'],
  ['a premium number abroad', '+44 909 8790 123'],
  ['a satellite phone', '+8816 1234 5678'],
  ['an international network', '+883 5100 1234 5678'],
  ['a number abroad with our digits', '+44 803 123 4567'],
  ['a number abroad, dialled from Nigeria', '009 44 7700 900123'],
  ['a number abroad, dialled from elsewhere', '0044 7700 900123'],
  ['the country twice', '+234 234 803 123 4567'],
  ['two zeros', '+234 00 803 123 4567'],
  ['a digit too few', '0803 123 456'],
  ['a digit too many', '0803 123 45678'],
  ['two numbers', '0803 123 4567, 0805 123 4567'],
  ['no zero and no country', '803 123 4567'],
  ['a name', 'MTN'],
  ['nothing', ''],
])('%s is none', (_what, number) => {
  expect(isNigerianMobile(number)).toBe(false);
});
