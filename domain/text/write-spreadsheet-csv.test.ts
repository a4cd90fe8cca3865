import { expect, test } from 'vitest';
import { writeSpreadsheetCsv } from './write-spreadsheet-csv.ts';

test.each(['=1+1', '+234', '-5', '@SUM(A1)', '|calc', '%x', '\t=1', ' \n=1', '\r=1'])(
  '%j is text to a spreadsheet',
  (cell) => {
    expect(writeSpreadsheetCsv([[cell]]).replaceAll('"', '')).toBe(`\uFEFF'${cell}\n`);
  },
);

test('other cells stay as they are, behind a byte order mark', () => {
  expect(writeSpreadsheetCsv([['ọjà', '5', 'a=b'], ['₦5,000']])).toBe('\uFEFFọjà,5,a=b\n"₦5,000"\n');
});
