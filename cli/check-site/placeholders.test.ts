import { expect, test } from 'vitest';
import { runCommand } from '#tests/support/run-command.ts';
import { runCheckSiteCommand } from './check-site-command.ts';
import { describeFindings, findPlaceholders } from './placeholders.ts';

function found(text: string): string[] {
  return findPlaceholders([{ path: 'content/x.ts', text }], []).flatMap((file) =>
    file.found.map(({ line, what }) => `${line} ${what}`),
  );
}

test.each([
  ["\ndisplay: '0700-000-7001'", ['2 placeholder number 0700-000-7001']],
  ["to: 'tel:07000007001'", ['1 placeholder number 07000007001']],
  ["url: 'https://wa.me/2347000007101'", ['1 placeholder number 2347000007101']],
  ['name\nA,0700-000-0001\nB,0700-000-0002\nC,0803 555 1234\n', [expect.any(String), expect.any(String)]],
  ['0800-4537-2356 070045372356 107000007001 070000070012 0700-ILERAEKO', []],
])('placeholder numbers in %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
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
  const sources = [
    { path: 'content/agents.csv', text },
    { path: 'content/en/plans.ts', text: 'nothing' },
    { path: 'content/en/site.ts', text },
  ];
  const others = [{ where: 'content/links.ts', what: 'App Store address' }];
  const { report, count } = describeFindings(findPlaceholders(sources, []), others);
  expect(count).toBe(31);
  for (const part of [
    'content/agents.csv: 15',
    'content/agents.csv:5 placeholder number 0700-000-1004',
    '… and 10 more',
    'content/links.ts: App Store address',
    // Outside tables every one is listed.
    'content/en/site.ts:15 placeholder number 0700-000-1014',
  ])
    expect(report).toContain(part);
  expect(report).not.toContain('plans.ts');
});

test('the command says what is wrong with the configuration, and fails on placeholders if told so', async () => {
  const run = (args: string[], environment = {}) => runCommand(runCheckSiteCommand, {}, args, environment);
  expect(await run([], { PUBLIC_URL: 'lashma' })).toEqual({
    code: 1,
    text: expect.stringMatching(/^PUBLIC_URL/),
  });
  const text = expect.stringMatching(/^The configuration is valid.*\d+ to replace before launch/s);
  expect(await run([])).toEqual({ code: 0, text });
  expect((await run(['--strict'])).code).toBe(1);
});
