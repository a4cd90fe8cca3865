import { expect, test } from 'vitest';
import { phoneLines } from '#words/site.ts';
import { phoneNumbers, splitAtPhoneLines } from './phone-numbers.ts';

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
