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
const split = (text: string) => splitAtPhoneLines(text, Object.values(phoneLines));

test('a line carries its link in letters and in digits', () => {
  expect(split(`Call ${tollFree.display} (${tollFree.digits}), free.`)).toEqual([
    { text: 'Call ' },
    { text: tollFree.display, to: tollFree.to },
    { text: ' (' },
    { text: tollFree.digits, to: tollFree.to },
    { text: '), free.' },
  ]);
});

test('different lines of one text keep their own links', () => {
  const links = split(`${doctorLine.display}${tollFree.display}`).map(({ to }) => to);
  expect(links).toEqual([doctorLine.to, tollFree.to]);
});

test('other numbers stay words', () => {
  const text = 'From 1 January 2026: ₦15,000, or 0700-000-7001.';
  expect(split(text)).toEqual([{ text }]);
});

test('a number may be written with a plus and in brackets', () => {
  const abroad = { ...tollFree, digits: '+234 (0)1 234' };
  expect(splitAtPhoneLines('Call +234 (0)1 234.', [abroad])).toEqual([
    { text: 'Call ' },
    { text: '+234 (0)1 234', to: tollFree.to },
    { text: '.' },
  ]);
});
