import { expect, test } from 'vitest';
import { phoneLines } from '#content/site.ts';
import { splitAtPhoneLines } from './split-at-phone-lines.ts';

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
