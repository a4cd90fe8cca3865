import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCsv, writeCsv, writeSpreadsheetCsv } from './read-csv.ts';

const cellsOf = (text: string) => {
  const table = readCsv(text);
  return 'rows' in table ? table.rows.map(({ cells }) => cells) : table;
};

describe('readCsv', () => {
  const quoted = ['1, Road', 'the "Place"\nbehind'];

  test.each<[what: string, text: string, first?: string[], second?: string[]]>([
    ['quotes with commas and line breaks', 'a,b\n"1, Road","the ""Place""\nbehind"\n', ['a', 'b'], quoted],
    ['an empty last field', 'a,\n"",c', ['a', ''], ['', 'c']],
    ['LF', 'a,b\n1,2\n'],
    ['CRLF', 'a,b\r\n1,2\r\n'],
    ['CR', 'a,b\r1,2\r'],
    ['no line break at the end', 'a,b\n1,2'],
    ['a byte order mark', '\uFEFFa,b\n1,2\n'],
    ['empty lines between', 'a,b\n\n , \n1,2\n\n'],
  ])('reads %s', (_what, text, first = ['a', 'b'], second = ['1', '2']) => {
    expect(cellsOf(text)).toEqual([first, second]);
  });

  test('numbers the rows as spreadsheets do', () => {
    const rows = [1, 2, 4].map((row) => expect.objectContaining({ row }));
    expect(readCsv('a\r\n"x\r\ny"\r\n\r\nb\r\n')).toEqual({ rows });
  });

  test.each([';', '\t'] as const)('reads columns with "%s" between them', (separator) => {
    const text = ['a,b', '"1;\t2"', 'c'].join(separator);
    expect(readCsv(text, separator)).toEqual({ rows: [{ row: 1, cells: ['a,b', '1;\t2', 'c'] }] });
  });

  test.each([
    ['a quote that is never closed', 'a\nb\n"c\nd\n', 3, 'never closed'],
    ['text after a closing quote', 'a\n"b"c\n', 2, 'follows a closing'],
    ['a quote inside a plain field', 'a\nb "c"\n', 2, 'not quoted'],
  ])('names the line of %s', (_what, text, line, reason) => {
    expect(readCsv(text)).toEqual({ problem: { line, reason: expect.stringContaining(reason) } });
  });

  test('reads whatever writeCsv writes', () => {
    const filled = fc.string().filter((text) => text.trim() !== '' && !text.startsWith('\uFEFF'));
    const rows = fc.array(fc.tuple(filled, fc.string(), fc.string()));
    fc.assert(fc.property(rows, (table) => void expect(cellsOf(writeCsv(table))).toEqual(table)));
  });
});

test.each([
  ...['=1+1', '+234', '-5', '@SUM(A1)', '|calc', '%x', '\t=1', ' \n=1', '\r=1'],
  ...['＝1', '＋1', '－1', '＠A'],
])('%j is text to a spreadsheet', (cell) => {
  expect(writeSpreadsheetCsv([[cell]]).replaceAll('"', '')).toBe(`\uFEFF'${cell}\n`);
});

test('other cells stay as they are, behind a byte order mark', () => {
  expect(writeSpreadsheetCsv([['ọjà', '5', 'a=b'], ['₦5,000']])).toBe('\uFEFFọjà,5,a=b\n"₦5,000"\n');
});
