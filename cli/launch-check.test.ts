import { expect, test } from 'vitest';
import { describeFindings, findPlaceholders } from './launch-check.ts';

function found(text: string): string[] {
  return findPlaceholders([{ path: 'content/x.ts', text }], []).flatMap((file) =>
    file.found.map(({ line, what }) => `${line} ${what}`),
  );
}

test.each([
  ['as it is shown', "display: '0700-000-7001'", '0700-000-7001'],
  ['as it is dialled', "to: 'tel:07000007001'", '07000007001'],
  ['in a WhatsApp address', "url: 'https://wa.me/2347000007101'", '2347000007101'],
])('a placeholder number is found %s', (_, text, number) => {
  expect(found(`\n${text}`)).toEqual([`2 placeholder number ${number}`]);
});

test.each(['0800-4537-2356', '070045372356', '107000007001', '070000070012', '0700-ILERAEKO'])(
  'the number %s is no placeholder',
  (number) => {
    expect(found(number)).toEqual([]);
  },
);

test('each number of a list counts', () => {
  expect(found('name,phone\nA,0700-000-0001\nB,0700-000-0002\nC,0803 555 1234\n')).toHaveLength(2);
});

test('a partner known by category only is found where its name stands', () => {
  const partners = [
    { name: 'Leadway', kind: 'named' },
    { name: 'Civic partner', kind: 'category' },
  ];
  const text = "named('Leadway'),\ncategory('Civic partner'),";
  expect(findPlaceholders([{ path: 'content/en/home.ts', text }], partners)).toEqual([
    { path: 'content/en/home.ts', found: [{ line: 2, what: 'partner without a name: Civic partner' }] },
  ]);
});

test('the report groups by file, sums up tables and counts everything', () => {
  const text = Array.from({ length: 15 }, (_, index) => `0700-000-${1000 + index}`).join('\n');
  const files = findPlaceholders(
    [
      { path: 'content/agents.csv', text },
      { path: 'content/en/plans.ts', text: 'nothing' },
    ],
    [],
  );
  const { report, count } = describeFindings(files, [
    { where: 'content/links.ts', what: 'App Store address' },
  ]);
  expect(count).toBe(16);
  expect(report).toContain('content/agents.csv: 15');
  expect(report).toContain('content/agents.csv:5 placeholder number 0700-000-1004');
  expect(report).toContain('… and 10 more');
  expect(report).toContain('content/links.ts: App Store address');
  expect(report).not.toContain('plans.ts');
});

test('outside tables every placeholder is listed', () => {
  const text = Array.from({ length: 40 }, (_, index) => `0700-000-${1000 + index}`).join('\n');
  const { report } = describeFindings(findPlaceholders([{ path: 'content/en/site.ts', text }], []), []);
  expect(report).toContain('content/en/site.ts:40 placeholder number 0700-000-1039');
});

test('nothing left is said so', () => {
  expect(describeFindings([], [])).toEqual({ report: 'Nothing is left to replace before launch.', count: 0 });
});
